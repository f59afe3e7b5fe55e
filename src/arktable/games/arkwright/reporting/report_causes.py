"""Causes of turning points: what changed the worth of a company most in a production, as a sentence."""

from __future__ import annotations

from arktable.engine.reporting.reports import said, signed
from arktable.engine.reporting.shapes import ReportSaid
from arktable.games.arkwright.reporting.scene_shapes import SaleScene, SceneSeller


class Window:
    """What a seat did between two productions and in the second one."""

    __slots__ = ("in_need", "loans", "spent")

    def __init__(self) -> None:
        self.spent = 0  # for markers, factories and the like
        self.in_need = 0  # shares sold for lack of cash
        self.loans = 0


def cause_of(
    windows: list[Window], scene: SaleScene | None, who: int, other: int, moved: int
) -> tuple[ReportSaid, ReportSaid | None]:
    """Return what changed the worth of `who`, and the steps of its share value. `moved` is the amount of the change."""
    window = windows[who]
    mine, others = _seller(scene, who), _seller(scene, other)
    more = _steps(mine, others, who, other)
    if moved < 0 and (window.in_need or window.loans):
        return said("turn-need", who=who, n=window.in_need, loans=window.loans, paid=window.spent), more
    earned = mine["net"] if mine else 0
    if moved < 0 and window.spent > max(0, -earned) and scene is not None:
        return said("turn-spent", who=who, paid=window.spent, good=scene["good"]), more
    if mine is None or scene is None:
        return said("turn-none", who=who, good=scene["good"] if scene else "food"), more
    return (
        said(
            "turn-sale", who=who, n=mine["sold"] + len(mine["extra"]), good=scene["good"], price=mine["price"] or 0,
            net=mine["net"], other=other, m=others["sold"] + len(others["extra"]) if others else 0,
        ),
        more,
    )  # fmt: skip


def _seller(scene: SaleScene | None, seat: int) -> SceneSeller | None:
    if scene is not None:
        for seller in scene["sellers"]:
            if seller["seat"] == seat:
                return seller
    return None


def _steps(mine: SceneSeller | None, others: SceneSeller | None, who: int, other: int) -> ReportSaid | None:
    steps = [sum(step["steps"] for step in seller["steps"]) if seller else 0 for seller in (mine, others)]
    if not any(steps):
        return None
    return said("turn-steps", who=who, n=signed(steps[0]), other=other, m=signed(steps[1]))
