"""What a bot is, and the one way to ask it.

A bot may look at the position it is handed, copy it and try moves in it: that position is a sample in which everything
its seat cannot know was dealt anew, so there is nothing in it to cheat with. `ask` is the only place that makes that
sample; arenas and tables go through it.
"""

from __future__ import annotations

from typing import Protocol

from arktable.engine.game import Position
from arktable.engine.moves import Move
from arktable.engine.rng import Rng


class Bot(Protocol):
    """Plays one seat of one game."""

    def choose(self, position: Position) -> Move:
        """A legal move for `position.seat`. `position` is a sample, and the bot's own to play with."""


def ask(bot: Bot, position: Position, rng: Rng) -> Move:
    """The bot's move in this position. Chance for the sample comes from `rng`, never from the game's own generator."""
    return bot.choose(position.sample(position.seat, rng))
