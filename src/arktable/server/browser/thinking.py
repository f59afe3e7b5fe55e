"""Bots of a browser: jobs are sent as JSON to another interpreter."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from arktable.jobs.job import Answer, Answering, BotFailed, Job

Think = Callable[[str], Awaitable[str]]
"""Answers a job, both as JSON, usually in another worker (`arktable.jobs.worker.answered`)."""


async def think_here(job: str) -> str:
    """Answer a job in the desk's own interpreter, which is blocked meanwhile."""
    # Imported on demand: the worker for bots imports it itself.
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
        except Exception as error:  # no failure of the other side may stop the table
            raise BotFailed("bot-failed", f"{job.bot}: {error}") from None

    async def close(self) -> None:
        pass
