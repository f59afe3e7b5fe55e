"""The sale: who sells how many goods, call by call (WF 2138–2292, B14, B63–B66).

A token moves from the highest appeal down to 1. On each space, all sellers at or above it are called: higher appeal
first, the importer last among equals, then higher quality; sellers equal in both are called together. Produced goods
must be sold. A called player without any may sell from stock, use extra shifts (only at the first such call) or stop.

The sale is a state machine: `step` runs until a player has a choice, and `answer` takes the choice.
"""

from __future__ import annotations

from typing import Any, Final

from arktable.engine.fields import Flag, Part, PartList, Seat, Shape, Unkept, Whole
from arktable.engine.state import Struct, field
from arktable.games.arkwright.text.fields import SeatRow

OVER: Final = -1
NO_RIVAL: Final = -2
"""Value of `Claim.rival`: no seller comes next in the same call."""
NOBODY_MISSED: Final = -2
"""Value of `Sale.missed`: the demand sufficed for all sellers, or it does not matter."""
NOT_BEGUN: Final = -1
"""Value of the token before the sale has begun."""

# Answers.
SELL_STOCK: Final = 0
USE_SHIFT: Final = 1
STOP: Final = 2
KEEP_ROW: Final = 3
SHUT_ROW: Final = 4


class Seller(Struct):
    """One player's side of a sale. `made` counts the produced goods that are not sold yet."""

    appeal: int = field(Whole, -1)  # −1: no factory
    quality: int = field(Whole)
    made: int = field(Whole)
    stock: int = field(Whole)
    shifts: bool = field(Flag)  # has extra shifts and has not declined them
    school: bool = field(Flag)  # the school may still shut the highest row
    row_goods: int = field(Whole)  # goods made by that row
    sold: int = field(Whole, default=0)
    sold_made: int = field(Whole, default=0)
    shut: bool = field(Flag, default=False)
    out: bool = field(Flag, default=False)

    def next_is_top_row(self) -> bool:
        """Return whether the next good sold is the first one of the row that the school may shut."""
        return self.school and self.row_goods > 0 and self.made == self.row_goods

    def get_shifts(self) -> None:
        """Give extra shifts to the seller; they can be used only at the first call without produced goods.

        A seller who is out, or has sold something other than produced goods, has already had that call (WF 2317).
        """
        if self.appeal >= 0 and not self.out and self.sold == self.sold_made:
            self.shifts = True

    def top_sold(self) -> int:
        """Return the goods sold of the row that the school may shut: goods of the other rows are sold first."""
        return max(0, self.row_goods - self.made)

    def can_sell(self) -> bool:
        """Return whether there is anything to sell: produced, stored or from extra shifts."""
        return self.made > 0 or self.stock > 0 or self.shifts


class Claim:
    """One good sold: by which seat (−1: the importer), at which call, and the demand `left` after it.

    `order` says why this seller was called before the `rival`, who comes next in the same call: "appeal", "importer",
    "quality" or "together"; "none" if there is no rival. If `left` is below 0, the piece came from the supply.
    """

    __slots__ = ("call", "left", "order", "rival", "seat", "source")

    def __init__(self, seat: int, call: int, source: str, left: int, rival: int, order: str) -> None:
        self.seat = seat
        self.call = call
        self.source = source
        self.left = left
        self.rival = rival
        self.order = order


