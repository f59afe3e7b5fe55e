"""Any moment of a finished game: looked at, tried out, and asked about."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from arktable.jobs.job import Answer, BotFailed, DescribePlan, FindPlans, Job, PlayRows
from arktable.jobs.worker import review
from arktable.server.bots.pool import BotPool
from arktable.server.settings import Settings
from tests.builders.blunder import blundered
from tests.server.helpers import ME, OPEN, PATIENCE, InlineBots, Person, a_person, an_app, texts_of

pytestmark = pytest.mark.anyio


class AtOnce(InlineBots):
    """Bots that count what they are asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def review(self, job: Job) -> Answer:
        self.asked.append(type(job.review).__name__)
        return await super().review(job)


async def upload(person: Person) -> str:
    response = await person.client.post("/api/records", content=blundered()[0])
    assert response.status_code == 200, response.text
    return str(response.json()["id"])


async def at(person: Person, table: str, n: int, what: str = "", status: int = 200, **body: Any) -> Any:
    return await person.post(f"/tables/{table}/analysis/{n}{what}", body, status)


async def offered(person: Person, table: str, n: int, *done: str) -> list[str]:
    return texts_of((await at(person, table, n, "/moves", done=list(done)))["moves"])


async def reckoned(person: Person, table: str, n: int, *done: str) -> Any:
    """The candidates of a moment when nothing is computed any more."""
    assert person.app is not None
    await at(person, table, n, "/candidates", done=list(done))
    await person.app.services.evaluations.tasks.settled()
    return await at(person, table, n, "/candidates", done=list(done))


async def test_a_moment_is_seen_by_the_seat_that_decides_there(settings: Settings) -> None:
    async with an_app(settings, AtOnce()) as app, a_person(app, "Ada") as ada:
        table = await upload(ada)
        steps = (await ada.get(f"/tables/{table}/steps"))["steps"]
        for n in (0, 5, len(steps) - 1):
            seen = await at(ada, table, n)
            assert seen["table"]["you"] == seen["table"]["to_move"] == seen["view"]["viewer"] == steps[n]["seat"]
            assert (seen["table"]["state"], seen["table"]["turn"]) == ("running", steps[n]["turn"])
            assert steps[n]["move"]["text"] in await offered(ada, table, n)
            assert seen["view"]["offer"] is not None
            assert all(line.get("decisions", 0) <= n for line in seen["log"])
        end = await at(ada, table, len(steps))
        assert (end["table"]["state"], end["table"]["you"], end["view"]["offer"]) == ("finished", -1, None)


async def test_moves_are_tried_for_one_seat_after_the_other_and_nothing_is_kept(settings: Settings) -> None:
    async with an_app(settings, AtOnce()) as app, a_person(app, "Ada") as ada:
        table = await upload(ada)
        before = await ada.get(f"/tables/{table}")
        done: list[str] = []
        seats = set()
        for _ in range(20):
            moment = await at(ada, table, 2, done=done)
            seats.add(moment["table"]["you"])
            done.append((await offered(ada, table, 2, *done))[-1])
            tried = await at(ada, table, 2, "/try", done=done[:-1], moves=done[-1:])
            after = await at(ada, table, 2, done=done)
            if tried["view"] is not None and after["table"]["you"] == moment["table"]["you"]:
                assert tried["view"] == after["view"]
        assert len(seats) > 1
        assert [line["seat"] for line in after["log"]][-1] in seats
        assert await ada.get(f"/tables/{table}") == before


async def test_a_move_that_is_not_allowed_is_refused_with_its_reason(settings: Settings) -> None:
    async with an_app(settings, AtOnce()) as app, a_person(app, "Ada") as ada:
        table = await upload(ada)
        assert (await at(ada, table, 1, "/why", moves=["own zz"]))["reason"]["key"] == "unknown-move"
        legal = await offered(ada, table, 1)
        assert (await at(ada, table, 1, "/why", moves=legal[:1]))["reason"] is None
        assert (await at(ada, table, 1, status=422, done=["own zz"]))["reason"]["key"] == "unknown-move"


async def test_candidates_hold_what_was_played_and_what_each_brings(settings: Settings) -> None:
    thinking = AtOnce()
    async with an_app(settings, thinking) as app, a_person(app, "Ada") as ada, a_person(app) as visitor:
        table = await upload(ada)
        steps = (await ada.get(f"/tables/{table}/steps"))["steps"]
        found = await reckoned(ada, table, 4)
        assert (found["state"], found["seat"], found["n"]) == ("done", steps[4]["seat"], 4)
        played = [row for row in found["candidates"] if row["played"]]
        assert len(played) == 1
        assert [move["text"] for move in played[0]["moves"]] == [
            step["move"]["text"] for step in steps[4 : 4 + len(played[0]["moves"])]
        ]
        worths = [row["worth"] for row in found["candidates"]]
        assert [one["lead"] for one in worths] == sorted([one["lead"] for one in worths], reverse=True)
        assert {one["games"] for one in worths} == {found["games"]} == {found["wanted"]} == {4}
        assert played[0]["worth"]["gap"] == 0
        base = played[0]["worth"]
        for one in worths:
            assert one["gap"] == pytest.approx(one["lead"] - base["lead"], abs=0.11)
            assert one["lead"] == pytest.approx(one["own"] - one["rival"], abs=0.11)
            assert one["clear"] == (abs(one["gap"]) > one["gap_spread"])
        asked = len(thinking.asked)
        assert await at(visitor, table, 4, "/candidates") == found
        assert len(thinking.asked) == asked


