"""Printed numbers that may differ from good to good or from side to side, and mostly do not.

Whoever writes a profile gives such a number once for all, once for each, or anything between: workers of cards 1 and 2
as `[2, 3]`, or as `[[2, 2], [3, 4]]` when the sides of a card differ. Here it is spread out to the full table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arktable.engine.errors import SheetError
from arktable.engine.sheets import Sheet, is_number


def is_step(value: Any) -> bool:
    """A whole number, also below 0."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_row(value: Any) -> bool:
    """Whole numbers, none negative; perhaps none at all."""
    return isinstance(value, list) and all(is_number(n) for n in value)


def is_track(value: Any) -> bool:
    """At least one whole number, none negative."""
    return is_row(value) and bool(value)


def spread(sheet: Sheet, key: str, sizes: tuple[int, ...], fits: Callable[[Any], bool], example: str) -> list[Any]:
    """The value of a key as nested lists of these sizes; the parts that `fits` accepts are the innermost."""
    found = _spread(sheet[key], sizes, fits)
    if not isinstance(found, list):
        raise SheetError(sheet.name, f"{key} is not {sheet[key]!r}"[:160] + f"; write {example}")
    return found


def _spread(value: Any, sizes: tuple[int, ...], fits: Callable[[Any], bool]) -> Any:
    """None if the value has another shape."""
    if not sizes:
        return value if fits(value) else None
    if isinstance(value, list) and len(value) == sizes[0]:
        parts = [_spread(part, sizes[1:], fits) for part in value]
        if None not in parts:
            return parts
    once = _spread(value, sizes[1:], fits)
    return None if once is None else [once] * sizes[0]
