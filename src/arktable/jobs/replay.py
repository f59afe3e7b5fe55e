"""The game of a job, replayed: the position it has come to, and what the bot has noted of the others' moves.

A process answers many jobs of the same table, each with a few moves more. `Replays` keeps what it has replayed, so that
the next job of a table costs its new moves only. What it answers follows from the job alone, kept or not.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

from arktable.bots.bot import Bot, Notes, ReadingBot, show
from arktable.bots.catalogue import make_bot
from arktable.engine.editions import on_values
from arktable.engine.game import Game
from arktable.engine.line import Line
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import Rng, rng_of
from arktable.jobs.job import Job

MOST_KEPT: Final = 8
"""Tables of which a process keeps what it has replayed."""


def game_of(job: Job) -> Game:
    """The game with the numbers and rules by which this one was begun."""
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
    """A bot that reads the moves of the others from one seat, how many it has been shown, and the position then."""

    __slots__ = ("bot", "decisions", "position", "rng")

    def __init__(self, bot: ReadingBot, rng: Rng) -> None:
        self.bot = bot
        self.rng = rng
        self.decisions = 0
        self.position: Position | None = None


class Replayed:
    """One game as far as it was replayed: the longest line of moves so far, and the position after some of them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.moves: list[str] = []
        self.decisions = 0
        self.position: Position | None = None
        self.readers: dict[tuple[str, int], Reader] = {}

    def takes(self, moves: list[str]) -> bool:
        """Are these moves on the same line as those before? They may be fewer. Longer ones are noted."""
        shared = min(len(moves), len(self.moves))
        if moves[:shared] != self.moves[:shared]:
            return False
        if len(moves) > len(self.moves):
            self.moves = moves
        return True


class Replays:
    """The games that a process has replayed lately."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._kept: OrderedDict[bytes, Replayed] = OrderedDict()

    def game(self, job: Job) -> Game:
        """The game of the job."""
        return self._of(job).game

    def line(self, job: Job) -> Line:
        """The line of the job. The position that was replayed last is a kept moment of it."""
        replayed = self._of(job)
        return _line(job, replayed.game, replayed.decisions, replayed.position)

    def position(self, job: Job) -> Position:
        """The true position after the moves of the job: the caller's own."""
        replayed, position = self._of(job), self.line(job).end()
        replayed.decisions, replayed.position = len(job.moves), position
        return position.copy()

    def noted(self, job: Job, seat: int) -> Notes | None:
        """What the bot has noted of the others' moves in this seat; None if it takes no notes.

        Seed and moves decide it alone: after a restart the notes are the same.
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
        """What was replayed of the game of this job; nothing yet if it went another way, as after an undo."""
        key = msgspec.json.encode(
            (job.ruleset, job.options, job.seats, job.seed, job.revision, job.sheet, job.switches, job.start)
        )
        replayed = self._kept.get(key)
        if replayed is None or not replayed.takes(job.moves):
            replayed = Replayed(game_of(job) if replayed is None else replayed.game)
            replayed.takes(job.moves)
            self._kept[key] = replayed
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return replayed


def _line(job: Job, game: Game, decisions: int, position: Position | None) -> Line:
    """The line of the job, with its position after `decisions` moves as a kept moment."""
    kept = {} if position is None else {decisions: position}
    return Line(game, job.seats, job.options, int(job.seed), job.start, job.moves, job.switches, kept=kept)


def _reader(job: Job, game: Game, seat: int) -> Reader | None:
    rng = rng_of(job.seed, "notes", seat)
    bot = make_bot(job.bot, game.facts.game, rng)
    return Reader(bot, rng) if isinstance(bot, ReadingBot) else None
