"""A run: which play-outs are needed next, and what its figures are."""

from __future__ import annotations

import pytest

from arktable.jobs.evaluation import MOST_COMPARED, MOST_GAMES, SCREENING, Compared, Run, attempted, deepen
from arktable.jobs.job import Answer, DescribePlan, EvaluationStep, FindPlans, Plan, PlayRows

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Games:
    """Answers steps: each plan is worth its number, in games that differ by luck that all plans share."""

    def __init__(self, worths: dict[str, float], noise: float = 0.0, rival: float | None = 20.0) -> None:
        self.worths = worths
        self.noise = noise
        self.rival = rival
        self.steps: list[EvaluationStep] = []
        self.played: dict[str, list[int]] = {}

    async def ask(self, step: EvaluationStep) -> Answer:
        self.steps.append(step)
        if isinstance(step, FindPlans):
            return Answer(plans=[Plan([name], None) for name in self.worths if name.islower()], choices=9)
        if isinstance(step, DescribePlan):
            return Answer(plans=[Plan(step.moves[:1], None)])
        rows = range(step.first, step.first + step.rows)
        for moves in step.plans:
            self.played.setdefault(moves[0], []).extend(rows)
        return Answer(results=[[self.result(moves[0], row) for row in rows] for moves in step.plans])

    def result(self, name: str, row: int) -> tuple[float, float | None]:
        luck = 50.0 * (row % 3)
        own = self.noise if (row + len(name)) % 2 else -self.noise
        return self.worths[name] + luck + (own if name != "P" else 0.0), self.rival


def order(run: Run) -> list[str]:
    return [one.plan.moves[0] for one in run.plans()]


async def test_all_plans_are_played_in_the_same_games_and_sorted_by_their_figure() -> None:
    games, run = Games({"a": 3.0, "b": 7.0, "c": 5.0, "P": 4.0}), Run()
    await deepen(run, games.ask, 8, ["P", "x"])
    assert order(run) == ["b", "c", "P", "a"]
    assert set(map(tuple, games.played.values())) == {tuple(range(8))}
    found = {one.plan.moves[0]: run.worth(one) for one in run.plans()}
    assert {name: worth.gap for name, worth in found.items() if worth} == {"b": 3.0, "c": 1.0, "P": 0.0, "a": -1.0}
    assert {worth.games for worth in found.values() if worth} == {8}
    # Luck that all plans share is in the spread of each figure, and not in that of the differences.
    assert all(worth.spread > 30 and worth.gap_spread == 0 for worth in found.values() if worth)


async def test_the_lead_is_explained_by_the_own_score_and_that_of_the_best_rival() -> None:
    run = Run()
    await deepen(run, Games({"a": 3.0, "b": 7.0}).ask, 6)
    worth = run.worth(run.plans()[0])
    assert worth is not None
    assert worth.rival == 20.0
    assert worth.lead == pytest.approx(worth.own - worth.rival)
    alone = Run()
    await deepen(alone, Games({"a": 3.0, "b": 7.0}, rival=None).ask, 6)
    worth = alone.worth(alone.plans()[0])
    assert worth is not None
    assert (worth.rival, worth.lead) == (None, worth.own)


async def test_some_games_choose_the_plans_that_are_compared_and_do_not_count() -> None:
    worths = {name: float(ord(name)) for name in "abcdefg"}
    games, run = Games(worths), Run()
    await deepen(run, games.ask, 4)
    assert order(run) == ["g", "f", "e", "d"]
    assert len(run.kept) == MOST_COMPARED
    assert games.played["a"] == list(range(-SCREENING, 0))
    assert games.played["g"] == [*range(-SCREENING, 0), *range(4)]


async def test_more_games_are_added_to_the_same_run() -> None:
    games, run = Games({"a": 3.0, "b": 7.0, "P": 4.0}, noise=9.0), Run()
    await deepen(run, games.ask, 6, ["P"])
    first = [one.results[:] for one in run.plans()]
    few = run.worth(run.plans()[0])
    await deepen(run, games.ask, 24, ["P"])
    assert [one.results[:6] for one in run.plans()] == first
    assert games.played["a"] == list(range(24))
    many = run.worth(run.plans()[0])
    assert few is not None
    assert many is not None
    assert many.gap_spread < few.gap_spread
    await deepen(run, games.ask, 10 * MOST_GAMES, ["P"])
    assert run.games == MOST_GAMES


async def test_a_run_of_a_hint_goes_on_when_it_is_known_what_was_played() -> None:
    games, run = Games({"a": 3.0, "b": 7.0, "P": 4.0}), Run()
    await deepen(run, games.ask, 6)
    assert run.played is None
    await deepen(run, games.ask, 6, ["P"])
    assert games.played["P"] == games.played["a"] == list(range(6))
    await deepen(run, games.ask, 6, ["P"])
    assert [type(step) for step in games.steps].count(FindPlans) == 1


async def test_a_proposed_plan_that_was_played_is_one_plan() -> None:
    run = Run()
    await deepen(run, Games({"a": 3.0, "b": 7.0}).ask, 4, ["a"])
    assert order(run) == ["b", "a"]
    assert run.played is run.plans()[1]


@pytest.mark.parametrize(("noise", "clear"), [(1.0, True), (9.0, False)])
async def test_something_is_better_only_if_the_difference_exceeds_its_spread(noise: float, clear: bool) -> None:
    run = Run()
    await deepen(run, Games({"a": 3.0, "b": 7.0, "P": 4.0}, noise).ask, 24, ["P"])
    better = run.better()
    assert (better is not None) is clear
    if better is not None:
        assert better[1].gap > better[1].gap_spread > 0


async def test_what_was_played_is_not_better_than_itself() -> None:
    run = Run()
    await deepen(run, Games({"a": 3.0, "b": 7.0}).ask, 6, ["b"])
    assert run.better() is None


async def test_where_there_is_nothing_to_compare_nothing_is_played() -> None:
    games, run = Games({"a": 3.0}), Run()
    await deepen(run, games.ask, 6, ["a"])
    assert not any(isinstance(step, PlayRows) for step in games.steps)
    assert run.worth(run.plans()[0]) is None


async def test_a_try_is_compared_with_what_was_played_in_the_same_games() -> None:
    games, run = Games({"a": 3.0, "b": 7.0, "P": 4.0, "T": 9.0}), Run()
    worth = await attempted(run, games.ask, 6, ["T"], ["P"])
    assert worth is not None
    assert (worth.gap, worth.games) == (5.0, 6)
    assert "a" not in games.played
    await deepen(run, games.ask, 12, ["P"])
    again = await attempted(run, games.ask, 6, ["T"], ["P"])
    assert again is not None
    assert again.games == 12
    assert games.played["T"] == list(range(12))
    assert order(run) == ["b", "P", "a"]


async def test_a_late_run_asks_for_no_further_games() -> None:
    games, run = Games({"a": 3.0, "b": 7.0}), Run()
    await deepen(run, games.ask, 6, is_late=lambda: True)
    assert run.games == 0


def test_the_size_of_a_run_is_the_number_of_its_results() -> None:
    run = Run()
    run.propose([Plan(["a"], None), Plan(["b"], None)], 2)
    empty = run.size
    step = run.next_step(5)
    assert step is not None
    run.add(step, [[(1.0, None)] * step.rows for _ in step.plans])
    assert run.size == empty + 2 * step.rows
    assert all(isinstance(one, Compared) for one in run.plans())
