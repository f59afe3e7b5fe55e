"""One evaluation behind hint, review, report and analysis: the same decision has the same figures everywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from anyio import to_thread

from arktable.jobs.evaluation import Run
from arktable.jobs.job import Answer, Job, Plan, PlayRows
from arktable.server.bots.evaluations import Evaluations, fingerprint
from tests.builders.blunder import blundered
from tests.cli.runner import arktable
from tests.server.helpers import BOT, ME, InlineBots, Person, a_person, an_app, settings_for

pytestmark = pytest.mark.anyio

GAMES = 8
FIGURES = ("lead", "spread", "games", "own", "rival")


async def reviewed(person: Person, table: str, games: int = 0) -> Any:
    body = {"seat": 0, "games": games}
    await person.post(f"/tables/{table}/review", body)
    await person.services.reviews.jobs.tasks.settled()
    return await person.post(f"/tables/{table}/review", body)


async def analysed(person: Person, table: str, n: int, games: int = 0) -> Any:
    await person.post(f"/tables/{table}/analysis/{n}/candidates", {"games": games})
    await person.services.evaluations.tasks.settled()
    return await person.post(f"/tables/{table}/analysis/{n}/candidates", {})


def best_of(analysis: Any) -> dict[str, Any]:
    """The best candidate, which is better than what was played."""
    (best, *_) = analysis["candidates"]
    assert not best["played"]
    worth: dict[str, Any] = best["worth"]
    return worth


async def uploaded(person: Person) -> str:
    response = await person.client.post("/api/records", content=blundered()[0])
    return str(response.json()["id"])


async def test_a_decision_costs_the_same_in_the_review_and_in_the_analysis(tmp_path: Path) -> None:
    async with an_app(settings_for(tmp_path, bot_games=12)) as app, a_person(app, "Ada") as ada:
        table = await uploaded(ada)
        review = await reviewed(ada, table)
        assert review["decisions"]
        for decision in review["decisions"]:
            worth = best_of(await analysed(ada, table, decision["n"] - 1))
            assert (decision["cost"], decision["spread"]) == (worth["gap"], worth["gap_spread"])
            assert (decision["own"], decision["games"]) == (worth["own_gap"], worth["games"])
            assert decision["cost"] > decision["spread"]


async def test_what_an_analysis_has_deepened_the_review_shows_too(tmp_path: Path) -> None:
    async with an_app(settings_for(tmp_path, bot_games=12)) as app, a_person(app, "Ada") as ada:
        table = await uploaded(ada)
        n = (await reviewed(ada, table))["decisions"][0]["n"]
        deeper = await analysed(ada, table, n - 1, games=16)
        assert deeper["games"] == 16
        told = {decision["n"]: decision for decision in (await reviewed(ada, table))["decisions"]}
        worth = best_of(deeper)
        if worth["clear"]:
            assert (told[n]["cost"], told[n]["spread"], told[n]["games"]) == (worth["gap"], worth["gap_spread"], 16)
        else:
            assert n not in told


async def test_the_terminal_tells_the_same_as_the_table(tmp_path: Path) -> None:
    file = tmp_path / "game.ark"
    file.write_text(blundered()[0], encoding="utf-8")
    command = ("review", str(file), "--json", "--games", "12")
    told = (await to_thread.run_sync(lambda: arktable(*command).json()))["decisions"]  # it has an event loop of its own
    async with an_app(settings_for(tmp_path, bot_games=12)) as app, a_person(app, "Ada") as ada:
        decisions = (await reviewed(ada, await uploaded(ada)))["decisions"]
    keys = ("n", "cost", "spread", "own", "rival", "games")
    assert [{key: one[key] for key in keys} for one in told] == [{key: one[key] for key in keys} for one in decisions]
    assert decisions


async def test_a_hint_and_the_analysis_after_the_game_show_the_same_figures(tmp_path: Path) -> None:
    async with an_app(settings_for(tmp_path, bot_games=GAMES)) as app, a_person(app, "Ada") as ada:
        table = await ada.create(ME, BOT, setup="beginner")
        await ada.wait(table, lambda brief: brief["to_move"] == 0)
        hint = await ada.post(f"/tables/{table}/hint", {"version": await ada.version(table), "games": GAMES})
        n = len((await ada.get(f"/tables/{table}/steps"))["steps"])
        while (await ada.wait(table, lambda brief: brief["to_move"] != 1))["state"] == "running":
            await ada.play_on(table)
        rows = {str(row["moves"]): row["worth"] for row in (await analysed(ada, table, n))["candidates"]}
        assert len(hint["plans"]) > 1
        for plan in hint["plans"]:
            worth = rows[str(plan["moves"])]
            assert {key: plan["worth"][key] for key in FIGURES} == {key: worth[key] for key in FIGURES}
            assert worth["games"] == GAMES


class Quick(InlineBots):
    """Bots whose games are over at once."""

    async def review(self, job: Job) -> Answer:
        if isinstance(job.review, PlayRows):
            row: list[tuple[float, float | None]] = [(1.0, 0.0)] * job.review.rows
            return Answer(results=[row for _ in job.review.plans])
        return Answer(plans=[Plan(["a"], None), Plan(["b"], None)], choices=2)


A_JOB = Job("arkadia", {}, 2, "1", [], "evaluation", 60)


def after(*moves: str) -> Job:
    return msgspec.structs.replace(A_JOB, moves=list(moves))


async def test_runs_are_forgotten_when_there_are_too_many_results_or_runs(tmp_path: Path) -> None:
    async with an_app(settings_for(tmp_path), Quick()) as app:
        few = Evaluations(app.services.bots, Quick(), most_runs=3)
        for text in "abcde":
            await few.deepened(after(text), 4, "")
        assert len(few) == 3
        assert few.known(after("a")) is None
        assert isinstance(few.known(after("e")), Run)
        each = few.size // 3
        small = Evaluations(app.services.bots, Quick(), most_results=2 * each)
        for text in "abc":
            await small.deepened(after(text), 4, "")
            await small.deepened(after("a"), 4, "")  # used again and again
        assert small.size <= 2 * each
        assert small.known(after("a")) is not None
        assert small.known(after("b")) is None


def test_a_run_belongs_to_one_line() -> None:
    lines = [after(), after("a"), after("a", "b"), msgspec.structs.replace(A_JOB, seed="2")]
    lines.append(msgspec.structs.replace(A_JOB, options={"setup": "beginner"}))
    assert len({fingerprint(job) for job in lines}) == len(lines)
    assert fingerprint(msgspec.structs.replace(after("a"), bot="other", seconds=1.0)) == fingerprint(after("a"))
