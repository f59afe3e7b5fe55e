"""The production phase (WF III), in the order of ruling B16.

Production and sale; school, patron and jubilee; share value; wages and machines; distribution falls; contracts of
the active good; contracts not fulfilled rise; what is left is stored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from arktable.engine.fields import Code, Field, Whole
from arktable.games.arkwright.economy import factory, shares
from arktable.games.arkwright.economy.sale import Sale
from arktable.games.arkwright.phases.after_sale import AfterSale
from arktable.games.arkwright.phases.contracts import DeliverContract
from arktable.games.arkwright.phases.production_result import ProductionResult
from arktable.games.arkwright.phases.production_told import tell_end, tell_production
from arktable.games.arkwright.phases.sale import SellGoods, open_sale
from arktable.games.arkwright.phases.storage import check_storage

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
    """`step` of the phase, and whose `turn` it is within the steps in which several decide (B37)."""

    __slots__ = ("step", "turn")

    NAME: ClassVar[str] = "production"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        *ProductionResult.FIELDS,
        Code("step", STEPS, default=SALE),
        Whole("turn"),
    )

    def __init__(
        self,
        seat: int,
        good: int,
        surplus: list[int],
        sold: list[int],
        shut: list[int],
        top_sold: list[int],
        shipped: list[int],
        reached: int = 0,
        importer_sold: int = 0,
        patron_used: int = 0,
        step: int = SALE,
        turn: int = 0,
    ) -> None:
        super().__init__(seat, good, surplus, sold, shut, top_sold, shipped, reached, importer_sold, patron_used)
        self.step = step
        self.turn = turn

    def copy(self) -> Production:
        return Production(
            self.seat, self.good, self.surplus.copy(), self.sold.copy(), self.shut.copy(), self.top_sold.copy(),
            self.shipped.copy(), self.reached, self.importer_sold, self.patron_used, self.step, self.turn,
        )  # fmt: skip

    def resume(self, position: ArkwrightPosition) -> bool:
        if self.step == SALE:
            self.step = AFTER_SALE
            position.frames.append(SellGoods(self.seat, self.good, self._open_sale(position)))
        elif self.step == AFTER_SALE:
            if self._next_seat(position):
                position.frames.append(AfterSale(self._seat(position)))
            else:
                self.step = ACCOUNTS
        elif self.step == ACCOUNTS:
            self._share_value(position)
            self._wages(position)
            self.step = DISTRIBUTION
        elif self.step == DISTRIBUTION:
            # A step of its own: an emergency sale for the wages comes before it.
            self._distribution_falls(position)
            self.step = CONTRACTS
        elif self.step == CONTRACTS:
            self._contracts(position)
        elif self._next_seat(position):
            self._store(position, self._seat(position))
        else:
            self._end(position)
        return False

    def _open_sale(self, position: ArkwrightPosition) -> Sale:
        sale = open_sale(position, self.good)
        if position.events is not None:
            tell_production(position, self.good, sale)
        return sale

    def _end(self, position: ArkwrightPosition) -> None:
        position.frames.pop()
        for told in position.rules.after_production:
            told(position, self)
        if position.events is not None:
            tell_end(position, self.good)

    def _next_seat(self, position: ArkwrightPosition) -> bool:
        """Go on to the next seat, clockwise from the start player; False once all had their turn."""
        if self.turn < position.seats:
            self.turn += 1
            return True
        self.turn = 0
        return False

    def _seat(self, position: ArkwrightPosition) -> int:
        return (position.start + self.turn - 1) % position.seats

    def _share_value(self, position: ArkwrightPosition) -> None:
        printed, good = position.rules.printed, self.good
        appeals = [
            factory.appeal(printed, company, good) if company.level[good] else -1 for company in position.companies
        ]
        steps = position.rules.share_steps(position, good, appeals, self.sold, self.importer_sold)
        if position.events is not None:
            charisma = shares.owner_of_charisma(position)
            self._tell_bonus(position, "appeal", appeals, position.importers[good], charisma)
            self._tell_bonus(position, "most", self.sold, self.importer_sold, charisma)
        for seat in position.clockwise():
            if steps[seat]:
                company = position.companies[seat]
                before = company.space
                shares.move(printed, company, steps[seat])
                if position.events is not None:
                    position.tell_all("share-value", seat, steps=steps[seat], before=before, space=company.space)
        for told in position.rules.after_sale:
            told(position, self)

    def _tell_bonus(
        self, position: ArkwrightPosition, what: str, ranked: list[int], importer: int, charisma: int
    ) -> None:
        seat = shares.bonus_seat(ranked, importer, self.sold, charisma)
        tied = shares.is_tied(ranked, importer)
        if seat >= 0:
            position.tell_all("bonus", seat, lead=what, charisma=1 if tied else 0)
        elif tied:
            position.tell_all("bonus-tie", -1, lead=what)

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
        printed, good = position.rules.printed, self.good
        for seat in position.clockwise():
            company = position.companies[seat]
            if company.distribution[good]:
                company.distribution[good] -= 1
                if factory.appeal(printed, company, good) < 0:
                    # Appeal stays 0: the price gives way and the shareholders notice (WF 2439).
                    company.price[good] -= 1
                    shares.move(printed, company, -1)
                    if position.events is not None:
                        position.tell_all("price-gave-way", seat, good=printed.goods[good], price=company.price[good])
                if position.events is not None:
                    level, appeal = company.distribution[good], factory.appeal(printed, company, good)
                    position.tell_scene("distribution-fell", seat, good=printed.goods[good], level=level, appeal=appeal)

    def _contracts(self, position: ArkwrightPosition) -> None:
        if self._next_seat(position):
            seat = self._seat(position)
            if position.companies[seat].contracts[self.good]:
                position.frames.append(DeliverContract(seat))
            return
        self.step = STORAGE
        self._contracts_rise(position)
        for told in position.rules.after_contracts:
            told(position, self)

    def _contracts_rise(self, position: ArkwrightPosition) -> None:
        for seat in position.clockwise():
            if position.companies[seat].contracts[self.good]:
                position.rules.contract_rises(position, seat, self.good)

    def _store(self, position: ArkwrightPosition, seat: int) -> None:
        if self.surplus[seat]:
            company = position.companies[seat]
            company.stock[self.good] += self.surplus[seat]
            if position.events is not None:
                name = position.rules.printed.goods[self.good]
                position.tell_all("stored", seat, good=name, n=self.surplus[seat])
            self.surplus[seat] = 0
            check_storage(position, seat)


def begin_production(position: ArkwrightPosition) -> Production:
    """The plan of a cycle pushes this frame."""
    return production_phase(position, position.cycle)


def production_phase(position: ArkwrightPosition, good: int) -> Production:
    """The production phase of this good, not begun."""
    production = Production(position.start, good, [], [], [], [], [])
    production.fit(position.seats)
    return production
