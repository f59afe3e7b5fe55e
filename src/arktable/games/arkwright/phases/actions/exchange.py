"""The stock exchange (WF 1526–1640): shares, loans, warehouse sale, contracts, each at most once (B98), in any order.

One decision names the number, so once is enough: buying more at once has the same effect as buying twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arktable.engine.fields import Bits, Flag
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.economy import shares
from arktable.games.arkwright.phases.actions.turn_result import finish
from arktable.games.arkwright.phases.contracts import contract_track
from arktable.games.arkwright.terms import GOODS
from arktable.games.arkwright.text.fields import exchange_names

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition

# What was done, as bits of `did`: one for buying, selling and repaying, and one per good for goods and for contracts.
BOUGHT: Final = 1
SOLD: Final = 2
REPAID: Final = 4
_GOODS_SOLD: Final = 8
_CONTRACT_SET: Final = _GOODS_SOLD << GOODS


def goods_sold(good: int) -> int:
    """Return the bit of `did` for a warehouse sale of this good."""
    return _GOODS_SOLD << good


def contract_set(good: int) -> int:
    """Return the bit of `did` for a contract for this good."""
    return _CONTRACT_SET << good


class StockExchange(Phase["ArkwrightPosition"]):
    """The stock exchange of one player. `contracts` is False for the broker's one at the end of a decade (PB 357)."""

    NAME = "exchange"
    contracts: bool = field(Flag, default=True)
    did: int = field(Bits, exchange_names, default=0)

    def resume(self, position: ArkwrightPosition) -> bool:
        return True

    # -- limits -------------------------------------------------------------------------------------------------

    def _can_buy(self, position: ArkwrightPosition) -> int:
        company, printed = position.companies[self.seat], position.rules.printed
        if company.loans or self.did & BOUGHT:
            return 0
        in_bank = position.rules.bank_shares(position, self.seat)
        return min(in_bank, max(0, company.cash) // shares.buying_price(printed, company))

    def _can_sell(self, position: ArkwrightPosition) -> int:
        return 0 if self.did & SOLD else position.companies[self.seat].shares

    def _can_repay(self, position: ArkwrightPosition) -> int:
        company = position.companies[self.seat]
        return 0 if self.did & REPAID else min(company.loans, max(0, company.cash) // position.rules.printed.loan_repay)

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        catalogue, company = position.rules.catalogue, position.companies[self.seat]
        found: list[Move] = [catalogue.done]
        found += catalogue.buy[1 : self._can_buy(position) + 1]
        found += catalogue.sell[1 : self._can_sell(position) + 1]
        found += catalogue.repay[1 : self._can_repay(position) + 1]
        for good in range(GOODS):
            if company.stock[good] and not self.did & goods_sold(good):
                found += catalogue.goods_sale[good][1 : company.stock[good] + 1]
            if self._contracts_open(position, good):
                row = catalogue.contract[good]
                found += [row[size] for size in contract_track(position) if size > company.contracts[good]]
        return found

    def _contracts_open(self, position: ArkwrightPosition, good: int) -> bool:
        return self.contracts and position.rules.harbour and not self.did & contract_set(good)

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None
        if move.kind == kinds.BUY:
            return self._why_not_buy(position, move.a)
        if move.kind == kinds.SELL:
            return self._too_many(SOLD, move.a, position.companies[self.seat].shares, "shares")
        if move.kind == kinds.REPAY:
            return self._why_not_repay(position, move.a)
        if move.kind == kinds.GOODS_SALE:
            return self._too_many(goods_sold(move.a), move.b, position.companies[self.seat].stock[move.a], "goods")
        if move.kind == kinds.CONTRACT:
            return self._why_not_contract(position, move.a, move.b)
        if move.kind in (kinds.BUY_OF, kinds.SELL_OF, kinds.BUY_FROM):
            return Reason("only-own-shares", "WF 1540")
        return not_now(self.NAME, "WF 1526")

    def _too_many(self, bit: int, want: int, have: int, what: str) -> Reason | None:
        if self.did & bit:
            return Reason("exchange-done", "WF 1534", {"what": what})
        if want > have:
            return Reason("too-few", "WF 1565", {"what": what, "have": have, "need": want})
        return None

    def _why_not_buy(self, position: ArkwrightPosition, number: int) -> Reason | None:
        company, printed = position.companies[self.seat], position.rules.printed
        if self.did & BOUGHT:
            return Reason("exchange-done", "WF 1534", {"what": "buy"})
        if company.loans:
            return Reason("loans-first", "WF 1557", {"have": company.loans, "need": 0})
        in_bank = position.rules.bank_shares(position, self.seat)
        if number > in_bank:
            return Reason("too-few", "PB 239", {"what": "bank", "have": in_bank, "need": number})
        need = number * shares.buying_price(printed, company)
        if company.cash < need:
            return Reason("cash-short", "B9", {"have": company.cash, "need": need})
        return None

    def _why_not_repay(self, position: ArkwrightPosition, number: int) -> Reason | None:
        company = position.companies[self.seat]
        reason = self._too_many(REPAID, number, company.loans, "loans")
        need = number * position.rules.printed.loan_repay
        if reason is None and company.cash < need:
            return Reason("cash-short", "B9", {"have": company.cash, "need": need})
        return reason

    def _why_not_contract(self, position: ArkwrightPosition, good: int, size: int) -> Reason | None:
        if not position.rules.harbour:
            return Reason("no-harbour", "PB 172")
        if not self.contracts:
            return Reason("no-contracts", "PB 364")
        if self.did & contract_set(good):
            return Reason("exchange-done", "WF 1534", {"what": "contract"})
        if size not in contract_track(position):
            return Reason("contract-space", "WF 1603", {"want": size})
        have = position.companies[self.seat].contracts[good]
        if size <= have:
            return Reason("contract-lower", "WF 1621", {"want": size, "have": have})
        return None

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        company, printed = position.companies[self.seat], position.rules.printed
        if move.kind == kinds.DONE:
            finish(position, 0, 0)
        elif move.kind == kinds.BUY:
            self.did |= BOUGHT
            buy_shares(position, self.seat, move.a, move.a * shares.buying_price(printed, company))
        elif move.kind == kinds.SELL:
            self.did |= SOLD
            earned = move.a * shares.sale_value(printed, company)
            company.shares -= move.a
            position.earn(self.seat, earned)
            if position.events is not None:
                position.tell_all("sold-shares", self.seat, n=move.a, earned=earned)
        elif move.kind == kinds.REPAY:
            self.did |= REPAID
            repay_loans(position, self.seat, move.a)
        elif move.kind == kinds.GOODS_SALE:
            self.did |= goods_sold(move.a)
            sell_goods(position, self.seat, move.a, move.b)
        else:
            self.did |= contract_set(move.a)
            before = company.contracts[move.a]
            company.contracts[move.a] = move.b
            if position.events is not None:
                position.tell_all("contract", self.seat, good=printed.goods[move.a], before=before, size=move.b)


def rest_in_bank(position: ArkwrightPosition, seat: int) -> int:
    """Return the shares of a company in the bank: all that its owner does not have (PB 239)."""
    return position.rules.printed.shares - position.companies[seat].shares


def buy_shares(position: ArkwrightPosition, seat: int, number: int, cost: int) -> None:
    """Buy own shares from the bank for cash."""
    position.companies[seat].shares += number
    position.earn(seat, -cost)
    if position.events is not None:
        position.tell_all("bought-shares", seat, n=number, paid=cost)


def repay_loans(position: ArkwrightPosition, seat: int, number: int) -> None:
    """Repay loans, at £13 each (WF 1561)."""
    cost = number * position.rules.printed.loan_repay
    position.companies[seat].loans -= number
    position.earn(seat, -cost)
    if position.events is not None:
        position.tell_all("repaid", seat, n=number, paid=cost)


def sell_goods(position: ArkwrightPosition, seat: int, good: int, number: int) -> None:
    """Sell goods from the warehouse at the fixed price (WF 1588)."""
    earned = number * position.rules.printed.fixed_price[good]
    position.companies[seat].stock[good] -= number
    position.earn(seat, earned)
    if position.events is not None:
        position.tell_all("goods-sold", seat, good=position.rules.printed.goods[good], n=number, earned=earned)
