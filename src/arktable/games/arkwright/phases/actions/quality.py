"""The quality action (WF 1330–1417): the marker says how many levels the amount buys; they may be divided."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.fields import Bits, Code, Whole
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.economy import administration
from arktable.games.arkwright.phases.actions.turn_result import finish
from arktable.games.arkwright.terms import ACTION_OF, ENGINEER, GOODS, MARKER_NAMES, QUALITY, SHADE_OF
from arktable.games.arkwright.text.fields import good_names

if TYPE_CHECKING:
    from arktable.games.arkwright.printed import Printed
    from arktable.games.arkwright.state import ArkwrightPosition


def quality_levels(printed: Printed, marker: int, amount: int) -> int:
    """Return by how many levels quality may be raised."""
    return administration.affordable(printed.quality_costs[SHADE_OF[marker]], amount)


def quality_cost(printed: Printed, marker: int, levels: int) -> int:
    """Cost of `levels` quality levels."""
    return printed.quality_costs[SHADE_OF[marker]][levels - 1] if levels else 0


class RaiseQuality(Phase["ArkwrightPosition"]):
    """The player raises quality: `taken` levels so far in the `touched` factories."""

    NAME = "quality"
    marker: int = field(Code, MARKER_NAMES)
    amount: int = field(Whole)
    taken: int = field(Whole, default=0)
    touched: int = field(Bits, good_names, default=0)

    def asked(self, position: ArkwrightPosition, viewer: int) -> dict[str, Any]:
        return {"levels": {"taken": self.taken, "of": self._levels(position)}}

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        if self.marker < 0 or ACTION_OF[self.marker] != QUALITY:
            return [("marker", "must be a marker for quality")]
        most = self._levels(position)
        return [] if 0 <= self.taken <= most else [("taken", f"must be 0 to {most}, not {self.taken}")]

    def resume(self, position: ArkwrightPosition) -> bool:
        for good in range(GOODS):
            if self._may_raise(position, good):
                return True
        self._finish(position)
        return False

    def _levels(self, position: ArkwrightPosition) -> int:
        return quality_levels(position.rules.printed, self.marker, self.amount)

    def _highest(self, position: ArkwrightPosition) -> int:
        """Return the highest level of quality: 4, or 6 with the engineer (WF 1384, PB 448–458)."""
        printed = position.rules.printed
        return printed.quality_engineer if position.companies[self.seat].has(ENGINEER) else printed.quality_high

    def _may_raise(self, position: ArkwrightPosition, good: int) -> bool:
        company = position.companies[self.seat]
        if not company.level[good] or company.quality[good] >= self._highest(position):
            return False
        return self.taken < self._levels(position)

    def _why_not(self, position: ArkwrightPosition, good: int) -> Reason | None:
        if self._may_raise(position, good):
            return None
        name, levels = position.rules.printed.goods[good], self._levels(position)
        if not position.companies[self.seat].level[good]:
            return Reason("no-factory", "WF 1363", {"good": name})
        if self.taken >= levels:
            return Reason("no-more-levels", "WF 1341", {"have": levels, "need": self.taken + 1})
        return Reason("quality-highest", "PB 150", {"good": name, "high": self._highest(position)})

    def _finish(self, position: ArkwrightPosition) -> None:
        spare = self.amount - quality_cost(position.rules.printed, self.marker, self.taken)
        finish(position, self.touched, spare)

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        catalogue = position.rules.catalogue
        found: list[Move] = [catalogue.done]
        return found + [catalogue.raise_[good] for good in range(GOODS) if self._may_raise(position, good)]

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None
        if move.kind != kinds.RAISE:
            return not_now(self.NAME, "WF 1328")
        return self._why_not(position, move.a)

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        if move.kind == kinds.DONE:
            self._finish(position)
            return
        company = position.companies[self.seat]
        company.quality[move.a] += 1
        self.taken += 1
        self.touched |= 1 << move.a
        if position.events is not None:
            name = position.rules.printed.goods[move.a]
            level = company.quality[move.a]
            position.tell_all("quality", self.seat, good=name, before=level - 1, level=level)
