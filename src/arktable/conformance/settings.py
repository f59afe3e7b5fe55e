"""A ruleset with its numbers of seats and representative options."""

from __future__ import annotations

from collections.abc import Mapping

from arktable.engine.errors import ArktableError
from arktable.engine.game import Game
from arktable.engine.rng import Rng


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


def settings_of(game: Game, every_option: bool, every_seat_count: bool = True) -> list[Setting]:
    """Every seat count with the defaults and with everything; on demand single options with a number of seats each."""
    found: list[Setting] = []
    seats = range(game.facts.seats_min, game.facts.seats_max + 1)
    sets = option_sets(game)
    for number, options in enumerate(sets):
        both_ends = number in (0, len(sets) - 1)
        if number and not options:
            continue  # a game without options: the defaults were there
        if both_ends or every_option:
            whole = both_ends and every_seat_count
            found += [Setting(game, n, options) for n in (seats if whole else [seats[number % len(seats)]])]
    return found
