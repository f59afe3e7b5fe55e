"""Finds or makes a compiled build for the processes in which bots think.

A build is made in the background, at the lowest priority; until it is done, bots run interpreted. Whatever goes wrong,
they stay interpreted, and the log says why.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import logging
import os
import shutil
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from arktable.jobs.builds import BACKGROUND_LEVEL, Checkout, locked, runs_compiled, this_checkout, why_not_build
from arktable.server.running.worker_process import python_module

if TYPE_CHECKING:
    from arktable.server.bots.pool import BotPool

log = logging.getLogger(__name__)

TRIAL: Final = python_module("arktable.jobs.load_all")
IDLE_IO: Final = ("ionice", "-c", "3")
"""Where there is this program, a build uses the disk only when nobody else does."""


class BotBuild:
    """Moves the processes of a pool to a compiled build, once after the server has started."""

    def __init__(
        self,
        may_make: bool,
        checkout: Checkout | None = None,
        why_not: Callable[[], str] = why_not_build,
    ) -> None:
        self._may_make = may_make
        self._checkout = checkout or this_checkout()
        self._why_not = why_not
        self._holding = contextlib.ExitStack()
        self._task: asyncio.Task[None] | None = None

    def start(self, pool: BotPool) -> None:
        """Begin in a task of its own: nobody waits for it."""
        self._task = asyncio.create_task(self.run(pool), name="arktable-bot-build")

    async def close(self) -> None:
        """End a build that is being made, and let go of the one that was used."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._holding.close()

    async def run(self, pool: BotPool) -> None:
        """Find a build or make one, and let the bots of the pool run on it."""
        if runs_compiled():
            pool.runs_on = "compiled"
            log.info("bots run compiled, as the server does")
            return
        if self._checkout is None:
            log.info("bots run interpreted: there are no sources to compile")
            return
        try:
            build = await self._found_or_made(pool, self._checkout)
        except (OSError, ValueError) as error:
            log.warning("bots stay interpreted: %s", error)
            build = None
        if build is None:
            pool.runs_on = "interpreted"
            return
        pool.change_over(_environment(build))
        log.info("bots run compiled, on %s", build)

    async def _found_or_made(self, pool: BotPool, checkout: Checkout) -> Path | None:
        key = await asyncio.to_thread(checkout.key, BACKGROUND_LEVEL)
        found = await self._held(checkout, key)
        if found is None:
            reason = self._why_not() if self._may_make else "building is switched off"
            if reason:
                log.info("bots run interpreted: %s. `make compiled` makes a compiled build", reason)
                return None
            pool.runs_on = "building"
            log.info("bots run interpreted until a compiled build is made in the background")
            if not await self._made(checkout, key):
                raise OSError(f"the compiled build could not be made; see {checkout.background / key}.log")
            found = await self._held(checkout, key)
        if found is None or not await _loads(found):
            raise OSError(f"the compiled build cannot be loaded from {found}")
        return found

    async def _held(self, checkout: Checkout, key: str) -> Path | None:
        """A finished build of the present sources. No other server deletes it while this one runs."""
        self._holding.enter_context(locked(checkout.background, key, fcntl.LOCK_SH | fcntl.LOCK_NB))
        found = await asyncio.to_thread(checkout.fitting, key)
        if found is None:
            self._holding.close()
        return found

    async def _made(self, checkout: Checkout, key: str) -> bool:
        """Make the build. The process that makes it ends with this server."""
        folder = checkout.background
        command = (sys.executable, str(checkout.tool), "--level", BACKGROUND_LEVEL)
        idle = IDLE_IO if shutil.which(IDLE_IO[0]) else ()
        maker = python_module("arktable.jobs.build", str(folder), key, *command)
        with (folder / f"{key}.log").open("ab") as output:
            process = await asyncio.create_subprocess_exec(
                *idle, *maker, stdin=DEVNULL, stdout=output, stderr=output, start_new_session=True
            )
        try:
            return await process.wait() == 0
        except asyncio.CancelledError:
            with contextlib.suppress(ProcessLookupError):  # it has ended a moment ago
                os.killpg(process.pid, signal.SIGKILL)
            await process.wait()
            raise


def _environment(build: Path) -> dict[str, str]:
    """The variables with which a process runs on this build."""
    paths = [str(build), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {"PYTHONPATH": os.pathsep.join(paths)}


async def _loads(build: Path) -> bool:
    """Can all bots be loaded from this build, and are they?"""
    process = await asyncio.create_subprocess_exec(
        *TRIAL, stdin=DEVNULL, stdout=PIPE, stderr=PIPE, env={**os.environ, **_environment(build)}
    )
    output, errors = await process.communicate()
    if process.returncode == 0 and output.decode().strip() == str(build / "arktable"):
        return True
    log.debug("a build cannot be loaded: %s", errors.decode(errors="replace"))
    return False
