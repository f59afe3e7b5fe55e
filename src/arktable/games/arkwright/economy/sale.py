"""The sale: who sells how many, call by call (WF 2138–2292, B63–B66).

A token runs from the highest appeal down to 1. On each space everyone at or above it is called: higher appeal first,
the importer last among equals, then higher quality; sellers equal in both go together. Produced goods are sold by
force. A called player without any may sell from stock, use extra shifts (at the first such call only) or stop.

The sale is a dialogue, so it is a small machine: `step` runs until somebody has a choice, `answer` takes it. The
rules drive it with players, the forecast with a policy.
"""

from __future__ import annotations

from typing import Final

OVER: Final = -1
NOBODY_MISSED: Final = -2

# Answers.
SELL_STOCK: Final = 0
USE_SHIFT: Final = 1
STOP: Final = 2
KEEP_ROW: Final = 3
SHUT_ROW: Final = 4


class Seller:
    """One player's side of a sale. `made` counts what is still unsold of the production."""

    __slots__ = (
        "appeal",
        "made",
        "out",
        "quality",
        "row_goods",
        "school",
        "shifts",
        "shut",
        "sold",
        "sold_made",
        "stock",
    )

    def __init__(self, appeal: int, quality: int, made: int, stock: int, shifts: bool, school: bool, row_goods: int):
        self.appeal = appeal  # −1: no factory
        self.quality = quality
        self.made = made
        self.stock = stock
        self.shifts = shifts  # extra shifts at hand, and not yet declined
        self.school = school  # may still shut its highest row
        self.row_goods = row_goods  # what that row makes
        self.sold = 0
        self.sold_made = 0
        self.shut = False
        self.out = False

    def copy(self) -> Seller:
        """An independent twin."""
        twin = Seller(self.appeal, self.quality, self.made, self.stock, self.shifts, self.school, self.row_goods)
        twin.sold = self.sold
        twin.sold_made = self.sold_made
        twin.shut = self.shut
        twin.out = self.out
        return twin

    def next_is_top_row(self) -> bool:
        """Would the next good sold be the first one of the row that the school may shut?"""
        return self.school and self.row_goods > 0 and self.made == self.row_goods

    def has_choice(self) -> bool:
        """With nothing left of the production: is there anything else to sell?"""
        return self.stock > 0 or self.shifts


class Sale:
    """The state of one sale. `order` lists the called of the present space, `at` the next one to be served."""

    __slots__ = (
        "asked",
        "at",
        "demand",
        "group",
        "importer",
        "importer_sold",
        "missed",
        "order",
        "sellers",
        "start",
        "token",
        "together",
    )

    def __init__(self, sellers: list[Seller], importer: int, demand: int, start: int) -> None:
        self.sellers = sellers
        self.importer = importer
        self.importer_sold = 0
        self.demand = demand
        self.start = start
        highest = max([importer] + [seller.appeal for seller in sellers])
        self.token = highest + 1
        self.order: list[int] = []
        self.at = 0
        self.group = 0  # sellers equal in appeal and quality who share the last unit of demand
        self.asked = OVER
        # For the telling: who was called next when the demand ran out, and whether equals sold beyond it.
        self.missed = NOBODY_MISSED
        self.together = False

    def copy(self) -> Sale:
        """An independent twin."""
        twin = Sale([seller.copy() for seller in self.sellers], self.importer, self.demand, self.start)
        twin.importer_sold = self.importer_sold
        twin.token = self.token
        twin.order = self.order.copy()
        twin.at = self.at
        twin.group = self.group
        twin.asked = self.asked
        twin.missed = self.missed
        twin.together = self.together
        return twin

    def step(self) -> int:
        """Go on until a player has a choice (returns the seat) or the sale is over (returns OVER)."""
        while True:
            if self.at >= len(self.order):
                self.token -= 1
                if self.token < 1 or self.demand <= 0:
                    return OVER
                self._call()
                continue
            if self.demand <= 0:
                if not self._tied():
                    self.missed = self.order[self.at]
                    return OVER
                self.together = True
            who = self.order[self.at]
            if who < 0:
                self.importer_sold += 1
                self._sold()
                continue
            seller = self.sellers[who]
            if seller.made > 0:
                if seller.next_is_top_row():
                    self.asked = who
                    return who
                self._sell_made(seller)
            elif seller.has_choice():
                self.asked = who
                return who
            else:
                seller.out = True
                self._next()

    def why_missed(self) -> str:
        """What decided between the last one served and the one called next: appeal, the importer's place, quality."""
        last = self.order[self.at - 1] if self.at else self.missed
        if self.missed < 0:
            return "importer" if last >= 0 and self.sellers[last].appeal == self.importer else "appeal"
        appeal = self.importer if last < 0 else self.sellers[last].appeal
        return "appeal" if appeal > self.sellers[self.missed].appeal else "quality"

    def answer(self, choice: int) -> None:
        """The choice of the seat that `step` named."""
        seller = self.sellers[self.asked]
        self.asked = OVER
        if choice == STOP:
            seller.out = True
            seller.shifts = False
            self._next()
        elif choice == SELL_STOCK:
            seller.stock -= 1
            seller.shifts = False  # extra shifts only at the first call after production is sold out (WF 2316)
            seller.sold += 1
            self._sold()
        elif choice == USE_SHIFT:
            seller.shifts = False
            seller.sold += 1
            self._sold()
        elif choice == KEEP_ROW:
            seller.school = False
            self._sell_made(seller)
        else:
            seller.school = False
            seller.shut = True
            seller.made -= seller.row_goods

    def _sell_made(self, seller: Seller) -> None:
        seller.made -= 1
        seller.sold += 1
        seller.sold_made += 1
        self._sold()

    def _sold(self) -> None:
        self.demand -= 1
        self._next()

    def _next(self) -> None:
        self.at += 1
        if self.at < len(self.order) and not self._equal(self.order[self.at - 1], self.order[self.at]):
            self.group = self.at

    def _tied(self) -> bool:
        """Is the next one to be served in the middle of a group of equals that the demand just ran out on?"""
        return self.at > self.group and self.demand > -len(self.sellers)

    def _equal(self, one: int, other: int) -> bool:
        if one < 0 or other < 0:
            return False
        a, b = self.sellers[one], self.sellers[other]
        return a.appeal == b.appeal and a.quality == b.quality

    def _call(self) -> None:
        """Everyone at or above the token who has not stopped, in the order of B63, equals clockwise from the start."""
        seats = len(self.sellers)
        called = [
            seat
            for seat in [(self.start + turn) % seats for turn in range(seats)]
            if self.sellers[seat].appeal >= self.token and not self.sellers[seat].out
        ]
        called.sort(key=lambda seat: (-self.sellers[seat].appeal, -self.sellers[seat].quality))
        if self.importer >= self.token:
            place = 0
            while place < len(called) and self.sellers[called[place]].appeal >= self.importer:
                place += 1
            called.insert(place, -1)
        self.order = called
        self.at = 0
        self.group = 0
