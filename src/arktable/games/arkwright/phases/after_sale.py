"""After the sale to England: shut a row that sold nothing, and sell to patron and jubilee (WF 2325–2349, B65–B67)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.economy import factory
from arktable.games.arkwright.phases.production_result import ProductionResult, needs_production, production_under_way
from arktable.games.arkwright.terms import EXTRA_SHIFTS, PATRON, SCHOOL
from arktable.games.arkwright.tiles import return_tile

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


def why_no_shift(position: ArkwrightPosition, seat: int, good: int) -> Reason | None:
    """Extra shifts make one more good in a factory that stands (PB 435)."""
    company = position.companies[seat]
    if not company.has(EXTRA_SHIFTS):
        return Reason("no-tile", "PB 435", {"tile": "extra-shifts"})
    if not company.level[good]:
        return Reason("no-factory", "PB 435", {"good": position.rules.printed.goods[good]})
    return None


def work_shift(position: ArkwrightPosition, production: ProductionResult, seat: int) -> None:
    """One good more, without wage; the tile goes back."""
    return_tile(position, seat, EXTRA_SHIFTS)
    production.surplus[seat] += 1


def take_good(position: ArkwrightPosition, production: ProductionResult, seat: int, number: int) -> None:
    """Surplus first, then stock: what is left is stored anyway, so the order does not matter."""
    fresh = min(number, production.surplus[seat])
    production.surplus[seat] -= fresh
    position.companies[seat].stock[production.good] -= number - fresh


class AfterSale(Phase["ArkwrightPosition"]):
    """One seat's choices; not asked when there are none."""

    __slots__ = ()

    NAME: ClassVar[str] = "after-sale"

    def copy(self) -> AfterSale:
        return AfterSale(self.seat)

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        return needs_production(position, self)

    def resume(self, position: ArkwrightPosition) -> bool:
        if len(self.moves(position)) > 1:
            return True
        position.frames.pop()
        return False

    def _why_not_shut(self, position: ArkwrightPosition, production: ProductionResult) -> Reason | None:
        company, good = position.companies[self.seat], production.good
        if not company.has(SCHOOL):
            return Reason("no-tile", "PB 530", {"tile": "school"})
        if production.shut[self.seat] >= 0:
            return Reason("row-shut-already", "PB 530")
        if not company.level[good] or factory.top_row(position.rules.printed, company, good) < 0:
            return Reason("no-row-to-shut", "B66")
        if production.top_sold[self.seat] or production.surplus[self.seat] < self._row_goods(position, good):
            return Reason("row-sold", "PB 530")
        return None

    def _row_goods(self, position: ArkwrightPosition, good: int) -> int:
        company, printed = position.companies[self.seat], position.rules.printed
        return printed.output[good][company.level[good]][factory.top_row(printed, company, good)]

    def _why_not_more(self, position: ArkwrightPosition, production: ProductionResult) -> Reason | None:
        """A factory and a good are needed; appeal 0 is enough."""
        company, good = position.companies[self.seat], production.good
        if not company.level[good]:
            return Reason("no-factory", "B67", {"good": position.rules.printed.goods[good]})
        if production.surplus[self.seat] + company.stock[good] < 1:
            return Reason("too-few", "PB 544", {"what": "goods", "have": 0, "need": 1})
        return None

    def _why_not_patron(self, position: ArkwrightPosition, production: ProductionResult) -> Reason | None:
        if not position.companies[self.seat].has(PATRON + production.good):
            return Reason("no-tile", "PB 540", {"tile": "patron"})
        if production.patron_used >> self.seat & 1:
            return Reason("patron-used", "PB 540")
        return self._why_not_more(position, production)

    def _why_not_jubilee(self, position: ArkwrightPosition, production: ProductionResult) -> Reason | None:
        if not position.companies[self.seat].jubilee:
            return Reason("no-jubilee", "PB 669")
        return self._why_not_more(position, production)

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        catalogue = position.rules.catalogue
        found: list[Move] = [catalogue.done]
        company = position.companies[self.seat]
        if not company.tiles and not company.jubilee:
            return found
        production = production_under_way(position)
        # A tile that is not there is the usual case: no reason is made for it.
        if company.has(SCHOOL) and self._why_not_shut(position, production) is None:
            found.append(catalogue.row_off)
        if company.has(PATRON + production.good) and self._why_not_patron(position, production) is None:
            found.append(catalogue.patron)
        if company.jubilee and self._why_not_jubilee(position, production) is None:
            found.append(catalogue.jubilee)
        if company.has(EXTRA_SHIFTS) and why_no_shift(position, self.seat, production.good) is None:
            found.append(catalogue.shift_work)
        return found

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        production = production_under_way(position)
        if move.kind == kinds.DONE:
            return None
        if move.kind == kinds.ROW_OFF:
            return self._why_not_shut(position, production)
        if move.kind == kinds.PATRON:
            return self._why_not_patron(position, production)
        if move.kind == kinds.JUBILEE:
            return self._why_not_jubilee(position, production)
        if move.kind == kinds.SHIFT_WORK:
            return why_no_shift(position, self.seat, production.good)
        return not_now(self.NAME, "WF 2325")

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        production = production_under_way(position)
        if move.kind == kinds.DONE:
            position.frames.pop()
        elif move.kind == kinds.SHIFT_WORK:
            work_shift(position, production, self.seat)
        elif move.kind == kinds.ROW_OFF:
            production.surplus[self.seat] -= self._row_goods(position, production.good)
            company, printed = position.companies[self.seat], position.rules.printed
            production.shut[self.seat] = factory.top_row(printed, company, production.good)
            if position.events is not None:
                position.tell_all("row-shut", self.seat, good=printed.goods[production.good])
        else:
            self._sell_one(position, production, move)

    def _sell_one(self, position: ArkwrightPosition, production: ProductionResult, move: Move) -> None:
        company, good = position.companies[self.seat], production.good
        if move.kind == kinds.PATRON:
            production.patron_used |= 1 << self.seat
        else:
            company.jubilee = False
        take_good(position, production, self.seat, 1)
        production.sold[self.seat] += 1
        position.earn(self.seat, company.price[good])
        if position.events is not None:
            buyer = "patron" if move.kind == kinds.PATRON else "jubilee"
            name = position.rules.printed.goods[good]
            position.tell_all("sold-to", self.seat, good=name, buyer=buyer, earned=company.price[good])
