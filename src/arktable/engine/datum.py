"""One printed value with its source, and the checks for a value that a profile puts in its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from arktable.engine.text.toml import inline

MOST: Final = 1000
"""Largest number accepted from a profile, unless the game's own value is larger."""
SHOWN: Final = 110
"""Maximum number of characters of an example; a longer one is cut."""


class Datum:
    """One value with its source.

    `enter` describes the value, for people who copy it from the box. `example` is a valid value of another form, if the
    box can give more than our value: a number for each row instead of one for all.
    """

    __slots__ = ("alternatives", "confidence", "enter", "example", "note", "source", "status", "value")

    def __init__(
        self,
        value: Any,
        status: str,
        source: Sequence[str] = (),
        confidence: str = "",
        note: str = "",
        alternatives: Sequence[Any] = (),
        enter: str = "",
        example: Any = None,
    ) -> None:
        self.value: Final[Any] = value
        self.status: Final[str] = status
        self.source: Final[list[str]] = list(source)
        self.confidence: Final[str] = confidence
        self.note: Final[str] = note
        self.alternatives: Final[list[Any]] = list(alternatives)
        self.enter: Final[str] = enter
        self.example: Final[Any] = example

    def forms(self) -> list[Any]:
        """Return valid values: our own, and the example in another form if there is one."""
        return [self.value] if self.example is None else [self.value, self.example]

    def refusal(self, value: Any) -> str:
        """Return why this value cannot replace ours, whatever the rules of the game are; empty if it can."""
        if not same_shape(self.forms(), value):
            return f"must look like {self.examples()}, not {shortened(value)}"
        most = max(MOST, *[_largest(form) for form in self.forms()])
        if _largest(value) > most:
            return f"has a number above {most}; one that fits is {self.examples()}"
        if _size(value) > 4 * max(_size(form) for form in self.forms()) + 16:
            return f"is too long; one that fits is {self.examples()}"
        return ""

    def examples(self) -> str:
        """Return the valid values as a profile writes them."""
        return " or ".join(shortened(form) for form in self.forms())

    def replaced(self, other: Datum) -> Datum:
        """Return a datum with the profile's value and source; `enter` and `example` are kept."""
        return Datum(
            other.value, other.status, other.source, other.confidence, other.note, other.alternatives, self.enter,
            self.example,
        )  # fmt: skip


def shortened(value: Any) -> str:
    """Return a value as a profile writes it; a very long one is cut."""
    text = inline(value)
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 2]} …"


def same_shape(ours: list[Any], theirs: Any) -> bool:
    """Return whether a value has the form of one of ours. The game checks the contents of lists."""
    if isinstance(theirs, dict):
        tables = [form for form in ours if isinstance(form, dict)]
        return bool(tables) and all(
            key in theirs and same_shape([table[key] for table in tables if key in table], theirs[key])
            for key in tables[0]
        )
    return any(type(form) is type(theirs) for form in ours)


def _parts(value: Any) -> list[Any]:
    return list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []


def _largest(value: Any) -> int:
    if isinstance(value, int):
        return abs(value)
    return max((_largest(part) for part in _parts(value)), default=0)


def _size(value: Any) -> int:
    return 1 + sum(_size(part) for part in _parts(value))
