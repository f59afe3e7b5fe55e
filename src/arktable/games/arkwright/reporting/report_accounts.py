"""The books of the companies, read from events."""

from __future__ import annotations

from typing import Any, Final

from arktable.engine.reporting.shapes import ReportMargin, ReportRow, ReportTable

HOME: Final = 0
STORED: Final = 1
SHIPPED: Final = 2
PARTS: Final = ("home", "stored", "shipped")

# Accounts of events with money. A bill is the sum of earlier events, so it is not counted again.
OTHER_INCOME: Final = {"engineering-works": "earned", "investor": "earned", "received": "earned"}
SOLD_SHARES: Final = {"sold-shares": "earned", "sold-foreign": "earned"}
SPENT: Final = {
    "wages": "wages", "harbour-wages": "wages", "overtime": "wages",
    "marker": "markers",
    "built": "factories", "modernised": "factories", "paid-factories": "factories", "obsolete-fee": "factories",
    "bought-shares": "shares", "bought-back": "shares", "bought-foreign": "shares",
    "repaid": "loans",
    "paid": "rest", "inventor-kept": "rest",
}  # fmt: skip
USES: Final = ("wages", "markers", "factories", "shares", "loans", "rest")


class Books:
    """The sums of every seat: income by good and source, other income, expenses by purpose."""

    def __init__(self, seats: int, goods: list[str]) -> None:
        self.seats: Final[int] = seats
        self.goods: Final[list[str]] = goods
        self.income: list[list[list[int]]] = [[[0, 0, 0] for _ in range(seats)] for _ in goods]
        self.pieces: list[list[int]] = [[0] * seats for _ in goods]
        self.costs: list[list[int]] = [[0] * seats for _ in goods]
        self.other: dict[str, list[int]] = {}
        self.sold_shares: list[int] = [0] * seats
        self.spent: dict[str, list[int]] = {use: [0] * seats for use in USES}

    def take(self, key: str, seat: int, args: dict[str, Any]) -> int:
        """Book the money of this event. Return what its seat spent for anything but wages and shares."""
        if key == "sale":
            self._sold(HOME, seat, args["good"], args["n"], args["earned"])
        elif key == "sold-to":
            self._sold(HOME, seat, args["good"], 1, args["earned"])
        elif key == "goods-sold":
            self._sold(STORED, seat, args["good"], args["n"], args["earned"])
        elif key == "delivered":
            self._sold(SHIPPED, seat, args["good"], args["n"], args["earned"])
        elif key in OTHER_INCOME:
            self.other.setdefault(key, [0] * self.seats)[seat] += args[OTHER_INCOME[key]]
        elif key in SOLD_SHARES:
            self.sold_shares[seat] += args[SOLD_SHARES[key]]
        elif key in SPENT:
            return self._paid(key, seat, args)
        return 0

    def _sold(self, part: int, seat: int, good: str, pieces: int, earned: int) -> None:
        at = self.goods.index(good)
        self.income[at][seat][part] += earned
        self.pieces[at][seat] += pieces

    def _paid(self, key: str, seat: int, args: dict[str, Any]) -> int:
        use, paid = SPENT[key], int(args["paid"])
        self.spent[use][seat] += paid
        if key in ("wages", "overtime"):
            self.costs[self.goods.index(args["good"])][seat] += paid
        return paid if use in ("markers", "factories", "rest") else 0

    def income_of(self, seat: int) -> int:
        """Return all income from trade."""
        return sum(sum(row[seat]) for row in self.income) + sum(row[seat] for row in self.other.values())

    def flow(self, seat: int) -> int:
        """Return the change of the cash according to these books."""
        return self.income_of(seat) + self.sold_shares[seat] - sum(row[seat] for row in self.spent.values())

    def income_table(self) -> ReportTable:
        """Return the table of income by good and source."""
        rows: list[ReportRow] = [{"key": good, "cells": self.income[at]} for at, good in enumerate(self.goods)]
        rows += [{"key": key, "cells": [[n, 0, 0] for n in row]} for key, row in self.other.items()]
        return {"key": "income", "money": True, "parts": list(PARTS), "rows": rows, "total": True}

    def money_table(self, start: list[int], end: list[int]) -> ReportTable:
        """Return the table of income and expenses. The difference to the cash was raised in emergency sales."""
        seats = range(self.seats)
        raised = [end[seat] - start[seat] - self.flow(seat) for seat in seats]
        rows = [
            _row("start", start),
            _row("income", [self.income_of(seat) for seat in seats]),
            _row("sold-shares", self.sold_shares),
            _row("raised", raised),
            *(_row(f"spent-{use}", [-n for n in self.spent[use]]) for use in USES if any(self.spent[use])),
        ]
        rows = [row for row in rows if any(cell[0] for cell in row["cells"])]
        return {"key": "money", "money": True, "parts": ["all"], "rows": rows, "total": True}

    def margins(self) -> list[ReportMargin]:
        """Return the margin of each good after wages and machines."""
        return [
            {
                "key": good,
                "pieces": self.pieces[at],
                "profit": [sum(self.income[at][seat]) - self.costs[at][seat] for seat in range(self.seats)],
            }
            for at, good in enumerate(self.goods)
        ]


def _row(key: str, values: list[int]) -> ReportRow:
    return {"key": key, "cells": [[value] for value in values]}
