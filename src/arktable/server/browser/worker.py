"""The desk in a worker of the browser: converts between JavaScript and Python. It runs in Pyodide only.

`web/src/desk/worker/worker.ts` calls `open_in_worker`; `web/src/desk/worker/thinking.ts` calls `think`, in another
interpreter.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from pyodide.ffi import JsException, to_js

from arktable.jobs.worker import answered
from arktable.server.browser.desk import Desk, DeskConnection, desk_settings, open_desk
from arktable.server.store.browser_home.cupboard import CupboardFull

FULL: Final = "QuotaExceededError"
"""The name of the browser's error when there is no space."""


class Shelves(Protocol):
    """The interface of `web/src/desk/worker/cupboard.ts`."""

    def read(self, prefix: str) -> Awaitable[Any]:
        """Pairs of key and text."""

    def write(self, puts: Any, deletes: Any) -> Awaitable[None]:
        """All or nothing."""


class Thinker(Protocol):
    """The interface of `web/src/desk/worker/thinker.ts`."""

    def ask(self, job: str) -> Awaitable[str]:
        """The answer to a job."""

    def stop(self) -> None:
        """Abort the current job."""


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
    """The interface for JavaScript."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def ask(self, method: str, path: str, body: str, content_type: str) -> Any:
        """Status and text."""
        status, _, text = await self._desk.ask(method, path, body, content_type)
        return to_js([status, text])

    def connect(self, path: str, send: Callable[[str], None], closed: Callable[[], None]) -> DeskConnection:
        return self._desk.connect(path, send, lambda _code, _reason: closed())


async def open_in_worker(shelves: Shelves, thinker: Thinker, settings: str) -> WorkerDesk:
    """The desk of this browser. `settings` is JSON with the fields of `Settings` that the host has changed."""

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
