"""The parts of the view about the next production: the forecast of a good, and the result of each appeal."""

from __future__ import annotations

from typing import TypedDict


class VoyageView(TypedDict):
    """What the ready ships could take overseas of the goods left over."""

    goods: int
    ships: int
    income: int
    """The contract included."""
    contract: int
    """How much of it the contract adds."""


class SellerView(TypedDict):
    """What the production of the active good would bring a company as the markers stand."""

    seat: int
    appeal: int
    price: int
    makes: int
    sells: int
    """At home."""
    income: int
    """At home."""
    left: int
    """Goods not sold at home."""
    voyage: VoyageView
    stays: int
    """Goods neither sold nor shipped: they are stored, or go to waste."""
    fixed: int
    wages: int
    workers: int
    upkeep: int
    machines: int
    costs: int
    """Fixed cost, wages and upkeep together."""
    balance: int
    """Income at home and overseas less costs."""
    loans: int
    """Loans of the emergency fund that the costs force."""
    bankrupt: bool
    """The fund has too few loans left: the company leaves the game."""
    money_then: int
    """Cash after the production, loans included."""
    steps: int
    """Steps of share value."""
    value_then: int
    """The share value after them."""


class ForecastView(TypedDict):
    """The production of the active good as the markers stand, with no cards played."""

    good: int
    demand: int
    sellers: list[SellerView]
    """In the order in which they sell."""
    rivals: list[int]
    """Goods that each colour nobody plays could sell."""
    yet_to_set: list[int]
    """The seats that may still set the price of this good before it is produced, in order."""


class WayView(TypedDict):
    """A way to set price and appeal."""

    move: str
    """The text of the move."""
    spot: int
    """Appeal under the token."""
    turned: list[str]
    """What is turned to appeal: `office` and quality cards."""


class ChoiceDraw(TypedDict):
    """What an appeal would bring if the opponents of the solo game draw a token of this colour."""

    colour: str
    n: int
    """Tokens of this colour in the bag."""
    of: int
    """Tokens in the bag."""
    sells: int
    """Goods sold at home."""
    income: int
    """Income at home."""
    steps: int
    """Steps of share value."""


class ChoiceView(TypedDict):
    """An appeal that can be set now, and what it would mean for everybody."""

    appeal: int
    price: int
    arrows: int
    """Arrows that the marker passes; below 0 on its way down."""
    demand: int
    """Where the demand marker would stand."""
    sells: list[int]
    """By seat: goods sold at home."""
    steps: list[int]
    """By seat: steps of share value."""
    rivals: list[int]
    """Goods that each colour nobody plays could sell."""
    income: int
    """Income at home of the seat that sets the price."""
    left: int
    """Goods that it does not sell at home."""
    voyage: VoyageView
    stays: int
    """Goods that it neither sells nor ships."""
    balance: int
    """Its income at home and overseas less costs."""
    loans: int
    """Loans of the emergency fund that its costs force."""
    bankrupt: bool
    """The fund has too few loans left: the company leaves the game."""
    money_then: int
    """Its cash after the production, loans included."""
    value_then: int
    """Its share value after the production."""
    ways: list[WayView]
    """Every way to this appeal."""
    draws: list[ChoiceDraw]
    """The solo game: by token that the opponents may still draw in this round; empty once they have drawn."""
