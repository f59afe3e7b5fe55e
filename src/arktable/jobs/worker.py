"""A bot process: it reads one job per line on standard input and writes one answer per line on standard output.

Bots run in a separate process so that a slow bot does not block the server and can be killed. The process ends when
the server that started it is gone.
"""

from __future__ import annotations

import time
from typing import Final

import msgspec

from arktable.bots.bot import Notes, ask
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.rng import rng_of
from arktable.jobs.guide_plans import guided
from arktable.jobs.hint_plans import plans_of
from arktable.jobs.job import Answer, Job, Plan
from arktable.jobs.lines import answer_lines
from arktable.jobs.replay import Replays, new_bot
from arktable.jobs.review import reviewed

REPLAYS: Final = Replays()
"""The cache of this process. Answers do not depend on it."""


def think(job: Job, replays: Replays | None = None) -> list[str]:
    """The bot's decisions until another seat decides or the time of the job is up.

    The true position stays in this function: the bot gets samples from `ask`. Its random numbers depend only on the
    seed and the number of the decision, so the bot decides the same after a restart of the server.
    """
    replays = replays or Replays()
    game, position = replays.game(job), replays.position(job)
    seat, begin = position.seat, time.monotonic()
    notes = replays.noted(job, seat)
    chosen: list[str] = []
    while position.seat == seat and seat >= 0 and len(chosen) < job.most:
        chosen.append(_decide(job, game, position, notes))
        if time.monotonic() - begin >= job.seconds:
            break
    return chosen


def advise(job: Job, replays: Replays | None = None) -> list[Plan]:
    """The bot's plans for the seat that decides. It knows what that seat knows: a sample, and the moves of others."""
    replays = replays or Replays()
    game, truth = replays.game(job), replays.position(job)
    rng = rng_of(job.seed, "hint", len(job.moves))
    bot = new_bot(job, game, rng, replays.noted(job, truth.seat))
    sample, name, kit = truth.sample(truth.seat, rng), game.facts.game, game.kit(job.options)
    if job.topics is not None:
        return guided(bot, sample, name, kit, job.topics, job.pressing)
    return plans_of(bot, sample, name, kit)


def review(job: Job, replays: Replays | None = None) -> Answer:
    """One step of an evaluation or a review."""
    return reviewed(job, replays or Replays())


def _decide(job: Job, game: Game, position: Position, notes: Notes | None) -> str:
    rng = rng_of(job.seed, position.decisions)
    move = ask(new_bot(job, game, rng, notes), position, rng)
    position.play_checked(move)
    return move.text


def answer_to(job: Job, replays: Replays | None = None) -> Answer:
    """The answer to a job of any kind."""
    if job.review is not None:
        return review(job, replays)
    return Answer(plans=advise(job, replays)) if job.hint else Answer(moves=think(job, replays))


def answered(line: bytes | str) -> bytes:
    """The answer to a job, both as JSON on one line."""
    job = msgspec.json.decode(line, type=Job)
    try:
        answer = answer_to(job, REPLAYS)
    except Exception as error:  # a bot that fails must not stop the game
        answer = Answer(error=f"{type(error).__name__}: {error}"[:500])
    return msgspec.json.encode(answer)


def main() -> None:
    """Answer jobs until standard input ends."""
    answer_lines(answered)


if __name__ == "__main__":
    main()
