"""The production phase (WF 2090), in the order of ruling B16.

Production and sale; school, patron and jubilee; share value; wages and machines; distribution falls; contracts of
the active good; contracts not fulfilled rise; what is left is stored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arktable.engine.fields import Code, Whole
from arktable.engine.state import field
from arktable.games.arkwright.economy import factory, shares
from arktable.games.arkwright.economy.sale import Sale
from arktable.games.arkwright.phases.contracts import DeliverContract
from arktable.games.arkwright.phases.production.after_sale import AfterSale, may_choose
from arktable.games.arkwright.phases.production.result import ProductionResult
from arktable.games.arkwright.phases.production.sale import SellGoods, open_sale
from arktable.games.arkwright.phases.production.scene_events import tell_end, tell_production
from arktable.games.arkwright.phases.production.share_value import move_share_values
from arktable.games.arkwright.phases.production.storage import check_storage

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition

SALE: Final = 0
AFTER_SALE: Final = 1
ACCOUNTS: Final = 2
DISTRIBUTION: Final = 3
CONTRACTS: Final = 4
STORAGE: Final = 5
STEPS: Final = ("sale", "after-sale", "accounts", "distribution", "contracts", "storage")


class Production(ProductionResult):
    """`step` of the phase, and `turn` within the steps in which several seats decide (B37)."""

    NAME = "production"
    step: int = field(Code, STEPS, default=SALE)
    turn: int = field(Whole, default=0)

    def resume(self, position: ArkwrightPosition) -> bool:
        """Run the steps until another frame must come first, or to the end of the phase."""
        if self.step == SALE:
            self.step = AFTER_SALE
            position.frames.append(SellGoods(self.seat, self.good, self._open_sale(position)))
            return False
        if self.step == AFTER_SALE:
            self._after_sale(position)
        if self.step == ACCOUNTS and self._goes_on(position):
            move_share_values(position, self)
            self._wages(position)
            self.step = DISTRIBUTION
        # An emergency sale for the wages comes before the distribution falls.
        if self.step == DISTRIBUTION and self._goes_on(position):
            self._distribution_falls(position)
            self.step = CONTRACTS
        if self.step == CONTRACTS and self._goes_on(position):
            self._contracts(position)
        if self.step == STORAGE and self._goes_on(position):
            self._store(position)
        return False

    def _goes_on(self, position: ArkwrightPosition) -> bool:
        """Return whether no other frame must come first."""
        return not position.due and position.frames[-1] is self

    def _open_sale(self, position: ArkwrightPosition) -> Sale:
        sale = open_sale(position, self.good)
        if position.events is not None:
            tell_production(position, self.good, sale)
        return sale

    def _after_sale(self, position: ArkwrightPosition) -> None:
        """Push a frame for the next seat that may have a choice; the other seats need none."""
        while self._next_seat(position):
            seat = self._seat(position)
            if may_choose(position.companies[seat], self.good):
                position.frames.append(AfterSale(seat))
                return
        self.step = ACCOUNTS

    def _end(self, position: ArkwrightPosition) -> None:
        position.frames.pop()
        for hook in position.rules.after_production:
            hook(position, self)
        if position.events is not None:
            tell_end(position, self.good)

    def _next_seat(self, position: ArkwrightPosition) -> bool:
        """Continue with the next seat, clockwise from the start player; return False after the last one."""
        if self.turn < position.seats:
            self.turn += 1
            return True
        self.turn = 0
        return False

    def _seat(self, position: ArkwrightPosition) -> int:
        return (position.start + self.turn - 1) % position.seats

    def _wages(self, position: ArkwrightPosition) -> None:
        printed, wage = position.rules.printed, position.wage()
        for seat in position.clockwise():
            company = position.companies[seat]
            if company.level[self.good]:
                workers, machines = factory.paid_for(company, self.good, self.shut[seat])
                cost = factory.bill(printed, company, self.good, wage, workers, machines)
                if position.events is not None:
                    position.tell_all(
                        "wages", seat, good=printed.goods[self.good], wage=wage, paid=cost, workers=workers,
                        machines=machines,
                    )  # fmt: skip
                position.pay(seat, cost)

    def _distribution_falls(self, position: ArkwrightPosition) -> None:
        """Lower distribution in every producing factory (WF 2433); appeal never falls below 0 (WF 2439, B13)."""
        printed, good = position.rules.printed, self.good
        for seat in position.clockwise():
            company = position.companies[seat]
            if company.distribution[good]:
                gives_way = factory.price_gives_way(printed, company, good)
                company.distribution[good] -= 1
                if gives_way:
                    # The shareholders notice it (WF 2439).
                    company.price[good] -= 1
                    shares.move(printed, company, -1)
                    if position.events is not None:
                        position.tell_all("price-gave-way", seat, good=printed.goods[good], price=company.price[good])
                if position.events is not None:
                    level, appeal = company.distribution[good], factory.appeal(printed, company, good)
                    position.tell_scene("distribution-fell", seat, good=printed.goods[good], level=level, appeal=appeal)

    def _contracts(self, position: ArkwrightPosition) -> None:
        while self._next_seat(position):
            seat = self._seat(position)
            if position.companies[seat].contracts[self.good]:
                position.frames.append(DeliverContract(seat))
                return
        self.step = STORAGE
        self._contracts_rise(position)
        for hook in position.rules.after_contracts:
            hook(position, self)

    def _contracts_rise(self, position: ArkwrightPosition) -> None:
        for seat in position.clockwise():
            if position.companies[seat].contracts[self.good]:
                position.rules.contract_rises(position, seat, self.good)

    def _store(self, position: ArkwrightPosition) -> None:
        """Store the surplus of each seat, up to the first that must lose goods; after the last the phase ends."""
        while self._goes_on(position):
            if not self._next_seat(position):
                self._end(position)
                return
            self._store_surplus(position, self._seat(position))

    def _store_surplus(self, position: ArkwrightPosition, seat: int) -> None:
        if self.surplus[seat]:
            company = position.companies[seat]
            company.stock[self.good] += self.surplus[seat]
            if position.events is not None:
                name = position.rules.printed.goods[self.good]
                position.tell_all("stored", seat, good=name, n=self.surplus[seat])
            self.surplus[seat] = 0
            check_storage(position, seat)


def begin_production(position: ArkwrightPosition) -> Production:
    """Return the frame of this step in the plan of a cycle."""
    return production_phase(position, position.cycle)


def production_phase(position: ArkwrightPosition, good: int) -> Production:
    """Return the production phase of this good, not yet begun."""
    production = Production(position.start, good, [], [], [], [], [])
    production.fit(position.seats)
    return production
