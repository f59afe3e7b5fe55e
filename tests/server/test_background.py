"""Work in the background: what is repeated goes on after failures and ends when it is closed."""

from __future__ import annotations

import asyncio
import logging

import pytest

from arktable.server.running.background import Repeating, Tasks
from arktable.server.store.rows import StoreFault

pytestmark = pytest.mark.anyio

HOUR = 3600.0


class Work:
    """Counts how often it is done. It fails as often as there are failures left."""

    def __init__(self, *failures: Exception) -> None:
        self.failures = list(failures)
        self.times = asyncio.Semaphore(0)

    async def __call__(self) -> None:
        self.times.release()
        if self.failures:
            raise self.failures.pop(0)


async def test_it_is_repeated_at_its_interval() -> None:
    work = Work()
    repeated = Repeating("test", work, "the work is not done")
    repeated.start(0.001)
    for _ in range(3):
        await work.times.acquire()
    await repeated.close()


@pytest.mark.parametrize("every", [0.0, -1.0])
async def test_it_never_runs_without_an_interval(every: float) -> None:
    work = Work()
    repeated = Repeating("test", work, "the work is not done")
    repeated.start(every, at_once=True)
    assert not repeated.is_running
    repeated.wake()
    await asyncio.sleep(0)
    assert work.times.locked()
    await repeated.close()


async def test_the_first_time_is_at_once_or_after_the_first_interval() -> None:
    early, late = Work(), Work()
    one, other = Repeating("early", early, "early"), Repeating("late", late, "late")
    other.start(HOUR)
    one.start(HOUR, at_once=True)
    await early.times.acquire()
    assert late.times.locked()
    await one.close()
    await other.close()


async def test_it_works_once_more_when_it_is_woken_during_the_work() -> None:
    begun, go_on, times = asyncio.Event(), asyncio.Event(), 0

    async def work() -> None:
        nonlocal times
        times += 1
        begun.set()
        await go_on.wait()

    repeated = Repeating("test", work, "the work is not done")
    repeated.start(HOUR, at_once=True)
    await begun.wait()
    begun.clear()
    repeated.wake()
    repeated.wake()
    go_on.set()
    await begun.wait()
    assert times == 2
    await repeated.close()


async def test_failures_are_logged_and_it_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    work = Work(StoreFault("the disk is full"), ValueError("no number"))
    repeated = Repeating("test", work, "the work is not done")
    with caplog.at_level(logging.WARNING):
        repeated.start(0.001)
        for _ in range(3):
            await work.times.acquire()
        await repeated.close()
    first, second = caplog.records
    assert (first.levelname, first.getMessage()) == ("WARNING", "the work is not done: the disk is full")
    assert (second.levelname, second.getMessage()) == ("ERROR", "the work is not done")
    assert second.exc_info is not None


async def test_closing_ends_work_that_has_begun() -> None:
    begun, ended = asyncio.Event(), asyncio.Event()

    async def work() -> None:
        begun.set()
        try:
            await asyncio.sleep(HOUR)
        finally:
            ended.set()

    repeated = Repeating("test", work, "the work is not done")
    repeated.start(HOUR, at_once=True)
    await begun.wait()
    assert repeated.is_running
    await repeated.close()
    assert ended.is_set()
    assert not repeated.is_running
    await repeated.close()  # a second time changes nothing


async def test_tasks_are_settled_with_those_that_they_begin() -> None:
    tasks, done = Tasks("test"), list[str]()

    async def second() -> None:
        await asyncio.sleep(0)
        done.append("second")

    async def first() -> None:
        await asyncio.sleep(0)
        tasks.begin(second())
        done.append("first")

    tasks.begin(first())
    await tasks.settled()
    assert done == ["first", "second"]


async def test_closed_tasks_are_cancelled() -> None:
    tasks = Tasks("test")
    task = tasks.begin(asyncio.sleep(HOUR))
    await tasks.close()
    assert task.cancelled()
    await tasks.settled()
