"""Exceptions for wrong input.

ArktableError
├── UnknownName      a ruleset, option, bot … that does not exist (with a list of those that do)
├── UnknownMove      a text that is no move of this ruleset
├── UnpickledMove    a move of no ruleset, which cannot be pickled
├── WrongArgument    a value of the wrong kind (a word as seed, a seat that is not there)
├── IllegalMove      a move of this ruleset that is not allowed now (has the Reason)
├── SheetError       a sheet or profile that cannot be used
├── EditionError     rules or numbers of another version that this program does not have
├── RecordError      an .ark text that cannot be read or replayed
└── PositionError    a text that describes no possible position (has the place)

Messages are in English, for a terminal, and say what to do. The table shows `key` and `args` in the reader's language.
"""

from collections.abc import Iterable
from typing import Final

from arktable.engine.reasons import Reason

MOST_CHARACTERS: Final = 2_000
"""Maximum length of a message, which may quote input; a longer one is cut."""


def cut(text: str) -> str:
    """Return the text, cut to the maximum length of a message."""
    return text if len(text) <= MOST_CHARACTERS else f"{text[:MOST_CHARACTERS]}…"


class ArktableError(Exception):
    """Base class of all errors that the caller can correct."""

    def __init__(self, key: str, message: str, args: dict[str, int | str] | None = None) -> None:
        self.key = key
        self.message = cut(message)
        self.details: dict[str, int | str] = {
            name: cut(value) if isinstance(value, str) else value for name, value in (args or {}).items()
        }
        super().__init__(self.message)


class UnknownName(ArktableError):
    """A name that does not exist was given."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        choices = ", ".join(known)
        super().__init__(
            "unknown-name",
            f"there is no {kind} {name!r}; known: {choices}",
            {"kind": kind, "name": name, "known": choices},
        )


class UnknownMove(ArktableError):
    """The text is not in the catalogue of moves."""

    def __init__(self, text: str) -> None:
        super().__init__("unknown-move", f"{text!r} is not a move of this game", {"move": text})


class UnpickledMove(ArktableError):
    """The move belongs to no registered ruleset, so another process could not find it."""

    def __init__(self, text: str) -> None:
        super().__init__("unpickled-move", f"{text!r} belongs to no ruleset and cannot be pickled", {"move": text})


class WrongArgument(ArktableError):
    """A public function was called with something that it cannot use."""

    def __init__(self, name: str, expected: str, given: object) -> None:
        found = cut(repr(given))
        super().__init__(
            "wrong-argument",
            f"{name} must be {expected}, not {found}",
            {"name": name, "expected": expected, "given": found},
        )


class IllegalMove(ArktableError):
    """The move exists but may not be made now."""

    def __init__(self, text: str, reason: Reason) -> None:
        super().__init__("illegal", f"{text!r} is not allowed: {reason}", {"move": text})
        self.reason = reason


class SheetError(ArktableError):
    """A sheet or profile is malformed."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__("sheet", f"{where}: {what}", {"where": where, "what": what})


class EditionError(ArktableError):
    """A game was played by rules or on numbers that this program does not have."""

    def __init__(self, what: str) -> None:
        super().__init__("edition", what, {"what": what})


class RecordError(ArktableError):
    """A record is malformed, or does not replay."""

    def __init__(self, line: int, what: str) -> None:
        place = f"line {line}: " if line else ""
        super().__init__("record", f"{place}{what}", {"line": line, "what": what})


class PositionError(ArktableError):
    """The text of a position is malformed or impossible. `where` is the place: `companies[1].tiles`."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__("position", f"{where}: {what}" if where else what, {"where": where, "what": what})
        self.where = where
