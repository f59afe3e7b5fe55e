"""The desk in a worker of the browser: what JavaScript hands over becomes what Python expects. It runs in Pyodide only.

`web/src/desk/worker.ts` calls `open_in_worker`; `web/src/desk/thinking.ts` calls `think`, in another interpreter.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from pyodide.ffi import JsException, to_js

from arktable.jobs.worker import answered
from arktable.server.browser.desk import Desk, Line, desk_settings, open_desk
from arktable.server.store.cupboard import CupboardFull

FULL: Final = "QuotaExceededError"
"""What browsers call it when there is no room."""


class Shelves(Protocol):
    """`web/src/desk/cupboard.ts`, as it is seen from here."""

    def read(self, prefix: str) -> Awaitable[Any]:
        """Pairs of key and text."""

    def write(self, puts: Any, deletes: Any) -> Awaitable[None]:
        """All of it or nothing."""


class Thinker(Protocol):
    """`web/src/desk/thinker.ts`, as it is seen from here."""

    def ask(self, job: str) -> Awaitable[str]:
        """The answer to a job."""

    def stop(self) -> None:
        """Give up the job that is being thought about."""


class IndexedCupboard:
    """Implements `Cupboard` on the storage of the browser."""

    def __init__(self, shelves: Shelves) -> None:
        self._shelves = shelves

    async def read(self, prefix: str) -> list[tuple[str, str]]:
        found = await self._shelves.read(prefix)
        return [(key, text) for key, text in found.to_py()]

    async def write(self, puts: Mapping[str, str], deletes: Sequence[str]) -> None:
        try:
            await self._shelves.write(to_js(list(puts.items())), to_js(list(deletes)))
        except JsException as error:
            if error.name == FULL:
                raise CupboardFull(str(error)) from None
            raise


class WorkerDesk:
    """What JavaScript calls."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def ask(self, method: str, path: str, body: str, content_type: str) -> Any:
        """Status and text."""
        status, _, text = await self._desk.ask(method, path, body, content_type)
        return to_js([status, text])

    def connect(self, path: str, send: Callable[[str], None], closed: Callable[[], None]) -> Line:
        return self._desk.connect(path, send, lambda _code, _reason: closed())


async def open_in_worker(shelves: Shelves, thinker: Thinker, settings: str) -> WorkerDesk:
    """The desk of this browser. `settings` is JSON: what whoever hosts the table has changed of `Settings`."""

    async def elsewhere(job: str) -> str:
        try:
            return await thinker.ask(job)
        except asyncio.CancelledError:
            thinker.stop()
            raise

    return WorkerDesk(await open_desk(IndexedCupboard(shelves), elsewhere, desk_settings(**json.loads(settings))))


def think(job: str) -> str:
    """The answer to a job of a bot, both as JSON."""
    return answered(job).decode()
