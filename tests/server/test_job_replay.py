"""What a bot at a table has noted of the others' moves follows from the job alone."""

from __future__ import annotations

import msgspec

from arktable.bots.bot import ask
from arktable.bots.catalogue import make_bot
from arktable.bots.search.reading import Reading
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_of
from arktable.jobs.job import Job
from arktable.jobs.replay import Replays
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
    notes = Replays().noted(job, ME)
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
    assert Replays().noted(job, ME) is None


def test_what_was_replayed_before_changes_no_answer() -> None:
    """A process that goes on from earlier jobs of a table answers as a new one does, also after an undo."""
    longest = a_job("search@3", 60)
    ends = list(range(0, len(longest.moves), 9))
    replays = Replays()
    for end in [*ends, ends[-2], *ends[-1:]]:  # forwards, back once, and forwards again
        job = msgspec.structs.replace(longest, moves=longest.moves[:end])
        assert think(job, replays) == think(job)
    other = msgspec.structs.replace(longest, moves=longest.moves[:9])
    another = think(other, replays)[0]
    elsewhere = msgspec.structs.replace(longest, moves=[*other.moves, another])
    assert think(elsewhere, replays) == think(elsewhere)
    assert replays.position(longest).save() == Replays().position(longest).save()


def test_only_the_new_moves_of_a_table_are_read() -> None:
    job = a_job("search@3", 40)
    replays = Replays()
    replays.noted(job, ME)
    reader = next(iter(replays._of(job).readers.values()))
    assert reader.decisions == len(job.moves)
    kept = reader.position
    replays.noted(job, ME)
    assert reader.decisions == len(job.moves)
    assert reader.position is not None
    assert kept is not None
    assert reader.position.save() == kept.save()
