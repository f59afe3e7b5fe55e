"""Shapes with everything a game's `shapes.py` may use, for the tests of the made types."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict


class Worker(TypedDict):
    """A worker on the board."""

    cell: int
    seat: int
    """−1: neutral."""


class Asked(TypedDict, total=False):
    """What the decision has left."""

    left: int
    workers: list[Worker]


class View(TypedDict):
    """All that a viewer may know."""

    phase: Literal["lay", "over"]
    asked: Asked
    """Empty when nothing is asked."""
    place: tuple[int, str]
    gold: int | None
    """Null: hidden from this viewer."""
    pools: list[list[int]]
    prices: dict[str, int]
    more: NotRequired[dict[str, Any]]
    first: Worker
    """The first worker that was set."""


class Longer(View):
    """A view with one field more."""

    last: bool


class Both(Worker, Longer):
    """A worker and a view at once."""


Either = Worker | Asked
"""One of the two."""
