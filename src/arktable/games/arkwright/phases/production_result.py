"""What the parts of a production phase leave for each other, per seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.flow import Steering
from arktable.games.arkwright.phases.stack import nearest

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


class ProductionResult(Steering["ArkwrightPosition"]):
    """`surplus` made, not sold; `sold` in England; `shut` row (−1: none); `top_sold` from the row a school may shut;
    `shipped` to the colonies; `reached`: seats that came to the space of the share value award, a bit each.
    """

    __slots__ = ("good", "importer_sold", "patron_used", "reached", "shipped", "shut", "sold", "surplus", "top_sold")

    def __init__(self, seat: int, seats: int, good: int) -> None:
        super().__init__(seat)
        self.good = good
        self.surplus: list[int] = [0] * seats
        self.sold: list[int] = [0] * seats
        self.shut: list[int] = [-1] * seats
        self.top_sold: list[int] = [0] * seats
        self.shipped: list[int] = [0] * seats
        self.reached = 0
        self.importer_sold = 0
        self.patron_used = 0  # seats that used their patron, a bit each

    def take_over(self, other: ProductionResult) -> None:
        """Copy the other's results."""
        self.surplus = other.surplus.copy()
        self.sold = other.sold.copy()
        self.shut = other.shut.copy()
        self.top_sold = other.top_sold.copy()
        self.shipped = other.shipped.copy()
        self.reached = other.reached
        self.importer_sold = other.importer_sold
        self.patron_used = other.patron_used

    def under_way(self, position: ArkwrightPosition, viewer: int) -> dict[str, Any]:
        return {
            "production": {
                "good": self.good,
                "surplus": self.surplus.copy(),
                "sold": self.sold.copy(),
                "shipped": self.shipped.copy(),
                "importer_sold": self.importer_sold,
            }
        }


def production_under_way(position: ArkwrightPosition) -> ProductionResult:
    """The production phase that a frame on top of the stack is a part of."""
    production = nearest(position, ProductionResult)  # type: ignore[type-abstract]  # it is looked for, not made
    assert production is not None
    return production
