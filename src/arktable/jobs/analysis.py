"""The steps of an analysis, as the process in which bots think takes them: what could be done, and how it would end."""

from __future__ import annotations

from arktable.bots.bot import Notes, ask
from arktable.bots.catalogue import make_bot, usual_bot
from arktable.bots.commentary import commentary_on
from arktable.bots.reviewing import rest_of_turn
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.rng import rng_of
from arktable.engine.seats import OPEN_BOOK
from arktable.jobs.hint_plans import plans_of, told_plan
from arktable.jobs.job import Answer, Counted, Job, PlayOn, TellCandidates
from arktable.jobs.replay import Replays, new_bot


def analysed(job: Job, replays: Replays) -> Answer:
    """The answer to one step, about the moment after the moves of the job."""
    step, game, position = job.review, replays.game(job), replays.position(job)
    if isinstance(step, PlayOn):
        return Answer(course=played_on(job, game.facts.game, position, step.moves))
    assert isinstance(step, TellCandidates)
    return _candidates(job, game, position, step.played, replays.noted(job, position.seat))


def _candidates(job: Job, game: Game, position: Position, played: list[str], notes: Notes | None) -> Answer:
    """The plans of the bot, which knows what the seat knew, and what was really played, unless it is among them."""
    name, kit = game.facts.game, game.kit(job.options)
    rng = rng_of(job.seed, "hint", len(job.moves))
    bot = new_bot(job, game, rng, notes)
    plans = plans_of(bot, position.sample(position.seat, rng), name, kit)
    moves = rest_of_turn(position, [position.catalogue.parse(text) for text in played])
    if not moves:
        return Answer(plans=plans)
    texts = [move.text for move in moves]
    for at, plan in enumerate(plans):
        if plan.moves == texts:
            return Answer(plans=plans, played=at)
    own = told_plan(position, commentary_on(name), kit, moves, None)
    return Answer(plans=[*plans, own], played=len(plans))


def played_on(job: Job, game: str, position: Position, moves: list[str]) -> list[Counted]:
    """The count of every seat each time the game has come further, and the final one. Each bot sees its own samples."""
    rng = rng_of(job.seed, "play on", len(job.moves))
    bot = make_bot(usual_bot(game), game, rng)
    for text in moves:
        position.play_checked(position.catalogue.parse(text))
    found: list[Counted] = []
    progress = -1.0
    while position.seat >= 0:
        if position.progress() > progress:
            progress, points = position.progress(), position.counted(OPEN_BOOK)
            if points is not None:
                found.append(Counted(round(progress, 3), points))
        position.play(ask(bot, position, rng))
    return [*found, Counted(1.0, [*position.scores()])]
