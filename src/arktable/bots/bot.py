"""What a bot is, and the one way to ask it.

A bot may look at the position it is handed, copy it and try moves in it: that position is a sample in which everything
its seat cannot know was dealt anew, so there is nothing in it to cheat with. `ask` and `show` are the only places that
make such samples; arenas and tables go through them. A bot that wants nothing but the list of its legal moves is handed
just that, and no position at all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from mypy_extensions import mypyc_attr

from arktable.bots.budget import Budget, Now
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import Rng


class Bot(Protocol):
    """A program that plays one seat of one game."""

    def choose(self, position: Position) -> Move:
        """A legal move for `position.seat`. `position` is a sample, and the bot's own to play with."""


MakeBot = Callable[[Rng], Bot]
"""What makes a bot for one seat; the chance it is handed is its own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BlindBot:
    """A bot that looks at nothing: dealing it a sample would be the dearest part of its turn."""

    def pick(self, moves: list[Move]) -> Move:
        """Choose one of these moves."""
        raise AssertionError("a blind bot says what it picks")

    def choose(self, position: Position) -> Move:
        """Choose one of the legal moves of a position, for callers that have one."""
        return self.pick(position.moves())


@dataclass(frozen=True)
class Choice:
    """A move that a bot has thought about, and what it expects of it in pounds or points of final score."""

    move: Move
    worth: float


@mypyc_attr(allow_interpreted_subclasses=True)
class RankingBot:
    """A bot that can say what it thinks of its choices: others search, slip or give hints by that."""

    def ranked(self, position: Position) -> list[Choice]:
        """The choices that are worth a thought, the best one first. Only numbers of one list can be compared."""
        raise AssertionError("a ranking bot says what it thinks")

    def choose(self, position: Position) -> Move:
        """The best of its choices."""
        return self.ranked(position)[0].move


@mypyc_attr(allow_interpreted_subclasses=True)
class ThinkingBot(RankingBot):
    """A bot that plays the better the longer it may think. Without a word from outside it takes its usual time."""

    def allow(self, budget: Budget) -> None:
        """Bound every decision from now on."""
        raise AssertionError("a thinking bot keeps to a budget")

    def reckon_by(self, now: Now) -> None:
        """Read this clock instead of the one on the wall. Tournaments hand in the time of the processor."""
        raise AssertionError("a thinking bot reads a clock")


@mypyc_attr(allow_interpreted_subclasses=True)
class Notes:
    """What a bot makes of the decisions of others. The next bot of the same seat can go on with them."""

    def take(self, position: Position, move: Move) -> None:
        """Note that another seat decides for this move. The position is a sample from before it."""
        raise AssertionError("notes say what they make of a move")


@mypyc_attr(allow_interpreted_subclasses=True)
class ReadingBot(ThinkingBot):
    """A bot that reads what others do. It decides from the position and from its notes, and remembers nothing else."""

    def notes(self) -> Notes:
        """Its notes so far."""
        raise AssertionError("a reading bot keeps notes")

    def go_on_with(self, notes: Notes) -> None:
        """Take over the notes that an earlier bot of the same kind has made in the same seat."""
        raise AssertionError("a reading bot keeps notes")


def ask(bot: Bot, position: Position, rng: Rng) -> Move:
    """The bot's move in this position. Chance for the sample comes from `rng`, never from the game's own generator."""
    if isinstance(bot, BlindBot):
        return bot.pick(position.moves())
    return bot.choose(position.sample(position.seat, rng))


def show(bot: Bot, seat: int, position: Position, move: Move, rng: Rng) -> None:
    """Let the bot of a seat see what another one decides in this position, as far as its own seat knows it.

    A move is made in front of everybody, unless the game keeps it secret: then the bot is not shown it. What a move
    shows of a hand was hidden until then, so that it may be impossible in the sample that the bot sees.
    """
    if isinstance(bot, ReadingBot) and position.seat != seat and not position.is_secret(move):
        bot.notes().take(position.sample(seat, rng), move)
