"""Step c: one step on a track, or one development card, or neither (EN 553–621, 861–881; C16, C45)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.fields import Whole
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.economy.shares import half
from arktable.games.arkwright_cards.phases import impossible
from arktable.games.arkwright_cards.phases.actions.development_cards import MakeRoom, acquire
from arktable.games.arkwright_cards.phases.actions.reactivate import (
    can_reactivate,
    reactivate,
    reactivations,
    why_not_reactivate,
)
from arktable.games.arkwright_cards.terms import (
    BROKER,
    CARD_NAMES,
    CARDS_TRACK,
    INVENTOR,
    TRACK_NAMES,
    TRACKS,
)

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


def can_step(position: CardPosition, seat: int, track: int, free: bool) -> bool:
    """Return whether there is a next space that may be reached in this decade. `free` ignores the decade."""
    company = position.companies[seat]
    if company.tracks[track] + 1 >= len(position.rules.printed.tracks[track]):
        return False
    return free or position.rules.track_decade(position, seat, track) <= position.decade


def why_not_step(position: CardPosition, seat: int, track: int, free: bool) -> Reason | None:
    """Return why this marker cannot move."""
    company = position.companies[seat]
    if company.tracks[track] + 1 >= len(position.rules.printed.tracks[track]):
        return Reason("track-end", "EN 563", {"track": TRACK_NAMES[track]})
    decade = position.rules.track_decade(position, seat, track)
    if not free and decade > position.decade:
        return Reason("decade-restriction", "EN 242", {"track": TRACK_NAMES[track], "decade": decade})
    return None


def step(position: CardPosition, seat: int, track: int) -> None:
    """Move the marker of a track one space forward."""
    company = position.companies[seat]
    company.tracks[track] += 1
    if position.events is not None:
        value = position.rules.printed.tracks[track][company.tracks[track]]
        position.tell_all("developed", seat, track=TRACK_NAMES[track], value=value)


def broker_most(position: CardPosition, seat: int) -> int:
    """Return the shares that the broker can buy at half price (EN 927)."""
    company, printed = position.companies[seat], position.rules.printed
    if not company.has(BROKER):
        return 0
    return min(printed.broker, company.money // half(company.value), printed.most - company.shares)


class Develop(Phase["CardPosition"]):
    """The player takes one development, or gives up the broker or inventor instead."""

    NAME = "develop"

    def resume(self, position: CardPosition) -> bool:
        return True

    def moves(self, position: CardPosition) -> list[Move]:
        seat, catalogue, rules = self.seat, position.rules.catalogue, position.rules
        company = position.companies[seat]
        found: list[Move] = [catalogue.done]
        found += [catalogue.develop[track] for track in range(TRACKS) if can_step(position, seat, track, False)]
        found += rules.on_offer(position, company.cards)
        found += catalogue.broker[1 : broker_most(position, seat) + 1]
        if rules.inventor_steps and company.has(INVENTOR):
            found.append(catalogue.inventor)
        if can_reactivate(company):
            found += reactivations(position, company)
        return found

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None
        if move.kind == kinds.DEVELOP:
            return why_not_step(position, self.seat, move.a, False)
        if move.kind in (kinds.TAKE, kinds.PICK):
            return self._why_not_take(position, move)
        if move.kind in (kinds.BROKER_BUY, kinds.INVENTOR_STEPS):
            return self._why_not_instead(position, move)
        if move.kind == kinds.REACTIVATE:
            return why_not_reactivate(position.companies[self.seat], move.a)
        return not_now(self.NAME, "EN 557")

    def _why_not_instead(self, position: CardPosition, move: Move) -> Reason | None:
        """Return why a card cannot be given up instead of developing."""
        broker = move.kind == kinds.BROKER_BUY
        card, rule = (BROKER, "EN 927") if broker else (INVENTOR, "EN 963")
        if not broker and not position.rules.inventor_steps:
            return Reason("expert-only", rule)
        if not position.companies[self.seat].has(card):
            return Reason("no-card", rule, {"card": CARD_NAMES[card]})
        most = broker_most(position, self.seat)
        if broker and not 1 <= move.a <= most:
            return Reason("too-many-shares", rule, {"want": move.a, "most": most})
        return None

    def _why_not_take(self, position: CardPosition, move: Move) -> Reason | None:
        rules = position.rules
        solo = bool(position.grid)
        if (move.kind == kinds.PICK) != solo:
            return Reason("other-supply", "EN 1048")
        card = rules.card_of(position, move)
        if card < 0:
            return Reason("place-empty", "EN 1152", {"place": move.a + 1})
        if position.companies[self.seat].has(card):
            return Reason("card-held", "EN 869", {"card": CARD_NAMES[card]})
        if move in rules.on_offer(position, 0):
            return None
        if solo:
            if move.a in position.discs:
                return Reason("under-disc", "EN 1051", {"place": move.a + 1})
            return Reason("card-discarded", "EN 619", {"card": CARD_NAMES[card]})
        if position.supply[card]:
            return Reason("card-discarded", "EN 619", {"card": CARD_NAMES[card]})
        return Reason("card-not-there", "EN 867", {"card": CARD_NAMES[card]})

    def play(self, position: CardPosition, move: Move) -> None:
        company, seat = position.companies[self.seat], self.seat
        if move.kind == kinds.REACTIVATE:
            reactivate(position, seat, move.a)
            return
        position.frames.pop()
        if move.kind == kinds.DEVELOP:
            step(position, seat, move.a)
        elif move.kind in (kinds.TAKE, kinds.PICK):
            limit = position.rules.printed.tracks[CARDS_TRACK][company.tracks[CARDS_TRACK]]
            if company.cards.bit_count() >= limit:
                position.frames.append(MakeRoom(seat, move))
            else:
                acquire(position, seat, move)
        elif move.kind == kinds.BROKER_BUY:
            paid = move.a * half(company.value)
            company.cards &= ~(1 << BROKER)
            company.brokered = True
            position.rules.put_back(position, BROKER)
            position.spend(seat, paid)
            company.shares += move.a
            if position.events is not None:
                position.tell_all("brokered", seat, shares=move.a, paid=paid)
        elif move.kind == kinds.INVENTOR_STEPS:
            company.cards &= ~(1 << INVENTOR)
            position.rules.put_back(position, INVENTOR)
            if position.events is not None:
                position.tell_all("inventor", seat)
            position.frames.append(TwoSteps(seat, position.rules.printed.inventor))


class TwoSteps(Phase["CardPosition"]):
    """Expert inventor: two steps on any tracks, in any decade (EN 963, C53)."""

    NAME = "two-steps"
    left: int = field(Whole)

    def asked(self, position: CardPosition, viewer: int) -> dict[str, Any]:
        return {"steps": self.left}

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.outside("left", self.left, 1, position.rules.printed.inventor)

    def resume(self, position: CardPosition) -> bool:
        if self.left:
            for track in range(TRACKS):
                if can_step(position, self.seat, track, True):
                    return True
        position.frames.pop()
        return False

    def moves(self, position: CardPosition) -> list[Move]:
        develop = position.rules.catalogue.develop
        return [develop[track] for track in range(TRACKS) if can_step(position, self.seat, track, True)]

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        if move.kind != kinds.DEVELOP:
            return not_now(self.NAME, "EN 963")
        return why_not_step(position, self.seat, move.a, True)

    def play(self, position: CardPosition, move: Move) -> None:
        self.left -= 1
        step(position, self.seat, move.a)
