"""Reading of TOML and JSON from untrusted sources: positions, profiles, lessons, the numbers of a record.

`tomllib` takes quadratic time for keys of many dotted parts, recurses for every nested list or table, and raises a
plain ValueError for a number of thousands of digits. Therefore a text is checked first, in one linear pass over its
tokens, and refused if it exceeds the limits below. Texts that the program (`engine/text/toml.py`) or people write are
far within them.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from typing import Any, Final

MAX_NESTING: Final = 16
"""Maximum depth of nested lists and tables, and so of open brackets."""
MAX_KEY_PARTS: Final = 6
"""Maximum number of dotted parts of a key."""
MAX_PLACES: Final = 5_000
"""Maximum number of keys, lists and tables of a text. The largest text of ours has some hundred."""
MAX_WORD: Final = 200
"""Maximum number of characters of a key or of a number."""
MAX_LINE: Final = 20_000
"""Maximum number of characters of a line."""
MAX_INTEGER: Final = 2**63 - 1
"""TOML requires 64-bit integers; `tomllib` reads larger ones, and Python refuses to write the largest of those."""

_TOKEN: Final = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+"{3,5}'  # a string of several lines
    r"|'''(?:[^']|'(?!''))*+'{3,5}"
    r'|"(?!"")(?:[^"\\\n]|\\.)*+"'
    r"|'(?!'')[^'\n]*+'"
    r"|#[^\n]*+"
    r"|[A-Za-z0-9_+-]++"
    r"|[\[\]{}.=,\n\"']",
    re.DOTALL,
)
"""Tokens that the check looks at. A single quotation mark opens a string that is never closed."""
_MARKS: Final = "[]{}.=,\n\"'"


class TextRefused(Exception):
    """The text cannot be read or exceeds the limits. The readers convert it into an error of their own."""


def read_toml(text: str, parse: Callable[[str], dict[str, Any]] = tomllib.loads) -> dict[str, Any]:
    """Return the table that the text describes, or raise TextRefused. `parse` is called only within the limits."""
    check_text(text)
    try:
        table = parse(text)
    except (ValueError, RecursionError) as error:  # TOMLDecodeError is a ValueError
        raise TextRefused(f"not valid TOML: {error}") from None
    _check_numbers(table)
    return table


def read_json(text: str) -> Any:
    """Return the value of a JSON text with whole numbers only, or raise TextRefused."""
    check_text(text)
    try:
        value = json.loads(text, parse_float=_no_float, parse_constant=_no_float)
    except (ValueError, RecursionError) as error:
        raise TextRefused(f"not valid JSON: {error}") from None
    _check_numbers(value)
    return value


def check_text(text: str) -> None:
    """Refuse a text that is expensive to parse, in one pass over it. JSON has the same tokens."""
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MAX_LINE:
            raise TextRefused(f"line {number} is longer than {MAX_LINE} characters")
    counted = _Counted()
    for found in _TOKEN.finditer(text):
        what = counted.refusal(found.group())
        if what:
            raise TextRefused(f"line {text.count(chr(10), 0, found.start()) + 1}: {what}")


class _Counted:
    """Counts up to a token: open brackets, places, parts of the key, length of its quoted part."""

    __slots__ = ("nesting", "parts", "places", "quoted")

    def __init__(self) -> None:
        self.nesting = 0
        self.places = 0
        self.parts = 1
        self.quoted = 0

    def refusal(self, token: str) -> str:
        """Count the token, and return why the text exceeds the limits with it; empty if it does not."""
        first = token[0]
        if len(token) > 1 or first not in _MARKS:
            return self._word(first, len(token))
        if first in "\"'":
            return "a string is not closed"
        if first in "[{=":
            self.places += 1
        if first in "[]{}":
            self.nesting = max(0, self.nesting + (1 if first in "[{" else -1))
        too_long = first in ".=" and self.quoted > MAX_WORD
        self.parts = self.parts + 1 if first == "." else 1
        self.quoted = 0
        if too_long:
            return f"a key is longer than {MAX_WORD} characters"
        if self.places > MAX_PLACES:
            return f"more than {MAX_PLACES} keys, lists and tables"
        if self.nesting > MAX_NESTING:
            return f"lists and tables are nested more than {MAX_NESTING} deep"
        return f"a key has more than {MAX_KEY_PARTS} parts" if self.parts > MAX_KEY_PARTS else ""

    def _word(self, first: str, length: int) -> str:
        if first in "\"'":
            self.quoted = length
        elif first != "#" and length > MAX_WORD:
            return f"a key or number is longer than {MAX_WORD} characters"
        return ""


def _check_numbers(value: Any) -> None:
    if isinstance(value, dict):
        for part in value.values():
            _check_numbers(part)
    elif isinstance(value, list):
        for part in value:
            _check_numbers(part)
    elif isinstance(value, int) and abs(value) > MAX_INTEGER:
        raise TextRefused("a number has more than 64 bits")


def _no_float(text: str) -> Any:
    raise ValueError(text)
