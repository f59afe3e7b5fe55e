"""The end of the game (WF 2855–2897, B79): goods sold, loans repaid, shares bought, then the penalties.

It is automatic, since no player gains by doing less.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.flow import Steering
from arktable.games.arkwright.economy import shares
from arktable.games.arkwright.phases.actions.exchange import buy_shares, repay_loans, sell_goods
from arktable.games.arkwright.terms import GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright.company import Company
    from arktable.games.arkwright.printed import Printed
    from arktable.games.arkwright.state import ArkwrightPosition


class FinalExchange(Steering["ArkwrightPosition"]):
    """All players trade; then marks and open contracts cost share value, and the worth of each company is recorded."""

    NAME = "final"

    def resume(self, position: ArkwrightPosition) -> bool:
        for seat in position.clockwise():
            self._exchange(position, seat)
        for seat in position.clockwise():
            self._penalties(position, seat)
        if position.events is not None:
            for seat in range(position.seats):
                company = position.companies[seat]
                value = shares.sale_value(position.rules.printed, company)
                total = shares.portfolio(position.rules.printed, company)
                position.tell_all("final", seat, shares=company.shares, value=value, total=total, loans=company.loans)
                if company.home_record:
                    home, ship = company.home_record, company.ship_record
                    position.tell_all("final-bonus", seat, home=home, ship=ship, total=home * ship)
        position.frames.pop()
        return False

    def _exchange(self, position: ArkwrightPosition, seat: int) -> None:
        company, printed = position.companies[seat], position.rules.printed
        for good in range(GOODS):
            if company.stock[good]:
                sell_goods(position, seat, good, company.stock[good])
        repaid = min(company.loans, max(0, company.cash) // printed.loan_repay)
        if repaid:
            repay_loans(position, seat, repaid)
        if not company.loans:
            price = shares.buying_price(printed, company)
            number = min(position.rules.bank_shares(position, seat), max(0, company.cash) // price)
            if number:
                buy_shares(position, seat, number, number * price)

    def _penalties(self, position: ArkwrightPosition, seat: int) -> None:
        company, printed = position.companies[seat], position.rules.printed
        for good in range(GOODS):
            if company.must_produce(good):
                lost = min(printed.mark_shares, company.shares)
                company.shares -= lost
                shares.move(printed, company, -printed.mark_spaces)
                if position.events is not None:
                    spaces = printed.mark_spaces
                    position.tell_all("mark-penalty", seat, good=printed.goods[good], shares=lost, spaces=spaces)
        for good in range(GOODS):
            size = company.contracts[good]
            if size:
                shares.move(printed, company, -size)
                if position.events is not None:
                    position.tell_all("contract-penalty", seat, good=printed.goods[good], spaces=size)


def cut_space(printed: Printed, company: Company) -> int:
    """Return the space of a company after the penalties for open contracts and marks."""
    spaces = sum(company.contracts) + printed.mark_spaces * company.marks.bit_count()
    return max(1, company.space - spaces)
