"""Moments of games that bots play, as tables to take pictures of."""

from __future__ import annotations

from collections.abc import Callable

from arktable.bots.bot import ask
from arktable.bots.catalogue import make_bot
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from tests.e2e.visitor import Visitor

SEED = 5


def table_at(visitor: Visitor, ruleset: str, seats: int, wanted: Callable[[Position], bool]) -> str:
    """A table that begins in the first position that is wanted, of a game of greedy bots."""
    game, rng = find_game(ruleset), rng_from_seed(SEED)
    position, bot = game.start(seats, {}, SEED), make_bot("greedy", game.facts.game, rng)
    while position.seat >= 0:
        if wanted(position):
            return visitor.api.open_text(position.save())
        position.play(ask(bot, position, rng))
    raise SystemExit(f"{ruleset} does not come where it is wanted")
