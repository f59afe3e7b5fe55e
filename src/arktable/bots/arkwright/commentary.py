"""The commentary of Arkwright."""

from __future__ import annotations

from typing import ClassVar, Final

from arktable.bots.commentary import View
from arktable.bots.sale_commentary import SaleCommentary, SaleLine


class ArkwrightCommentary(SaleCommentary):
    """The view has a forecast for every good whose production is still to come."""

    WHEN: ClassVar[tuple[str, ...]] = ("year", "cycle")

    def comparable(self, before: View, after: View) -> bool:
        """After a production the forecast is for the next decade, although the cycle may be the same."""
        return bool(before["coming"] == after["coming"]) and super().comparable(before, after)

    def active(self, view: View) -> int:
        return int(view["cycle"])

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


COMMENTARY: Final = ArkwrightCommentary()
