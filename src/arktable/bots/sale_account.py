"""What a plan brings in a game of sales, sale by sale: the account that a guided game shows, and what is said of it.

Each good is sold once in a round of all goods. A plan changes the next sale of some of them; what it costs now and
what these sales bring more make the account. It is compared with doing nothing, as if nobody else moved.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from arktable.bots.commentary import COST, Because, Sum
from arktable.engine.moves import Move

FADING: Final = ("promote",)
"""Kinds of moves whose effect goes with the sales."""
FADING_PIECE: Final = "distribution"


BUY: Final = "buy"
"""The kind of move that buys own shares."""


class Prospect(NamedTuple):
    """What the next sale of a good brings a seat, as far as can be said now."""

    sells: int = 0
    income: int = 0
    costs: int = 0
    steps: int = 0
    """Steps of share value."""
    lost: int = 0
    """Own shares that a shortfall forces to be sold."""


class Stand(NamedTuple):
    """A seat in one view: its cash, and by good what its next sale brings; None where nothing can be said."""

    cash: int
    sales: list[Prospect | None]
    """In the order in which the goods are sold, the next one first."""
    names: list[str]
    """Of these goods."""


class Account(NamedTuple):
    """The items and their sum."""

    items: list[Sum]
    paid: int
    """Paid at once, below 0, or earned."""
    gain: int
    """What one sale of each good brings more."""
    worth: int
    """By how much the own shares are worth more after these sales."""
    sold: int = 0
    """Own shares that are sold at once."""

    def sums(self) -> list[Sum]:
        """The items, then the totals."""
        found = [*self.items]
        if found:
            found.append(Sum("total", self.paid + self.gain, {}))
        if self.worth:
            found.append(Sum("worth", self.worth, {}))
        return found

    def shown(self) -> int:
        """All of it in pounds."""
        return self.paid + self.gain + self.worth


def steps_of(stand: Stand) -> int:
    """The steps of share value that one sale of each good brings."""
    return sum([sale.steps for sale in stand.sales if sale is not None])


def lost_in(stand: Stand) -> int:
    """The shares that must be sold for the next sale."""
    first = stand.sales[0] if stand.sales else None
    return first.lost if first is not None else 0


def least_cash(stand: Stand) -> int:
    """The lowest cash in the course of one sale of each good, if nothing else is paid."""
    cash = least = stand.cash
    for sale in stand.sales:
        if sale is not None:
            cash += sale.income - sale.costs
            least = min(least, cash)
    return least


def account(was: Stand, now: Stand, worth: int, sold: int = 0) -> Account:
    """The difference between these two, between which this many own shares were sold."""
    items: list[Sum] = []
    gain = costs = 0
    for wait, (before, after) in enumerate(zip(was.sales, now.sales, strict=True)):
        if before is None or after is None:
            continue
        income = after.income - before.income
        gain += income - after.costs + before.costs
        costs += before.costs - after.costs
        if income:
            more = after.sells - before.sells
            up = "same" if more * income <= 0 else "yes" if more > 0 else "no"
            items.append(Sum("good", income, {"good": now.names[wait], "wait": wait, "n": abs(more), "up": up}))
    paid = now.cash - was.cash
    if costs:
        items.append(Sum("costs", costs, {}))
    if paid:
        items.append(Sum("paid", paid, {"up": "yes" if paid > 0 else "no", "sold": sold}))
    return Account(items, paid, gain, worth, sold)


def notes_on(told: Account, moves: Sequence[Move], rounds: int) -> list[Because]:
    """When a plan pays, or what it buys if the account loses.

    `rounds`: how often each good will still be sold, this time included.
    """
    total = told.paid + told.gain
    if told.sold:
        return [Because("sells-shares", {"n": told.sold, "gain": total, "worth": -told.worth}, COST)]
    if told.paid < 0 < told.gain:
        every = told.gain * rounds
        short = "less" if told.worth < 0 else "yes" if every < -told.paid and told.worth > 0 else "no"
        args: dict[str, int | str] = {"paid": -told.paid, "gain": told.gain, "n": rounds, "all": every}
        fades = any(_fades(move) for move in moves)
        return [Because("fades" if fades else "again", {**args, "short": short, "worth": abs(told.worth)})]
    if told.paid < 0 < told.worth and any(move.word == BUY for move in moves):
        return [Because("buys", {"paid": -told.paid, "worth": told.worth})]
    if told.worth < 0 < total:
        return [Because("cash", {"gain": total, "worth": -told.worth})]
    if total < 0 < told.worth:
        return [Because("share", {"loss": -total, "worth": told.worth}, COST)]
    if total + told.worth < 0:
        return [Because("long", {"loss": -total - told.worth}, COST)]
    return []


def _fades(move: Move) -> bool:
    return move.word in FADING or str(move.args.get("piece", "")).startswith(FADING_PIECE)
