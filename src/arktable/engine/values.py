"""Values of a position's text: read with bounds, so that no text can ask for more than a game holds."""

from __future__ import annotations

from typing import Any, Final

from arktable.engine.errors import PositionError

UNKNOWN: Final = -99
"""The number of a thing that a viewer does not know. The text has a question mark, that of old versions the number."""
QUESTION: Final = "?"
OPEN: Final = "lies open, so it must be given"
MOST: Final = 1_000_000
"""The largest whole number of a position's text, and −1,000,000 the smallest.

It bounds what no box bounds: money, counters, what modules remember. A game reaches a few thousand; what it has on the
table is bounded more closely by its `problems`.
"""
MOST_ITEMS: Final = 1_000
"""The most items of a list and entries of a table in a position's text."""


def whole(where: str, value: Any) -> int:
    """The value if it is a whole number of at most `MOST`. TOML's true and false are none."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise PositionError(where, f"must be a whole number, not {value!r}")
    if not -MOST <= value <= MOST:
        raise PositionError(where, f"must be a number from {-MOST} to {MOST}, not {value!r}")
    return value


def written(number: Any, hidden: bool) -> Any:
    """A whole number as the text has it: a question mark for an unknown one of a field that may be hidden."""
    return QUESTION if hidden and number == UNKNOWN else number


def number_from(where: str, value: Any, hidden: bool) -> int:
    """A whole number from the text. Only a field that may be hidden can leave it unknown."""
    if value == QUESTION and not hidden:
        raise PositionError(where, OPEN)
    return UNKNOWN if value == QUESTION else whole(where, value)


def numbers_from(where: str, value: Any, hidden: bool) -> list[int]:
    """A list of whole numbers from the text."""
    return [number_from(f"{where}[{at}]", item, hidden) for at, item in enumerate(items(where, value))]


def items(where: str, value: Any) -> list[Any]:
    """The value if it is a list of at most `MOST_ITEMS`; anything else is a PositionError."""
    if not isinstance(value, list):
        raise PositionError(where, f"must be a list, not {value!r}")
    if len(value) > MOST_ITEMS:
        raise PositionError(where, f"must have at most {MOST_ITEMS} items, not {len(value)}")
    return list(value)


def entries(where: str, value: Any) -> dict[str, Any]:
    """The value if it is a table of at most `MOST_ITEMS`; anything else is a PositionError."""
    if not isinstance(value, dict):
        raise PositionError(where, f"must be a table, not {value!r}")
    if len(value) > MOST_ITEMS:
        raise PositionError(where, f"must have at most {MOST_ITEMS} entries, not {len(value)}")
    return dict(value)
