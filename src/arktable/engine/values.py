"""Values of a position's text, read with limits, so that no text can ask for more than a game holds."""

from __future__ import annotations

from typing import Any, Final

from arktable.engine.errors import PositionError

UNKNOWN: Final = -99
"""Number of a thing that a viewer does not know. The text has a question mark; texts of old versions have the number.
"""
QUESTION: Final = "?"
OPEN: Final = "is visible to all, so it must be given"
MOST: Final = 1_000_000
"""The largest whole number in a position's text; the smallest is −1,000,000.

It limits what the components do not limit: money, counters, the memory of modules. A game reaches a few thousand.
Components are limited more closely by the game's `problems`.
"""
MOST_ITEMS: Final = 1_000
"""Maximum number of items of a list and of entries of a table in a position's text."""


def whole(where: str, value: Any) -> int:
    """Return the value if it is a whole number of at most `MOST`. Booleans do not count."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise PositionError(where, f"must be a whole number, not {value!r}")
    if not -MOST <= value <= MOST:
        raise PositionError(where, f"must be a number from {-MOST} to {MOST}, not {value!r}")
    return value


def written(number: Any, hidden: bool) -> Any:
    """Return a whole number as it is in the text: a question mark for an unknown one in a hidden field."""
    return QUESTION if hidden and number == UNKNOWN else number


def number_from(where: str, value: Any, hidden: bool) -> int:
    """Return a whole number from the text. Only a hidden field can leave it unknown."""
    if value == QUESTION and not hidden:
        raise PositionError(where, OPEN)
    return UNKNOWN if value == QUESTION else whole(where, value)


def numbers_from(where: str, value: Any, hidden: bool) -> list[int]:
    """Return a list of whole numbers from the text."""
    return [number_from(f"{where}[{at}]", item, hidden) for at, item in enumerate(items(where, value))]


def items(where: str, value: Any) -> list[Any]:
    """Return the value if it is a list of at most `MOST_ITEMS`; otherwise raise a PositionError."""
    if not isinstance(value, list):
        raise PositionError(where, f"must be a list, not {value!r}")
    if len(value) > MOST_ITEMS:
        raise PositionError(where, f"must have at most {MOST_ITEMS} items, not {len(value)}")
    return list(value)


def entries(where: str, value: Any) -> dict[str, Any]:
    """Return the value if it is a table of at most `MOST_ITEMS`; otherwise raise a PositionError."""
    if not isinstance(value, dict):
        raise PositionError(where, f"must be a table, not {value!r}")
    if len(value) > MOST_ITEMS:
        raise PositionError(where, f"must have at most {MOST_ITEMS} entries, not {len(value)}")
    return dict(value)
