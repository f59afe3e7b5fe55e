"""Replays the game of a job: its position, and the bot's notes about the moves of others.

A process answers many jobs of the same table, each with a few more moves. `Replays` caches what it has replayed, so
that a further job replays only its new moves. The answer to a job does not depend on the cache.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from arktable.bots.bot import Bot, Notes, ReadingBot, show
from arktable.bots.catalogue import make_bot
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.records.editions import on_values
from arktable.engine.records.line import Line
from arktable.engine.registry import find_game
from arktable.engine.rng import Rng, rng_of
from arktable.jobs.job import Job

MOST_KEPT: Final = 8
"""Maximum number of games in the cache."""


def game_of(job: Job) -> Game:
    """The game with the numbers and rules of the job."""
    game = find_game(job.ruleset)
    if job.sheet is not None:
        game = on_values(game, job.sheet)
    return game.by_revision(job.revision or game.revision)


def new_bot(job: Job, game: Game, rng: Rng, notes: Notes | None) -> Bot:
    """The bot of the job, for one decision."""
    bot = make_bot(job.bot, game.facts.game, rng)
    if notes is not None and isinstance(bot, ReadingBot):
        bot.go_on_with(notes)
    return bot


class Reader:
    """A bot that reads the moves of others from one seat: how many it has been shown, and the position after them."""

    __slots__ = ("bot", "decisions", "position", "rng")

    def __init__(self, bot: ReadingBot, rng: Rng) -> None:
        self.bot = bot
        self.rng = rng
        self.decisions = 0
        self.position: Position | None = None


class Replayed:
    """One game in the cache: the longest list of moves so far, and the position after some of them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.moves: list[str] = []
        self.decisions = 0
        self.position: Position | None = None
        self.readers: dict[tuple[str, int], Reader] = {}

    def takes(self, moves: list[str]) -> bool:
        """Do these moves agree with the known ones as far as both go? A longer list replaces the known one."""
        shared = min(len(moves), len(self.moves))
        if moves[:shared] != self.moves[:shared]:
            return False
        if len(moves) > len(self.moves):
            self.moves = moves
        return True


class Replays:
    """A cache of the games that a process has replayed recently."""

    def __init__(self, most: int = MOST_KEPT, game_of: Callable[[Job], Game] = game_of) -> None:
        self._most = most
        self._game_of = game_of
        self._kept: OrderedDict[bytes, Replayed] = OrderedDict()

    def game(self, job: Job) -> Game:
        """The game of the job."""
        return self._of(job).game

    def line(self, job: Job) -> Line:
        """The line of the job. It starts from the cached position where possible."""
        replayed = self._of(job)
        return _line(job, replayed.game, replayed.decisions, replayed.position)

    def position(self, job: Job) -> Position:
        """A copy of the true position after the moves of the job."""
        replayed, position = self._of(job), self.line(job).end()
        replayed.decisions, replayed.position = len(job.moves), position
        return position.copy()

    def noted(self, job: Job, seat: int) -> Notes | None:
        """The notes of the bot about the others' moves, read from this seat; None if it takes no notes.

        They depend only on the seed and the moves, so they are the same after a restart.
        """
        replayed = self._of(job)
        reader = replayed.readers.pop((job.bot, seat), None)
        if reader is None or reader.decisions > len(job.moves):
            reader = _reader(job, replayed.game, seat)
        if reader is None:
            return None
        first = reader.decisions
        line = _line(job, replayed.game, first, reader.position)
        for index, position in enumerate(line.positions(first), first):
            reader.decisions, reader.position = index, position
            if index < len(job.moves):
                show(reader.bot, seat, position, position.catalogue.parse(job.moves[index]), reader.rng)
        replayed.readers[job.bot, seat] = reader
        return reader.bot.notes()

    def _of(self, job: Job) -> Replayed:
        """The cache entry of this game; a new one if its moves have changed, for example by an undo."""
        key = msgspec.json.encode(
            (job.ruleset, job.options, job.seats, job.seed, job.revision, job.sheet, job.switches, job.start)
        )
        replayed = self._kept.get(key)
        if replayed is None or not replayed.takes(job.moves):
            replayed = Replayed(self._game_of(job) if replayed is None else replayed.game)
            replayed.takes(job.moves)
            self._kept[key] = replayed
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return replayed


def _line(job: Job, game: Game, decisions: int, position: Position | None) -> Line:
    """The line of the job, with `position` as its cached position after `decisions` moves."""
    kept = {} if position is None else {decisions: position}
    return Line(game, job.seats, job.options, int(job.seed), job.start, job.moves, job.switches, kept=kept)


def _reader(job: Job, game: Game, seat: int) -> Reader | None:
    rng = rng_of(job.seed, "notes", seat)
    bot = make_bot(job.bot, game.facts.game, rng)
    return Reader(bot, rng) if isinstance(bot, ReadingBot) else None
