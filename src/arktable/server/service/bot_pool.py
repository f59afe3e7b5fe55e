"""A few worker processes for bots, started when first needed, killed and replaced when one thinks too long."""

from __future__ import annotations

import asyncio
import sys

import msgspec

from arktable.server.service.bot_job import Answer, BotFailed, Job

WORKER = (sys.executable, "-m", "arktable.server.service.bot_worker")


class Worker:
    """One worker process. Only one table asks it at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, job: Job) -> Answer:
        process = self._process or await self._start()
        if process.stdin is None or process.stdout is None:
            raise OSError("the worker has no pipes")
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise OSError("the worker has ended")
        return msgspec.json.decode(line, type=Answer)

    async def _start(self) -> asyncio.subprocess.Process:
        # A session of its own: Ctrl-C in the terminal is for the server, and the worker ends with its input.
        self._process = await asyncio.create_subprocess_exec(
            *WORKER, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, start_new_session=True
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


class BotPool:
    """Implements `Thinking`. The time limit counts from when a worker takes up the job."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._workers = [Worker() for _ in range(workers)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def choose(self, job: Job) -> list[str]:
        worker = await self._idle.get()
        fit = False
        try:
            answer = await asyncio.wait_for(worker.ask(job), self._seconds)
            fit = True
        except TimeoutError:
            raise BotFailed("bot-slow", f"{job.bot} thought longer than {self._seconds} s") from None
        except (OSError, msgspec.MsgspecError) as error:
            raise BotFailed("bot-failed", f"{job.bot}: {error}") from None
        finally:
            if not fit:
                await worker.stop()
            self._idle.put_nowait(worker)
        if answer.error:
            raise BotFailed("bot-failed", f"{job.bot}: {answer.error}")
        return answer.moves

    async def close(self) -> None:
        for worker in self._workers:
            await worker.stop()
