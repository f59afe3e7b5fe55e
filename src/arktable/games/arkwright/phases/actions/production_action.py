"""The production action (WF 1779–1883): goods outside the production phase, for the warehouse only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.fields import Code, Whole
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.economy import factory
from arktable.games.arkwright.phases.actions.turn_result import finish
from arktable.games.arkwright.phases.bill import charge
from arktable.games.arkwright.phases.production.storage import check_storage
from arktable.games.arkwright.phases.stack import needs_factory
from arktable.games.arkwright.terms import EXTRA_SHIFTS, GOODS
from arktable.games.arkwright.text.fields import good_names
from arktable.games.arkwright.tiles import return_tile

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


class ProductionAction(Phase["ArkwrightPosition"]):
    """Production in at most `rows` rows of one factory.

    `good` is set once it has produced; then extra shifts may add one.
    """

    NAME = "overtime"
    rows: int = field(Whole)
    good: int = field(Code, good_names, default=-1)

    def asked(self, position: ArkwrightPosition, viewer: int) -> dict[str, Any]:
        return {"overtime": {"rows": self.rows, "good": self.good}}

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        return needs_factory(position, self.seat, "good", self.good) if self.good >= 0 else []

    def resume(self, position: ArkwrightPosition) -> bool:
        if self.good < 0 or position.companies[self.seat].has(EXTRA_SHIFTS):
            return True
        self._finish(position)
        return False

    def _finish(self, position: ArkwrightPosition) -> None:
        finish(position, 1 << self.good if self.good >= 0 else 0, 0)
        check_storage(position, self.seat)

    def _rows(self, position: ArkwrightPosition, good: int) -> int:
        company = position.companies[self.seat]
        if not company.level[good]:
            return 0
        return min(self.rows, factory.producing_rows(position.rules.printed, company, good))

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        catalogue = position.rules.catalogue
        found: list[Move] = [catalogue.done]
        if self.good >= 0:
            found.append(catalogue.shift_work)
        else:
            for good in range(GOODS):
                found += catalogue.produce[good][1 : self._rows(position, good) + 1]
        return found

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None
        if move.kind == kinds.PRODUCE:
            return self._why_not_produce(position, move.a, move.b)
        if move.kind == kinds.SHIFT_WORK:
            if not position.companies[self.seat].has(EXTRA_SHIFTS):
                return Reason("no-tile", "PB 435", {"tile": "extra-shifts"})
            return None if self.good >= 0 else Reason("produce-first", "PB 446")
        return not_now(self.NAME, "WF 1779")

    def _why_not_produce(self, position: ArkwrightPosition, good: int, rows: int) -> Reason | None:
        company, printed = position.companies[self.seat], position.rules.printed
        if self.good >= 0:
            return Reason("produced-already", "WF 1791", {"good": printed.goods[self.good]})
        if not company.level[good]:
            return Reason("no-factory", "WF 1791", {"good": printed.goods[good]})
        if rows <= self._rows(position, good):
            return None
        ready = factory.producing_rows(printed, company, good)
        if self.rows <= ready:
            return Reason("marker-rows", "WF 1812", {"have": self.rows, "need": rows})
        return Reason("rows-not-ready", "WF 1792", {"good": printed.goods[good], "have": ready, "need": rows})

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        company = position.companies[self.seat]
        if move.kind == kinds.DONE:
            self._finish(position)
        elif move.kind == kinds.SHIFT_WORK:
            return_tile(position, self.seat, EXTRA_SHIFTS)
            company.stock[self.good] += 1
        else:
            self.good = move.a
            printed = position.rules.printed
            made = factory.output(printed, company, move.a, move.b)
            cost = factory.row_costs(printed, company, move.a, position.wage(), move.b)
            company.stock[move.a] += made
            company.unmark(move.a)
            if position.events is not None:
                name = printed.goods[move.a]
                position.tell_all("overtime", self.seat, good=name, rows=move.b, n=made, paid=cost)
            charge(position, self.seat, cost)
