"""Results that the parts of a production phase share, per seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.fields import Code, Row, Whole
from arktable.engine.flow import Phase, Steering
from arktable.engine.state import field
from arktable.games.arkwright.phases.stack import needs_frame
from arktable.games.arkwright.terms import GOODS, ROWS
from arktable.games.arkwright.text.fields import SeatSet, good_names

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


class ProductionResult(Steering["ArkwrightPosition"]):
    """Results of a production phase, per seat.

    `surplus`: made, not sold; `sold`: in England; `shut`: row (−1: none); `top_sold`: from the row that a school may
    shut; `shipped`: to the colonies; `reached`: seats that reached the space of the share value award, a bit each.
    """

    good: int = field(Code, good_names)
    surplus: list[int] = field(Row)
    sold: list[int] = field(Row)
    shut: list[int] = field(Row)
    top_sold: list[int] = field(Row)
    shipped: list[int] = field(Row)
    reached: int = field(SeatSet, default=0)
    importer_sold: int = field(Whole, default=0)
    patron_used: int = field(SeatSet, default=0)  # seats that used their patron, a bit each

    def fit(self, seats: int) -> None:
        """Give lists that a text left out their usual values for each seat."""
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
    """Return the production phase on the stack, if there is one."""
    frames = position.frames
    for at in range(len(frames) - 1, -1, -1):  # written out: a class named in the loop compiles to fast code
        frame = frames[at]
        if isinstance(frame, ProductionResult):
            return frame
    return None


def needs_production(position: ArkwrightPosition, frame: Phase[Any]) -> list[tuple[str, str]]:
    """Return what is wrong with a frame that is part of a production phase: that phase must be directly below it."""
    return needs_frame(position, frame, ProductionResult, "production")


def production_under_way(position: ArkwrightPosition) -> ProductionResult:
    """Return the production phase to which a frame on top of the stack belongs."""
    production = running_production(position)
    assert production is not None
    return production
