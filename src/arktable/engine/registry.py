"""Finds the games that are installed. A game announces itself by an entry point of the group `arktable.games`."""

from functools import cache
from importlib.metadata import entry_points

from arktable.engine.errors import UnknownName
from arktable.engine.game import Game

GROUP = "arktable.games"


@cache
def _installed() -> dict[str, Game]:
    """Ruleset id → game; an entry point gives a tuple of games (one folder may hold several rulesets)."""
    found: dict[str, Game] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        for game in point.load():
            found[game.facts.id] = game
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
