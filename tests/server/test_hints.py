"""What would a bot do in my place? Plans with figures, for whoever decides, from what they know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arktable.bots import catalogue
from arktable.bots.bot import Bot, Choice, RankingBot
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import Rng
from arktable.server.service.bot_job import BotFailed, Change, Job, Plan
from arktable.server.service.bot_pool import BotPool
from arktable.server.service.bot_worker import advise
from arktable.server.service.hint_figures import changes_of, same_production
from arktable.server.service.hints import adviser
from arktable.server.settings import Settings
from tests.server.helpers import BOT, ME, PATIENCE, InlineBots, Person, a_person, an_app, settings_for

pytestmark = pytest.mark.anyio

A_JOB = Job("arkadia", {}, 2, "1", [], "greedy", 60, hint=True)


async def hint(person: Person, table: str, status: int = 200, version: int | None = None) -> Any:
    wanted = await person.version(table) if version is None else version
    return await person.post(f"/tables/{table}/hint", {"version": wanted}, status)


async def test_a_hint_is_up_to_three_plans_that_can_be_played_and_plays_none(ada: Person) -> None:
    table = await ada.create(ME, BOT)
    version = await ada.version(table)
    answer = await hint(ada, table)
    assert 1 <= len(answer["plans"]) <= 3
    assert await ada.version(table) == version
    for plan in answer["plans"]:
        moves = [move["text"] for move in plan["moves"]]
        await ada.post(f"/tables/{table}/try", {"version": version, "moves": moves})
    behind = [plan["behind"] for plan in answer["plans"] if plan["behind"] is not None]
    assert behind == sorted(behind)


async def test_a_hint_is_for_whoever_decides_at_this_moment(
    table: str, ada: Person, ben: Person, visitor: Person
) -> None:
    assert (await hint(ben, table, 409))["error"]["key"] == "hint-not-your-turn"
    assert (await hint(visitor, table, 403))["error"]["key"] == "not-seated"
    assert (await hint(ada, table, 409, version=0))["error"]["key"] == "stale"


def test_the_best_bot_of_a_game_is_asked_for_as_long_as_the_server_allows() -> None:
    assert adviser("arkadia", 1.5) == "search@1500ms"
    assert adviser("nim", 1.5) == "random"


async def test_hints_are_limited_for_each_client(tmp_path: Path) -> None:
    async with an_app(settings_for(tmp_path, limit_hints=1)) as app, a_person(app, "Ada") as ada:
        table = await ada.create(ME, BOT)
        await hint(ada, table)
        assert (await hint(ada, table, 429))["error"]["key"] == "too-many"


class Silent(InlineBots):
    """Bots that have no advice."""

    async def advise(self, job: Job) -> list[Plan]:
        raise BotFailed("bot-slow", job.bot)


async def test_who_asks_a_bot_that_fails_is_told_so(settings: Settings) -> None:
    async with an_app(settings, Silent()) as app, a_person(app, "Ada") as ada:
        assert (await hint(ada, await ada.create(ME, BOT), 409))["error"]["key"] == "hint-failed"


async def test_hints_are_thought_out_in_the_processes_of_the_bots() -> None:
    pool = BotPool(1, PATIENCE)
    assert await pool.advise(A_JOB) == advise(A_JOB)
    await pool.close()


SEEN: list[tuple[list[str], list[str]]] = []


def hand_of(position: Position, seat: int) -> list[str]:
    """The cards that this seat holds, as it sees them itself."""
    hand: list[str] = position.view(seat)["you"]["hand"]
    return hand


class Spy(RankingBot):
    """A bot that notes the hands it sees: its own, and the other one."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def ranked(self, position: Position) -> list[Choice]:
        SEEN.append((hand_of(position, 0), hand_of(position, 1)))
        return [Choice(move, -float(at)) for at, move in enumerate(position.moves())]


@pytest.fixture
def spy() -> Iterator[None]:
    def make(rng: Rng) -> Bot:
        return Spy(rng)

    SEEN.clear()
    catalogue._bots_of("arkadia")["spy"] = make
    yield
    del catalogue._bots_of("arkadia")["spy"]


@pytest.mark.usefixtures("spy")
def test_the_adviser_knows_what_the_asker_knows_and_no_more() -> None:
    truth = find_game("arkadia").start(2, {}, 1)
    plans = advise(msgspec.structs.replace(A_JOB, bot="spy"))
    assert [plan.worth for plan in plans] == [0.0, -1.0, -2.0]
    own, other = SEEN[0]
    assert own == hand_of(truth, 0)
    assert other != hand_of(truth, 1)
    assert len(other) == len(hand_of(truth, 1))


def arkwright_view(sells: int, cash: int, steps: int, cycle: int = 0, paid: int = 0) -> dict[str, Any]:
    line = {"seat": 0, "sells": sells, "cash_after": cash, "steps": steps}
    company = {"cash": 40 - paid, "shares": 10, "loans": 0}
    return {"year": 1770, "cycle": cycle, "companies": [company], "forecast": [{"good": 0, "sellers": [line]}]}


def test_a_bot_that_looks_ahead_gives_whole_plans() -> None:
    played = find_game("arkadia").start(2, {}, 1)
    plans = advise(msgspec.structs.replace(A_JOB, bot="search@12"))
    assert plans
    for text in plans[0].moves:
        assert played.seat == 0
        played.play_checked(played.catalogue.parse(text))


def test_a_reason_is_what_the_plan_changes_for_the_asker() -> None:
    found = changes_of("arkwright", 0, arkwright_view(2, 50, 1), arkwright_view(4, 68, 4, paid=4))
    assert found == [Change("sells", 2, 4), Change("cash-then", 50, 68), Change("steps", 1, 4), Change("cash", 40, 36)]


def test_forecasts_of_different_productions_are_told_apart() -> None:
    assert same_production(arkwright_view(2, 50, 1), arkwright_view(4, 68, 4))
    assert not same_production(arkwright_view(2, 50, 1), arkwright_view(4, 68, 4, cycle=1))


def test_a_game_of_another_package_gets_plans_without_reasons() -> None:
    assert changes_of("nim", 0, {}, {}) == []


@pytest.mark.parametrize("ruleset", ["arkadia", "water-frame", "arkwright-cards"])
def test_every_game_has_figures_for_its_reasons(ruleset: str) -> None:
    game = find_game(ruleset)
    job = msgspec.structs.replace(A_JOB, ruleset=ruleset, options=game.choose({}))
    for plan in advise(job):
        assert plan.moves
        assert all(change.was != change.now for change in plan.changes)
