"""Writing of plain data as TOML, which the standard library only reads.

Tables inside tables become sections, lists of tables become repeated sections, long lists are written on several lines,
and everything else on one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

WIDTH: Final = 110
"""Maximum width of a list on one line; a longer one is written over several lines."""

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
"""A key that needs no quotation marks."""

WORDS: Final = json.JSONEncoder(ensure_ascii=False)


def toml(table: Mapping[str, Any]) -> str:
    """Return the text of a table. `tomllib.loads` gives the same table back."""
    lines: list[str] = []
    _section(lines, "", table)
    return "\n".join(lines).strip("\n") + "\n"


def _section(lines: list[str], path: str, table: Mapping[str, Any]) -> None:
    later: list[tuple[str, Any]] = []
    for key, value in table.items():
        if _is_section(value) or _is_list_of_sections(value):
            later.append((key, value))
        else:
            lines.extend(assignment(key, value))
    for key, value in later:
        here = f"{path}.{_key(key)}" if path else _key(key)
        if isinstance(value, list):
            for part in value:
                lines.extend(("", f"[[{here}]]"))
                _section(lines, here, part)
        else:
            lines.extend(("", f"[{here}]"))
            _section(lines, here, value)


def assignment(key: str, value: Any) -> list[str]:
    """Return the lines that assign a value to a key."""
    line = f"{_key(key)} = {inline(value)}"
    return _long_list(_key(key), value) if isinstance(value, list) and len(line) > WIDTH else [line]


def _long_list(key: str, values: list[Any]) -> list[str]:
    """Return the lines of a long list: one line per phrase or table, and as many single words as fit."""
    lines = [f"{key} = ["]
    for value in values:
        part = f"{inline(value)},"
        single = isinstance(value, int) or (isinstance(value, str) and " " not in value)
        if single and len(lines) > 1 and len(lines[-1]) + len(part) < WIDTH:
            lines[-1] += f" {part}"
        else:
            lines.append(f"    {part}")
    return [*lines, "]"]


def _is_section(value: Any) -> bool:
    """Return whether a table needs a section: it is long, or holds a table or a list of tables."""
    if not isinstance(value, dict):
        return False
    return any(isinstance(part, dict) or _is_list_of_sections(part) for part in value.values()) or len(value) > 8


def _is_list_of_sections(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(part, dict) for part in value)


def inline(value: Any) -> str:
    """Return a value on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _word(value)
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(inline(part) for part in value) + "]"
    if isinstance(value, dict):
        return (
            "{ " + ", ".join(f"{_key(key)} = {inline(part)}" for key, part in value.items()) + " }" if value else "{}"
        )
    raise TypeError(f"TOML cannot hold {value!r}")


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _word(key)


def _word(text: str) -> str:
    """Return a TOML string. It is a JSON string, except for one character that JSON does not escape."""
    return WORDS.encode(text).replace("\x7f", "\\u007f")
