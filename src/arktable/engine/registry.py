"""Finds what installed packages announce: games, and what other layers add to a game under the game's name.

A package announces by entry points. The group says what it is (`arktable.games`, `arktable.additions`, `arktable.bots`,
`arktable.commentary`, `arktable.drawings`), the name says for which game. A package of somebody else announces in the
same way as ours does in `pyproject.toml`.
"""

import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from arktable.engine.additions import Addition
from arktable.engine.errors import ArktableError, UnknownName
from arktable.engine.game import Game

GAMES: Final = "arktable.games"
"""The group of the games; each entry is a tuple of rulesets, because one folder may hold several."""

ADDITIONS: Final = "arktable.additions"
"""The group of house rules from outside; each entry is an `Addition`, which says for which rulesets it is."""


def announced(group: str) -> list[EntryPoint]:
    """Everything that is announced in this group, by name. Nothing of it is loaded yet."""
    return sorted(entry_points(group=group), key=lambda point: (point.name, point.value))


def package_of(point: EntryPoint) -> str:
    """The Python package that announces this. The name of its distribution is not asked: a browser cannot read it."""
    return point.module.partition(".")[0]


def load_announced(group: str, game: str) -> list[Any]:
    """What is announced in this group for one game. There may be none, or several from different packages."""
    return [point.load() for point in announced(group) if point.name == game]


@cache
def _installed() -> dict[str, Game]:
    """Every installed game by the id of its ruleset."""
    found: dict[str, Game] = {}
    for point in announced(GAMES):
        for game in point.load():
            if game.facts.id in found:
                what = f"two packages announce the ruleset {game.facts.id!r}; uninstall one of them"
                raise ArktableError("announced-twice", what, {"ruleset": game.facts.id})
            more = tuple([addition for addition in _additions() if game.facts.id in addition.rulesets])
            found[game.facts.id] = game.with_additions(more) if more else game
    return found


@cache
def _additions() -> list[Addition]:
    return [point.load() for point in announced(ADDITIONS)]


@cache
def _homes() -> dict[str, list[str]]:
    """By game: the package that announces it, then the packages of house rules that bring words."""
    found: dict[str, list[str]] = {}
    for point in announced(GAMES):
        for game in point.load():
            spec = sys.modules[point.module].__spec__
            # The parent of a package is the package itself, that of a plain module the package it lies in.
            homes = found.setdefault(game.facts.game, [spec.parent or "" if spec else ""])
            for addition in _additions():
                if addition.words and game.facts.id in addition.rulesets and addition.words not in homes:
                    homes.append(addition.words)
    return found


def rulesets() -> list[Game]:
    """Every installed ruleset, by id."""
    return [game for _, game in sorted(_installed().items())]


def find_game(ruleset: str) -> Game:
    """The ruleset with this id."""
    games = _installed()
    if ruleset not in games:
        raise UnknownName("ruleset", ruleset, sorted(games))
    return games[ruleset]


def homes_of(game: str) -> list[str]:
    """The packages with the words of a game (`Facts.game`): its own first, then those of house rules from outside.

    Empty if no such game is installed.
    """
    return _homes().get(game, [])
