"""The decisions before the first round: factories, a development, shares (EN 191, 253–261, C15, C52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.flow import Phase, Steering
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.timetable import EverySeat, EverySeatBack
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards import setup
from arktable.games.arkwright_cards.phases import impossible
from arktable.games.arkwright_cards.phases.actions.develop import Develop
from arktable.games.arkwright_cards.printed import NOT_GIVEN
from arktable.games.arkwright_cards.terms import GOODS, TRACKS

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


# -- every seat once --------------------------------------------------------------------------------------------------


class FirstFactories(EverySeat["CardPosition"]):
    """All players open a first factory, clockwise from the starting player (EN 253)."""

    NAME = "first-factories"

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.outside("turns", self.turns, 0, position.seats)

    def ask(self, position: CardPosition, seat: int) -> None:
        position.frames.append(ChooseFactory(seat))


class SecondFactories(EverySeatBack["CardPosition"]):
    """All players open a second factory, counter-clockwise from the last player (EN 255)."""

    NAME = "second-factories"

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.outside("turns", self.turns, 0, position.seats)

    def ask(self, position: CardPosition, seat: int) -> None:
        position.frames.append(ChooseFactory(seat))


class FirstDevelopments(EverySeatBack["CardPosition"]):
    """All players take one development or card, counter-clockwise from the last player (EN 191, 257; C15, C80)."""

    NAME = "first-developments"

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.outside("turns", self.turns, 0, position.seats)

    def ask(self, position: CardPosition, seat: int) -> None:
        develop = Develop(seat)
        position.frames.append(develop)
        given = position.rules.given_developments[seat]
        if given == NOT_GIVEN:
            return
        catalogue = position.rules.catalogue
        move = catalogue.develop[given] if given < TRACKS else catalogue.take[given - TRACKS]
        # Another supply, or restrictions, may prevent what the set-up gives: then the player chooses.
        if move in develop.moves(position):
            develop.play(position, move)


class FirstShares(EverySeat["CardPosition"]):
    """All players may buy shares, clockwise from the starting player (EN 261)."""

    NAME = "first-shares-of-all"

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.outside("turns", self.turns, 0, position.seats)

    def ask(self, position: CardPosition, seat: int) -> None:
        position.frames.append(BuyFirstShares(seat))


# -- one seat ---------------------------------------------------------------------------------------------------------


class ChooseFactory(Phase["CardPosition"]):
    """A player opens a factory of their choice (EN 253–255)."""

    NAME = "found"

    def resume(self, position: CardPosition) -> bool:
        if not all(position.companies[self.seat].tile):
            return True
        position.frames.pop()  # only in a position from outside
        return False

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
        position.frames.pop()
        setup.found(position, self.seat, move.a)


class BuyFirstShares(Phase["CardPosition"]):
    """Expert: the player buys shares with the start money (EN 261)."""

    NAME = "first-shares"

    def resume(self, position: CardPosition) -> bool:
        return True

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
        position.frames.pop()
        company = position.companies[self.seat]
        # The start price is the share value; the discount applies only to the action (C52).
        position.spend(self.seat, move.a * company.value)
        company.shares += move.a
        if position.events is not None:
            position.tell_all("bought", self.seat, shares=move.a, paid=move.a * company.value)


class Ready(Steering["CardPosition"]):
    """The last step records what all players start with, for the award of the Parvenu (C65)."""

    NAME = "ready"

    def resume(self, position: CardPosition) -> bool:
        for company in position.companies:
            company.start_money = company.money
            company.start_shares = company.shares
        position.frames.pop()
        return False
