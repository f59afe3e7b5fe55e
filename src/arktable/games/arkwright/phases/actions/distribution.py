"""The distribution action (WF 1422–1521): reaching level n costs £n; the patent helps in one of two ways (PB 494)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.fields import Bits, Whole
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.phases.actions.turn_result import finish
from arktable.games.arkwright.terms import GOODS, PATENT, SHADE_OF
from arktable.games.arkwright.text.fields import good_names
from arktable.games.arkwright.tiles import return_tile

if TYPE_CHECKING:
    from arktable.games.arkwright.company import Company
    from arktable.games.arkwright.printed import Printed
    from arktable.games.arkwright.state import ArkwrightPosition


def distribution_budget(printed: Printed, marker: int, amount: int) -> int:
    """Return the pounds for distribution, up to the marker's maximum (WF 1443)."""
    return min(amount, printed.distribution_max[SHADE_OF[marker]])


def patent_bonus(printed: Printed, company: Company) -> int:
    """Return the pounds that the patent adds while it is kept (PB 502)."""
    return printed.patent if company.has(PATENT) else 0


class Distribution(Phase["ArkwrightPosition"]):
    """The player raises distribution. `budget` is without the patent; `spent` counts the patent's £2 too.

    `free` are the levels after the patent was given back.
    """

    NAME = "distribution"
    budget: int = field(Whole)
    spent: int = field(Whole, default=0)
    free: int = field(Whole, default=0)
    touched: int = field(Bits, good_names, default=0)

    def asked(self, position: ArkwrightPosition, viewer: int) -> dict[str, Any]:
        return {"distribution": {"left": self._left(position), "free": self.free}}

    def resume(self, position: ArkwrightPosition) -> bool:
        return True

    def _left(self, position: ArkwrightPosition) -> int:
        bonus = patent_bonus(position.rules.printed, position.companies[self.seat])
        return self.budget + bonus - self.spent

    def _may_promote(self, position: ArkwrightPosition, good: int) -> bool:
        company = position.companies[self.seat]
        level = company.distribution[good]
        if not company.level[good] or level >= position.rules.printed.distribution_high:
            return False
        return self.free > 0 or position.rules.printed.distribution_costs[level] <= self._left(position)

    def _why_not(self, position: ArkwrightPosition, good: int) -> Reason | None:
        if self._may_promote(position, good):
            return None
        company, printed = position.companies[self.seat], position.rules.printed
        name = printed.goods[good]
        if not company.level[good]:
            return Reason("no-factory", "WF 1451", {"good": name})
        level = company.distribution[good]
        if level >= printed.distribution_high:
            return Reason("distribution-highest", "PB 166", {"good": name, "high": printed.distribution_high})
        have, need = self._left(position), printed.distribution_costs[level]
        return Reason("distribution-cost", "WF 1462", {"good": name, "have": have, "need": need})

    def _why_not_patent(self, position: ArkwrightPosition) -> Reason | None:
        if not position.companies[self.seat].has(PATENT):
            return Reason("no-tile", "PB 494", {"tile": "patent"})
        if self.spent > self.budget:
            return Reason("patent-used", "PB 502", {"have": self.budget, "need": self.spent})
        return None

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        catalogue = position.rules.catalogue
        found: list[Move] = [catalogue.done]
        found += [catalogue.promote[good] for good in range(GOODS) if self._may_promote(position, good)]
        if position.companies[self.seat].has(PATENT) and self._why_not_patent(position) is None:
            found.append(catalogue.patent)
        return found

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None
        if move.kind == kinds.PROMOTE:
            return self._why_not(position, move.a)
        if move.kind == kinds.PATENT:
            return self._why_not_patent(position)
        return not_now(self.NAME, "WF 1422")

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        if move.kind == kinds.DONE:
            finish(position, self.touched, self._left(position))
        elif move.kind == kinds.PATENT:
            return_tile(position, self.seat, PATENT)
            self.free = position.rules.printed.patent
        else:
            if self.free:
                self.free -= 1
            else:
                level = position.companies[self.seat].distribution[move.a]
                self.spent += position.rules.printed.distribution_costs[level]
            self.touched |= 1 << move.a
            promote(position, self.seat, move.a)


def promote(position: ArkwrightPosition, seat: int, good: int) -> None:
    """Raise the distribution of a factory by one level."""
    company = position.companies[seat]
    company.distribution[good] += 1
    if position.events is not None:
        name = position.rules.printed.goods[good]
        level = company.distribution[good]
        position.tell_all("distribution", seat, good=name, before=level - 1, level=level)
