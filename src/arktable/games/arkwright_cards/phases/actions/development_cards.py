"""Taking a development card, and giving up another for it (EN 615–619, 867; C28, C34, C47, C49, C50)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.fields import Flag, Whole
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.company import NOWHERE
from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.phases import impossible
from arktable.games.arkwright_cards.phases.actions.price import show
from arktable.games.arkwright_cards.phases.actions.quality_and_distribution import lay
from arktable.games.arkwright_cards.phases.production.storage import Store
from arktable.games.arkwright_cards.terms import (
    CARD_NAMES,
    CARDS,
    CARDS_TRACK,
    ENGINEER,
    ENGINEER_PIECE,
    ENGINEER_TALENT,
    FOREMAN,
    GOODS,
    LARGE_WAREHOUSE,
    PATENT,
    PATENT_PIECE,
    PATENT_TALENT,
    PIECE_NAMES,
    QUALITY_PIECES,
    RESERVE,
)
from arktable.games.arkwright_cards.text.fields import OpenCode, Taking, goods

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.company import Company
    from arktable.games.arkwright_cards.state import CardPosition


def acquire(position: CardPosition, seat: int, move: Move) -> None:
    """Take the card out of the supply; it is unused (C46)."""
    card = position.rules.card_of(position, move)
    position.rules.take_out(position, move)
    company = position.companies[seat]
    company.cards |= 1 << card
    if position.events is not None:
        position.tell_all("took", seat, card=CARD_NAMES[card])
    if card == ENGINEER:
        company.piece_at[ENGINEER_PIECE] = RESERVE
        company.talent |= ENGINEER_TALENT
    elif card == PATENT:
        company.piece_at[PATENT_PIECE] = RESERVE
        company.talent |= PATENT_TALENT
    elif card == FOREMAN:
        position.frames.append(PlaceForeman(seat))


def give_back(position: CardPosition, seat: int, card: int) -> None:
    """Return a held card to the supply, with everything that depends on it."""
    company = position.companies[seat]
    company.cards &= ~(1 << card)
    company.used &= ~(1 << card)
    position.rules.put_back(position, card)
    if position.events is not None:
        position.tell_all("discarded", seat, card=CARD_NAMES[card])
    if card == FOREMAN:
        company.foreman = NOWHERE
    elif card == LARGE_WAREHOUSE:
        position.frames.append(Store(seat))
    elif card == PATENT:
        good = company.piece_at[PATENT_PIECE]
        company.lose_piece(PATENT_PIECE)
        correct(position, seat, good)
    elif card == ENGINEER:
        good, value = company.piece_at[ENGINEER_PIECE], company.piece_value[ENGINEER_PIECE]
        turned = company.shows_appeal(ENGINEER_PIECE)
        company.lose_piece(ENGINEER_PIECE)
        if good >= 0:
            position.frames.append(ReplaceEngineer(seat, good, value, turned))


def correct(position: CardPosition, seat: int, good: int) -> None:
    """After step b, adjust marker and demand when a card leaves the active factory (C28)."""
    if good == position.round and position.companies[seat].appeal[good] >= 0:
        show(position, seat, good)


class MakeRoom(Phase["CardPosition"]):
    """The hand is full: the player discards a card for the one that the move `wanted` takes (EN 615)."""

    NAME = "discard"
    wanted: Move | None = field(Taking)  # None only in a text that forgets it, which is refused

    def asked(self, position: CardPosition, viewer: int) -> dict[str, Any]:
        assert self.wanted is not None
        return {"card": CARD_NAMES[position.rules.card_of(position, self.wanted)]}

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        company, rules = position.companies[self.seat], position.rules
        if self.wanted is None or self.wanted not in rules.on_offer(position, 0):
            return [("wanted", "must be a move that takes a card on offer")]
        if company.has(rules.card_of(position, self.wanted)):
            return [("wanted", "this card is held already")]
        limit = rules.printed.tracks[CARDS_TRACK][company.tracks[CARDS_TRACK]]
        if len(company.held()) < limit:
            return [("phase", f"no card has to be discarded: {len(company.held())} cards are held, and {limit} may be")]
        return []

    def resume(self, position: CardPosition) -> bool:
        if self.moves(position) and self.wanted in position.rules.on_offer(position, 0):
            return True
        position.frames.pop()  # only in a position from outside
        return False

    def moves(self, position: CardPosition) -> list[Move]:
        company, discard = position.companies[self.seat], position.rules.catalogue.discard
        return [discard[card] for card in range(CARDS) if company.cards >> card & 1]

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        if move.kind != kinds.DISCARD:
            return not_now(self.NAME, "EN 615")
        if not position.companies[self.seat].has(move.a):
            return Reason("no-card", "EN 615", {"card": CARD_NAMES[move.a]})
        return None

    def play(self, position: CardPosition, move: Move) -> None:
        position.frames.pop()
        give_back(position, self.seat, move.a)
        assert self.wanted is not None
        acquire(position, self.seat, self.wanted)


class PlaceForeman(Phase["CardPosition"]):
    """The player puts the foreman at an open factory, where it stays while it is held (EN 951)."""

    NAME = "foreman"

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.no_card(position, self.seat, FOREMAN)

    def resume(self, position: CardPosition) -> bool:
        if any(position.companies[self.seat].tile):
            return True
        position.frames.pop()  # only in a position from outside
        return False

    def moves(self, position: CardPosition) -> list[Move]:
        tile, foreman = position.companies[self.seat].tile, position.rules.catalogue.foreman
        return [foreman[good] for good in range(GOODS) if tile[good]]

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        if move.kind != kinds.FOREMAN_AT:
            return not_now(self.NAME, "EN 951")
        if not position.companies[self.seat].tile[move.a]:
            return Reason("no-factory", "EN 951", {"good": position.rules.printed.goods[move.a]})
        return None

    def play(self, position: CardPosition, move: Move) -> None:
        position.companies[self.seat].foreman = move.a
        position.frames.pop()
        if position.events is not None:
            position.tell_all("foreman-at", self.seat, good=position.rules.printed.goods[move.a])


class ReplaceEngineer(Phase["CardPosition"]):
    """Quality cards of the reserve may replace the engineer, up to its `value` (EN 1007, C49).

    They have its orientation: `turned` to appeal or not. The marker moves once, at the end: if it moved down first, it
    could lose demand steps at the end of the track that moving up would not restore (C70).
    """

    NAME = "replace-engineer"
    good: int = field(OpenCode, goods)
    value: int = field(Whole)
    turned: bool = field(Flag)

    def asked(self, position: CardPosition, viewer: int) -> dict[str, Any]:
        return {"good": self.good, "value": self.value}

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        company = position.companies[self.seat]
        if company.has(ENGINEER):
            return [("phase", "the engineer is held, so nothing takes its place")]
        if self.good < 0 or not company.tile[self.good]:
            return [("good", "must be a good with an open factory")]
        return impossible.outside("value", self.value, 0, position.rules.printed.quality_engineer)

    def _fits(self, position: CardPosition, company: Company, value: int) -> bool:
        high = position.rules.printed.quality_engineer
        return value <= self.value and factory.quality(company, self.good) + value <= high

    def _choices(self, position: CardPosition) -> list[Move]:
        company, printed = position.companies[self.seat], position.rules.printed
        found: list[Move] = []
        for piece in QUALITY_PIECES:
            if company.piece_at[piece] == RESERVE:
                for place, value in enumerate(printed.piece_values[piece]):
                    if self._fits(position, company, value):
                        found.append(position.rules.catalogue.lay[piece][self.good][place])
        return found

    def resume(self, position: CardPosition) -> bool:
        if self._choices(position):
            return True
        self._settle(position)
        return False

    def _settle(self, position: CardPosition) -> None:
        position.frames.pop()
        correct(position, self.seat, self.good)

    def moves(self, position: CardPosition) -> list[Move]:
        return [position.rules.catalogue.done, *self._choices(position)]

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None
        if move.kind != kinds.LAY or move.a not in QUALITY_PIECES or move.b != self.good:
            return not_now(self.NAME, "EN 1007")
        company = position.companies[self.seat]
        if company.piece_at[move.a] != RESERVE:
            return Reason("piece-not-in-reserve", "EN 1007", {"piece": PIECE_NAMES[move.a]})
        if not self._fits(position, company, move.c):
            return Reason("rise-limit", "EN 1007", {"want": move.c, "most": self.value})
        return None

    def play(self, position: CardPosition, move: Move) -> None:
        if move.kind == kinds.DONE:
            self._settle(position)
            return
        company = position.companies[self.seat]
        lay(company, move.a, self.good, move.c)
        if self.turned:
            company.appealing |= 1 << move.a
        self.value -= move.c
        if position.events is not None:
            good = position.rules.printed.goods[self.good]
            position.tell_all("laid", self.seat, piece=PIECE_NAMES[move.a], good=good, value=move.c)
