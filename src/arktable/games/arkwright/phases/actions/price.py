"""Prices: £5 to £25, never so high that appeal would fall below 0 (WF 457, 1898–1947, B54).

A price is set when a factory is built, and changed only by the additional action: free of charge for factories that the
main action affected; for other factories only after quality and distribution, for £1 of the unused administrative costs
(B53).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.fields import Bits, Code, Whole
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.phases.actions.turn_result import additional_under_way, note_priced, why_no_main
from arktable.games.arkwright.phases.stack import needs_factory
from arktable.games.arkwright.terms import GOODS
from arktable.games.arkwright.text.fields import good_names

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


def highest_price(position: ArkwrightPosition, seat: int, good: int) -> int:
    """Return the maximum price: the end of the scale, less goods on it, and with appeal at least 0."""
    printed, company = position.rules.printed, position.companies[seat]
    scale = printed.price_high - position.rules.scale_goods(printed, company, good)
    worth = printed.cost[good][company.level[good]] + company.quality[good] + company.distribution[good]
    return min(scale, worth)


def why_not_price(position: ArkwrightPosition, seat: int, good: int, price: int) -> Reason | None:
    """Return why this price is not possible."""
    low, high = position.rules.printed.price_low, highest_price(position, seat, good)
    if low <= price <= high:
        return None
    name = position.rules.printed.goods[good]
    return Reason("price-range", "WF 1937", {"good": name, "want": price, "low": low, "high": high})


def set_price(position: ArkwrightPosition, seat: int, good: int, price: int) -> None:
    """Move the price marker and record it."""
    company = position.companies[seat]
    if position.events is not None:
        name = position.rules.printed.goods[good]
        position.tell_all("price", seat, good=name, before=company.price[good], price=price)
    company.price[good] = price


class FirstPrice(Phase["ArkwrightPosition"]):
    """The player sets the price of a factory just built (WF 896)."""

    NAME = "first-price"
    good: int = field(Code, good_names)

    def asked(self, position: ArkwrightPosition, viewer: int) -> dict[str, Any]:
        return {"prices": {"free": [self.good], "spare": 0}}

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        return needs_factory(position, self.seat, "good", self.good)

    def resume(self, position: ArkwrightPosition) -> bool:
        return True

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        low = position.rules.printed.price_low
        # A scale full of stored goods still allows the lowest price.
        high = max(low, highest_price(position, self.seat, self.good))
        return position.rules.catalogue.price[self.good][low : high + 1]

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind != kinds.PRICE or move.a != self.good:
            return not_now(self.NAME, "WF 896")
        if move.b == position.rules.printed.price_low:
            return None
        return why_not_price(position, self.seat, move.a, move.b)

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        position.companies[self.seat].price[move.a] = move.b
        if position.events is not None:
            name = position.rules.printed.goods[move.a]
            position.tell_all("first-price", self.seat, good=name, price=move.b)
        position.frames.pop()


class AdjustPrices(Phase["ArkwrightPosition"]):
    """`free` and `spare` come from the main action; `changed`: goods already done; `left`: maximum number of prices."""

    NAME = "prices"
    free: int = field(Bits, good_names)
    spare: int = field(Whole)
    changed: int = field(Bits, good_names, default=0)
    left: int = field(Whole, default=GOODS)

    def asked(self, position: ArkwrightPosition, viewer: int) -> dict[str, Any]:
        free = [good for good in range(GOODS) if self.free >> good & 1]
        prices: dict[str, Any] = {"free": free, "spare": self.spare}
        if additional_under_way(position) is not None:
            prices["left"] = self.left  # otherwise only the number of factories limits it
        return {"prices": prices}

    def resume(self, position: ArkwrightPosition) -> bool:
        if self.left:
            for good in range(GOODS):
                if self._open(position, good):
                    return True
        position.frames.pop()
        return False

    def _open(self, position: ArkwrightPosition, good: int) -> bool:
        """Return whether this good's price may be changed at all."""
        if not position.companies[self.seat].level[good] or self.changed >> good & 1:
            return False
        return self.spare > 0 or bool(self.free >> good & 1)

    def _why_not_open(self, position: ArkwrightPosition, good: int) -> Reason | None:
        if self._open(position, good):
            return None
        name = position.rules.printed.goods[good]
        if not position.companies[self.seat].level[good]:
            return Reason("no-factory", "WF 1906", {"good": name})
        if self.changed >> good & 1:
            return Reason("price-changed", "WF 1906", {"good": name})
        return Reason("factory-untouched", "WF 1916", {"good": name, "have": self.spare, "need": 1})

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        catalogue = position.rules.catalogue
        low = position.rules.printed.price_low
        found: list[Move] = [catalogue.done]
        for good in range(GOODS):
            if self._open(position, good):
                now = position.companies[self.seat].price[good]
                prices = catalogue.price[good]
                high = highest_price(position, self.seat, good)
                found += prices[low : min(now, high + 1)]
                found += prices[max(low, now + 1) : high + 1]
        return found

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None
        if move.kind != kinds.PRICE:
            return why_no_main(position, move) or not_now(self.NAME, "WF 1906")
        closed = self._why_not_open(position, move.a)
        if closed is not None:
            return closed
        if position.companies[self.seat].price[move.a] == move.b:
            return Reason("price-same", "WF 1906", {"good": position.rules.printed.goods[move.a], "price": move.b})
        return why_not_price(position, self.seat, move.a, move.b)

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        if move.kind == kinds.DONE:
            position.frames.pop()
            return
        if not self.free >> move.a & 1:
            self.spare -= 1
        self.changed |= 1 << move.a
        self.left -= 1
        note_priced(position)
        set_price(position, self.seat, move.a, move.b)
