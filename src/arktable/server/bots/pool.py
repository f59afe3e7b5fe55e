"""A few worker processes for bots, killed and replaced when one thinks too long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from arktable.jobs.job import Answer, Answering, BotFailed, Job
from arktable.server.running.worker_process import WorkerEnded, WorkerPool, python_module

WORKER: Final = python_module("arktable.jobs.worker")


class BotPool(Answering):
    """Implements `Thinking`. The time limit counts from when a worker takes up the job."""

    def __init__(self, workers: int, seconds: float, command: Sequence[str] = WORKER) -> None:
        self._seconds = seconds
        self.workers = WorkerPool(workers, seconds, command)

    async def _answer(self, job: Job) -> Answer:
        try:
            return msgspec.json.decode(await self.workers.ask(msgspec.json.encode(job)), type=Answer)
        except TimeoutError:
            raise BotFailed("bot-slow", f"{job.bot} thought longer than {self._seconds} s") from None
        except (OSError, msgspec.MsgspecError) as error:
            raise BotFailed("bot-failed", f"{job.bot}: {error}") from None
        except WorkerEnded:
            raise BotFailed("bot-failed", f"{job.bot}: no process in which bots think stays alive") from None

    async def close(self) -> None:
        await self.workers.close()
