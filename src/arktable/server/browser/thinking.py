"""Bots of a browser: a job goes out as a line of JSON to wherever they think, and its answer comes back so."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from arktable.jobs.job import Answer, Answering, BotFailed, Job

Think = Callable[[str], Awaitable[str]]
"""Answers a job, both as JSON: in a worker of its own, with `arktable.jobs.worker.answered`."""


async def think_here(job: str) -> str:
    """Think in the desk's own program, where there is no other: it answers nothing else meanwhile."""
    # Not imported before a bot thinks here: a worker for bots imports it in its own time.
    from arktable.jobs.worker import answered  # noqa: PLC0415 - see above

    return answered(job).decode()


class BotsElsewhere(Answering):
    """Implements `Thinking`."""

    def __init__(self, think: Think, seconds: float) -> None:
        self._think = think
        self._seconds = seconds

    async def _answer(self, job: Job) -> Answer:
        try:
            async with asyncio.timeout(self._seconds):
                text = await self._think(msgspec.json.encode(job).decode())
            return msgspec.json.decode(text, type=Answer)
        except TimeoutError:
            raise BotFailed("bot-slow", f"{job.bot} thought longer than {self._seconds} s") from None
        except Exception as error:  # whatever the other side does wrong, the table goes on without it
            raise BotFailed("bot-failed", f"{job.bot}: {error}") from None

    async def close(self) -> None:
        pass