class Sale(Struct):
    """The state of one sale. `order` lists the sellers called on the present space, `at` is the next one to serve."""

    sellers: list[Seller] = field(PartList, Shape(Seller, Seller.FIELDS))
    importer: int = field(Whole)
    demand: int = field(Whole)
    start: int = field(Seat, 0)
    importer_sold: int = field(Whole, default=0)
    token: int = field(Whole, default=NOT_BEGUN)
    order: list[int] = field(SeatRow, default=())
    at: int = field(Whole, default=0)
    group: int = field(Whole, default=0)  # sellers equal in appeal and quality who share the last unit of demand
    asked: int = field(Seat, default=OVER)
    # For events: who was called next when the demand ran out, and whether equals sold beyond it.
    missed: int = field(Whole, default=NOBODY_MISSED)
    together: bool = field(Flag, default=False)
    heard: list[Claim] | None = field(Unkept, default=None)  # the claims since somebody began to listen

    def step(self) -> int:
        """Continue until a player has a choice (return the seat) or the sale is over (return OVER)."""
        ranking: list[int] = []
        while True:
            if self.at >= len(self.order):
                self.token = self._first_space() - 1 if self.token == NOT_BEGUN else max(0, self.token - 1)
                if self.token < 1 or self.demand <= 0:
                    return OVER
                ranking = ranking or self.ranking()
                self._call(ranking)
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

    def _first_space(self) -> int:
        """Where the token is put at the beginning: above everybody."""
        return 1 + max([self.importer] + [seller.appeal for seller in self.sellers])

    def begun(self) -> Sale:
        """The sale with its token on the board."""
        if self.token == NOT_BEGUN:
            self.token = self._first_space()
        return self

    def why_missed(self) -> str:
        """Return what decided between the last one served and the next: appeal, the importer's place, or quality."""
        return self.why_before(self.order[self.at - 1] if self.at else self.missed, self.missed)

    def why_before(self, one: int, other: int) -> str:
        """Return why one is called before the other: appeal, a company before the importer, quality, or together."""
        first, second = self._appeal(one), self._appeal(other)
        if first > second:
            return "appeal"
        if one < 0 or other < 0:
            return "importer"
        return "quality" if self.sellers[one].quality > self.sellers[other].quality else "together"

    def _appeal(self, who: int) -> int:
        return self.importer if who < 0 else self.sellers[who].appeal

    def answer(self, choice: int) -> None:
        """Carry out the choice of the seat that `step` returned."""
        seller = self.sellers[self.asked]
        self.asked = OVER
        if choice == STOP:
            seller.out = True
            seller.shifts = False
            self.at += 1
            self._begin_group()
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
        # Only equals sell beyond the demand; one of them who stops there has sold nothing together (WF 2216).
        self.together = self.together or self.demand <= 0
        self.demand -= 1
        if self.heard is not None:
            self.heard.append(self._claim(source))
        self.at += 1
        self._begin_group()

    def _claim(self, source: str) -> Claim:
        """Return the claim of the good that has just been sold."""
        who, rival = self.order[self.at], NO_RIVAL
        for other in self.order[self.at + 1 :]:
            if rival == NO_RIVAL and (other < 0 or self.sellers[other].can_sell()):
                rival = other
        order = "none" if rival == NO_RIVAL else self.why_before(who, rival)
        return Claim(who, self.token, source, self.demand, rival, order)

    def _skip(self, who: int) -> None:
        """Skip a seller who has nothing left (WF 2205): they miss nothing, and nobody sells together with them."""
        self.sellers[who].out = True
        self.order.pop(self.at)
        self._begin_group()

    def _begin_group(self) -> None:
        """Begin another group of equals if the next one called does not belong to the present one."""
        if 0 < self.at < len(self.order) and not self._equal(self.order[self.at - 1], self.order[self.at]):
            self.group = self.at

    def _tied(self) -> bool:
        """Return whether the next one called is within a group of equals for which the demand just ran out."""
        return self.at > self.group and self.demand > -len(self.sellers)

    def _equal(self, one: int, other: int) -> bool:
        if one < 0 or other < 0:
            return False
        a, b = self.sellers[one], self.sellers[other]
        return a.appeal == b.appeal and a.quality == b.quality

    def ranking(self) -> list[int]:
        """Return the seats with a factory in the order of the calls: higher appeal first, then higher quality (B63).

        Equals are called clockwise from the start player. The importer (−1) comes after those of its own appeal.
        """
        sellers, place = self.sellers, 0
        called = [seat for seat in self.clockwise() if sellers[seat].appeal >= 0]
        called.sort(key=lambda seat: (-sellers[seat].appeal, -sellers[seat].quality))
        while place < len(called) and sellers[called[place]].appeal >= self.importer:
            place += 1
        called.insert(place, -1)
        return called

    def clockwise(self) -> list[int]:
        """Return all seats, beginning with the start player."""
        return [(self.start + turn) % len(self.sellers) for turn in range(len(self.sellers))]

    def _call(self, ranking: list[int]) -> None:
        """Call everyone at or above the token who has not stopped."""
        sellers, token, order = self.sellers, self.token, list[int]()
        for who in ranking:
            if who < 0:
                if self.importer >= token:
                    order.append(who)
            elif sellers[who].appeal < token:
                break
            elif not sellers[who].out:
                order.append(who)
        self.order = order
        self.at = 0
        self.group = 0


class RunningSale(Part):
    """The field of a sale in progress. One that a text leaves out has no sellers."""

    def __init__(self, name: str) -> None:
        super().__init__(name, Shape(Sale, Sale.FIELDS))

    def usual(self) -> Any:
        return Sale([], 0, 0, 0).begun()

    def read(self, where: str, value: Any, rules: Any) -> Any:
        sale: Sale = super().read(where, value, rules)
        return sale.begun()
