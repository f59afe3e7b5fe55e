"""What may still happen before a production, as the client gets it."""

from __future__ import annotations

from typing import TypedDict

from arktable.games.arkwright_cards.prediction.forecast_shapes import ForecastView


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
    """The fund may have too few loans left."""


class DrawView(TypedDict):
    """The result if a token of this colour is drawn, for the solo player. Figures are null without a factory."""

    colour: str
    n: int
    """Tokens of this colour in the bag."""
    of: int
    """Tokens in the bag."""
    demand: int
    sells: int | None
    money: int | None
    value: int | None
    loans: int | None
    """Loans of the emergency fund that the costs force."""


class CauseView(TypedDict):
    """The price of another seat, or the token, that changes the viewer's result most. Pairs: without and with it."""

    seat: int
    """−1: a token is drawn from the bag."""
    colour: str | None
    """The colour of that token; null for a seat."""
    before: int
    """The appeal of that seat now."""
    after: int
    """The appeal that it would set."""
    sells: tuple[int, int]
    money: tuple[int, int]
    value: tuple[int, int]


class OutlookView(TypedDict):
    """What may still change before the production of the active good."""

    good: int
    acting: list[int]
    """The other seats that still set their price, in order."""
    readings: dict[str, ForecastView]
    """The forecast if those seats `hold`, `repeat` (set the appeal that token and cards show) or reply `best`."""
    ranges: list[RangeView]
    """By line of the forecast."""
    cause: CauseView | None
    """Null: nobody can change anything for the viewer."""
    draws: list[DrawView]
    """The solo game: what the opponents may draw in this round; empty once they have drawn."""
