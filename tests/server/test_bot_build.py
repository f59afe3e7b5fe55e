"""Bots move to a compiled build while the server runs, and stay interpreted where that is not possible."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from arktable.jobs.builds import BACKGROUND_LEVEL, Checkout
from arktable.jobs.job import Job
from arktable.jobs.worker import think
from arktable.server.bots.build import BotBuild
from arktable.server.bots.pool import BotPool
from tests.jobs.fake_builds import a_checkout
from tests.server.helpers import PATIENCE, Person, a_person, an_app, settings_for

pytestmark = pytest.mark.anyio

A_JOB = Job("arkadia", {}, 2, "1", [], "random", 60)

# Answers each job with the PYTHONPATH and the id of the process, instead of moves. A pipe tells that it was asked, and
# from another one it hears that it may answer.
WHERE = """\
import os, sys
for line in sys.stdin:
    open(sys.argv[1], "w").close()
    open(sys.argv[2]).close()
    print('{"moves": ["' + os.environ.get("PYTHONPATH", "") + '", "' + str(os.getpid()) + '"]}', flush=True)
"""


async def heard(pipe: Path) -> None:
    """Wait until the other side opens the pipe."""
    await asyncio.to_thread(pipe.read_text)


def possible() -> str:
    return ""


async def moved(checkout: Checkout | None, may_make: bool = True) -> BotPool:
    """A pool after everything was tried to move it to a build of this checkout."""
    pool = BotPool(1, PATIENCE)
    build = BotBuild(may_make, checkout, possible)
    await build.run(pool)
    await build.close()
    return pool


async def test_bots_move_to_a_build_that_was_made_and_decide_the_same(tmp_path: Path) -> None:
    checkout = a_checkout(tmp_path)
    pool = await moved(checkout)
    assert pool.runs_on == "compiled"
    assert checkout.fitting(checkout.key(BACKGROUND_LEVEL)) is not None
    assert await pool.choose(A_JOB) == think(A_JOB)
    await pool.close()


async def test_a_running_process_answers_its_question_before_it_is_replaced(tmp_path: Path) -> None:
    asked, answer = tmp_path / "asked", tmp_path / "answer"
    os.mkfifo(asked)
    os.mkfifo(answer)
    pool = BotPool(1, PATIENCE, (sys.executable, "-c", WHERE, str(asked), str(answer)))

    async def process(build: str = "") -> list[str]:
        """What the process says that answers; the pool changes over to this build while it thinks."""
        chosen = asyncio.create_task(pool.choose(A_JOB))
        await heard(asked)
        if build:
            pool.change_over({"PYTHONPATH": build})
        await asyncio.to_thread(answer.write_text, "")
        return await chosen

    first = await process()
    assert await process("a build") == first
    second = await process()
    assert (second[0], pool.runs_on) == ("a build", "compiled")
    assert second[1] != first[1]
    assert await process() == second
    await pool.close()


@pytest.mark.parametrize(
    ("fault", "said"),
    [("fail", "could not be made"), ("fail --prove", "could not be made"), ("broken", "cannot be loaded")],
)
async def test_a_broken_build_is_told_once_and_bots_stay_interpreted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, fault: str, said: str
) -> None:
    pool = await moved(a_checkout(tmp_path, fault))
    assert pool.runs_on == "interpreted"
    (warning,) = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert said in warning
    assert await pool.choose(A_JOB) == think(A_JOB)
    await pool.close()


async def test_nothing_is_built_when_it_is_switched_off(tmp_path: Path) -> None:
    checkout = a_checkout(tmp_path)
    assert (await moved(checkout, may_make=False)).runs_on == "interpreted"
    assert checkout.fitting(checkout.key(BACKGROUND_LEVEL)) is None


async def test_a_build_that_is_there_is_used_even_when_building_is_switched_off(tmp_path: Path) -> None:
    checkout = a_checkout(tmp_path)
    await moved(checkout)
    assert (await moved(checkout, may_make=False)).runs_on == "compiled"


async def test_several_servers_make_one_build_together(tmp_path: Path) -> None:
    checkout = a_checkout(tmp_path)
    pools = await asyncio.gather(*[moved(checkout) for _ in range(3)])
    assert [pool.runs_on for pool in pools] == ["compiled"] * 3


async def test_a_server_that_ends_ends_its_build(tmp_path: Path) -> None:
    checkout = a_checkout(tmp_path)
    begun = tmp_path / "begun"
    os.mkfifo(begun)
    checkout.tool.write_text(f"import time\nopen({str(begun)!r}, 'w').close()\nwhile True: time.sleep(1)\n")
    pool = BotPool(1, PATIENCE, build=BotBuild(True, checkout, possible))
    await heard(begun)
    assert pool.runs_on == "building"
    await pool.close()
    assert checkout.fitting(checkout.key(BACKGROUND_LEVEL)) is None


async def test_a_build_is_never_begun_in_tests(tmp_path: Path) -> None:
    pool = BotPool(1, PATIENCE)
    checkout = a_checkout(tmp_path)
    await BotBuild(True, checkout).run(pool)
    assert pool.runs_on == "interpreted"
    assert checkout.fitting(checkout.key(BACKGROUND_LEVEL)) is None


async def test_anybody_may_ask_what_bots_run_on(tmp_path: Path, visitor: Person) -> None:
    assert await visitor.get("/bots") == {"runs_on": "interpreted"}
    pool = BotPool(1, PATIENCE)
    pool.change_over({})
    async with an_app(settings_for(tmp_path / "other"), pool) as app, a_person(app) as person:
        assert await person.get("/bots") == {"runs_on": "compiled"}
