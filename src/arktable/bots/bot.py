"""What a bot is, and the one way to ask it.

A bot may look at the position it gets, copy it and try moves in it. That position is a sample: everything that its
seat cannot know is dealt again at random, so a bot cannot cheat. `ask` and `show` are the only functions that make such
samples; arenas and tables use them. A bot that needs only the list of legal moves gets just that list.
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
"""Makes a bot for one seat with its own random numbers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BlindBot:
    """A bot that does not look at the position. A sample for it would be the most expensive part of its turn."""

    def pick(self, moves: list[Move]) -> Move:
        """Choose one of these moves."""
        raise AssertionError("a blind bot says what it picks")

    def choose(self, position: Position) -> Move:
        """Choose one of the legal moves of a position, for callers that have one."""
        return self.pick(position.moves())


@dataclass(frozen=True)
class Choice:
    """A move and what the bot expects of it, in pounds or points of the final score."""

    move: Move
    worth: float


@mypyc_attr(allow_interpreted_subclasses=True)
class RankingBot:
    """A bot that ranks its choices. Other bots and hints use the ranking."""

    def ranked(self, position: Position) -> list[Choice]:
        """The choices that the bot considers, the best one first. Only numbers of one list can be compared."""
        raise AssertionError("a ranking bot says what it thinks")

    def choose(self, position: Position) -> Move:
        """The best of its choices."""
        return self.ranked(position)[0].move


@mypyc_attr(allow_interpreted_subclasses=True)
class ThinkingBot(RankingBot):
    """A bot that plays better the longer it may think. Without `allow` it takes its usual time."""

    def allow(self, budget: Budget) -> None:
        """Limit every decision from now on."""
        raise AssertionError("a thinking bot keeps to a budget")

    def reckon_by(self, now: Now) -> None:
        """Use this clock instead of wall time. Tournaments pass CPU time."""
        raise AssertionError("a thinking bot reads a clock")


@mypyc_attr(allow_interpreted_subclasses=True)
class Notes:
    """What a bot concludes from the decisions of others. The next bot of the same seat can continue with them."""

    def take(self, position: Position, move: Move) -> None:
        """Note that another seat chooses this move. The position is a sample from before the move."""
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


@dataclass(frozen=True)
class Advice:
    """A plan for the rest of a turn, and what the bot expects of it."""

    moves: tuple[Move, ...]
    """The decisions of the plan in their order. It ends with the turn, or where chance reveals something."""
    worth: float
    """The lead over the best rival at the end of the game in pounds or points; in a solo game the final score."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AdvisingBot(ReadingBot):
    """A bot that compares whole plans and can name the best ones, for hints."""

    def advise(self, position: Position) -> list[Advice]:
        """The best plans, the one to take first."""
        raise AssertionError("an advising bot names its plans")


def ask(bot: Bot, position: Position, rng: Rng) -> Move:
    """The bot's move in this position. The sample is drawn with `rng`, never with the game's own generator."""
    if isinstance(bot, BlindBot):
        return bot.pick(position.moves())
    return bot.choose(position.sample(position.seat, rng))


def show(bot: Bot, seat: int, position: Position, move: Move, rng: Rng) -> None:
    """Show the bot of a seat what another seat decides in this position, as far as its own seat may know it.

    Secret moves are not shown. A move may be impossible in the sample that the bot sees: a card that it plays was
    hidden until then.
    """
    if isinstance(bot, ReadingBot) and position.seat != seat and not position.is_secret(move):
        bot.notes().take(position.sample(seat, rng), move)
