"""SQL for the list of sessions: which browsers are signed in, and when they were used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, case, delete, insert, or_, select, update

from arktable.server.store.part import SqlPart
from arktable.server.store.schema import session
from arktable.server.store.seat_links import drop_link

LAST_USED = case((session.c.used != "", session.c.used), else_=session.c.created)


class SessionRow(msgspec.Struct, frozen=True):
    """A session; `agent` is the browser in a few words, `network` a part of its address."""

    id: str
    account_id: str
    created: str
    agent: str = ""
    network: str = ""
    used: str = ""
    expires: str = ""


class SqlSessions(SqlPart):
    """Sessions as their owners see them."""

    async def of(self, account_id: str) -> list[SessionRow]:
        query = select(session).where(session.c.account_id == account_id).order_by(LAST_USED.desc(), session.c.id)
        return await self._all(SessionRow, query)

    async def find(self, session_id: str) -> SessionRow | None:
        query = select(session).where(session.c.id == session_id)
        return await self._one(SessionRow, query)

    async def note(self, session_id: str, agent: str, network: str, at: str) -> None:
        """Note that a session is used, and by which browser."""
        place = update(session).where(session.c.id == session_id).values(agent=agent, network=network, used=at)

        def work(connection: Connection) -> None:
            connection.execute(place)

        await self._writer.write(work)

    async def begin(self, row: SessionRow, replaced: str | None) -> list[str]:
        """Write a new session, and remove the one that it replaces; returns the removed one."""

        def work(connection: Connection) -> list[str]:
            connection.execute(insert(session).values(**msgspec.structs.asdict(row)))
            gone = delete(session).where(session.c.id == replaced) if replaced else None
            return [replaced] if gone is not None and replaced and connection.execute(gone).rowcount else []

        return await self._writer.write(work)

    async def end(self, account_id: str, *session_ids: str) -> list[str]:
        """Remove these sessions of a person; returns those that there were."""
        return await self._end(and_(session.c.account_id == account_id, session.c.id.in_(session_ids)))

    async def end_but(self, account_id: str, session_id: str) -> list[str]:
        """Remove all sessions of a person but one, and the seat link, with which an ended one could come back."""
        others = and_(session.c.account_id == account_id, session.c.id != session_id)
        return await self._end(others, lambda connection: drop_link(connection, account_id))

    async def end_unused(self, before: str, now: str) -> list[str]:
        """Remove the sessions that were not used since this time, or whose own time is over."""
        own = and_(session.c.expires != "", session.c.expires <= now)
        return await self._end(or_(own, and_(session.c.expires == "", before > LAST_USED)))

    async def forget_networks(self, before: str) -> None:
        """Delete the addresses of sessions that were not used since this time."""
        place = update(session).where(before > LAST_USED, session.c.network != "").values(network="")

        def work(connection: Connection) -> None:
            connection.execute(place)

        await self._writer.write(work)

    async def _end(self, which: Any, also: Callable[[Connection], None] | None = None) -> list[str]:
        def work(connection: Connection) -> list[str]:
            ended = list(connection.execute(select(session.c.id).where(which)).scalars())
            connection.execute(delete(session).where(which))
            if also is not None:
                also(connection)
            return ended

        return await self._writer.write(work)
