"""Kills a worker while it has nothing to do, asks for moves, and says whether they are the right ones; twice.

A program of its own: what a loop complains about when it is closed is printed by the interpreter.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys

import uvloop

from arktable.jobs.job import Job
from arktable.jobs.worker import think
from arktable.server.bots.pool import BotPool

A_JOB = Job("arkadia", {}, 2, "1", [], "random", 60)


async def main() -> None:
    pool = BotPool(1, 300.0)
    await pool.choose(A_JOB)
    for _ in range(2):
        process = pool.workers._workers[0]._process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        await process.wait()
        if await pool.choose(A_JOB) == think(A_JOB):
            sys.stdout.write("the same moves\n")
    await pool.close()


if __name__ == "__main__":
    (uvloop.run if sys.argv[1] == "uvloop" else asyncio.run)(main())
