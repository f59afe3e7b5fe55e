"""What is known of a ruleset without starting it: its facts and its options."""

from __future__ import annotations

from typing import Any, Final

from arktable.engine.revisions import Revision, check_numbers


class Option:
    """A choice made when a table is opened. Its words are `option-<key>[-<value>]` in the game's locale files."""

    __slots__ = ("default", "key", "values")

    def __init__(self, key: str, values: tuple[str, ...]) -> None:
        self.key: Final[str] = key
        self.values: Final[tuple[str, ...]] = values
        self.default: Final[str] = values[0]


class Facts:
    """What is known of a ruleset without starting it."""

    __slots__ = (
        "game", "id", "minutes", "options", "reconstructed", "revisions", "rules_rev", "seats_max", "seats_min",
    )  # fmt: skip

    def __init__(
        self,
        id: str,  # noqa: A002 - it is what people type
        game: str,
        seats_min: int,
        seats_max: int,
        minutes: int,
        revisions: tuple[Revision[Any], ...],
        options: tuple[Option, ...],
        reconstructed: bool,
    ) -> None:
        self.id: Final[str] = id
        self.game: Final[str] = game
        self.seats_min: Final[int] = seats_min
        self.seats_max: Final[int] = seats_max
        self.minutes: Final[int] = minutes
        # A change of rules that alters what a recorded game does is a revision.
        check_numbers(revisions)
        self.revisions: Final[tuple[Revision[Any], ...]] = revisions
        self.rules_rev: Final[int] = 1 + len(revisions)
        self.options: Final[tuple[Option, ...]] = options
        # True when numbers that matter to play are our reconstruction, not print.
        self.reconstructed: Final[bool] = reconstructed

    def with_options(self, more: tuple[Option, ...]) -> Facts:
        """The same facts with more options."""
        options = (*self.options, *more)
        return Facts(
            self.id,
            self.game,
            self.seats_min,
            self.seats_max,
            self.minutes,
            self.revisions,
            options,
            self.reconstructed,
        )
