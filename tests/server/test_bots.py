"""Bots move by themselves, in time, fairly, and the same after a restart."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arktable.engine.records.editions import on_values
from arktable.engine.registry import find_game
from arktable.jobs.job import BotFailed, Job
from arktable.jobs.worker import think
from arktable.server.bots.pool import BotPool
from arktable.server.settings import Settings
from tests.server.helpers import BOT, ME, PATIENCE, InlineBots, Person, a_person, an_app, settings_for

pytestmark = pytest.mark.anyio


async def to_the_end(person: Person, table: str) -> Any:
    return await person.wait(table, lambda brief: brief["state"] == "finished")


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_bots_finish_a_whole_game(visitor: Person, seats: int) -> None:
    table = await visitor.create(*[BOT] * seats)
    brief = await to_the_end(visitor, table)
    assert brief["progress"] == 1
    assert brief["winners"]
    assert (await visitor.get(f"/tables/{table}"))["record"] is True


async def test_bots_think_in_a_process_of_their_own(tmp_path: Path) -> None:
    pool = BotPool(1, PATIENCE)
    async with an_app(settings_for(tmp_path), pool) as app, a_person(app, "Ada") as ada:
        await to_the_end(ada, await ada.create(BOT, BOT))


class Unable:
    """Bots that never come to a decision."""

    def __init__(self, answer: list[str] | BotFailed) -> None:
        self.answer = answer

    async def choose(self, job: Job) -> list[str]:
        if isinstance(self.answer, BotFailed):
            raise self.answer
        return self.answer

    async def close(self) -> None:
        pass


@pytest.mark.parametrize(
    ("answer", "note"),
    [
        (BotFailed("bot-slow", "too long"), "bot-slow"),
        (BotFailed("bot-failed", "broken"), "bot-failed"),
        (["castle cloth 1"], "bot-failed"),
        (["nonsense"], "bot-failed"),
        ([], "bot-failed"),
    ],
)
async def test_a_bot_that_fails_is_replaced_by_chance(
    settings: Settings, answer: list[str] | BotFailed, note: str
) -> None:
    async with an_app(settings, Unable(answer)) as app, a_person(app, "Ada") as ada:
        table = await ada.create(BOT, BOT)
        await to_the_end(ada, table)
        log = (await ada.get(f"/tables/{table}"))["log"]
        notes = [entry for entry in log if entry["kind"] == "note"]
        assert notes
        assert notes[0]["events"] == [{"key": note, "seat": notes[0]["seat"], "args": {}}]


A_JOB = Job("arkadia", {}, 2, "1", [], "random", 60)


async def test_a_worker_that_takes_too_long_is_killed_and_replaced() -> None:
    pool = BotPool(1, 0.0)
    with pytest.raises(BotFailed) as failure:
        await pool.choose(A_JOB)
    assert failure.value.key == "bot-slow"
    await pool.close()


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_worker_that_was_killed_is_replaced_and_the_next_one_asked(loop: str) -> None:
    script = Path(__file__).with_name("killed_worker.py")
    done = subprocess.run(
        [sys.executable, str(script), loop], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert (done.returncode, done.stdout) == (0, "the same moves\n" * 2), done.stderr
    assert "Traceback" not in done.stderr


async def test_a_bot_that_does_not_exist_harms_nothing() -> None:
    pool = BotPool(1, PATIENCE)
    with pytest.raises(BotFailed) as failure:
        await pool.choose(Job("arkadia", {}, 2, "1", [], "hal", 60))
    assert failure.value.key == "bot-failed"
    assert await pool.choose(A_JOB) == think(A_JOB)
    await pool.close()


async def test_the_same_seed_gets_the_same_moves_from_its_bots() -> None:
    first = think(A_JOB)
    assert think(A_JOB) == first
    others = [think(Job("arkadia", {}, 2, str(n), [], "random", 60)) for n in range(2, 7)]
    assert any(other != first for other in others)


async def test_a_bot_that_has_thought_long_enough_answers_decision_by_decision() -> None:
    whole = think(A_JOB)
    assert len(whole) > 1
    slowly: list[str] = []
    while len(slowly) < len(whole):
        answer = think(msgspec.structs.replace(A_JOB, moves=slowly, seconds=0.0))
        assert len(answer) == 1
        slowly += answer
    assert slowly == whole


async def test_a_thinking_bot_survives_the_death_of_its_process(tmp_path: Path) -> None:
    script = Path(__file__).with_name("mortal_worker.py")
    pool = BotPool(1, PATIENCE, (sys.executable, str(script), str(tmp_path / "died")))
    moves = await pool.choose(msgspec.structs.replace(A_JOB, bot="mortal@64"))
    await pool.close()
    assert (tmp_path / "died").exists()
    played = find_game("arkadia").start(2, {}, 1)
    assert moves[0] == played.moves()[63 % len(played.moves())].text


async def test_a_bot_plays_by_the_numbers_of_its_table() -> None:
    game = find_game("arkadia")
    values = {**game.sheet.values(), "workers.start": 3}
    played = on_values(game, values).start(2, {}, 1)
    move = next(move for move in played.moves() if move.text.startswith("own"))
    job = Job("arkadia", {}, 2, "1", [move.text], "random", 60, 1, values)
    for text in (move.text, *think(job)):
        played.play_checked(played.catalogue.parse(text))
    assert played.seat == 1


class Waiting(InlineBots):
    """Bots that the test stops before they answer."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()

    async def choose(self, job: Job) -> list[str]:
        self.asked.set()
        await asyncio.Event().wait()
        return []


@pytest.mark.parametrize("seats", [(BOT, ME), (ME, BOT)])
async def test_bots_of_every_seat_go_on_after_a_restart_by_themselves(
    settings: Settings, seats: tuple[dict[str, str], ...]
) -> None:
    waiting = Waiting()
    mine = seats.index(ME)
    async with an_app(settings, waiting) as app, a_person(app, "Ada") as ada:
        table = await ada.create(*seats)
        await ada.play_on(table)
        await waiting.asked.wait()
        cookies = ada.client.cookies
    async with an_app(settings) as app, a_person(app) as ada, asyncio.timeout(PATIENCE):
        ada.client.cookies = cookies
        changed = asyncio.Event()
        app.services.bus.subscribe(table, changed.set)
        # Opening a table wakes its bots; the lists do not, so that these have come by themselves.
        while (await ada.get("/tables"))["mine"][0]["to_move"] != mine:
            await changed.wait()
            changed.clear()
        assert await ada.legal(table)
