"""Makes a review step by step. Each step is answered elsewhere: by a process of a server, or by a command itself."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

from arktable.bots.search.review import Case, Suspect, costliest
from arktable.engine.moves import Catalogue
from arktable.jobs.job import (
    Answer,
    BotFailed,
    ExplainedPlans,
    ExplainPlans,
    FindSuspects,
    PlayRow,
    ReviewStep,
    SuspectFound,
)

AskStep = Callable[[ReviewStep, int | None], Awaitable[Answer]]
"""Answers a step about the position before this decision, or about the whole game; raises `BotFailed`."""


async def make_review(
    ask: AskStep,
    seat: int,
    min_cost: float,
    catalogue: Catalogue,
    on_progress: Callable[[int, int], None],
    is_late: Callable[[], bool] = lambda: False,
) -> AsyncIterator[tuple[Case, ExplainedPlans]]:
    """The costliest decisions of a seat, each of which cost at least `min_cost` pounds or points.

    `on_progress` gets the number of suspects examined so far and of all. When `is_late`, no further one is examined.
    """
    suspects = (await ask(FindSuspects(seat), None)).suspects
    on_progress(0, len(suspects))
    cases: list[Case] = []
    for found in suspects:
        case = Case(_suspect(found, catalogue), min_cost)
        with contextlib.suppress(BotFailed):  # one that takes too long is left out
            while (moves := case.moves()) and not is_late():
                row = PlayRow([move.text for move in moves], case.rows)
                case.add((await ask(row, found.at)).leads)
            if not case.moves():
                cases.append(case)
                on_progress(len(cases), len(suspects))
        if is_late():
            break
    if suspects and not cases:
        raise BotFailed("bot-slow", "no decision could be examined")
    for case in costliest(cases):
        explained = (await ask(ExplainPlans(case.suspect.at, case.better().text), None)).explained
        if explained is not None:
            yield case, explained


def _suspect(found: SuspectFound, catalogue: Catalogue) -> Suspect:
    others = tuple(catalogue.parse(text) for text in found.others)
    return Suspect(found.at, found.turn, catalogue.parse(found.played), others, found.gap)
