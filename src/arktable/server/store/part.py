"""What the parts of the store have in common: one thread writes, others read, and rows become structs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Executable, Select, insert, select

from arktable.server.store.schema import meta
from arktable.server.store.writer import Writer

T = TypeVar("T")


class Read(Protocol):
    """Runs a query in a thread that reads."""

    def __call__(self, work: Callable[[Connection], T], /) -> Awaitable[T]: ...


class SqlPart:
    """The SQL of one subject."""

    def __init__(self, writer: Writer, read: Read) -> None:
        self._writer = writer
        self._read = read

    async def _all(self, kind: Callable[..., T], query: Select[Any]) -> list[T]:
        """The rows of a query, as structs whose fields are named as the columns."""
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [kind(**row._mapping) for row in rows]

    async def _one(self, kind: Callable[..., T], query: Select[Any]) -> T | None:
        """The only row of a query; None if there is none."""
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else kind(**row._mapping)

    async def _change(self, statement: Executable) -> int:
        """Execute one statement; returns the number of rows that it changed."""
        return await self._writer.write(lambda connection: connection.execute(statement).rowcount)

    async def _fixed(self, key: str, value: str) -> str:
        """Store a value under this key of the database, unless there is one; returns the stored one."""

        def work(connection: Connection) -> str:
            found = connection.execute(select(meta.c.value).where(meta.c.key == key)).scalar_one_or_none()
            if found is None:
                connection.execute(insert(meta).values(key=key, value=value))
            return found or value

        return await self._writer.write(work)
