"""The commentary of the card game."""

from __future__ import annotations

from typing import ClassVar, Final

from arktable.bots.commentary import View
from arktable.bots.sale_commentary import SaleCommentary, SaleLine
from arktable.engine.moves import Move


class CardsCommentary(SaleCommentary):
    """The view has a forecast for the active good until its production."""

    WHEN: ClassVar[tuple[str, ...]] = ("year", "decade", "round")
    MOMENT: ClassVar[tuple[str, ...]] = ("set",)

    def words(self, view: View, move: Move) -> dict[str, int]:
        """The price and the appeal that come of where the token and the cards are laid."""
        turned = [name for name, value in move.args.items() if name != "spot" and value]
        for choice in view["choices"] or []:
            for way in choice["ways"]:
                if way["spot"] == move.args["spot"] and sorted(way["turned"]) == sorted(turned):
                    return {"price": choice["price"], "appeal": choice["appeal"]}
        return {}

    def active(self, view: View) -> int:
        return int(view["round"])

    def lines(self, view: View, good: int) -> list[View]:
        forecast = view["forecast"]
        is_told = bool(forecast) and forecast["good"] == good and "yet_to_act" in view["asked"]
        return list(forecast["sellers"]) if is_told else []

    def read(self, line: View) -> SaleLine:
        return SaleLine(line["sells"], line["costs"], line["money_then"], line["value_then"], fund=line["loans"])

    def owned(self, company: View) -> dict[str, int]:
        return {
            "cash": company["money"],
            "share": company["value"],
            "shares": company["shares"],
            "loans": company["loans"],
            "ships": company["ships"],
            "stock": sum(company["stored"]),
        }

    def standing(self, kit: View, company: View, line: SaleLine | None) -> dict[str, int]:
        """Cash, share value, and what the shares are worth."""
        if line is None or line.cash is None:
            return {"cash": company["money"], "value": company["value"], "worth": company["worth"]}
        return {"cash": line.cash, "value": line.share, "worth": company["shares"] * line.share}


COMMENTARY: Final = CardsCommentary()
