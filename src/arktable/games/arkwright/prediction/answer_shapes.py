"""The shapes of what each answer to a question brings: asked for separately from a view."""

from __future__ import annotations

from typing import TypedDict


class AnswerView(TypedDict):
    """What one answer leads to, at the end of this production, with standard answers to everything after it."""

    move: str
    """In notation."""
    cash: int
    space: int
    """Of the share value."""
    sold: int
    """Goods of this production sold in England, to the patron and to the jubilee."""
    stored: int
    """Goods of the kind in the warehouse."""
    lost: int
    """Goods for which there is no room."""
    contract: int
    """The contract for the good; 0: none, or fulfilled."""
    asks: list[str]
    """The phases in which the viewer is asked again before the production ends, in order."""


class PriceView(TypedDict):
    """What a price leads to in a production of its good that follows the turn."""

    price: int
    move: str | None
    """In notation; null for the present price, which needs no move."""
    appeal: int
    makes: int
    sells: int
    income: int
    ships: int
    """Goods delivered for a contract."""
    space: int
    """Of the share value, after the production."""
    cash: int
    """After the production."""
    short: bool
    """Shares would have to be sold, or loans taken, to pay for it."""


class ScaleView(TypedDict):
    """The prices that a good may have now."""

    good: int
    start: int
    """The price to begin with: the present one, or the highest one that sells everything where none was set yet."""
    prices: list[PriceView]
    """From the lowest to the highest."""


class AnswersView(TypedDict):
    """What the answers to the present question bring the viewer, if nobody else changes anything."""

    good: int
    """The good of this production."""
    answers: list[AnswerView]
    """Empty where the question is not one of a few answers."""
    prices: list[ScaleView]
    """While prices may be set: one for each good."""
