"""The stock exchange of the variant of that name (PB 1049–1087): the shares of other companies are traded too.

They are bought from the bank at their price, and their company gets £1 per £5 of its value. Own shares that the bank
does not have are bought back from their holders. No company is both bought and sold in one action (B92).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.engine.timetable import EverySeatBack
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.economy import shares
from arktable.games.arkwright.phases.actions.exchange import BOUGHT, SOLD, StockExchange, contract_set
from arktable.games.arkwright.phases.foundation import building_costs
from arktable.games.arkwright.terms import GOODS, MOST_SEATS
from arktable.games.arkwright.text.fields import SeatSet

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition

# More bits of `did`, one per seat for each of these.
_BOUGHT_OF: Final = contract_set(GOODS)  # the first bit that the other exchange does not use
_SOLD_OF: Final = _BOUGHT_OF << MOST_SEATS
_BOUGHT_FROM: Final = _SOLD_OF << MOST_SEATS
BOUGHT_BACK: Final = _BOUGHT_FROM * ((1 << MOST_SEATS) - 1)


def bought_of(owner: int) -> int:
    """Return the bit of `did` for shares bought of this seat's company."""
    return _BOUGHT_OF << owner


def sold_of(owner: int) -> int:
    """Return the bit of `did` for shares sold of this seat's company."""
    return _SOLD_OF << owner


def traded_of(owner: int) -> int:
    """Return both bits of `did` for shares of this seat's company: no company is both bought and sold (B92)."""
    return (_BOUGHT_OF | _SOLD_OF) << owner


def bought_from(owner: int) -> int:
    """Return the bit of `did` for own shares bought back from this seat."""
    return _BOUGHT_FROM << owner


def shared_bank(position: ArkwrightPosition, seat: int) -> int:
    """Return the shares of a company that no player has, and so the bank."""
    left = position.rules.printed.shares - position.companies[seat].shares
    for company in position.companies:
        left -= company.foreign[seat]
    return left


