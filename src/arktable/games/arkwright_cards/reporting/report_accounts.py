"""The books of the companies of a card game, read from events."""

from __future__ import annotations

from typing import Any, Final

from arktable.engine.reporting.shapes import ReportMargin, ReportRow, ReportTable

SPENT: Final = {"costs": "costs", "ran": "costs", "bought": "shares", "brokered": "shares"}
USES: Final = ("costs", "shares", "last-shares")


class Books:
    """The sums of every seat: home sales by good, shipping, expenses by purpose."""

    def __init__(self, seats: int, goods: list[str]) -> None:
        self.seats: Final[int] = seats
        self.goods: Final[list[str]] = goods
        self.home: list[list[int]] = [[0] * seats for _ in goods]
        self.pieces: list[list[int]] = [[0] * seats for _ in goods]
        self.costs: list[list[int]] = [[0] * seats for _ in goods]
        self.made: list[list[int]] = [[0] * seats for _ in goods]
        self.shipped: list[int] = [0] * seats
        self.shipped_pieces: list[int] = [0] * seats
        self.stored: list[int] = [0] * seats
        self.borrowed: list[int] = [0] * seats
        self.spent: dict[str, list[int]] = {use: [0] * seats for use in USES}

    def take(self, key: str, seat: int, args: dict[str, Any]) -> None:
        """Book the money of this event."""
        if key == "sold":
            at = self.goods.index(args["good"])
            self.home[at][seat] += args["money"]
            self.pieces[at][seat] += args["goods"]
        elif key == "shipped":
            self.shipped[seat] += args["money"]
            self.shipped_pieces[seat] += args["goods"]
        elif key == "made":
            self.made[self.goods.index(args["good"])][seat] += args["goods"]
        elif key in ("borrowed", "emergency"):
            self.borrowed[seat] += args["money"]
        elif key == "final":
            self.stored[seat] += args["goods"]
            self.spent["last-shares"][seat] += args["bought"] * (args["value"] + args["pounds"])
        elif key in SPENT:
            self.spent[SPENT[key]][seat] += args["paid"]
            if key in ("costs", "ran"):
                self.costs[self.goods.index(args["good"])][seat] += args["paid"]
            if key == "ran":
                self.made[self.goods.index(args["good"])][seat] += args["goods"]

    def income_of(self, seat: int) -> int:
        """Return all income from trade."""
        return sum(row[seat] for row in self.home) + self.shipped[seat] + self.stored[seat]

    def flow(self, seat: int) -> int:
        """Return the change of the money according to these books."""
        return self.income_of(seat) + self.borrowed[seat] - sum(row[seat] for row in self.spent.values())

    def income_table(self) -> ReportTable:
        """Return the table of income by good and source. A voyage carries several kinds, so it has a row of its own."""
        rows: list[ReportRow] = [
            {"key": good, "cells": [[n, 0] for n in self.home[at]]} for at, good in enumerate(self.goods)
        ]
        rows.append({"key": "shipped", "cells": [[0, n] for n in self.shipped]})
        if any(self.stored):
            rows.append({"key": "stored", "cells": [[n, 0] for n in self.stored]})
        return {"key": "income", "money": True, "parts": ["home", "shipped"], "rows": rows, "total": True}

    def money_table(self, start: list[int], end: list[int]) -> ReportTable:
        """Return the table of income and expenses; a bankrupt player lost the rest."""
        seats = range(self.seats)
        lost = [end[seat] - start[seat] - self.flow(seat) for seat in seats]
        rows = [
            _row("start", start),
            _row("income", [self.income_of(seat) for seat in seats]),
            _row("raised", self.borrowed),
            *(_row(f"spent-{use}", [-n for n in self.spent[use]]) for use in USES),
            _row("lost", lost),
        ]
        rows = [row for row in rows if any(cell[0] for cell in row["cells"])]
        return {"key": "money", "money": True, "parts": ["all"], "rows": rows, "total": True}

    def margins(self) -> list[ReportMargin]:
        """Return the margin of each good sold at home, and of all shipped goods, after production costs.

        The costs of a good are divided by pieces; those not sold at home count for the voyages.
        """
        at_home = [[self._costs_at_home(at, seat) for seat in range(self.seats)] for at in range(len(self.goods))]
        found: list[ReportMargin] = [
            {
                "key": good,
                "pieces": self.pieces[at],
                "profit": [self.home[at][seat] - at_home[at][seat] for seat in range(self.seats)],
            }
            for at, good in enumerate(self.goods)
        ]
        if any(self.shipped_pieces):
            costs = [
                sum(row[seat] for row in self.costs) - sum(row[seat] for row in at_home) for seat in range(self.seats)
            ]
            profit = [self.shipped[seat] - costs[seat] for seat in range(self.seats)]
            found.append({"key": "shipped", "pieces": self.shipped_pieces, "profit": profit})
        return found

    def _costs_at_home(self, at: int, seat: int) -> int:
        costs, made, sold = self.costs[at][seat], self.made[at][seat], self.pieces[at][seat]
        if not self.shipped_pieces[seat] or sold >= made:
            return costs
        return round(costs * sold / made)


def _row(key: str, values: list[int]) -> ReportRow:
    return {"key": key, "cells": [[value] for value in values]}