async def test_thinking_longer_adds_games(settings: Settings) -> None:
    thinking = AtOnce()
    async with an_app(settings, thinking) as app, a_person(app, "Ada") as ada:
        table = await upload(ada)
        await reckoned(ada, table, 4)
        asked = len(thinking.asked)
        await at(ada, table, 4, "/candidates", games=8)
        await app.services.evaluations.tasks.settled()
        found = await at(ada, table, 4, "/candidates")
        assert (found["state"], found["games"], found["wanted"]) == ("done", 8, 8)
        assert set(thinking.asked[asked:]) == {"PlayRows"}


async def test_a_try_has_candidates_and_figures_of_its_own(settings: Settings) -> None:
    async with an_app(settings, AtOnce()) as app, a_person(app, "Ada") as ada:
        table = await upload(ada)
        done = (await offered(ada, table, 4))[:1]
        found = await reckoned(ada, table, 4, *done)
        assert not any(row["played"] for row in found["candidates"])
        first = (await at(ada, table, 4, "/worth", done=done))["worth"]
        assert first["games"] == 4
        assert first == (await at(ada, table, 4, "/worth", done=done))["worth"]
        assert (await at(ada, table, 4, "/worth"))["worth"] is None
        moment = await reckoned(ada, table, 4)
        (played,) = [row["worth"] for row in moment["candidates"] if row["played"]]
        assert first["gap"] == pytest.approx(first["lead"] - played["lead"], abs=0.11)


async def test_the_end_has_no_candidates(settings: Settings) -> None:
    async with an_app(settings, AtOnce()) as app, a_person(app, "Ada") as ada:
        table = await upload(ada)
        last = len((await ada.get(f"/tables/{table}/steps"))["steps"])
        found = await reckoned(ada, table, last)
        assert (found["state"], found["seat"], found["candidates"]) == ("done", -1, [])


async def test_only_finished_games_are_analysed(settings: Settings) -> None:
    async with an_app(settings, AtOnce()) as app, a_person(app, "Ada") as ada:
        running = await ada.create(ME, OPEN)
        assert (await at(ada, running, 0, status=409))["error"]["key"] == "analysis-running"
        assert (await at(ada, running, 0, "/candidates", status=409))["error"]["key"] == "analysis-running"
        table = await upload(ada)
        assert (await at(ada, table, 100_000, status=404))["error"]["key"] == "no-such-step"
        await at(ada, "nowhere", 0, status=404)


async def test_any_position_can_be_analysed(settings: Settings) -> None:
    async with an_app(settings, AtOnce()) as app, a_person(app, "Ada") as ada:
        table = await upload(ada)
        response = await ada.client.post(f"/api/tables/{table}/analysis/30/position", json={})
        begun = await ada.post("/positions/analysis", {"text": response.text})
        assert begun["state"] == "archived"
        there, here = await at(ada, table, 30), await at(ada, begun["id"], 0)
        assert here["view"] == there["view"]
        assert (await reckoned(ada, begun["id"], 0))["candidates"]
        wrong = await ada.post("/positions/analysis", {"text": "nothing"}, 400)
        assert wrong["error"]["key"] == "position"


class Broken(AtOnce):
    """Bots that cannot play on."""

    async def review(self, job: Job) -> Answer:
        if isinstance(job.review, PlayRows):
            raise BotFailed("bot-slow", job.bot)
        return await super().review(job)


async def test_an_analysis_that_fails_says_so_and_can_be_asked_for_again(settings: Settings) -> None:
    async with an_app(settings, Broken()) as app, a_person(app, "Ada") as ada:
        table = await upload(ada)
        found = await reckoned(ada, table, 4)
        assert found["state"] == "failed"
        assert found["candidates"]
        assert (await at(ada, table, 4, "/candidates"))["state"] == "running"
        await app.services.evaluations.tasks.settled()
        done = (await offered(ada, table, 4))[:1]
        failed = await at(ada, table, 4, "/worth", status=409, done=done)
        assert failed["error"]["key"] == "analysis-failed"


async def test_an_analysis_is_made_in_the_processes_of_the_bots() -> None:
    game = Job("arkadia", {"setup": "beginner"}, 2, "1", ["own o8", "own o9"], "greedy", 60)
    pool = BotPool(1, PATIENCE)
    for step in (FindPlans(), DescribePlan(["done"]), PlayRows([["done"]], 0, 2)):
        job = msgspec.structs.replace(game, review=step)
        assert await pool.review(job) == review(job)
    await pool.close()