def buy_foreign(position: ArkwrightPosition, seat: int, owner: int, number: int) -> None:
    """Buy shares of another company from the bank, which pays a bonus to that company (PB 1077)."""
    printed, other = position.rules.printed, position.companies[owner]
    cost = number * shares.buying_price(printed, other)
    bonus = number * (shares.sale_value(printed, other) // printed.bonus_per)
    position.companies[seat].foreign[owner] += number
    position.earn(seat, -cost)
    position.earn(owner, bonus)
    if position.events is not None:
        position.tell_all("bought-foreign", seat, n=number, owner=owner, paid=cost, bonus=bonus)


def sell_foreign(position: ArkwrightPosition, seat: int, owner: int, number: int) -> None:
    """Sell shares of another company to the bank at its share value (PB 1083)."""
    earned = number * shares.sale_value(position.rules.printed, position.companies[owner])
    position.companies[seat].foreign[owner] -= number
    position.earn(seat, earned)
    if position.events is not None:
        position.tell_all("sold-foreign", seat, n=number, owner=owner, earned=earned)


def why_not_foreign(position: ArkwrightPosition, seat: int, owner: int, number: int, spare: int) -> Reason | None:
    """Return why this number of shares of another company cannot be bought with the cash `spare`."""
    if owner >= position.seats:
        return Reason("no-seat", "PB 1075", {"want": owner + 1, "high": position.seats})
    if owner == seat:
        return Reason("own-shares", "PB 1071")
    if position.companies[seat].loans:
        return Reason("loans-first", "WF 1557", {"have": position.companies[seat].loans, "need": 0})
    in_bank = position.rules.bank_shares(position, owner)
    if number > in_bank:
        return Reason("bank-of-other", "PB 1075", {"have": in_bank, "need": number, "owner": owner})
    need = number * shares.buying_price(position.rules.printed, position.companies[owner])
    if need > spare:
        return Reason("cash-short", "B9", {"have": max(0, spare), "need": need})
    return None


class OpenExchange(StockExchange):
    """A stock exchange with the shares of all companies.

    Each company is bought or sold at most once, as own shares are; `did` records which.
    """

    # -- limits -------------------------------------------------------------------------------------------------

    def _can_buy(self, position: ArkwrightPosition) -> int:
        return 0 if self.did & SOLD else super()._can_buy(position)

    def _can_sell(self, position: ArkwrightPosition) -> int:
        return 0 if self.did & (BOUGHT | BOUGHT_BACK) else super()._can_sell(position)

    def _can_buy_of(self, position: ArkwrightPosition, owner: int) -> int:
        company = position.companies[self.seat]
        if owner == self.seat or company.loans or self.did & traded_of(owner):
            return 0
        price = shares.buying_price(position.rules.printed, position.companies[owner])
        return min(position.rules.bank_shares(position, owner), max(0, company.cash) // price)

    def _can_sell_of(self, position: ArkwrightPosition, owner: int) -> int:
        if owner == self.seat or self.did & traded_of(owner):
            return 0
        return position.companies[self.seat].foreign[owner]

    def _can_buy_from(self, position: ArkwrightPosition, owner: int) -> int:
        company = position.companies[self.seat]
        if owner == self.seat or company.loans or self.did & (SOLD | bought_from(owner)):
            return 0
        theirs = position.companies[owner].foreign[self.seat]
        if not theirs or position.rules.bank_shares(position, self.seat):
            return 0
        return min(theirs, max(0, company.cash) // shares.buying_price(position.rules.printed, company))

    # -- deciding -----------------------------------------------------------------------------------------------

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        catalogue = position.rules.catalogue
        found = super().moves(position)
        for owner in range(position.seats):
            found += catalogue.buy_of[owner][1 : self._can_buy_of(position, owner) + 1]
            found += catalogue.sell_of[owner][1 : self._can_sell_of(position, owner) + 1]
            found += catalogue.buy_from[owner][1 : self._can_buy_from(position, owner) + 1]
        return found

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind == kinds.BUY and self.did & SOLD:
            return _both(self.seat)
        if move.kind == kinds.SELL and self.did & (BOUGHT | BOUGHT_BACK):
            return _both(self.seat)
        if move.kind == kinds.BUY_OF:
            return self._why_not_buy_of(position, move.b, move.a)
        if move.kind == kinds.SELL_OF:
            return self._why_not_sell_of(position, move.b, move.a)
        if move.kind == kinds.BUY_FROM:
            return self._why_not_buy_from(position, move.b, move.a)
        return super().why_not(position, move)

    def _why_not_buy_of(self, position: ArkwrightPosition, owner: int, number: int) -> Reason | None:
        if self.did & bought_of(owner):
            return Reason("exchange-done", "WF 1534", {"what": "buy"})
        if self.did & sold_of(owner):
            return _both(owner)
        return why_not_foreign(position, self.seat, owner, number, position.companies[self.seat].cash)

    def _why_not_sell_of(self, position: ArkwrightPosition, owner: int, number: int) -> Reason | None:
        if owner >= position.seats:
            return Reason("no-seat", "PB 1083", {"want": owner + 1, "high": position.seats})
        if owner == self.seat:
            return Reason("own-shares", "PB 1083")
        if self.did & bought_of(owner):
            return _both(owner)
        return self._too_many(sold_of(owner), number, position.companies[self.seat].foreign[owner], "shares")

    def _why_not_buy_from(self, position: ArkwrightPosition, owner: int, number: int) -> Reason | None:
        company = position.companies[self.seat]
        if owner >= position.seats:
            return Reason("no-seat", "PB 1071", {"want": owner + 1, "high": position.seats})
        if self.did & SOLD:
            return _both(self.seat)
        if self.did & bought_from(owner):
            return Reason("exchange-done", "WF 1534", {"what": "buy"})
        if company.loans:
            return Reason("loans-first", "WF 1557", {"have": company.loans, "need": 0})
        in_bank = position.rules.bank_shares(position, self.seat)
        if in_bank:
            return Reason("bank-first", "PB 1071", {"have": in_bank})
        have = position.companies[owner].foreign[self.seat]
        if number > have:
            return Reason("none-of-yours", "PB 1071", {"have": have, "need": number, "owner": owner})
        need = number * shares.buying_price(position.rules.printed, company)
        if company.cash < need:
            return Reason("cash-short", "B9", {"have": company.cash, "need": need})
        return None

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        if move.kind == kinds.BUY_OF:
            self.did |= bought_of(move.b)
            buy_foreign(position, self.seat, move.b, move.a)
        elif move.kind == kinds.SELL_OF:
            self.did |= sold_of(move.b)
            sell_foreign(position, self.seat, move.b, move.a)
        elif move.kind == kinds.BUY_FROM:
            self.did |= bought_from(move.b)
            self._buy_back(position, move.b, move.a)
        else:
            super().play(position, move)

    def _buy_back(self, position: ArkwrightPosition, owner: int, number: int) -> None:
        """Buy own shares back from another player, who cannot refuse; there is no bonus (PB 1071)."""
        company = position.companies[self.seat]
        cost = number * shares.buying_price(position.rules.printed, company)
        company.shares += number
        position.companies[owner].foreign[self.seat] -= number
        position.earn(self.seat, -cost)
        position.earn(owner, cost)
        if position.events is not None:
            position.tell_all("bought-back", self.seat, n=number, owner=owner, paid=cost)


def _both(owner: int) -> Reason:
    return Reason("bought-and-sold", "PB 1083", {"owner": owner})


def open_exchange(seat: int, contracts: bool) -> OpenExchange:
    """Return the frame of a stock exchange in which the shares of other companies are traded too."""
    return OpenExchange(seat, contracts)


# -- 1760 -----------------------------------------------------------------------------------------------------------


class StartPortfolios(EverySeatBack["ArkwrightPosition"]):
    """All seats may buy shares of other companies, after the start-up capital and in its order (PB 1063, B94)."""

    NAME = "start-portfolios"

    def ask(self, position: ArkwrightPosition, seat: int) -> None:
        position.frames.append(BuyStartShares(seat))


class BuyStartShares(Phase["ArkwrightPosition"]):
    """The player buys up to five shares of each other company, and keeps the cost of the own factories.

    `did`: companies bought, a bit each.
    """

    NAME = "start-portfolio"
    did: int = field(SeatSet, default=0)

    def resume(self, position: ArkwrightPosition) -> bool:
        position.shows_cash(self.seat)  # even if not asked: the others learn whether the cash is enough for a share
        if len(self.moves(position)) > 1:
            return True
        self._leave(position)
        return False

    def _leave(self, position: ArkwrightPosition) -> None:
        position.frames.pop()
        position.settle(self.seat)

    def _spare(self, position: ArkwrightPosition) -> int:
        return position.companies[self.seat].cash - building_costs(position, self.seat)

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        catalogue, limit = position.rules.catalogue, position.rules.printed.start_limit
        found: list[Move] = [catalogue.done]
        for owner in range(position.seats):
            if owner != self.seat:
                found += [
                    move for move in catalogue.buy_of[owner][1 : limit + 1] if self.why_not(position, move) is None
                ]
        return found

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None
        if move.kind != kinds.BUY_OF:
            return not_now(self.NAME, "PB 1063")
        limit = position.rules.printed.start_limit
        if move.a > limit:
            return Reason("start-limit", "PB 1063", {"want": move.a, "high": limit})
        if self.did >> move.b & 1:
            return Reason("exchange-done", "PB 1063", {"what": "buy"})
        return why_not_foreign(position, self.seat, move.b, move.a, self._spare(position))

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        if move.kind == kinds.DONE:
            self._leave(position)
        else:
            self.did |= 1 << move.b
            buy_foreign(position, self.seat, move.b, move.a)
