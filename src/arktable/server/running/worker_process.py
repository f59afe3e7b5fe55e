"""Child processes that answer each line on standard input with a line on standard output.

They are started on demand, killed when an answer takes too long, and replaced when they end.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final

log = logging.getLogger(__name__)

LINE_MOST: Final = 64 * 1024 * 1024
"""The longest answer in bytes; asyncio's own limit is 64 KiB."""
MOST_TRIES: Final = 2
"""Processes that may end over the same line before it is given up: it may be the cause."""
LIMIT_SIGNALS: Final = (signal.SIGPROF, signal.SIGXCPU)
"""Signals by which a process ends that exceeds its CPU time: the line is not tried again."""


def python_module(name: str, *arguments: str) -> tuple[str, ...]:
    """The command that runs a module of ours. `-P` keeps files of the working directory from being imported."""
    return (sys.executable, "-P", "-m", name, *arguments)


class WorkerEnded(Exception):
    """The process has ended without an answer. `signal` is the one that ended it, 0 if none did."""

    def __init__(self, signal: int = 0) -> None:
        super().__init__(f"ended by signal {signal}" if signal else "ended")
        self.signal = signal


class WorkerProcess:
    """One child process. Only one caller asks it at a time.

    When `environment` is replaced, the next question starts another process with it.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self.environment: Mapping[str, str] = {}
        """Variables that the process has in addition to those of the server."""
        self._started_with: Mapping[str, str] = self.environment
        self._process: asyncio.subprocess.Process | None = None
        self.answered = 0
        """Lines that the running process has answered."""

    async def ask(self, line: bytes) -> bytes:
        """The answer to this line; raises `WorkerEnded` when the process ends before or while it works on it."""
        if self._started_with is not self.environment:
            await self.stop()
        process = self._process or await self._start()
        if process.stdin is None or process.stdout is None:
            raise WorkerEnded
        try:
            process.stdin.write(line + b"\n")
            await process.stdin.drain()
            answer = await process.stdout.readline()
        except (OSError, RuntimeError):  # uvloop raises RuntimeError for a closed pipe
            answer = b""
        if not answer:
            raise WorkerEnded(max(0, -await process.wait()))
        self.answered += 1
        return answer

    async def _start(self) -> asyncio.subprocess.Process:
        self.answered = 0
        self._started_with = self.environment
        # A session of its own: Ctrl-C in the terminal is for the server, and the worker ends with its input.
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, **self.environment},
            start_new_session=True,
            limit=LINE_MOST,
        )
        return self._process

    async def stop(self) -> None:
        """Kill the process. The next call starts another one."""
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):  # it has ended already
                    process.kill()
            await process.wait()
            if process.stdin is not None:
                process.stdin.close()
                with contextlib.suppress(OSError, RuntimeError):  # unwritten input is lost with the process
                    await process.stdin.wait_closed()


class WorkerPool:
    """Several processes of one kind. Callers wait for an idle one in order.

    `seconds` limits the time from when a process takes up a line. A process is replaced after `most_answered` lines,
    and after an answer for which `is_last` is true.
    """

    def __init__(
        self,
        workers: int,
        seconds: float,
        command: Sequence[str],
        most_answered: int = sys.maxsize,
        is_last: Callable[[bytes], bool] = lambda answer: False,
    ) -> None:
        self._seconds = seconds
        self._most_answered = most_answered
        self._is_last = is_last
        self._workers = [WorkerProcess(command) for _ in range(workers)]
        self._idle: asyncio.Queue[WorkerProcess] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    def change_over(self, environment: Mapping[str, str]) -> None:
        """Start processes with these additional variables from now on. Each running one finishes its question first."""
        for worker in self._workers:
            worker.environment = environment

    async def ask(self, line: bytes) -> bytes:
        """The answer of a process; raises `TimeoutError`, `OSError`, or `WorkerEnded` when none survives the line."""
        worker = await self._idle.get()
        try:
            for _ in range(MOST_TRIES - 1):
                try:
                    return await self._asked(worker, line)
                except WorkerEnded as ended:
                    if ended.signal in LIMIT_SIGNALS:
                        raise
                    log.warning("a worker process has %s; another one takes its place", ended)
            return await self._asked(worker, line)
        finally:
            self._idle.put_nowait(worker)

    async def _asked(self, worker: WorkerProcess, line: bytes) -> bytes:
        fit = False
        try:
            answer = await asyncio.wait_for(worker.ask(line), self._seconds)
            fit = worker.answered < self._most_answered and not self._is_last(answer)
            return answer
        finally:
            if not fit:
                await worker.stop()

    async def close(self) -> None:
        for worker in self._workers:
            await worker.stop()
