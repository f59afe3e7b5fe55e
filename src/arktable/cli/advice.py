"""Hints in the terminal: the best plans of a bot that knows what the person knows. The table asks the same question."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

import msgspec

from arktable.bots.catalogue import adviser
from arktable.bots.reviewing import deeds, reviewer
from arktable.cli.session import Session
from arktable.engine.game import Game
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import rng_of
from arktable.i18n.words import Teller
from arktable.jobs.evaluation import FIRST_GAMES, Run, Worth, deepen
from arktable.jobs.job import Answer, EvaluationStep, Job, Plan
from arktable.jobs.replay import Replays
from arktable.jobs.review import reviewed
from arktable.jobs.worker import advise

SECONDS: Final = 3.0
"""How long a bot may think that does not compare plans in games."""
MOST_PLANS: Final = 3
QUIET: Final = ("done", "end", "pass")
"""Moves that a plan names only if it has no others."""


Weighed = tuple[Plan, Worth | None]
"""A plan, and its figures compared with the best plan; None if no bot looks ahead in this game."""


def plans_for(session: Session, game: Game, options: Mapping[str, str]) -> list[Weighed]:
    """The plans for the person, who must be asked to decide, the best one first."""
    record, replays = session.record, Replays(game_of=lambda _: game)
    job = Job(
        record.ruleset, dict(options), record.seats, str(record.seed), [text for _, text in record.moves],
        adviser(game.facts.game, SECONDS), 1, start=record.start, hint=True,
    )  # fmt: skip
    if reviewer(game.facts.game, rng_of(0)) is None:
        return [(plan, None) for plan in advise(job, replays)]
    run = Run()

    async def ask(step: EvaluationStep) -> Answer:
        return reviewed(msgspec.structs.replace(job, review=step), replays)

    asyncio.run(deepen(run, ask, FIRST_GAMES))
    return [(one.plan, run.worth(one)) for one in run.plans()[:MOST_PLANS]]


def plan_lines(plans: list[Weighed], at: int, position: Position, game: Game, teller: Teller) -> list[str]:
    """A plan in words: its moves in notation, what they do, how it compares with the best plan, its figures."""
    plan, words = plans[at][0], teller.words
    told = [text for text in plan.moves if text.split()[0] not in QUIET] or plan.moves
    lines = [words.text("cli-hint-plan", n=at + 1, moves=" · ".join(told))]
    sentences = _sentences(plan, position, game, teller)
    if sentences:
        lines.append(f"   {sentences}")
    about = [words.text("cli-hint-best") if at == 0 else _behind(plans, at, teller)]
    about += [
        words.text("cli-hint-figure", what=words.text(f"cli-hint-figure-{figure.key}"), was=figure.was, now=figure.now)
        for figure in plan.figures
        if figure.was != figure.now and words.has(f"cli-hint-figure-{figure.key}")
    ]
    lines.append(f"   {' · '.join(part for part in about if part)}")
    return lines


def _behind(plans: list[Weighed], at: int, teller: Teller) -> str:
    """How far a plan is behind the best one. A difference that is not clear is none."""
    (best, _), (own, worth) = plans[0], plans[at]
    if worth is not None and worth.clear:
        spread, games = round(worth.gap_spread), worth.games
        return teller.words.text("cli-hint-behind-clearly", n=round(-worth.gap), spread=spread, games=games)
    if worth is not None:
        return teller.words.text("cli-hint-behind", n=0)
    known = best.worth is not None and own.worth is not None
    return teller.words.text("cli-hint-behind", n=max(0, round((best.worth or 0) - (own.worth or 0)))) if known else ""


def _sentences(plan: Plan, position: Position, game: Game, teller: Teller) -> str:
    """What the moves do, as far as nothing hidden shows."""
    bot = reviewer(game.facts.game, rng_of(0))
    if bot is None:
        return ""
    sample = position.sample(position.seat, rng_of(position.decisions, "hint"))
    moves = _before_a_reveal(sample, [position.catalogue.parse(text) for text in plan.moves])
    return " ".join(teller.sentence(event) for event in deeds(bot.study(), sample, moves))


def _before_a_reveal(sample: Position, moves: list[Move]) -> list[Move]:
    trial, found = sample.copy(), list[Move]()
    for move in moves:
        if trial.seat != sample.seat or trial.why_not(move) is not None:
            break
        trial.play(move)
        if trial.reveals != sample.reveals:
            break
        found.append(move)
    return found
