"""The commentary of Arkwright."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from arktable.bots.commentary import Because, Sum, View
from arktable.bots.sale_account import Prospect
from arktable.bots.sale_commentary import SaleCommentary, SaleLine
from arktable.engine.moves import Move


class ArkwrightCommentary(SaleCommentary):
    """The view has a forecast for every good whose production is still to come."""

    WHEN: ClassVar[tuple[str, ...]] = ("year", "cycle")

    def comparable(self, before: View, after: View) -> bool:
        """After a production the forecast is for the next decade, although the cycle may be the same."""
        return bool(before["coming"] == after["coming"]) and super().comparable(before, after)

    def active(self, view: View) -> int:
        # Once a good is sold, the forecast begins with the one after it, while its cycle is not over yet.
        forecast: list[View] = view["forecast"]
        return int(forecast[0]["good"] if forecast else view["cycle"])

    def lines(self, view: View, good: int) -> list[View]:
        for one in view["forecast"]:
            if one["good"] == good:
                return list(one["sellers"])
        return []

    def read(self, line: View) -> SaleLine:
        short = line["shortfall"] or {"shares": 0, "loans": 0}
        return SaleLine(
            line["sells"], line["costs"], line["cash_after"], line["space_after"], short["shares"], short["loans"]
        )

    def prospect(self, kit: View, seat: int, view: View, good: int) -> Prospect | None:
        """As the forecast says it; None for a good that is not produced again."""
        for line in self.lines(view, good):
            if line["seat"] == seat:
                lost = (line["shortfall"] or {"shares": 0})["shares"]
                income = line["income"] + line["shipping"]
                return Prospect(line["sells"] + line["ships"], income, line["costs"], line["steps"], lost)
        return None

    def worth_after(self, kit: View, company: View, steps: int, lost: int) -> int:
        values: list[int] = kit["share_value"]
        return int((company["shares"] - lost) * values[max(0, min(len(values) - 1, company["space"] + steps))])

    def rounds_left(self, kit: View, view: View) -> int:
        """The preparation of 1760 sells nothing."""
        decades: list[int] = view["timetable"]["decades"]
        return len(decades) - max(1, decades.index(view["year"]))

    def sums(self, kit: View, seat: int, before: View, after: View) -> list[Sum]:
        """Nothing is sold in 1760."""
        return [] if _is_preparation(before) else super().sums(kit, seat, before, after)

    def notes(self, kit: View, seat: int, moves: Sequence[Move], before: View, after: View) -> list[Because]:
        """In 1760 the bill of the first factories is still to be paid (WF VI)."""
        if not _is_preparation(before):
            return super().notes(kit, seat, moves, before, after)
        factories = before["companies"][seat]["factories"]
        bill = sum([kit["cost"][good][one["level"] - 1] for good, one in enumerate(factories) if one is not None])
        cash = before["companies"][seat]["cash"]
        return [Because("bill", {"n": bill, "cash": cash, "left": cash - bill})] if before["phase"] == "special" else []

    def owned(self, company: View) -> dict[str, int]:
        factories = [factory for factory in company["factories"] if factory is not None]
        return {
            "cash": company["cash"] or 0,
            "share": company["space"],
            "shares": company["shares"],
            "loans": company["loans"],
            "ships": sum([ship is not None for ship in company["ships"]]),
            "machines": sum([sum(factory["machines"]) for factory in factories]),
            "workers": sum([sum(factory["workers"]) for factory in factories]),
            "stock": sum(company["stock"]),
            "markers": len(company["markers"]),
        }

    def standing(self, kit: View, company: View, line: SaleLine | None) -> dict[str, int]:
        """Cash, the space on the share value track, and what the own shares are worth there."""
        if line is None or line.cash is None:
            return {"cash": company["cash"], "share": company["space"], "worth": company["portfolio"]}
        worth = (company["shares"] - line.lost) * kit["share_value"][line.share]
        return {"cash": line.cash, "share": line.share, "worth": worth}


def _is_preparation(view: View) -> bool:
    return bool(view["year"] == view["timetable"]["decades"][0])


COMMENTARY: Final = ArkwrightCommentary()
