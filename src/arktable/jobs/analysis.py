"""The steps of an analysis, answered in a bot process: which plans there are, and how the game would end."""

from __future__ import annotations

from arktable.bots.bot import Notes, ask
from arktable.bots.catalogue import make_bot, usual_bot
from arktable.bots.commentary import commentary_on
from arktable.bots.reviewing import rest_of_turn
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.rng import rng_of
from arktable.engine.seats import OPEN_BOOK
from arktable.jobs.hint_plans import explained_plan, plans_of
from arktable.jobs.job import Answer, Counted, FindCandidates, Job, PlayOn
from arktable.jobs.replay import Replays, new_bot


def analysed(job: Job, replays: Replays) -> Answer:
    """The answer to one step, about the moment after the moves of the job."""
    step, game, position = job.review, replays.game(job), replays.position(job)
    if isinstance(step, PlayOn):
        return Answer(course=played_on(job, game.facts.game, position, step.moves))
    assert isinstance(step, FindCandidates)
    return _candidates(job, game, position, step.played, replays.noted(job, position.seat))


def _candidates(job: Job, game: Game, position: Position, played: list[str], notes: Notes | None) -> Answer:
    """The bot's plans from what the seat knew then, plus the plan that was really played if it is not among them."""
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
    own = explained_plan(position, commentary_on(name), kit, moves, None)
    return Answer(plans=[*plans, own], played=len(plans))


def played_on(job: Job, game: str, position: Position, moves: list[str]) -> list[Counted]:
    """The points of every seat at each step of progress, and the final ones. Each bot sees its own samples."""
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
