"""The production phase (EN 623–785, C30): each player a to c in turn, then share values, then distribution falls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arktable.engine.fields import Whole
from arktable.engine.flow import Phase, Steering
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.seats import NOBODY
from arktable.engine.state import field
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.economy import shares
from arktable.games.arkwright_cards.phases import impossible
from arktable.games.arkwright_cards.phases.actions.quality_and_distribution import to_reserve
from arktable.games.arkwright_cards.phases.production.scene_events import tell_end, tell_production, tell_steps
from arktable.games.arkwright_cards.phases.production.sell_and_ship import produce
from arktable.games.arkwright_cards.terms import DISTRIBUTION_PIECES, ENTREPRENEUR
from arktable.games.arkwright_cards.text.fields import stage_code

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition

SELLING: Final = 0
RIVALS: Final = 1
TIE: Final = 2
VALUES: Final = 3
STAGES: Final = ("selling", "rivals", "tie", "values")
"""The stages by number, as the text of a position writes them."""


def leaders(position: CardPosition, good: int) -> tuple[list[int], bool]:
    """Return the seats with the highest appeal among those who sold enough, and whether another colour ties (C40)."""
    enough = position.rules.printed.enough
    best, seats, shared = -1, [], False
    for seat, company in enumerate(position.companies):
        if company.sold >= enough and not company.broke:
            appeal = company.appeal[good]
            if appeal > best:
                best, seats = appeal, [seat]
            elif appeal == best:
                seats.append(seat)
    for appeal in position.rules.rivals_sell(position, good, position.demand[good]):
        if appeal > best:
            return [], False
        if appeal == best:
            shared = True
    return seats, shared


class Production(Steering["CardPosition"]):
    """The parts of the phase. `stage` is the next one; `turn` seats have sold, beginning with `seat`."""

    NAME = "production"
    stage: int = field(stage_code, STAGES, default=SELLING)
    turn: int = field(Whole, default=0)

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.outside("turn", self.turn, 0, position.seats)

    def resume(self, position: CardPosition) -> bool:
        if position.closed:
            position.frames.pop()
            if position.events is not None and self.turn:
                tell_end(position)
        elif self.stage == SELLING:
            self._next_seller(position)
        elif self.stage == RIVALS:
            position.rules.rivals_produce(position, position.round)
            self.stage = TIE
        elif self.stage == TIE:
            self.stage = VALUES
            position.favoured = NOBODY
            seats, shared = leaders(position, position.round)
            if len(seats) > 1 or (seats and shared):
                for seat in seats:
                    if position.companies[seat].fresh(ENTREPRENEUR):
                        position.frames.append(BreakTie(seat))
        else:
            position.frames.pop()
            self._raise_values(position)
            self._distribution_falls(position)
            if position.events is not None:
                tell_end(position)
        return False

    def _next_seller(self, position: CardPosition) -> None:
        if position.events is not None and not self.turn:
            tell_production(position, self.seat)
        if self.turn == position.seats:
            self.stage = RIVALS
            return
        seat = (self.seat + self.turn) % position.seats
        self.turn += 1
        company = position.companies[seat]
        company.sold = 0
        if company.tile[position.round] and not company.broke:
            produce(position, seat)

    def _raise_values(self, position: CardPosition) -> None:
        """Step d: raise values by one for enough home sales, and by one for the highest appeal (EN 769–773)."""
        printed, good = position.rules.printed, position.round
        seats, shared = leaders(position, good)
        best = seats[0] if len(seats) == 1 and not shared else position.favoured
        for seat, company in enumerate(position.companies):
            steps = (1 if company.sold >= printed.enough and not company.broke else 0) + (1 if seat == best else 0)
            if position.events is not None:
                tell_steps(position, seat, seats, shared, best)
            if steps:
                lost = company.value + steps
                company.value = shares.raise_value(printed, company.value, steps)
                if position.events is not None:
                    position.tell_all("value", seat, steps=steps, value=company.value)
                    if lost > company.value:
                        position.tell_scene("share-step", seat, reason="end", steps=company.value - lost)

    def _distribution_falls(self, position: CardPosition) -> None:
        """Step e: lower distribution in producing factories; the marker stays until the next step b (EN 781, C26)."""
        good = position.round
        for seat, company in enumerate(position.companies):
            if company.broke or not company.tile[good]:
                continue
            for piece in DISTRIBUTION_PIECES:
                if company.piece_at[piece] == good:
                    company.piece_value[piece] -= 1
                    if position.events is not None:
                        left = company.piece_value[piece]
                        position.tell_all("faded", seat, good=position.rules.printed.goods[good], left=left)
                    if not company.piece_value[piece]:
                        to_reserve(company, piece)


def is_under_way(position: CardPosition) -> bool:
    """Return whether the active good is being produced: some goods are made or sold, and no forecast is possible."""
    return any(isinstance(frame, Production) for frame in position.frames)


class BreakTie(Phase["CardPosition"]):
    """The entrepreneur may break a tie for the highest appeal (EN 897, C41)."""

    NAME = "tie"

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        if not position.companies[self.seat].fresh(ENTREPRENEUR):
            return [("seat", "has no entrepreneur that was not turned in this decade")]
        return []

    def resume(self, position: CardPosition) -> bool:
        return True

    def moves(self, position: CardPosition) -> list[Move]:
        return [position.rules.catalogue.done, position.rules.catalogue.tie]

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        return None if move.kind in (kinds.DONE, kinds.TIE) else not_now(self.NAME, "EN 897")

    def play(self, position: CardPosition, move: Move) -> None:
        position.frames.pop()
        if move.kind == kinds.TIE:
            position.companies[self.seat].used |= 1 << ENTREPRENEUR
            position.favoured = self.seat
            if position.events is not None:
                position.tell_all("tie-broken", self.seat)
