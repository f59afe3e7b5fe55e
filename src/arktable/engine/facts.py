"""Facts and options of a ruleset, which can be read without starting a game, and what a game was started with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from arktable.engine.records.revisions import Revision, check_numbers

if TYPE_CHECKING:
    from arktable.engine.position import Position


class Option:
    """A choice made when a table is opened. Its words are `option-<key>[-<value>]` in the game's locale files."""

    __slots__ = ("default", "key", "values")

    def __init__(self, key: str, values: tuple[str, ...]) -> None:
        self.key: Final[str] = key
        self.values: Final[tuple[str, ...]] = values
        self.default: Final[str] = values[0]


class Facts:
    """The facts and options of a ruleset, known without starting a game."""

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
        # A revision is a change of the rules that alters the course of a recorded game.
        check_numbers(revisions)
        self.revisions: Final[tuple[Revision[Any], ...]] = revisions
        self.rules_rev: Final[int] = 1 + len(revisions)
        self.options: Final[tuple[Option, ...]] = options
        # True when numbers that matter to play are reconstructed and not taken from print.
        self.reconstructed: Final[bool] = reconstructed

    def with_options(self, more: tuple[Option, ...]) -> Facts:
        """Return the same facts with more options."""
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


class Setting:
    """The origin of a position: its game, the chosen options and house rules, the hash of its numbers."""

    __slots__ = ("additions", "game", "options", "sheet_hash")

    def __init__(self, game: Any, options: dict[str, str], sheet_hash: str, additions: tuple[Any, ...] = ()) -> None:
        self.game: Final[Any] = game  # a Game; that class uses positions and is declared later
        self.options: Final[dict[str, str]] = options
        self.sheet_hash: Final[str] = sheet_hash
        self.additions: Final[tuple[Any, ...]] = additions  # of class Addition, which uses positions too

    def shown(self, position: Position) -> list[Any]:
        """Return what the house rules show to everybody."""
        showing = [addition.shown for addition in self.additions if addition.shown is not None]
        return [line for show in showing for line in show(position)]

    def shown_to(self, position: Position, seats: Sequence[int]) -> list[Any]:
        """Return what the house rules show to each of these seats alone."""
        showing = [addition.shown_to for addition in self.additions if addition.shown_to is not None]
        return [line for seat in seats for show in showing for line in show(position, seat)]
