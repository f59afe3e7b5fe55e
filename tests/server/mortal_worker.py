"""A process in which bots think, with a thinking bot for Arkadia that dies with its process, once, in mid-thought.

The argument is a file: a process that finds it knows that the process has died before.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from arktable.bots import catalogue
from arktable.bots.bot import Choice, ThinkingBot
from arktable.bots.budget import Budget
from arktable.engine.position import Position
from arktable.engine.rng import Rng
from arktable.jobs import worker as bot_worker

DIED = Path(sys.argv[1])


class Mortal(ThinkingBot):
    """Which legal move it takes tells how many play-outs it was allowed."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.playouts = 0

    def allow(self, budget: Budget) -> None:
        self.playouts = budget.playouts

    def ranked(self, position: Position) -> list[Choice]:
        if not DIED.exists():
            DIED.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        moves = position.moves()
        return [Choice(moves[(self.playouts - 1) % len(moves)], 0.0)]


if __name__ == "__main__":
    catalogue._bots_of("arkadia")["mortal"] = Mortal
    bot_worker.main()
