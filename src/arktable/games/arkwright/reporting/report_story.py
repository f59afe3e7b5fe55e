"""The story of a game of Arkwright: every sale with its prices, and who undercut whom before it."""

from __future__ import annotations

from arktable.engine.reporting.reports import said, undercuts
from arktable.engine.reporting.shapes import ReportChapter, ReportMoment, ReportSaid
from arktable.games.arkwright.reporting.scene_shapes import SaleScene, SceneSeller


def story_of(moments: list[ReportMoment], scenes: list[SaleScene | None]) -> list[ReportChapter]:
    """Return a chapter for each production in which a company could sell."""
    found: list[ReportChapter] = []
    last: dict[str, dict[int, int]] = {}  # by good: the prices at its last production
    for moment, scene in zip(moments, scenes, strict=True):
        if scene is None:
            continue
        sellers = [seller for seller in scene["sellers"] if seller["seat"] >= 0]
        told = [_sold(seller) for seller in sellers]
        told += undercuts({one["seat"]: one["price"] or 0 for one in sellers}, last.get(scene["good"], {}))
        last[scene["good"]] = {one["seat"]: one["price"] or 0 for one in sellers}
        found.append({"n": moment["n"], "when": moment["when"], "said": told})
    return found


def _sold(seller: SceneSeller) -> ReportSaid:
    """Return what a company sold, with what patrons bought, and its price."""
    return said("story-sold", who=seller["seat"], n=seller["sold"] + len(seller["extra"]), price=seller["price"] or 0)
