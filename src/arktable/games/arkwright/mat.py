"""The special markers mat of the sheet: its spaces, and the markers in the picture of the set-up (PB 92–110)."""

from __future__ import annotations

from typing import Any, Final

from arktable.engine.sheets import Sheet, is_number
from arktable.games.arkwright.terms import MARKER_NAMES, OWN_MARKERS, PIER

KEY: Final = "mat.per_row"
GREY_NAMES: Final[tuple[str, ...]] = MARKER_NAMES[OWN_MARKERS:PIER]
MAT_ROWS: Final = 4
"""The rows I to IV of the special markers mat."""


def mat_of(sheet: Sheet, sets: int) -> tuple[list[list[int]], list[list[list[int]]]]:
    """Return, by number of players, the spaces of each row of the mat, and the markers in the set-up's picture.

    The value is one number for all rows, one for each, or for each row the names of the markers in the picture. The box
    has `sets` of each grey marker.
    """
    per_row: list[list[int]] = [[], []]
    pictured: list[list[list[int]]] = [[], []]
    for players in (2, 3, 4):
        spaces = sheet[KEY][str(players)]
        rows = [spaces] * MAT_ROWS if is_number(spaces) else spaces
        named = isinstance(rows, list) and all(isinstance(row, list) for row in rows)
        if not isinstance(rows, list) or len(rows) != MAT_ROWS or not (named or all(is_number(n) for n in rows)):
            what = f"needs a number, or a number or the names of markers for each of {MAT_ROWS} rows"
            raise sheet.refused(KEY, f"{what}, not {spaces!r}")
        per_row.append([len(row) for row in rows] if named else rows)
        pictured.append(_pictured(sheet, sets, players, rows) if named else [])
    return per_row, pictured


def _pictured(sheet: Sheet, sets: int, players: int, rows: list[list[Any]]) -> list[list[int]]:
    """Return the grey markers of each row by their numbers, and check that the box has enough of them."""
    names = [name for row in rows for name in row]
    for name in names:
        if name not in GREY_NAMES:
            raise sheet.refused(KEY, f"has the unknown {name!r}; known: {', '.join(GREY_NAMES)}")
        most = players if name == "light-exchange" else sets
        if names.count(name) > most:
            raise sheet.refused(KEY, f"has {names.count(name)} times {name!r}, but there are only {most}")
    return [sorted(MARKER_NAMES.index(name) for name in row) for row in rows]
