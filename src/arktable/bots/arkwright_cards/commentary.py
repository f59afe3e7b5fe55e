"""The commentary of the card game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from arktable.bots.commentary import COST, Because, Sum, View
from arktable.bots.sale_account import Prospect
from arktable.bots.sale_commentary import SaleCommentary, SaleLine
from arktable.engine.moves import Move
from arktable.games.arkwright_cards.economy.market import home_limit

PRICED: Final = 3
"""The step of a turn after the price was set."""
SELLING: Final = ("sell", "ship")
"""The phases of a production in which a seat decides what happens to its goods."""


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

    def prospect(self, kit: View, seat: int, view: View, good: int) -> Prospect | None:
        """The forecast once the price of the active good is set; else the best price, as the demand stands."""
        company, demand = view["companies"][seat], view["market"]["demand"][good]
        factory = company["factories"][good]
        if good == self.active(view):
            mine = view["to_move"] == seat and view["asked"].get("step", PRICED) < PRICED
            line = next((one for one in self.lines(view, good) if one["seat"] == seat), None)
            if line is None:
                return None
            if not mine:
                income = line["income"] + line["voyage"]["income"]
                return Prospect(line["sells"] + line["voyage"]["goods"], income, line["costs"], line["steps"])
        costs = sum(factory["costs"].values())
        goods, together = factory["makes"] + company["stored"][good], factory["price"] + factory["appeal"]
        hold = company["ships"] * company["tracks"]["shipping"]["value"]
        best = Prospect()
        for appeal in range(min(together, kit["appeal_high"] + 1)):
            sells = min(home_limit(appeal, demand), goods)
            ships = min(goods - sells, hold)
            income = sells * (together - appeal) + ships * factory["ship_price"]
            if income > best.income:
                best = Prospect(sells + ships, income, costs, int(sells >= kit["enough"]))
        return best._replace(costs=costs)

    def worth_after(self, kit: View, company: View, steps: int, lost: int) -> int:
        value: int = min(kit["most"], company["value"] + steps)
        return (int(company["shares"]) - lost) * value

    def rounds_left(self, kit: View, view: View) -> int:
        decade: int = view["decade"]
        return len(kit["years"]) - max(0, decade - 1)

    def sums(self, kit: View, seat: int, before: View, after: View) -> list[Sum]:
        """A price is told by what its production brings: it is not compared with the price before."""
        sale = self._priced(seat, before, after)
        if sale is None:
            return _produced(seat, before, after) or super().sums(kit, seat, before, after)
        voyage, company = sale["voyage"], after["companies"][seat]
        items = [
            Sum("home", sale["income"], {"n": sale["sells"], "price": sale["price"]}),
            *([Sum("ships", voyage["income"], {"n": voyage["goods"]})] if voyage["goods"] else []),
            Sum("costs", -sale["costs"], {}),
            Sum("production", sale["balance"], {}),
        ]
        worth = self.worth_after(kit, company, sale["steps"], 0) - company["worth"]
        return [*items, *([Sum("hoped" if _is_open(after, seat) else "worth", worth, {})] if worth else [])]

    def notes(self, kit: View, seat: int, moves: Sequence[Move], before: View, after: View) -> list[Because]:
        """A price is compared with that which brings most money; the development before the first round is free."""
        sale = self._priced(seat, before, after)
        if sale is None:
            if before["phase"] == "develop" and "step" not in before["asked"]:
                return [Because("opening", {})]
            if before["phase"] == "ship":
                return _kept(seat, before, after)
            found = super().notes(kit, seat, moves, before, after)
            opened = [kit["goods"].index(move.args["good"]) for move in moves if move.word == "open"]
            if opened and any(note.key == "long" for note in found):
                # A new factory has no worker card yet.
                more = sum([kit["crew_goods"][good][0][1] for good in opened])
                return [Because("grows", {"loss": found[0].args["loss"], "n": more, "factories": len(opened)})]
            return found
        best = max(before["choices"], key=lambda choice: int(choice["balance"]))
        less = best["balance"] - sale["balance"]
        if less <= 0:
            return [Because("price-most", {"money": sale["balance"]})]
        steps, shares = sale["steps"] - best["steps"][seat], after["companies"][seat]["shares"]
        args: dict[str, int | str] = {
            "price": best["price"],
            "appeal": best["appeal"],
            "less": less,
            "shipped": best["voyage"]["goods"],
        }
        if steps > 0:
            is_open, worth = "yes" if _is_open(after, seat) else "no", steps * shares
            short = "yes" if worth < less else "no"
            return [Because("price-share", {**args, "worth": worth, "n": steps, "open": is_open, "short": short})]
        rivals = [one["sells"] for one in after["forecast"]["sellers"] if one["seat"] != seat]
        theirs = [sells for other, sells in enumerate(best["sells"]) if other != seat]
        if sum(rivals) < sum(theirs):
            return [Because("price-rival", {**args, "n": sum(theirs) - sum(rivals)})]
        return [Because("price-safe" if _is_open(after, seat) else "price-long", args, COST)]

    def reasons(self, kit: View, seat: int, moves: Sequence[Move], before: View, after: View) -> list[Because]:
        """What is decided in a production is told by its sums: what the production changes anyway is no reason."""
        return [] if before["phase"] in SELLING else super().reasons(kit, seat, moves, before, after)

    def _priced(self, seat: int, before: View, after: View) -> View | None:
        """The line of the forecast, if the seat has set its price between these two views."""
        if not before["choices"] or before["to_move"] != seat or not self.comparable(before, after):
            return None
        return next((line for line in self.lines(after, self.active(after)) if line["seat"] == seat), None)

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


def _produced(seat: int, before: View, after: View) -> list[Sum]:
    """What comes of a decision in the production itself: the home sale and the ships, then the costs if they are paid.

    Empty in other phases, and where a loan was needed.
    """
    was, now, good = before["companies"][seat], after["companies"][seat], int(before["round"])
    if before["phase"] not in SELLING or before["to_move"] != seat or now["loans"] != was["loans"]:
        return []
    factory = was["factories"][good]
    under_way = after["round"] == before["round"] and after["phase"] in SELLING and after["to_move"] == seat
    costs = 0 if under_way else sum(factory["costs"].values())
    money, gone = now["money"] - was["money"], was["stored"][good] - now["stored"][good]
    items = [*_income(money + costs, gone, factory, before["phase"] == "sell")]
    if costs:
        items.append(Sum("costs", -costs, {}))
    worth = now["worth"] - was["worth"]
    return [*items, Sum("money", money, {}), *([Sum("worth", worth, {})] if worth else [])]


def _kept(seat: int, before: View, after: View) -> list[Because]:
    """What the ships would have brought, if nothing is shipped."""
    company, good = before["companies"][seat], int(before["round"])
    if company["ships"] != after["companies"][seat]["ships"]:
        return []
    goods = min(company["stored"][good], company["ships"] * company["tracks"]["shipping"]["value"])
    return [Because("kept", {"n": goods, "money": goods * company["factories"][good]["ship_price"]})] if goods else []


def _income(income: int, gone: int, factory: View, at_home: bool) -> Iterator[Sum]:
    """The income of this many goods, by home and ships where only one division fits."""
    price, voyage = factory["price"], factory["ship_price"]
    fits = [n for n in range(gone + 1) if n * price + (gone - n) * voyage == income] if at_home else [0]
    if len(fits) != 1:
        yield Sum("income", income, {})
        return
    if fits[0]:
        yield Sum("home", fits[0] * price, {"n": fits[0], "price": price})
    if income > fits[0] * price:
        yield Sum("ships", income - fits[0] * price, {"n": gone - fits[0]})


def _is_open(view: View, seat: int) -> bool:
    """May somebody else still go higher? Then the share does not rise."""
    return any(other != seat for other in view["forecast"]["yet_to_set"])


COMMENTARY: Final = CardsCommentary()
