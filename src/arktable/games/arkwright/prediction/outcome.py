"""The outcome of a production as a forecast gives it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arktable.games.arkwright.printed import Printed


class Shortfall:
    """What a shortfall takes from a company: shares sold, loans taken, spaces lost, and the pounds raised by them."""

    __slots__ = ("loans", "raised", "shares", "spaces")

    def __init__(self) -> None:
        self.shares = 0
        self.loans = 0
        self.spaces = 0
        self.raised = 0

    def add(self, printed: Printed, shares: int, loans: int, before: int, after: int) -> None:
        """Count an emergency sale. The value of the space before it counts for all shares (B8)."""
        self.shares += shares
        self.loans += loans
        self.spaces += before - after
        self.raised += shares * printed.share_value[before] + loans * printed.loan


class Forecast:
    """The outcome for one good, by seat. `steps` are spaces of the share value, everything counted."""

    __slots__ = (
        "appeals", "cash", "costs", "gave_way", "good", "importer_sold", "income", "makes", "order", "shipped",
        "shipping", "shortfalls", "sold", "spaces", "steps",
    )  # fmt: skip

    def __init__(self, good: int, seats: int) -> None:
        self.good = good
        self.makes: list[int] = [0] * seats
        self.sold: list[int] = [0] * seats
        self.income: list[int] = [0] * seats
        self.costs: list[int] = [0] * seats
        self.steps: list[int] = [0] * seats
        self.spaces: list[int] = [0] * seats
        """Spaces of the companies on the share value track afterwards."""
        self.cash: list[int | None] = [None] * seats
        """Cash afterwards; None if the viewer cannot know it."""
        self.shipped: list[int] = [0] * seats
        """Goods delivered for a contract."""
        self.shipping: list[int] = [0] * seats
        """Pounds for the goods delivered."""
        self.gave_way: list[bool] = [False] * seats
        """Whether the price falls, so that the appeal stays at 0 (WF 2439)."""
        self.shortfalls: list[Shortfall | None] = [None] * seats
        self.appeals: list[int] = [-1] * seats
        self.importer_sold = 0
        self.order: list[int] = []
        """Seats with a factory and the importer (−1), in the order in which they are called; then the seats without a
        factory that lose or gain something."""

    def shortfall_of(self, seat: int) -> Shortfall:
        """Return the shortfall of this seat, to be added to."""
        shortfall = self.shortfalls[seat]
        if shortfall is None:
            shortfall = self.shortfalls[seat] = Shortfall()
        return shortfall
