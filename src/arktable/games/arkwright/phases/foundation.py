"""The preparation round 1760 (WF IV–VI, B38): two factories each, start-up capital, a special marker, the bill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.flow import Phase, Steering
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.timetable import EverySeat, EverySeatBack
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.phases.actions.special import TakeSpecial
from arktable.games.arkwright.staff import fill_row
from arktable.games.arkwright.terms import GOODS, MARKER_NAMES, TILE_NAMES

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


def found(position: ArkwrightPosition, seat: int, good: int, price: int) -> None:
    """Found a factory of level I with its first rows filled; it is paid for later (WF 434)."""
    company, printed = position.companies[seat], position.rules.printed
    company.level[good] = 1
    company.built[good] = 0
    company.price[good] = price
    for row in range(printed.start_rows):
        fill_row(position, seat, good, row)
    if position.events is not None:
        position.tell_all("founded", seat, good=printed.goods[good], price=price)


def building_costs(position: ArkwrightPosition, seat: int) -> int:
    """Return the cost of the factories founded in 1760."""
    company, printed = position.companies[seat], position.rules.printed
    return sum(printed.cost[good][company.level[good]] for good in range(GOODS))


class FirstFoundation(EverySeat["ArkwrightPosition"]):
    """All players found a factory, clockwise from the start player (WF 427)."""

    NAME = "first-foundation"

    def ask(self, position: ArkwrightPosition, seat: int) -> None:
        position.frames.append(FoundFactory(seat))


class SecondFoundation(EverySeatBack["ArkwrightPosition"]):
    """All players found a factory for another good, in reverse order (WF 500)."""

    NAME = "second-foundation"

    def ask(self, position: ArkwrightPosition, seat: int) -> None:
        position.frames.append(FoundFactory(seat))


class FoundFactory(Phase["ArkwrightPosition"]):
    """The player chooses the good and the price. Appeal is at least 0 (WF 474)."""

    NAME = "found"

    def resume(self, position: ArkwrightPosition) -> bool:
        if not all(position.companies[self.seat].level):
            return True
        position.frames.pop()  # a position from outside may ask a player who has a factory for every good
        return False

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        printed, catalogue = position.rules.printed, position.rules.catalogue
        company = position.companies[self.seat]
        moves: list[Move] = []
        for good in range(GOODS):
            if not company.level[good]:
                moves += catalogue.found[good][printed.price_low : printed.cost[good][1] + 1]
        return moves

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        printed = position.rules.printed
        if move.kind != kinds.FOUND:
            return not_now(self.NAME, "WF 427")
        name = printed.goods[move.a]
        if position.companies[self.seat].level[move.a]:
            return Reason("has-factory", "WF 503", {"good": name})
        low, high = printed.price_low, printed.cost[move.a][1]
        if not low <= move.b <= high:
            return Reason("price-range", "WF 476", {"good": name, "want": move.b, "low": low, "high": high})
        return None

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        position.frames.pop()
        found(position, self.seat, move.a, move.b)


class StartCapital(EverySeatBack["ArkwrightPosition"]):
    """All players sell shares, then may take a special marker (WF 518–582)."""

    NAME = "start-capital"

    def ask(self, position: ArkwrightPosition, seat: int) -> None:
        position.frames.append(TakeSpecial(seat, False))
        position.frames.append(SellStartShares(seat))


class SellStartShares(Phase["ArkwrightPosition"]):
    """The player sells shares at £10 each, at least for the cost of the factories (WF 559).

    There is no other start money.
    """

    NAME = "start-shares"

    def resume(self, position: ArkwrightPosition) -> bool:
        if position.companies[self.seat].shares:
            return True
        position.frames.pop()
        return False

    def _least(self, position: ArkwrightPosition) -> int:
        company = position.companies[self.seat]
        value = position.rules.printed.share_value[company.space]
        # The shares of every set-up suffice. A position from outside may have fewer: then all of them are sold.
        return min(company.shares, -(-building_costs(position, self.seat) // value))

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        most = position.companies[self.seat].shares
        return position.rules.catalogue.sell[self._least(position) : most + 1]

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind != kinds.SELL:
            return not_now(self.NAME, "WF 559")
        low, high = self._least(position), position.companies[self.seat].shares
        if not low <= move.a <= high:
            return Reason("start-shares-range", "WF 562", {"want": move.a, "low": low, "high": high})
        return None

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        position.frames.pop()
        sell_start_shares(position, self.seat, move.a)


def sell_start_shares(position: ArkwrightPosition, seat: int, number: int) -> None:
    """Sell shares to the bank at the start value; the share value does not change."""
    company = position.companies[seat]
    earned = number * position.rules.printed.share_value[company.space]
    company.shares -= number
    position.earn(seat, earned)
    if position.events is not None:
        position.tell_all("sold-shares", seat, n=number, earned=earned)


class StartMarkers(EverySeatBack["ArkwrightPosition"]):
    """All players take only the special marker, in reverse order: fixed set-ups and Spinning Jenny (B27, B81)."""

    NAME = "start-markers"

    def ask(self, position: ArkwrightPosition, seat: int) -> None:
        rules = position.rules
        take = TakeSpecial(seat, False)
        position.frames.append(take)
        special = rules.printed.starts[position.seats][seat].special if rules.specials_given else ""
        # With another set-up of the mat or of the tiles, the pictured marker may be missing: then the player chooses.
        for move in take.moves(position) if special else ():
            if special == _special_of(move):
                take.play(position, move)
                return


def _special_of(move: Move) -> str:
    """Return the sheet's word for the special marker that this move takes; empty for another move."""
    if move.kind == kinds.MARKER:
        return MARKER_NAMES[move.a]
    if move.kind == kinds.TILE:
        return TILE_NAMES[move.a]
    return "ship" if move.kind == kinds.SHIP and move.a == 0 else ""


class PayFactories(Steering["ArkwrightPosition"]):
    """All players pay for both factories (WF 586)."""

    NAME = "pay-factories"

    def resume(self, position: ArkwrightPosition) -> bool:
        for seat in position.clockwise():
            cost = building_costs(position, seat)
            if position.events is not None:
                position.tell_all("paid-factories", seat, paid=cost)
            position.pay(seat, cost)
        position.frames.pop()
        return False


class StartMoney(Steering["ArkwrightPosition"]):
    """Spinning Jenny: five shares are sold and £20 added, without a choice (PB 243)."""

    NAME = "start-money"

    def resume(self, position: ArkwrightPosition) -> bool:
        printed = position.rules.printed
        for seat in position.clockwise():
            sell_start_shares(position, seat, printed.jenny_sold)
            position.earn(seat, printed.jenny_cash)
            if position.events is not None:
                position.tell_all("received", seat, earned=printed.jenny_cash)
        position.frames.pop()
        return False
