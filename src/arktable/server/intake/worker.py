"""The process of the intake: a request per line on standard input, an answer per line on standard output.

It limits itself before it reads anything. The CPU time of a request is limited by a timer of the kernel whose signal
ends the process, so that no code of ours can delay it; memory is limited by the address space.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from arktable.engine.registry import find_game
from arktable.jobs.lines import answer_lines
from arktable.server.intake.examination import Examination
from arktable.server.running.intake_protocol import Question

MIB: Final = 1024 * 1024
NICENESS: Final = 5
"""Lower priority than the server."""
STATM: Final = Path("/proc/self/statm")


def limit_memory(mebibytes: int) -> None:
    """Limit the address space to this much more than the program itself uses."""
    own = int(STATM.read_text().split()[0]) * resource.getpagesize() if STATM.exists() else 0
    most = own + mebibytes * MIB
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def answer_within_limits(answer: Callable[[bytes], bytes]) -> None:
    """Answer lines until standard input ends. The arguments of the process are CPU seconds and mebibytes.

    SIGPROF ends the process if an answer takes longer than the CPU seconds.
    """
    seconds, mebibytes = float(sys.argv[1]), int(sys.argv[2])
    os.nice(NICENESS)
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    limit_memory(mebibytes)

    def timed(line: bytes) -> bytes:
        signal.setitimer(signal.ITIMER_PROF, seconds)
        try:
            return answer(line)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

    answer_lines(timed)


def answered(examination: Examination, line: bytes) -> bytes:
    """The answer to a request, both as JSON."""
    return msgspec.json.encode(examination.answer(msgspec.json.decode(line, type=Question)))


def main() -> None:
    """Answer requests until standard input ends."""
    answer_within_limits(partial(answered, Examination(find_game)))


if __name__ == "__main__":
    main()
