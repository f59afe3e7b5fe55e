"""The processes of the intake. Clients are served in rotation, and one client cannot occupy all processes."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from arktable.server.running.client import CLIENT
from arktable.server.running.fair_queue import FairQueue
from arktable.server.running.intake_protocol import TOO_COSTLY, UNREADABLE, Answer, Failed, Question
from arktable.server.running.worker_process import WorkerEnded, WorkerPool, python_module

log = logging.getLogger(__name__)

MOST_WAITING: Final = 20
MOST_WAITING_EACH: Final = 4
MOST_ANSWERED: Final = 200
"""A process is replaced after this many answers, to free the memory that they used."""
SHORT: Final = 4096
"""Bytes; an answer about unreadable input is never longer."""
SECONDS_TO_START: Final = 60.0
WALL_PER_CPU: Final = 6.0
"""Ratio of the time limit to the CPU time, which the process limits itself: on a busy machine it gets a part of a core.
"""


def command_of(seconds: float, mebibytes: int) -> tuple[str, ...]:
    """The command of a process with these limits per request."""
    return python_module("arktable.server.intake.worker", str(seconds), str(mebibytes))


class IntakePool:
    """Implements `Intake` with processes that can be killed.

    `on_costly` is called with the client whose request exceeded the limits, so that it can be charged.
    """

    def __init__(self, workers: int, seconds: float, command: Sequence[str], on_costly: Callable[[str], None]) -> None:
        self._queue = FairQueue(workers, max(1, workers - 1), MOST_WAITING, MOST_WAITING_EACH)
        wall = SECONDS_TO_START + WALL_PER_CPU * seconds
        self.workers = WorkerPool(workers, wall, command, MOST_ANSWERED, _is_exhausted)
        self._on_costly = on_costly

    async def ask(self, question: Question) -> Answer:
        client = CLIENT.get()
        async with self._queue.place(client):
            answer = await self._answer(msgspec.json.encode(question))
        if _is_too_costly(answer):
            self._on_costly(client)
        return answer

    async def _answer(self, line: bytes) -> Answer:
        try:
            answer: Answer = msgspec.json.decode(await self.workers.ask(line), type=Answer)
            return answer
        except (TimeoutError, WorkerEnded) as error:
            return Failed(TOO_COSTLY, str(error))
        except (OSError, msgspec.MsgspecError) as error:
            log.error("the process that reads input from outside fails: %s", error)
            return Failed(UNREADABLE, "cannot be read here")

    async def close(self) -> None:
        await self.workers.close()


def _is_too_costly(answer: Answer) -> bool:
    return isinstance(answer, Failed) and answer.key == TOO_COSTLY


def _is_exhausted(answer: bytes) -> bool:
    """May the process that gave this answer have run out of memory?"""
    return len(answer) <= SHORT and _is_too_costly(msgspec.json.decode(answer, type=Answer))
