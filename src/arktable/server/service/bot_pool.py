"""A few worker processes for bots, started when first needed, killed and replaced when one thinks too long."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import Sequence

import msgspec

from arktable.server.service.bot_job import Answer, Answering, BotFailed, Job

log = logging.getLogger(__name__)

WORKER = (sys.executable, "-m", "arktable.server.service.bot_worker")


MOST_WORKERS_PER_JOB = 2
"""A job that two processes did not survive is given up: it may be to blame itself."""


class WorkerEnded(Exception):
    """The process has ended without an answer."""


class Worker:
    """One worker process. Only one table asks it at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, job: Job) -> Answer:
        """The answer to this job; raises `WorkerEnded` when the process was killed, before or while it thought."""
        process = self._process or await self._start()
        if process.stdin is None or process.stdout is None:
            raise WorkerEnded
        try:
            process.stdin.write(msgspec.json.encode(job) + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readline()
        except (OSError, RuntimeError) as error:  # uvloop says RuntimeError of a pipe that is closed
            raise WorkerEnded from error
        if not line:
            raise WorkerEnded
        return msgspec.json.decode(line, type=Answer)

    async def _start(self) -> asyncio.subprocess.Process:
        # A session of its own: Ctrl-C in the terminal is for the server, and the worker ends with its input.
        self._process = await asyncio.create_subprocess_exec(
            *self._command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, start_new_session=True
        )
        return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()
            if process.stdin is not None:
                process.stdin.close()
                with contextlib.suppress(OSError, RuntimeError):  # what was not written is lost with the process
                    await process.stdin.wait_closed()


class BotPool(Answering):
    """Implements `Thinking`. The time limit counts from when a worker takes up the job."""

    def __init__(self, workers: int, seconds: float, command: Sequence[str] = WORKER) -> None:
        self._seconds = seconds
        self._workers = [Worker(command) for _ in range(workers)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def _answer(self, job: Job) -> Answer:
        worker = await self._idle.get()
        try:
            return await self._asked(worker, job)
        finally:
            self._idle.put_nowait(worker)

    async def _asked(self, worker: Worker, job: Job) -> Answer:
        """The worker's answer. A worker that was killed from outside is replaced, and the next one asked again."""
        for _ in range(MOST_WORKERS_PER_JOB):
            fit = False
            try:
                answer = await asyncio.wait_for(worker.ask(job), self._seconds)
                fit = True
                return answer
            except TimeoutError:
                raise BotFailed("bot-slow", f"{job.bot} thought longer than {self._seconds} s") from None
            except (OSError, msgspec.MsgspecError) as error:
                raise BotFailed("bot-failed", f"{job.bot}: {error}") from None
            except WorkerEnded:
                log.warning("a process in which bots think has ended; another one takes its place")
            finally:
                if not fit:
                    await worker.stop()
        raise BotFailed("bot-failed", f"{job.bot}: no process in which bots think stays alive")

    async def close(self) -> None:
        for worker in self._workers:
            await worker.stop()
