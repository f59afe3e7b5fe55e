"""The database of a server, for commands at its terminal. The server may be running."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from arktable.server.settings import from_process
from arktable.server.store.distance.sql import SqlDistance
from arktable.server.store.sql import SqlStore


@asynccontextmanager
async def open_distance(database: str) -> AsyncIterator[SqlDistance]:
    """What is stored about people, in this database or in the one that the environment names."""
    settings = from_process(database)
    store = await SqlStore.open(settings.database_url, settings.database_seconds, serving=False)
    try:
        yield store.distance
    finally:
        await store.close()
