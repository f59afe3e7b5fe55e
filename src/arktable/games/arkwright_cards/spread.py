"""Printed numbers that may differ by good or by side, but usually do not.

A profile may give such a number once for all, once for each, or anything between: workers of cards 1 and 2 as `[2, 3]`,
or as `[[2, 2], [3, 4]]` if the sides of a card differ. This module expands it to the full table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arktable.engine.errors import SheetError
from arktable.engine.sheets import Sheet, is_number


def is_step(value: Any) -> bool:
    """Return whether the value is a whole number, also below 0."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_row(value: Any) -> bool:
    """Return whether the value is a list of whole numbers, none negative; it may be empty."""
    return isinstance(value, list) and all(is_number(n) for n in value)


def is_track(value: Any) -> bool:
    """Return whether the value is a list of at least one whole number, none negative."""
    return is_row(value) and bool(value)


def spread(sheet: Sheet, key: str, sizes: tuple[int, ...], fits: Callable[[Any], bool], example: str) -> list[Any]:
    """Return the value of a key as nested lists of these sizes; `fits` accepts the innermost parts."""
    found = _spread(sheet[key], sizes, fits)
    if not isinstance(found, list):
        raise SheetError(sheet.name, f"{key} is not {sheet[key]!r}"[:160] + f"; write {example}")
    return found


def _spread(value: Any, sizes: tuple[int, ...], fits: Callable[[Any], bool]) -> Any:
    """Return the expanded value; None if it has another shape."""
    if not sizes:
        return value if fits(value) else None
    if isinstance(value, list) and len(value) == sizes[0]:
        parts = [_spread(part, sizes[1:], fits) for part in value]
        if None not in parts:
            return parts
    once = _spread(value, sizes[1:], fits)
    return None if once is None else [once] * sizes[0]
