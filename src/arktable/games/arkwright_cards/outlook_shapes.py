"""What may still happen before a production, as the client gets it."""

from __future__ import annotations

from typing import TypedDict

from arktable.games.arkwright_cards.forecast_shapes import ForecastView


class RangeView(TypedDict):
    """The lowest and the highest figures of a line of the forecast, over what may still happen."""

    seat: int
    sells: tuple[int, int]
    money: tuple[int, int]
    """Money afterwards."""
    value: tuple[int, int]
    """Share value afterwards."""
    loans: tuple[int, int]
    """Loans of the emergency fund that the costs force."""
    bankrupt: bool
    """The fund may have too few of them left."""


class DrawView(TypedDict):
    """What comes of one marker out of the bag, for the solo player; null without a factory of the good."""

    colour: str
    n: int
    """So many of them are in the bag,"""
    of: int
    """of so many."""
    demand: int
    sells: int | None
    money: int | None
    value: int | None
    loans: int | None
    """Loans of the emergency fund that the costs force then."""


class CauseView(TypedDict):
    """The one doing of another that moves the viewer's outcome furthest. Pairs: without it, and with it."""

    seat: int
    """−1: a marker out of the bag,"""
    colour: str | None
    """of this colour."""
    before: int
    after: int
    """The appeal of that seat."""
    sells: tuple[int, int]
    money: tuple[int, int]
    value: tuple[int, int]


class OutlookView(TypedDict):
    """What may still change before the production of the active good."""

    good: int
    acting: list[int]
    """The other seats that still set their price, in order."""
    readings: dict[str, ForecastView]
    """The forecast if those `hold`, `repeat` (the marker goes where token and cards show now) or reply `best`."""
    ranges: list[RangeView]
    """By line of the forecast."""
    cause: CauseView | None
    """Null: nobody can change anything for the viewer."""
    draws: list[DrawView]
    """The solo game: what the opponents may draw in this round; empty once they have drawn."""
