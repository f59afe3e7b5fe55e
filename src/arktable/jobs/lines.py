"""The main loop of a child process that answers lines (`server/running/worker_process.py` is the parent's side)."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable


def answer_lines(answer: Callable[[bytes], bytes]) -> None:
    """Answer every line of standard input until it ends.

    When the server is killed, the pipes are closed: the process then ends without a traceback.
    """
    try:
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(answer(line) + b"\n")
            sys.stdout.buffer.flush()
    except BrokenPipeError:
        # The interpreter flushes standard output when it ends and would report the closed pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
