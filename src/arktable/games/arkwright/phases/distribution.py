"""The distribution action (WF II.2.5): reaching level n costs £n; the patent helps in one of two ways (PB 494–514)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from arktable.engine.fields import Bits, Field, Whole
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.economy import administration
from arktable.games.arkwright.phases.turn_result import finish
from arktable.games.arkwright.terms import GOODS, PATENT
from arktable.games.arkwright.text import good_names
from arktable.games.arkwright.tiles import return_tile

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


class Distribution(Phase["ArkwrightPosition"]):
    """`budget` without the patent, `spent` of it and its £2; `free` levels once the patent was given back."""

    __slots__ = ("budget", "free", "spent", "touched")

    NAME: ClassVar[str] = "distribution"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Whole("budget"),
        Whole("spent"),
        Whole("free"),
        Bits("touched", good_names),
    )

    def __init__(self, seat: int, budget: int, spent: int = 0, free: int = 0, touched: int = 0) -> None:
        super().__init__(seat)
        self.budget = budget
        self.spent = spent
        self.free = free
        self.touched = touched

    def copy(self) -> Distribution:
        return Distribution(self.seat, self.budget, self.spent, self.free, self.touched)

    def asked(self, position: ArkwrightPosition, viewer: int) -> dict[str, Any]:
        return {"distribution": {"left": self._left(position), "free": self.free}}

    def resume(self, position: ArkwrightPosition) -> bool:
        return True

    def _left(self, position: ArkwrightPosition) -> int:
        bonus = administration.patent_bonus(position.rules.printed, position.companies[self.seat])
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
    """A factory rises by one level of distribution."""
    company = position.companies[seat]
    company.distribution[good] += 1
    if position.events is not None:
        name = position.rules.printed.goods[good]
        level = company.distribution[good]
        position.tell_all("distribution", seat, good=name, before=level - 1, level=level)
