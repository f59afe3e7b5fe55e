"""The database of a server, for commands that work on it while the server may be running."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Annotated, TypeVar

import typer

Opened = TypeVar("Opened")
Found = TypeVar("Found")

Database = Annotated[
    str,
    typer.Option(metavar="FILE", help="SQLite file with all tables, or a database address.", show_default=False),
]


def with_opened(opened: AbstractAsyncContextManager[Opened], work: Callable[[Opened], Awaitable[Found]]) -> Found:
    """Do some work on what a database holds, and close it."""

    async def run() -> Found:
        async with opened as kept:
            return await work(kept)

    return asyncio.run(run())
