"""What a bot at a table has noted of the others' moves follows from the job alone."""

from __future__ import annotations

from arktable.bots.bot import ask
from arktable.bots.catalogue import make_bot
from arktable.bots.search.reading import Reading
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_of
from arktable.jobs.job import Job
from arktable.jobs.replay import game_of, noted
from arktable.jobs.worker import think

BOOKISH, ME = 0, 1


def a_job(bot: str, decisions: int) -> Job:
    """A game of Arkadia against a player who follows the hints of the book, when it is my turn again."""
    game = find_game("arkadia")
    bots = [make_bot(name, "arkadia", rng_of(4, name)) for name in ("by-the-book", "greedy")]
    position = game.start(seats=2, options={}, seed=4)
    moves: list[str] = []
    while len(moves) < decisions or position.seat != ME:
        move = ask(bots[position.seat], position, rng_of(4, position.decisions))
        moves.append(move.text)
        position.play(move)
    return Job("arkadia", {}, 2, "4", moves, bot, 60)


def shares(job: Job) -> list[float]:
    notes = noted(job, game_of(job), ME)
    assert isinstance(notes, Reading)
    return notes.shares(BOOKISH)


def test_a_bot_knows_its_rival_from_the_moves_of_the_job_and_the_same_after_a_restart() -> None:
    job = a_job("search@6", 40)
    greedy, by_the_book, _ = shares(job)
    assert by_the_book > 0.9 > greedy
    assert shares(a_job("search@6", 40)) == shares(job)
    assert think(job) == think(job)


def test_before_the_first_move_of_a_rival_nothing_is_noted() -> None:
    assert shares(Job("arkadia", {}, 2, "4", [], "search@6", 60)) == [0.0, 0.0, 1.0]


def test_a_bot_that_decides_from_the_position_alone_takes_no_notes() -> None:
    job = a_job("greedy", 10)
    assert noted(job, game_of(job), ME) is None
