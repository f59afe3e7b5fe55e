"""The sale: who sells how many, call by call (WF 2138–2292, B63–B66).

A token runs from the highest appeal down to 1. On each space everyone at or above it is called: higher appeal first,
the importer last among equals, then higher quality; sellers equal in both go together. Produced goods are sold by
force. A called player without any may sell from stock, use extra shifts (at the first such call only) or stop.

The sale is a dialogue, so it is a small machine: `step` runs until somebody has a choice, `answer` takes it.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from arktable.engine.fields import Field, Flag, Part, PartList, Seat, Shape, Whole
from arktable.games.arkwright.text import SeatRow

OVER: Final = -1
NOBODY: Final = -2
"""As whoever is called next: there is none, or it does not matter any more."""
NOBODY_MISSED: Final = -2
NOT_BEGUN: Final = -1
"""As the token: it has not been put anywhere."""

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

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Whole("appeal", -1), Whole("quality"), Whole("made"), Whole("stock"), Flag("shifts"), Flag("school"),
        Whole("row_goods"), Whole("sold"), Whole("sold_made"), Flag("shut"), Flag("out"),
    )  # fmt: skip

    def __init__(
        self,
        appeal: int,
        quality: int,
        made: int,
        stock: int,
        shifts: bool,
        school: bool,
        row_goods: int,
        sold: int = 0,
        sold_made: int = 0,
        shut: bool = False,
        out: bool = False,
    ) -> None:
        self.appeal = appeal  # −1: no factory
        self.quality = quality
        self.made = made
        self.stock = stock
        self.shifts = shifts  # extra shifts at hand, and not yet declined
        self.school = school  # may still shut its highest row
        self.row_goods = row_goods  # what that row makes
        self.sold = sold
        self.sold_made = sold_made
        self.shut = shut
        self.out = out

    def copy(self) -> Seller:
        """An independent twin."""
        return Seller(
            self.appeal, self.quality, self.made, self.stock, self.shifts, self.school, self.row_goods, self.sold,
            self.sold_made, self.shut, self.out,
        )  # fmt: skip

    def next_is_top_row(self) -> bool:
        """Would the next good sold be the first one of the row that the school may shut?"""
        return self.school and self.row_goods > 0 and self.made == self.row_goods

    def get_shifts(self) -> None:
        """Extra shifts come into the seller's hands; only the first call without produced goods can use them.

        Whoever has sold something else than produced goods, or is out, has had that call (WF 2317).
        """
        if self.appeal >= 0 and not self.out and self.sold == self.sold_made:
            self.shifts = True

    def can_sell(self) -> bool:
        """Is there anything to sell, produced, stored or by extra shifts?"""
        return self.made > 0 or self.stock > 0 or self.shifts


class Claim:
    """One piece of demand that was served: by whom (−1: the importer), at which call, and what is `left` after it.

    `order` says why this seller was called before the `rival`, who comes next in the same call: "appeal", "importer",
    "quality" or "together"; "none" when nobody comes. Where `left` is below 0 the piece came from the supply.
    """

    __slots__ = ("call", "left", "order", "rival", "seat", "source")

    def __init__(self, seat: int, call: int, source: str, left: int, rival: int, order: str) -> None:
        self.seat = seat
        self.call = call
        self.source = source
        self.left = left
        self.rival = rival
        self.order = order


class Sale:
    """The state of one sale. `order` lists the called of the present space, `at` the next one to be served."""

    __slots__ = (
        "asked",
        "at",
        "demand",
        "group",
        "heard",
        "importer",
        "importer_sold",
        "missed",
        "order",
        "sellers",
        "start",
        "token",
        "together",
    )

    FIELDS: ClassVar[tuple[Field, ...]] = (
        PartList("sellers", Shape(Seller, Seller.FIELDS)), Whole("importer"), Whole("demand"), Seat("start", 0),
        Whole("importer_sold"), Whole("token", NOT_BEGUN), SeatRow("order"), Whole("at"), Whole("group"),
        Seat("asked", OVER), Whole("missed", NOBODY_MISSED), Flag("together"),
    )  # fmt: skip

    def __init__(
        self,
        sellers: list[Seller],
        importer: int,
        demand: int,
        start: int,
        importer_sold: int = 0,
        token: int = NOT_BEGUN,
        order: list[int] | None = None,
        at: int = 0,
        group: int = 0,
        asked: int = OVER,
        missed: int = NOBODY_MISSED,
        together: bool = False,
    ) -> None:
        self.sellers = sellers
        self.importer = importer
        self.demand = demand
        self.start = start
        self.importer_sold = importer_sold
        self.token = token
        if token == NOT_BEGUN:
            self.token = 1 + max([importer] + [seller.appeal for seller in sellers])
        self.order: list[int] = [] if order is None else order
        self.at = at
        self.group = group  # sellers equal in appeal and quality who share the last unit of demand
        self.asked = asked
        # For the telling: who was called next when the demand ran out, and whether equals sold beyond it.
        self.missed = missed
        self.together = together
        # The claims since somebody began to listen. Nobody listens to a twin, and no text keeps them.
        self.heard: list[Claim] | None = None

    def copy(self) -> Sale:
        """An independent twin."""
        return Sale(
            [seller.copy() for seller in self.sellers], self.importer, self.demand, self.start, self.importer_sold,
            self.token, self.order.copy(), self.at, self.group, self.asked, self.missed, self.together,
        )  # fmt: skip

    def step(self) -> int:
        """Go on until a player has a choice (returns the seat) or the sale is over (returns OVER)."""
        while True:
            if self.at >= len(self.order):
                self.token -= 1
                if self.token < 1 or self.demand <= 0:
                    return OVER
                self._call()
                continue
            who = self.order[self.at]
            if who >= 0 and not self.sellers[who].can_sell():
                self._skip(who)
                continue
            if self.demand <= 0 and not self._tied():
                self.missed = who
                return OVER
            if who < 0:
                self.importer_sold += 1
                self._sold("import")
                continue
            seller = self.sellers[who]
            if seller.made > 0:
                if seller.next_is_top_row():
                    self.asked = who
                    return who
                self._sell_made(seller)
            else:
                self.asked = who
                return who

    def why_missed(self) -> str:
        """What decided between the last one served and the one called next: appeal, the importer's place, quality."""
        return self.why_before(self.order[self.at - 1] if self.at else self.missed, self.missed)

    def why_before(self, one: int, other: int) -> str:
        """Why one is called before the other: appeal, a company before the importer, quality, or both together."""
        first, second = self._appeal(one), self._appeal(other)
        if first > second:
            return "appeal"
        if one < 0 or other < 0:
            return "importer"
        return "quality" if self.sellers[one].quality > self.sellers[other].quality else "together"

    def _appeal(self, who: int) -> int:
        return self.importer if who < 0 else self.sellers[who].appeal

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
            self._sold("stock")
        elif choice == USE_SHIFT:
            seller.shifts = False
            seller.sold += 1
            self._sold("shift")
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
        self._sold("made")

    def _sold(self, source: str) -> None:
        # Only equals sell where no demand is left; who is called there and stops has sold nothing together (WF 2216).
        self.together = self.together or self.demand <= 0
        self.demand -= 1
        if self.heard is not None:
            self.heard.append(self._claim(source))
        self._next()

    def _claim(self, source: str) -> Claim:
        """What is told of the piece that has just been sold."""
        who, rival = self.order[self.at], NOBODY
        for other in self.order[self.at + 1 :]:
            if rival == NOBODY and (other < 0 or self.sellers[other].can_sell()):
                rival = other
        order = "none" if rival == NOBODY else self.why_before(who, rival)
        return Claim(who, self.token, source, self.demand, rival, order)

    def _next(self) -> None:
        self.at += 1
        self._begin_group()

    def _skip(self, who: int) -> None:
        """Who has nothing left is skipped over (WF 2205): they miss nothing, and nobody sells together with them."""
        self.sellers[who].out = True
        self.order.pop(self.at)
        self._begin_group()

    def _begin_group(self) -> None:
        """Does the next one called begin another group of equals?"""
        if 0 < self.at < len(self.order) and not self._equal(self.order[self.at - 1], self.order[self.at]):
            self.group = self.at

    def _tied(self) -> bool:
        """Is the next one to be served in the middle of a group of equals that the demand just ran out on?"""
        return self.at > self.group and self.demand > -len(self.sellers)

    def _equal(self, one: int, other: int) -> bool:
        if one < 0 or other < 0:
            return False
        a, b = self.sellers[one], self.sellers[other]
        return a.appeal == b.appeal and a.quality == b.quality

    def calls(self, seats: list[int], importer: bool) -> list[int]:
        """These seats in the order in which they are called: higher appeal first, then higher quality (B63).

        Equals stay in the given order. With the importer (−1), it comes behind those of its own appeal.
        """
        called = sorted(seats, key=lambda seat: (-self.sellers[seat].appeal, -self.sellers[seat].quality))
        if importer:
            place = 0
            while place < len(called) and self.sellers[called[place]].appeal >= self.importer:
                place += 1
            called.insert(place, -1)
        return called

    def clockwise(self) -> list[int]:
        """All seats, beginning with the start player."""
        return [(self.start + turn) % len(self.sellers) for turn in range(len(self.sellers))]

    def _call(self) -> None:
        """Everyone at or above the token who has not stopped, equals clockwise from the start."""
        sellers, token = self.sellers, self.token
        seats = [seat for seat in self.clockwise() if sellers[seat].appeal >= token and not sellers[seat].out]
        self.order = self.calls(seats, self.importer >= token)
        self.at = 0
        self.group = 0


class RunningSale(Part):
    """The field of a sale under way. One that a text leaves out has no sellers."""

    def __init__(self, name: str) -> None:
        super().__init__(name, Shape(Sale, Sale.FIELDS))

    def usual(self) -> Any:
        return Sale([], 0, 0, 0)
