"""The game of a job, played again: the positions it went through, and what the bot has noted of it."""

from __future__ import annotations

from arktable.bots.bot import Bot, Notes, ReadingBot, show
from arktable.bots.catalogue import make_bot
from arktable.engine.editions import on_values
from arktable.engine.game import Game
from arktable.engine.line import Line
from arktable.engine.registry import find_game
from arktable.engine.rng import Rng, rng_of
from arktable.jobs.job import Job


def game_of(job: Job) -> Game:
    """The game with the numbers and rules by which this one was begun."""
    game = find_game(job.ruleset)
    if job.sheet is not None:
        game = on_values(game, job.sheet)
    return game.by_revision(job.revision or game.revision)


def line_of(job: Job, game: Game) -> Line:
    """The line of the moves of a job."""
    return Line(game, job.seats, job.options, int(job.seed), job.start, job.moves, job.switches)


def noted(job: Job, game: Game, seat: int) -> Notes | None:
    """What the bot has noted of the others' moves in this seat; None if it takes no notes.

    Seed and moves decide it alone: after a restart the notes are the same.
    """
    rng = rng_of(job.seed, "notes", seat)
    bot = make_bot(job.bot, game.facts.game, rng)
    if not isinstance(bot, ReadingBot):
        return None
    for text, position in zip(job.moves, line_of(job, game).positions(), strict=False):
        show(bot, seat, position, position.catalogue.parse(text), rng)
    return bot.notes()


def new_bot(job: Job, game: Game, rng: Rng, notes: Notes | None) -> Bot:
    """The bot of the job, for one decision."""
    bot = make_bot(job.bot, game.facts.game, rng)
    if notes is not None and isinstance(bot, ReadingBot):
        bot.go_on_with(notes)
    return bot
