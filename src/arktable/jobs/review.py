"""The steps of a review, answered in a bot process (`bots/search/review.py`)."""

from __future__ import annotations

from arktable.bots.commentary import Figure, commentary_on
from arktable.bots.reviewing import better_plan, deeds, rest_of_turn, reviewer
from arktable.bots.search.review import most_suspicious, play_row, suspicion
from arktable.bots.search.study import Study
from arktable.bots.search.thinking import SearchBot
from arktable.engine.game import Game
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.records.line import Line
from arktable.engine.rng import rng_of
from arktable.jobs.hint_plans import seen_after
from arktable.jobs.job import (
    Answer,
    ExplainedPlan,
    ExplainedPlans,
    ExplainPlans,
    FindSuspects,
    Job,
    PlayRow,
    SuspectFound,
)
from arktable.jobs.replay import Replays


def reviewed(job: Job, replays: Replays) -> Answer:
    """The answer to one step."""
    game, line = replays.game(job), replays.line(job)
    bot = reviewer(game.facts.game, rng_of(job.seed, "review"))
    if bot is None:
        return Answer(error=f"no bot reviews {game.facts.game}")
    step = job.review
    if isinstance(step, FindSuspects):
        return Answer(suspects=_suspects(job, bot.study(), line, step.seat))
    if isinstance(step, PlayRow):
        position = replays.position(job)
        moves = [position.catalogue.parse(text) for text in step.moves]
        return Answer(leads=play_row(bot.study(), position, moves, job.seed, step.row))
    assert isinstance(step, ExplainPlans)
    return Answer(explained=_explained(job, game, bot, line.at(step.at)))


def _suspects(job: Job, study: Study, line: Line, seat: int) -> list[SuspectFound]:
    found = []
    for at, (position, text) in enumerate(zip(line.positions(), job.moves, strict=False)):
        if position.seat == seat:
            rng = rng_of(job.seed, "suspect", at)
            suspect = suspicion(study, position, position.catalogue.parse(text), at, rng)
            if suspect is not None:
                found.append(suspect)
    return [
        SuspectFound(one.at, one.turn, one.played.text, [move.text for move in one.others], one.gap)
        for one in most_suspicious(found)
    ]


def _explained(job: Job, game: Game, bot: SearchBot, position: Position) -> ExplainedPlans:
    step = job.review
    assert isinstance(step, ExplainPlans)
    parse = position.catalogue.parse
    played = rest_of_turn(position, [parse(text) for text in job.moves[step.at :]])
    sample, better = better_plan(bot, position, parse(step.better), job.seed)
    changes = _changes(game, position, played, sample, better)
    study = bot.study()
    return ExplainedPlans(_when(game, position), _plan(study, position, played), _plan(study, sample, better), changes)


def _plan(study: Study, position: Position, moves: list[Move]) -> ExplainedPlan:
    return ExplainedPlan([move.text for move in moves], deeds(study, position, moves))


def _when(game: Game, position: Position) -> dict[str, int]:
    """The moment of a decision: its turn, and the values of the view that name it in this game."""
    view = position.view(position.seat)
    return {"turn": position.turn, **{key: view[key] for key in commentary_on(game.facts.game).WHEN}}


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
