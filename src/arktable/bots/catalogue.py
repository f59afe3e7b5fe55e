"""Which bots there are for a game, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arktable.bots.arkadia.greedy import GreedyArkadia
from arktable.bots.arkwright.greedy import GreedyArkwright
from arktable.bots.arkwright_cards.greedy import GreedyCards
from arktable.bots.bot import Bot
from arktable.bots.random_bot import RandomBot
from arktable.engine.errors import UnknownName
from arktable.engine.rng import Rng

# By name, then by game; "" stands for every game.
_BOTS: Final[dict[str, dict[str, Callable[[Rng], Bot]]]] = {
    "random": {"": RandomBot},
    "greedy": {"arkadia": GreedyArkadia, "arkwright": GreedyArkwright, "arkwright_cards": GreedyCards},
}


def bots_for(game: str) -> list[str]:
    """The names of the bots that play this game (`Facts.game`)."""
    return [name for name, made_for in _BOTS.items() if "" in made_for or game in made_for]


def make_bot(name: str, game: str, rng: Rng) -> Bot:
    """A bot for one seat of one game; `rng` is its own chance."""
    made_for = _BOTS.get(name, {})
    make = made_for.get(game) or made_for.get("")
    if make is None:
        raise UnknownName(f"bot for {game}", name, bots_for(game))
    return make(rng)
