"""Between rounds and decades: who begins (EN 787–821, 899; C42, C43)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from arktable.engine.flow import Phase, Steering
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.economy.shares import worth
from arktable.games.arkwright_cards.terms import CARD_NAMES, ENTREPRENEUR, GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


def _last_round(position: CardPosition) -> bool:
    return position.last_decade() and position.round == GOODS - 1


def give_entrepreneur(position: CardPosition, seat: int) -> None:
    """It goes back to the supply for its second effect."""
    position.companies[seat].cards &= ~(1 << ENTREPRENEUR)
    position.companies[seat].used &= ~(1 << ENTREPRENEUR)
    position.rules.put_back(position, ENTREPRENEUR)
    position.gone = 0


def begins(position: CardPosition, seat: int) -> None:
    """Hand over the starting player card."""
    position.start = seat
    if position.events is not None:
        position.tell_all("begins", seat)


class NameStart(Phase["CardPosition"]):
    """Somebody names who begins: the owner of the entrepreneur if `card`, else the poorest company."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: bool) -> None:
        super().__init__(seat)
        self.card = card

    def name(self) -> str:
        return "entrepreneur" if self.card else "start-player"

    def copy(self) -> NameStart:
        return NameStart(self.seat, self.card)

    def resume(self, position: CardPosition) -> bool:
        return True

    def moves(self, position: CardPosition) -> list[Move]:
        catalogue = position.rules.catalogue
        found = [catalogue.name[seat] for seat in position.standing()]
        return [catalogue.done, *found] if self.card else found

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE and self.card:
            return None
        if move.kind != kinds.NAME:
            return not_now(self.name(), "EN 899" if self.card else "EN 817")
        if move.a >= position.seats or position.companies[move.a].broke:
            return Reason("no-such-player", "EN 817", {"seat": move.a + 1})
        return None

    def play(self, position: CardPosition, move: Move) -> None:
        position.frames.pop()
        if move.kind == kinds.DONE:
            return
        if self.card:
            give_entrepreneur(position, self.seat)
            position.named = True
            if position.events is not None:
                position.tell_all("discarded", self.seat, card=CARD_NAMES[ENTREPRENEUR])
        begins(position, move.a)


class EndOfRound(Steering["CardPosition"]):
    """The entrepreneur's chance, then the starting player card passes clockwise unless the decade ends."""

    __slots__ = ("was_asked",)

    NAME: ClassVar[str] = "round-end"

    def __init__(self, seat: int, asked: bool = False) -> None:
        super().__init__(seat)
        self.was_asked = asked

    def copy(self) -> EndOfRound:
        return EndOfRound(self.seat, self.was_asked)

    def resume(self, position: CardPosition) -> bool:
        if not self.was_asked and not position.closed:
            self.was_asked = True
            position.named = False
            if not _last_round(position):
                for seat in position.standing():
                    if position.companies[seat].has(ENTREPRENEUR):
                        position.frames.append(NameStart(seat, True))
                        return False
        position.frames.pop()
        if not position.named and position.round < GOODS - 1 and not position.closed:
            begins(position, position.next_standing(position.start))
        return False


class EndOfDecade(Steering["CardPosition"]):
    """Markers move on, cards are turned back, the poorest names who begins (EN 803–817)."""

    NAME: ClassVar[str] = "decade-end"

    def copy(self) -> EndOfDecade:
        return EndOfDecade(self.seat)

    def resume(self, position: CardPosition) -> bool:
        position.frames.pop()
        next_decade(position)
        if not position.named:
            position.frames.append(NameStart(poorest(position), False))
        return False


def next_decade(position: CardPosition) -> None:
    """Round and decade markers, and all cards used once per decade."""
    position.round = 0
    position.decade += 1
    for company in position.companies:
        company.used = 0
    if position.events is not None:
        position.tell_all("decade", -1, decade=position.decade, year=position.rules.printed.years[position.decade - 1])


def poorest(position: CardPosition) -> int:
    """The lowest shares times value, then the least money, then clockwise from the last starting player (EN 817)."""
    seats = position.seats

    def order(seat: int) -> tuple[int, int, int]:
        company = position.companies[seat]
        return (worth(company), company.money, (seat - position.start) % seats)

    return min(position.standing(), key=order)


class NeutralGrows(Steering["CardPosition"]):
    """Two players: the neutral colour goes one space up on every track (EN 821, C56)."""

    NAME: ClassVar[str] = "neutral"

    def copy(self) -> NeutralGrows:
        return NeutralGrows(self.seat)

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


def end_of_round(position: CardPosition) -> EndOfRound:
    """For the plan of a round."""
    return EndOfRound(position.start)


def end_of_decade(position: CardPosition) -> EndOfDecade:
    """For the plan of a decade's end."""
    return EndOfDecade(position.start)


def neutral_grows(position: CardPosition) -> NeutralGrows:
    """For the plan of a decade's end with two players."""
    return NeutralGrows(position.start)
