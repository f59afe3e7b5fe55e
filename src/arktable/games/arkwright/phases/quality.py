"""The quality action (WF II.2.4): the marker says how many levels the amount paid buys; they may be spread."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from arktable.engine.fields import Bits, Code, Field, Whole
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.economy import administration
from arktable.games.arkwright.phases.turn_result import finish
from arktable.games.arkwright.terms import ACTION_OF, ENGINEER, GOODS, MARKER_NAMES, QUALITY
from arktable.games.arkwright.text import good_names

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


class RaiseQuality(Phase["ArkwrightPosition"]):
    """`taken` levels so far in the `touched` factories."""

    __slots__ = ("amount", "marker", "taken", "touched")

    NAME: ClassVar[str] = "quality"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Code("marker", MARKER_NAMES),
        Whole("amount"),
        Whole("taken"),
        Bits("touched", good_names),
    )

    def __init__(self, seat: int, marker: int, amount: int, taken: int = 0, touched: int = 0) -> None:
        super().__init__(seat)
        self.marker = marker
        self.amount = amount
        self.taken = taken
        self.touched = touched

    def copy(self) -> RaiseQuality:
        return RaiseQuality(self.seat, self.marker, self.amount, self.taken, self.touched)

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
        return administration.quality_levels(position.rules.printed, self.marker, self.amount)

    def _highest(self, position: ArkwrightPosition) -> int:
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
        spare = self.amount - administration.quality_cost(position.rules.printed, self.marker, self.taken)
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
