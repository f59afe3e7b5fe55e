"""A process of the intake in which some input is expensive to read, whatever the games think of it.

The text of a position or a record, or the name of a stored table, says what happens: `busy` uses CPU time, `large` uses
memory, `fails` raises, `killed` ends the process, `waits` waits for the file that the third argument names.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

from arktable.server.intake import worker
from arktable.server.intake.examination import Examination
from arktable.server.running.intake_protocol import Answer, OpenTable, Question

GATE = Path(sys.argv[3])
MOST_CPU = 120.0
MOST_WAIT = 300.0
MOST_MEMORY = 4 * 1024


class Hostile(Examination):
    """Does what the input says, and then reads it as usual."""

    def answer(self, question: Question) -> Answer:
        said = question.stored.row.name if isinstance(question, OpenTable) else question.text
        if "busy" in said:
            while time.process_time() < MOST_CPU:
                pass
        if "killed" in said:
            os.kill(os.getpid(), signal.SIGKILL)
        if "waits" in said:
            GATE.with_name("waiting").touch()
            begin = time.monotonic()
            while not GATE.exists() and time.monotonic() - begin < MOST_WAIT:
                time.sleep(0.01)
        return super().answer(question)

    def _loaded(self, text: str, seed: str):  # type: ignore[no-untyped-def]  # as in the parent
        if "large" in text:
            hoard = [bytearray(1024 * 1024) for _ in range(MOST_MEMORY)]
            assert hoard
        if "fails" in text:
            raise ZeroDivisionError("a fault of ours")
        return super()._loaded(text, seed)


if __name__ == "__main__":
    worker.Examination = Hostile  # type: ignore[attr-defined]  # the process makes one of these
    worker.main()
