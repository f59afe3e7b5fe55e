"""Every registered ruleset with seats and representative options, for tests that hold for all games."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

import pytest

from arktable.engine import moves as a_module
from arktable.engine.errors import ArktableError
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.registry import rulesets
from arktable.engine.rng import Rng
from tests.builders.random_play import walk

COMPILED: Final = not str(a_module.__file__).endswith(".py")
"""Do engine, games and bots run compiled?"""


EVERY_OPTION: Final = bool(os.environ.get("ARKTABLE_EVERY_OPTION"))
"""Are single options tried on the interpreted build too?"""


class Setting:
    """A ruleset, a number of seats and options."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)

    def __str__(self) -> str:
        chosen = ",".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.game.facts.id}-{self.seats}-{chosen or 'default'}"


def option_sets(game: Game) -> list[dict[str, str]]:
    """The defaults; each option alone at each other value (with another one if it needs that to mean something); and
    as many as go together at their last value.
    """
    alone = [_alone(game, option.key, value) for option in game.facts.options for value in option.values[1:]]
    together: dict[str, str] = {}
    for option in reversed(game.facts.options):
        more = {**together, option.key: option.values[-1]}
        if can_start(game, more):
            together = more
    return [{}, *alone, together]


def some_options(game: Game, rng: Rng) -> dict[str, str]:
    """Any combination that can be played: there are too many to try them all."""
    while True:
        options = {option.key: option.values[rng.below(len(option.values))] for option in game.facts.options}
        if can_start(game, options):
            return options


def _alone(game: Game, key: str, value: str) -> dict[str, str]:
    others = [{}, *({option.key: other} for option in game.facts.options for other in option.values)]
    return next(both for other in others if can_start(game, both := {**other, key: value}))


def can_start(game: Game, options: Mapping[str, str]) -> bool:
    """Do these options go together?"""
    try:
        game.start(game.facts.seats_min, options, 1)
    except ArktableError:
        return False
    return True


def settings(every_seat_count: bool = True) -> list[Setting]:
    """Every seat count with the defaults and with everything; the single options with a number of seats each.

    The single options are tried on the compiled build, which plays several times as fast (`make test-compiled`), or
    when ARKTABLE_EVERY_OPTION is set.
    """
    found: list[Setting] = []
    for game in rulesets():
        seats = range(game.facts.seats_min, game.facts.seats_max + 1)
        sets = option_sets(game)
        for number, options in enumerate(sets):
            both_ends = number in (0, len(sets) - 1)
            if both_ends or COMPILED or EVERY_OPTION:
                whole = both_ends and every_seat_count
                found += [Setting(game, n, options) for n in (seats if whole else [seats[number % len(seats)]])]
    return found


EVERY = pytest.mark.parametrize("setting", settings(), ids=str)
"""Marks a test to run for every setting."""

SOME = pytest.mark.parametrize("setting", settings(every_seat_count=False), ids=str)
"""The same with one number of seats for each set of options."""


def moments(setting: Setting, seed: int, every: int) -> list[Position]:
    """Copies of positions of a random game: the first of each phase, one in this many others, and the last."""
    found: list[Position] = []
    seen: set[str] = set()
    for position in walk(setting.game, setting.seats, setting.options, seed):
        if position.phase() not in seen or position.decisions % every == 0:
            seen.add(position.phase())
            found.append(position.copy())
    return found
