"""The end of rounds and decades: the next starting player (EN 787–821, 899; C42, C43)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.fields import Flag
from arktable.engine.flow import Phase, Steering
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.economy.shares import worth
from arktable.games.arkwright_cards.phases import impossible
from arktable.games.arkwright_cards.terms import CARD_NAMES, ENTREPRENEUR, GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


def _last_round(position: CardPosition) -> bool:
    return position.last_decade() and position.round == GOODS - 1


def give_entrepreneur(position: CardPosition, seat: int) -> None:
    """Return the entrepreneur to the supply for its second effect (EN 899)."""
    position.companies[seat].cards &= ~(1 << ENTREPRENEUR)
    position.companies[seat].used &= ~(1 << ENTREPRENEUR)
    position.rules.put_back(position, ENTREPRENEUR)
    position.gone = 0


def begins(position: CardPosition, seat: int) -> None:
    """Hand over the starting player card."""
    position.start = seat
    if position.events is not None:
        position.tell_all("begins", seat)


def _why_not_name(position: CardPosition, move: Move) -> Reason | None:
    """Return why this player cannot begin."""
    if move.a >= position.seats or position.companies[move.a].broke:
        return Reason("no-such-player", "EN 817")
    return None


class PoorestNames(Phase["CardPosition"]):
    """The owner of the poorest company names the first player of the next decade (EN 817)."""

    NAME = "start-player"

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.solo(position)

    def resume(self, position: CardPosition) -> bool:
        return True

    def moves(self, position: CardPosition) -> list[Move]:
        return [position.rules.catalogue.name[seat] for seat in position.standing()]

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        return _why_not_name(position, move) if move.kind == kinds.NAME else not_now(self.NAME, "EN 817")

    def play(self, position: CardPosition, move: Move) -> None:
        position.frames.pop()
        begins(position, move.a)


class EntrepreneurNames(Phase["CardPosition"]):
    """The owner of the entrepreneur may give it up to name the first player of the next round (EN 899)."""

    NAME = "entrepreneur"

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.no_card(position, self.seat, ENTREPRENEUR) + impossible.solo(position)

    def resume(self, position: CardPosition) -> bool:
        return True

    def moves(self, position: CardPosition) -> list[Move]:
        catalogue = position.rules.catalogue
        return [catalogue.done, *(catalogue.name[seat] for seat in position.standing())]

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None
        return _why_not_name(position, move) if move.kind == kinds.NAME else not_now(self.NAME, "EN 899")

    def play(self, position: CardPosition, move: Move) -> None:
        position.frames.pop()
        if move.kind == kinds.DONE:
            return
        give_entrepreneur(position, self.seat)
        position.named = True
        if position.events is not None:
            position.tell_all("discarded", self.seat, card=CARD_NAMES[ENTREPRENEUR])
        begins(position, move.a)


class EndOfRound(Steering["CardPosition"]):
    """The starting player card passes clockwise unless the decade ends (EN 787–797).

    Before that the owner of the entrepreneur is asked; `was_asked` says that this is done.
    """

    NAME = "round-end"
    was_asked: bool = field(Flag, default=False)

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.solo(position)

    def resume(self, position: CardPosition) -> bool:
        if not self.was_asked and not position.closed:
            self.was_asked = True
            position.named = False
            if not _last_round(position):
                for seat in position.standing():
                    if position.companies[seat].has(ENTREPRENEUR):
                        position.frames.append(EntrepreneurNames(seat))
                        return False
        position.frames.pop()
        if not position.named and position.round < GOODS - 1 and not position.closed:
            begins(position, position.next_standing(position.start))
        return False


class EndOfDecade(Steering["CardPosition"]):
    """Markers advance, cards are turned back, the poorest company names the first player (EN 803–817)."""

    NAME = "decade-end"

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.solo(position) + impossible.outside(
            "phase", position.decade, 1, position.rules.last_decade - 1, "decade"
        )

    def resume(self, position: CardPosition) -> bool:
        position.frames.pop()
        next_decade(position)
        if not position.named:
            position.frames.append(PoorestNames(poorest(position)))
        return False


def next_decade(position: CardPosition) -> None:
    """Advance the markers of round and decade, and turn back all cards used once per decade."""
    position.round = 0
    position.decade += 1
    for company in position.companies:
        company.used = 0
    if position.events is not None:
        position.tell_all("decade", -1, decade=position.decade, year=position.rules.printed.years[position.decade - 1])


def poorest(position: CardPosition) -> int:
    """Return the seat with the lowest shares × value, then the least money, then clockwise from the start (EN 817)."""
    seats = position.seats

    def order(seat: int) -> tuple[int, int, int]:
        company = position.companies[seat]
        return (worth(company), company.money, (seat - position.start) % seats)

    return min(position.standing(), key=order)


class NeutralGrows(Steering["CardPosition"]):
    """Two players: the neutral colour moves one space up on every track (EN 821, C56)."""

    NAME = "neutral"

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return [] if len(position.rivals) == 1 else [("phase", "only two players play with a neutral colour")]

    def resume(self, position: CardPosition) -> bool:
        position.frames.pop()
        appeal = position.rivals[0].appeal
        for good in range(GOODS):
            before = appeal[good]
            appeal[good] = min(before + 1, position.rules.printed.appeal_high)
            position.cross(good, before, appeal[good])
        if position.events is not None:
            position.tell_all("neutral", -1)
        return False
