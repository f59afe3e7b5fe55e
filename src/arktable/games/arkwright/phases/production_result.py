"""What the parts of a production phase leave for each other, per seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from arktable.engine.fields import Code, Field, Row, Whole
from arktable.engine.flow import Phase, Steering
from arktable.games.arkwright.phases.stack import needs_frame
from arktable.games.arkwright.terms import GOODS, ROWS
from arktable.games.arkwright.text import SeatSet, good_names

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


class ProductionResult(Steering["ArkwrightPosition"]):
    """`surplus` made, not sold; `sold` in England; `shut` row (−1: none); `top_sold` from the row a school may shut;
    `shipped` to the colonies; `reached`: seats that came to the space of the share value award, a bit each.
    """

    __slots__ = ("good", "importer_sold", "patron_used", "reached", "shipped", "shut", "sold", "surplus", "top_sold")

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Code("good", good_names),
        Row("surplus"),
        Row("sold"),
        Row("shut"),
        Row("top_sold"),
        Row("shipped"),
        SeatSet("reached"),
        Whole("importer_sold"),
        SeatSet("patron_used"),
    )

    def __init__(
        self,
        seat: int,
        good: int,
        surplus: list[int],
        sold: list[int],
        shut: list[int],
        top_sold: list[int],
        shipped: list[int],
        reached: int = 0,
        importer_sold: int = 0,
        patron_used: int = 0,
    ) -> None:
        super().__init__(seat)
        self.good = good
        self.surplus = surplus
        self.sold = sold
        self.shut = shut
        self.top_sold = top_sold
        self.shipped = shipped
        self.reached = reached
        self.importer_sold = importer_sold
        self.patron_used = patron_used  # seats that used their patron, a bit each

    def fit(self, seats: int) -> None:
        """Lists that a text left out have their usual values for each seat."""
        self.surplus = self.surplus or [0] * seats
        self.sold = self.sold or [0] * seats
        self.shut = self.shut or [-1] * seats
        self.top_sold = self.top_sold or [0] * seats
        self.shipped = self.shipped or [0] * seats

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        if not 0 <= self.good < GOODS:
            return [("good", "must be a good")]
        rows = {
            "surplus": self.surplus, "sold": self.sold, "shut": self.shut, "top_sold": self.top_sold,
            "shipped": self.shipped,
        }  # fmt: skip
        found: list[tuple[str, str]] = []
        for name, row in rows.items():
            lowest, highest = (-1, ROWS - 1) if name == "shut" else (0, position.rules.printed.workers)
            if len(row) != position.seats:
                found.append((name, f"must have a number for each of {position.seats} seats, not {len(row)}"))
            elif min(row) < lowest or max(row) > highest:
                found.append((name, f"must be numbers from {lowest} to {highest}"))
        return found

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


def running_production(position: ArkwrightPosition) -> ProductionResult | None:
    """The production phase on the stack, if there is one."""
    frames = position.frames
    for at in range(len(frames) - 1, -1, -1):  # spelled out for each class: a class named in the loop compiles fast
        frame = frames[at]
        if isinstance(frame, ProductionResult):
            return frame
    return None


def needs_production(position: ArkwrightPosition, frame: Phase[Any]) -> list[tuple[str, str]]:
    """What is wrong with a frame that is a part of a production phase: that phase must lie right below it."""
    return needs_frame(position, frame, ProductionResult, "production")


def production_under_way(position: ArkwrightPosition) -> ProductionResult:
    """The production phase that a frame on top of the stack is a part of."""
    production = running_production(position)
    assert production is not None
    return production
