"""Registry of installed packages: games, and what other layers add to a game.

Packages register with entry points. The group says what is registered (`arktable.games`, `arktable.additions`,
`arktable.bots`, `arktable.commentary`, `arktable.drawings`), the name for which game. Packages of other authors
register in the same way as ours does in `pyproject.toml`.
"""

import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from arktable.engine.additions import Addition
from arktable.engine.errors import ArktableError, UnknownName
from arktable.engine.game import Game
from arktable.engine.moves import Move
from arktable.engine.position import Position

GAMES: Final = "arktable.games"
"""The group of the games. Each entry is a tuple of rulesets, because one package may contain several.

An entry for each ruleset, called after it, lets a program load that game without the others.
"""

ADDITIONS: Final = "arktable.additions"
"""The group of house rules from other packages; each entry is an `Addition`, which names its rulesets."""


def announced(group: str) -> list[EntryPoint]:
    """Return the entry points of this group, sorted by name. Nothing is loaded yet."""
    return sorted(entry_points(group=group), key=lambda point: (point.name, point.value))


def package_of(point: EntryPoint) -> str:
    """Return the Python package of an entry point. Its distribution is not used: it cannot be read in a browser."""
    return point.module.partition(".")[0]


def load_announced(group: str, game: str) -> list[Any]:
    """Load the entries of this group for one game: none, one, or several from different packages."""
    return [point.load() for point in announced(group) if point.name == game]


@cache
def _loaded(value: str) -> dict[str, Game]:
    """Return the games of the entries with this value by the id of their ruleset."""
    found: dict[str, Game] = {}
    point = next(point for point in announced(GAMES) if point.value == value)
    for game in point.load():
        more = tuple([addition for addition in _additions() if game.facts.id in addition.rulesets])
        found[game.facts.id] = game.with_additions(more) if more else game
    return found


@cache
def _installed() -> dict[str, Game]:
    """Return every installed game by the id of its ruleset."""
    found: dict[str, Game] = {}
    for value in {point.value: None for point in announced(GAMES)}:
        for ruleset, game in _loaded(value).items():
            if ruleset in found:
                what = f"two packages announce the ruleset {ruleset!r}; uninstall one of them"
                raise ArktableError("announced-twice", what, {"ruleset": ruleset})
            found[ruleset] = game
    return found


@cache
def _additions() -> list[Addition]:
    return [point.load() for point in announced(ADDITIONS)]


@cache
def _homes() -> dict[str, list[str]]:
    """Return, by game, its package and then the packages of house rules that have texts."""
    found: dict[str, list[str]] = {}
    for point in announced(GAMES):
        for game in point.load():
            spec = sys.modules[point.module].__spec__
            # The parent of a package is the package itself; the parent of a module is the package that contains it.
            homes = found.setdefault(game.facts.game, [spec.parent or "" if spec else ""])
            for addition in _additions():
                if addition.words and game.facts.id in addition.rulesets and addition.words not in homes:
                    homes.append(addition.words)
    return found


def rulesets() -> list[Game]:
    """Return every installed ruleset, sorted by id."""
    return [game for _, game in sorted(_installed().items())]


def find_game(ruleset: str) -> Game:
    """Return the ruleset with this id. If one entry has its name, no other game is loaded."""
    named = [point.value for point in announced(GAMES) if point.name == ruleset]
    if len(named) == 1 and ruleset in _loaded(named[0]):
        return _loaded(named[0])[ruleset]
    games = _installed()
    if ruleset not in games:
        raise UnknownName("ruleset", ruleset, sorted(games))
    return games[ruleset]


def homes_of(game: str) -> list[str]:
    """Return the packages with the texts of a game (`Facts.game`): its own first, then those of house rules.

    Empty if no such game is installed.
    """
    return _homes().get(game, [])


def find_move(ruleset: str, text: str) -> Move:
    """Return the move of a ruleset with this notation."""
    return find_game(ruleset).catalogue().parse(text)


def reopen(ruleset: str, text: str) -> Position:
    """Return the position of a ruleset that this text describes."""
    return find_game(ruleset).load(text)
