"""A review: which decisions are told, and when it is silent."""

from __future__ import annotations

import pytest

from arktable.jobs.evaluation import FIRST_GAMES, Run
from arktable.jobs.job import (
    Answer,
    BotFailed,
    ExplainedPlan,
    ExplainedPlans,
    FindSuspects,
    Plan,
    ReviewStep,
    SuspectFound,
)
from arktable.jobs.make_review import MOST_COSTLY, CostlyDecision, make_review

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Game:
    """A game whose decisions cost what a test says, by turn, in games that differ by `noise`."""

    def __init__(self, costs: list[tuple[int, float]], noise: float = 0.0) -> None:
        self.costs = costs
        self.noise = noise
        self.evaluated: list[tuple[int, int]] = []
        self.runs: dict[int, Run] = {}

    async def ask(self, step: ReviewStep) -> Answer:
        if isinstance(step, FindSuspects):
            return Answer(suspects=[SuspectFound(at, turn, cost) for at, (turn, cost) in enumerate(self.costs)])
        told = ExplainedPlan([], [])
        return Answer(explained=ExplainedPlans({"turn": 1}, told, told, []))

    async def evaluate(self, at: int, games: int) -> Run:
        self.evaluated.append((at, games))
        if self.costs[at][1] < -100:
            raise BotFailed("bot-slow", "too slow")
        run = self.runs.setdefault(at, Run())
        if not run.choices:
            run.propose([Plan(["better"], None), Plan(["played"], None)], 5)
            run.play(Plan(["played"], None))
        for one in run.plans():
            worth = self.costs[at][1] if one.plan.moves == ["better"] else 0.0
            noise = self.noise if one.plan.moves == ["better"] else 0.0
            rows = range(len(one.results), games)
            one.results.extend([(worth + (noise if row % 2 else -noise), 0.0) for row in rows])
        return run

    async def review(self, late: bool = False) -> list[CostlyDecision]:
        made = make_review(self.ask, self.evaluate, 0, 5.0, 24, lambda n, of: None, lambda: late)
        return [decision async for decision in made]


async def told(game: Game) -> list[tuple[int, float]]:
    return [(decision.turn, decision.worth.gap) for decision in await game.review()]


async def test_of_each_turn_the_costliest_decision_is_told_and_three_in_all() -> None:
    game = Game([(1, 10.0), (1, 30.0), (2, 20.0), (3, 15.0), (4, 8.0)])
    assert await told(game) == [(1, 30.0), (2, 20.0), (3, 15.0)]
    assert MOST_COSTLY == 3


async def test_what_is_clear_but_small_is_not_told() -> None:
    assert await told(Game([(1, 4.0), (2, 6.0)])) == [(2, 6.0)]


async def test_what_is_within_its_spread_is_not_told() -> None:
    assert await told(Game([(1, 12.0)], noise=60.0)) == []
    assert len(await told(Game([(1, 12.0)], noise=6.0))) == 1


async def test_all_games_are_played_only_where_they_may_show_a_cost() -> None:
    game = Game([(1, 30.0), (2, -3.0), (3, 0.5)])
    await told(game)
    assert game.evaluated == [(0, FIRST_GAMES), (1, FIRST_GAMES), (2, FIRST_GAMES), (0, 24)]


async def test_a_decision_that_takes_too_long_is_left_out() -> None:
    assert await told(Game([(1, -200.0), (2, 20.0)])) == [(2, 20.0)]
    with pytest.raises(BotFailed):
        await told(Game([(1, -200.0)]))


async def test_a_late_review_examines_nothing_more() -> None:
    game = Game([(1, 30.0)])
    with pytest.raises(BotFailed):
        await game.review(late=True)
    assert game.evaluated == []
