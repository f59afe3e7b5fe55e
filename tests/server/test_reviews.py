"""The most expensive decisions of a finished game: asked for by anybody, made once, never in the way."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arktable.engine.records.record import read_record
from arktable.jobs.job import Answer, BotFailed, ExplainPlans, FindPlans, FindSuspects, Job, PlayRows
from arktable.jobs.worker import review
from arktable.server.bots.pool import BotPool
from arktable.server.settings import Settings
from tests.builders.blunder import blundered
from tests.server.helpers import ME, OPEN, PATIENCE, InlineBots, Person, a_person, an_app, settings_for

pytestmark = pytest.mark.anyio


class Plain(InlineBots):
    """Finds and tells as ever; in every game the first move decides: what was played is worse by ten and a little.

    It counts steps.
    """

    def __init__(self) -> None:
        self.steps: list[str] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def review(self, job: Job) -> Answer:
        await self.gate.wait()
        step = job.review
        self.steps.append(type(step).__name__)
        if isinstance(step, PlayRows):
            return Answer(
                results=[
                    [self.result(job, moves, step.first + row) for row in range(step.rows)] for moves in step.plans
                ]
            )
        return review(job)

    def result(self, job: Job, moves: list[str], row: int) -> tuple[float, float | None]:
        played = GAME[len(job.moves)] == moves[0]
        return (0.0 if played else 10.0 + row % 2), 0.0


GAME = [move for _, move in read_record(blundered()[0]).moves]


async def upload(person: Person) -> str:
    response = await person.client.post("/api/records", content=blundered()[0])
    assert response.status_code == 200, response.text
    return str(response.json()["id"])


async def ask(person: Person, table: str, seat: int = 0, status: int = 200) -> Any:
    return await person.post(f"/tables/{table}/review", {"seat": seat}, status)


async def made(person: Person, table: str, seat: int = 0) -> Any:
    """The review when it is no longer running."""
    assert person.app is not None
    await ask(person, table, seat)
    await person.app.services.reviews.jobs.tasks.settled()
    return await ask(person, table, seat)


async def test_the_review_of_a_seat_is_made_once_and_kept(settings: Settings) -> None:
    thinking = Plain()
    async with an_app(settings, thinking) as app, a_person(app, "Ada") as ada, a_person(app) as visitor:
        table = await upload(ada)
        first = await made(ada, table)
        assert first["state"] == "done"
        assert (first["seat"], first["weighed"]) == (0, first["suspects"])
        assert len(first["decisions"]) == 3
        told = {"n", "when", "played", "better", "cost", "spread", "own", "rival", "games", "changes"}
        assert told == first["decisions"][0].keys()
        assert all(one["cost"] == one["own"] - one["rival"] for one in first["decisions"])
        assert all(decision["cost"] > 10 for decision in first["decisions"])
        steps = len(thinking.steps)
        assert await ask(visitor, table) == first
        assert len(thinking.steps) == steps
        await made(visitor, table, 1)
        assert len(thinking.steps) > steps


async def test_the_blunder_itself_can_be_looked_at(settings: Settings) -> None:
    async with an_app(settings, Plain()) as app, a_person(app, "Ada") as ada:
        table = await upload(ada)
        for decision in (await made(ada, table))["decisions"]:
            moment = await ada.get(f"/tables/{table}/at/{decision['n'] - 1}?as=open")
            assert moment["view"]["turn"] == decision["when"]["turn"]
            steps = (await ada.get(f"/tables/{table}/steps"))["steps"]
            assert steps[decision["n"] - 1]["seat"] == 0


async def test_how_far_a_review_is_can_be_asked_at_any_time(settings: Settings) -> None:
    thinking = Plain()
    thinking.gate.clear()
    async with an_app(settings, thinking) as app, a_person(app, "Ada") as ada:
        table = await upload(ada)
        running = await ask(ada, table)
        assert (running["state"], running["suspects"], running["decisions"]) == ("running", 0, [])
        assert (await ada.get(f"/tables/{table}"))["table"]["state"] == "archived"  # nobody waits for it
        thinking.gate.set()
        assert (await made(ada, table))["weighed"] > 0


async def test_a_server_that_ends_does_not_wait_for_a_review(settings: Settings) -> None:
    thinking = Plain()
    thinking.gate.clear()
    async with an_app(settings, thinking) as app, a_person(app, "Ada") as ada:
        await ask(ada, await upload(ada))


class Forgetful(Plain):
    """Bots that do not answer some of the rows of a review."""

    async def review(self, job: Job) -> Answer:
        if isinstance(job.review, PlayRows) and len(job.moves) % 2:
            raise BotFailed("bot-slow", job.bot)
        return await super().review(job)


async def test_a_review_says_how_many_decisions_it_could_weigh(settings: Settings) -> None:
    async with an_app(settings, Forgetful()) as app, a_person(app, "Ada") as ada:
        found = await made(ada, await upload(ada))
        assert found["state"] == "done"
        assert 0 < found["weighed"] < found["suspects"]
        assert all(decision["n"] % 2 for decision in found["decisions"])


class Broken(InlineBots):
    """Bots that fail at some step of a review."""

    def __init__(self, at: type) -> None:
        self.at = at

    async def review(self, job: Job) -> Answer:
        if isinstance(job.review, self.at):
            raise BotFailed("bot-slow", job.bot)
        return review(job)


@pytest.mark.parametrize("step", [FindSuspects, PlayRows])
async def test_a_review_that_fails_says_so_and_can_be_asked_for_again(settings: Settings, step: type) -> None:
    async with an_app(settings, Broken(step)) as app, a_person(app, "Ada") as ada:
        table = await upload(ada)
        found = await made(ada, table)
        assert (found["state"], found["decisions"]) == ("failed", [])
        assert (await ask(ada, table))["state"] == "running"


async def test_only_finished_games_of_ours_are_reviewed(settings: Settings) -> None:
    async with an_app(settings, Plain()) as app, a_person(app, "Ada") as ada:
        running = await ada.create(ME, OPEN)
        assert (await ask(ada, running, 0, 409))["error"]["key"] == "review-running"
        table = await upload(ada)
        assert (await ask(ada, table, 2, 400))["error"]["key"] == "no-such-seat"
        await ask(ada, table, -1, 400)
        await ask(ada, "nowhere", 0, 404)


async def test_reviews_are_limited_for_each_client(tmp_path: Path) -> None:
    async with an_app(settings_for(tmp_path, limit_hints=10), Plain()) as app, a_person(app, "Ada") as ada:
        table = await upload(ada)
        await made(ada, table)
        await ask(ada, table)  # what is kept costs nothing
        assert (await ask(ada, table, 1, 429))["error"]["key"] == "too-many"


async def test_a_review_is_made_in_the_processes_of_the_bots() -> None:
    game = Job("arkadia", {"setup": "beginner"}, 2, "1", ["own o8", "own o9"], "review", 60)
    pool = BotPool(1, PATIENCE)
    for step in (FindSuspects(0), FindPlans(), PlayRows([["done"]], 0, 2), ExplainPlans(1, ["done"])):
        job = msgspec.structs.replace(game, review=step)
        assert await pool.review(job) == review(job)
    await pool.close()
