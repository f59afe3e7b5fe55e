"""What is played: a ruleset with its numbers, the number of seats, the options and the bot of each seat.

A line-up consists of strings and numbers, so that it can be sent to other processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from arktable.arena.outside import seat_bot
from arktable.engine.game import Game
from arktable.engine.records.line import begun
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.engine.sheets import read_sheet

PERSON: Final = ""
"""The name of the bot in the seat of a person."""


@dataclass(frozen=True)
class Profile:
    """The text of a sheet that corrects some numbers, and the name its errors are reported under."""

    name: str
    text: str


@lru_cache(maxsize=16)
def game_with(ruleset: str, profile: Profile | None = None) -> Game:
    """The ruleset, on the profile's numbers if there is one."""
    game = find_game(ruleset)
    if profile is None:
        return game
    return game.with_sheet(game.sheet.overlaid(read_sheet(profile.name, profile.text, "profile")))


@dataclass(frozen=True)
class LineUp:
    """One line-up. `bots` has one name per seat, PERSON where no bot sits."""

    ruleset: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)
    profile: Profile | None = None
    start: str = ""
    """The text of the position in which the game begins; empty for the usual set-up."""

    def game(self) -> Game:
        """The game that is played."""
        return game_with(self.ruleset, self.profile)

    def check(self) -> None:
        """Refuse a line-up that cannot be played, before any process is started for it."""
        game = self.game()
        game.check_seats(self.seats)
        game.choose(self.options)
        for name in self.bots:
            if name != PERSON:
                seat_bot(name, game.facts.game, rng_from_seed(0))
        # Options that exclude each other are found only by composing the rules.
        begun(game, self.seats, self.options, 0, self.start)


def fill_seats(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The names repeated in their order until every seat has one."""
    return tuple(names[seat % len(names)] for seat in range(seats))
