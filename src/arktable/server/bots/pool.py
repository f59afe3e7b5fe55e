"""Worker processes for bots; one that thinks too long is killed and replaced."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from arktable.jobs.job import Answer, Answering, BotFailed, Job
from arktable.server.bots.build import BotBuild
from arktable.server.running.worker_process import WorkerEnded, WorkerPool, python_module

WORKER: Final = python_module("arktable.jobs.worker")


class BotPool(Answering):
    """Implements `Thinking`. The time limit begins when a worker takes up the job.

    With a `build` the workers move to a compiled build when there is one.
    """

    def __init__(
        self, workers: int, seconds: float, command: Sequence[str] = WORKER, build: BotBuild | None = None
    ) -> None:
        self._seconds = seconds
        self.workers = WorkerPool(workers, seconds, command)
        self._build = build
        if build is not None:
            build.start(self)

    def change_over(self, environment: Mapping[str, str]) -> None:
        """Let bots think on the compiled build that this environment names. Their names and decisions stay the same."""
        self.workers.change_over(environment)
        self.runs_on = "compiled"

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
        if self._build is not None:
            await self._build.close()
        await self.workers.close()
