"""The decisions before the first round: factories, a development, shares (EN 191, 253–261, C15, C52)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from arktable.engine.flow import Phase, Steering
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards import setup
from arktable.games.arkwright_cards.phases.develop import Develop
from arktable.games.arkwright_cards.terms import GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


class EachSeat(Phase["CardPosition"]):
    """Every seat decides once: clockwise from the starting player, or back from the last one."""

    __slots__ = ("back", "turns")

    def __init__(self, seat: int, back: bool, turns: int = 0) -> None:
        super().__init__(seat)
        self.back = back
        self.turns = turns

    def _next(self, position: CardPosition) -> int:
        """The seat whose turn it is."""
        step = position.seats - 1 - self.turns if self.back else self.turns
        return (position.start + step) % position.seats

    def resume(self, position: CardPosition) -> bool:
        if self.turns < position.seats:
            self.seat = self._next(position)
            return True
        position.frames.pop()
        return False


class ChooseFactory(EachSeat):
    """A factory of one's choice (EN 253–255)."""

    NAME: ClassVar[str] = "found"

    def copy(self) -> ChooseFactory:
        return ChooseFactory(self.seat, self.back, self.turns)

    def moves(self, position: CardPosition) -> list[Move]:
        tile, found = position.companies[self.seat].tile, position.rules.catalogue.found
        return [found[good] for good in range(GOODS) if not tile[good]]

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        if move.kind != kinds.FOUND:
            return not_now(self.NAME, "EN 253")
        if position.companies[self.seat].tile[move.a]:
            return Reason("factory-open", "EN 255", {"good": position.rules.printed.goods[move.a]})
        return None

    def play(self, position: CardPosition, move: Move) -> None:
        setup.found(position, self.seat, move.a)
        self.turns += 1


class BuyFirstShares(EachSeat):
    """Expert: as many shares as the start money buys (EN 261)."""

    NAME: ClassVar[str] = "first-shares"

    def copy(self) -> BuyFirstShares:
        return BuyFirstShares(self.seat, self.back, self.turns)

    def _most(self, position: CardPosition) -> int:
        company = position.companies[self.seat]
        return min(company.money // company.value, position.rules.printed.most - company.shares)

    def moves(self, position: CardPosition) -> list[Move]:
        return position.rules.catalogue.buy[: self._most(position) + 1]

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        if move.kind != kinds.BUY:
            return not_now(self.NAME, "EN 261")
        most = self._most(position)
        if move.a > most:
            return Reason("too-many-shares", "EN 261", {"want": move.a, "most": most})
        return None

    def play(self, position: CardPosition, move: Move) -> None:
        company = position.companies[self.seat]
        # The start price is the share value; the discount is for the action alone (C52).
        position.spend(self.seat, move.a * company.value)
        company.shares += move.a
        if position.events is not None:
            position.tell_all("bought", self.seat, shares=move.a, paid=move.a * company.value)
        self.turns += 1


class FirstDevelopment(Steering["CardPosition"]):
    """One development or card each, in reverse order (EN 257, C15)."""

    __slots__ = ("turns",)

    NAME: ClassVar[str] = "first-developments"

    def __init__(self, seat: int, turns: int = 0) -> None:
        super().__init__(seat)
        self.turns = turns

    def copy(self) -> FirstDevelopment:
        return FirstDevelopment(self.seat, self.turns)

    def resume(self, position: CardPosition) -> bool:
        if self.turns < position.seats:
            seat = (position.start + position.seats - 1 - self.turns) % position.seats
            self.turns += 1
            position.frames.append(Develop(seat))
        else:
            position.frames.pop()
        return False


class Ready(Steering["CardPosition"]):
    """Notes what everybody starts with, for the award of the Parvenu (C65)."""

    NAME: ClassVar[str] = "ready"

    def copy(self) -> Ready:
        return Ready(self.seat)

    def resume(self, position: CardPosition) -> bool:
        for company in position.companies:
            company.start_money = company.money
            company.start_shares = company.shares
        position.frames.pop()
        return False


def first_factories(position: CardPosition) -> ChooseFactory:
    """In order."""
    return ChooseFactory(position.start, False)


def second_factories(position: CardPosition) -> ChooseFactory:
    """In reverse order."""
    return ChooseFactory(position.start, True)


def first_developments(position: CardPosition) -> FirstDevelopment:
    """In reverse order."""
    return FirstDevelopment(position.start)


def first_shares(position: CardPosition) -> BuyFirstShares:
    """In order."""
    return BuyFirstShares(position.start, False)


def ready(position: CardPosition) -> Ready:
    """The last step of every preparation."""
    return Ready(position.start)
