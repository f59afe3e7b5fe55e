"""The steps of evaluations and reviews, answered in a bot process (`bots/search/evaluation.py`, `review.py`)."""

from __future__ import annotations

from arktable.bots.commentary import Figure, commentary_on, moment_of
from arktable.bots.reviewing import deeds, rest_of_turn, reviewer
from arktable.bots.search.evaluation import Result, play_row, proposed_plans
from arktable.bots.search.review import most_suspicious, suspicion
from arktable.bots.search.study import Study
from arktable.bots.search.thinking import SearchBot
from arktable.engine.game import Game
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.records.line import Line
from arktable.engine.rng import rng_of
from arktable.jobs.hint_plans import explained_plan, seen_after
from arktable.jobs.job import (
    Answer,
    DescribePlan,
    ExplainedPlan,
    ExplainedPlans,
    ExplainPlans,
    FindPlans,
    FindSuspects,
    Job,
    Plan,
    PlayRows,
    SuspectFound,
)
from arktable.jobs.replay import Replays


def reviewed(job: Job, replays: Replays) -> Answer:
    """The answer to one step."""
    game = replays.game(job)
    bot = reviewer(game.facts.game, rng_of(job.seed, "review"))
    if bot is None:
        return Answer(error=f"no bot looks ahead in {game.facts.game}")
    step = job.review
    if isinstance(step, FindSuspects):
        return Answer(suspects=_suspects(job, bot.study(), replays.line(job), step.seat))
    if isinstance(step, ExplainPlans):
        return Answer(explained=_explained(job, game, bot, replays.line(job).at(step.at)))
    position = replays.position(job)
    if isinstance(step, FindPlans):
        sample, plans = proposed_plans(bot, position, job.seed)
        found = [_described(job, game, sample, moves) for moves in plans]
        return Answer(plans=found, choices=len(position.moves()))
    if isinstance(step, DescribePlan):
        moves = rest_of_turn(position, [position.catalogue.parse(text) for text in step.moves])
        return Answer(plans=[_described(job, game, position, moves)])
    assert isinstance(step, PlayRows)
    return Answer(results=_played(bot.study(), position, step, job.seed))


def _played(study: Study, position: Position, step: PlayRows, seed: str) -> list[list[Result]]:
    parse = position.catalogue.parse
    plans = [[parse(text) for text in moves] for moves in step.plans]
    rows = [play_row(study, position, plans, seed, step.first + row) for row in range(step.rows)]
    return [[row[number] for row in rows] for number in range(len(plans))]


def _described(job: Job, game: Game, position: Position, moves: list[Move]) -> Plan:
    return explained_plan(position, commentary_on(game.facts.game), game.kit(job.options), moves, None)


def _suspects(job: Job, study: Study, line: Line, seat: int) -> list[SuspectFound]:
    found = []
    for at, (position, text) in enumerate(zip(line.positions(), job.moves, strict=False)):
        if position.seat == seat:
            rng = rng_of(job.seed, "suspect", at)
            suspect = suspicion(study, position, position.catalogue.parse(text), at, rng)
            if suspect is not None:
                found.append(suspect)
    return [SuspectFound(one.at, one.turn, one.gap) for one in most_suspicious(found)]


def _explained(job: Job, game: Game, bot: SearchBot, position: Position) -> ExplainedPlans:
    step = job.review
    assert isinstance(step, ExplainPlans)
    parse = position.catalogue.parse
    played = rest_of_turn(position, [parse(text) for text in job.moves[step.at :]])
    sample, _ = proposed_plans(bot, position, job.seed)
    better = [parse(text) for text in step.better]
    changes = _changes(game, position, played, sample, better)
    study = bot.study()
    return ExplainedPlans(
        moment_of(position, position.seat), _plan(study, position, played), _plan(study, sample, better), changes
    )


def _plan(study: Study, position: Position, moves: list[Move]) -> ExplainedPlan:
    return ExplainedPlan([move.text for move in moves], deeds(study, position, moves))


def _changes(game: Game, position: Position, played: list[Move], sample: Position, better: list[Move]) -> list[Figure]:
    """The figures of the seat that differ between the played and the better plan, improvements first.

    Empty if only one of the two includes the next production: then they cannot be compared.
    """
    commentary, seat, kit = commentary_on(game.facts.game), position.seat, game.kit(position.begun_by().options)
    before = position.view(seat)
    was, sold = commentary.figures(kit, seat, before, seen_after(position, commentary, played))
    now, sold_too = commentary.figures(kit, seat, before, seen_after(sample, commentary, better))
    pairs = zip(was, now, strict=True) if sold == sold_too else ()
    found = [Figure(one.key, one.now, other.now) for one, other in pairs if one.now != other.now]
    return sorted(found, key=_speaks_against)


def _speaks_against(figure: Figure) -> bool:
    return figure.now < figure.was
