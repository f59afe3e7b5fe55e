"""The story of a card game: what was sold at home and at which price, round by round, and who undercut whom."""

from __future__ import annotations

from arktable.engine.reporting.reports import said, undercuts
from arktable.engine.reporting.shapes import ReportChapter, ReportMoment


class Sales:
    """What was sold at home in one round: by seat goods and price, by opponent goods."""

    __slots__ = ("goods", "opponents", "prices")

    def __init__(self) -> None:
        self.goods: dict[int, int] = {}
        self.prices: dict[int, int] = {}
        self.opponents: dict[str, int] = {}


def story_of(moments: list[ReportMoment], rounds: list[Sales], seats: int, others: list[str]) -> list[ReportChapter]:
    """Return a chapter for each round in which something was to be sold."""
    found: list[ReportChapter] = []
    last: dict[str, dict[int, int]] = {}
    for moment, sales in zip(moments, rounds, strict=True):
        good = str(moment["when"]["good"])
        told = [
            said("story-sold", who=seat, n=goods, price=sales.prices[seat])
            for seat, goods in sorted(sales.goods.items())
        ]
        told += [
            said("story-opponent", who=seats + at, n=sales.opponents[name])
            for at, name in enumerate(others)
            if name in sales.opponents
        ]
        told += undercuts(sales.prices, last.get(good, {}))
        last[good] = sales.prices
        if told:
            found.append({"n": moment["n"], "when": moment["when"], "said": told})
    return found
