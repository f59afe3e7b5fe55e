"""The processes of the intake. Clients take turns at them, and one client cannot occupy all of several."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from arktable.server.running.client import CLIENT
from arktable.server.running.fair_queue import Turns
from arktable.server.running.questions import TOO_COSTLY, UNREADABLE, Answer, Failed, Question
from arktable.server.running.worker_process import WorkerEnded, WorkerPool, python_module

log = logging.getLogger(__name__)

MOST_WAITING: Final = 20
MOST_WAITING_EACH: Final = 4
MOST_ANSWERED: Final = 200
"""A process is replaced after this many questions, and the memory they used goes with it."""
SHORT: Final = 4096
"""Bytes; the answer to what cannot be read is never longer."""
SECONDS_TO_START: Final = 60.0
WALL_PER_CPU: Final = 6.0
"""On a busy machine a process gets a part of a core. The CPU time is limited by the process itself."""


def command_of(seconds: float, mebibytes: int) -> tuple[str, ...]:
    """The command of one process with these limits for a question."""
    return python_module("arktable.server.intake.worker", str(seconds), str(mebibytes))


class IntakePool:
    """Implements `Intake` with processes that can be killed.

    `on_costly` is called with the client whose question exceeded the limits, so that it can be counted.
    """

    def __init__(self, workers: int, seconds: float, command: Sequence[str], on_costly: Callable[[str], None]) -> None:
        self._turns = Turns(workers, max(1, workers - 1), MOST_WAITING, MOST_WAITING_EACH)
        wall = SECONDS_TO_START + WALL_PER_CPU * seconds
        self.workers = WorkerPool(workers, wall, command, MOST_ANSWERED, _is_exhausted)
        self._on_costly = on_costly

    async def ask(self, question: Question) -> Answer:
        client = CLIENT.get()
        async with self._turns.turn(client):
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
    """Whether the process that gave this answer may have run out of memory."""
    return len(answer) <= SHORT and _is_too_costly(msgspec.json.decode(answer, type=Answer))
