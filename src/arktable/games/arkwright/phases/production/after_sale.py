"""After the sale to England: shutting a row without sales, and sales to patron and jubilee (WF 2325–2349, B65–B67)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from arktable.engine.flow import Phase, StandingQuestion
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.phases.production.extra_shifts import why_no_shift, work_shift
from arktable.games.arkwright.phases.production.result import ProductionResult, needs_production, production_under_way
from arktable.games.arkwright.phases.production.school import shut_row, why_not_shut
from arktable.games.arkwright.terms import EXTRA_SHIFTS, GOODS, PATRON, SCHOOL
from arktable.games.arkwright.tiles import is_in_play

if TYPE_CHECKING:
    from arktable.games.arkwright.company import Company
    from arktable.games.arkwright.state import ArkwrightPosition


def take_good(position: ArkwrightPosition, production: ProductionResult, seat: int, number: int) -> None:
    """Take goods of a seat that are sold or shipped."""
    stock, good = position.companies[seat].stock, production.good
    production.surplus[seat], stock[good] = left_after(production.surplus[seat], stock[good], number)


def left_after(surplus: int, stock: int, number: int) -> tuple[int, int]:
    """Return the surplus and the stock left after goods are taken: surplus first, since the rest is stored anyway."""
    fresh = min(number, surplus)
    return surplus - fresh, stock - (number - fresh)


def may_choose(company: Company, good: int) -> bool:
    """Return whether this company can have a choice after the sale: by its factory, and a tile or the jubilee."""
    asking = 1 << SCHOOL | 1 << (PATRON + good) | 1 << EXTRA_SHIFTS
    return company.level[good] > 0 and (company.jubilee or company.tiles & asking > 0)


class AfterSale(Phase["ArkwrightPosition"]):
    """The choices of one seat after the sale; not asked when there are none."""

    NAME = "after-sale"
    STANDING: ClassVar[dict[str, tuple[str, ...]]] = {
        "school-unsold": ("shut", "run"),
        "patron": ("sell", "keep"),
        "jubilee": ("sell", "keep"),
        "shifts": ("use", "keep"),
    }

    @classmethod
    def askable(cls, position: ArkwrightPosition) -> list[str]:
        found = ["school-unsold"] if is_in_play(position, SCHOOL) else []
        if any(is_in_play(position, PATRON + good) for good in range(GOODS)):
            found.append("patron")
        if position.events_laid or any(company.jubilee for company in position.companies):
            found.append("jubilee")
        return [*found, "shifts"] if is_in_play(position, EXTRA_SHIFTS) else found

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        return needs_production(position, self)

    def resume(self, position: ArkwrightPosition) -> bool:
        if len(self.moves(position)) > 1:
            return True
        position.frames.pop()
        return False

    def _why_not_more(self, position: ArkwrightPosition, production: ProductionResult) -> Reason | None:
        """Return why no more can be sold: a factory and a good are needed; appeal 0 is enough."""
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
        company, production = position.companies[self.seat], production_under_way(position)
        if not may_choose(company, production.good):
            return found
        # Usually the tile is not there; then no reason is computed.
        if company.has(SCHOOL) and why_not_shut(position, production, self.seat) is None:
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
            return why_not_shut(position, production, self.seat)
        if move.kind == kinds.PATRON:
            return self._why_not_patron(position, production)
        if move.kind == kinds.JUBILEE:
            return self._why_not_jubilee(position, production)
        if move.kind == kinds.SHIFT_WORK:
            return why_no_shift(position, self.seat, production.good)
        return not_now(self.NAME, "WF 2325")

    def standing_questions(self, position: ArkwrightPosition) -> list[StandingQuestion]:
        done = position.rules.catalogue.done
        # By the move that does something: the question, and its two answers.
        about = {
            kinds.ROW_OFF: ("school-unsold", "shut", "run"),
            kinds.PATRON: ("patron", "sell", "keep"),
            kinds.JUBILEE: ("jubilee", "sell", "keep"),
            kinds.SHIFT_WORK: ("shifts", "use", "keep"),
        }
        asked = [(about[move.kind], move) for move in self.moves(position) if move.kind in about]
        return [StandingQuestion(name, {does: move, leaves: done}) for (name, does, leaves), move in asked]

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        production = production_under_way(position)
        if move.kind == kinds.DONE:
            position.frames.pop()
        elif move.kind == kinds.SHIFT_WORK:
            work_shift(position, production, self.seat)
        elif move.kind == kinds.ROW_OFF:
            shut_row(position, production, self.seat)
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
