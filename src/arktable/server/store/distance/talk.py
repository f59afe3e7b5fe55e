"""SQL for chat and notes. They are outside the logs of the games, so that they can be removed."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from arktable.server.store.distance_schema import chat, note
from arktable.server.store.part import SqlPart
from arktable.server.store.schema import game_table


class ChatRow(msgspec.Struct, frozen=True):
    """A line of the chat of a table."""

    n: int
    account_id: str
    seat: int
    name: str
    text: str
    at: str
    hidden_by: str = ""
    """The moderator who has hidden it."""


class SqlTalk(SqlPart):
    """Chat and notes of tables."""

    async def add_line(self, table_id: str, room: str, row: ChatRow) -> int:
        """Write a line; its number is the next one of the room, whatever the row says. Returns the number."""
        values = msgspec.structs.asdict(row)

        def work(connection: Connection) -> int:
            newest = select(func.max(chat.c.n)).where(chat.c.table_id == table_id, chat.c.room == room)
            number = (connection.execute(newest).scalar() or 0) + 1
            connection.execute(insert(chat).values(**{**values, "n": number}, table_id=table_id, room=room))
            return number

        return await self._writer.write(work)

    async def lines(self, table_id: str, room: str, after: int, limit: int) -> list[ChatRow]:
        """The newest lines of a room after this number, in their order."""
        query = (
            select(chat.c.n, chat.c.account_id, chat.c.seat, chat.c.name, chat.c.text, chat.c.at, chat.c.hidden_by)
            .where(chat.c.table_id == table_id, chat.c.room == room, chat.c.n > after)
            .order_by(chat.c.n.desc())
            .limit(limit)
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [ChatRow(*row) for row in reversed(rows)]

    async def between(self, table_id: str, room: str, after: int, last: int) -> list[ChatRow]:
        """The lines of a room after a number, up to another one."""
        query = select(*(chat.c[name] for name in ChatRow.__struct_fields__)).order_by(chat.c.n)
        query = query.where(chat.c.table_id == table_id, chat.c.room == room, chat.c.n > after, chat.c.n <= last)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [ChatRow(*row) for row in rows]

    async def newest(self, table_id: str) -> dict[str, int]:
        """The number of the last line of each room of a table."""
        query = select(chat.c.room, func.max(chat.c.n)).where(chat.c.table_id == table_id).group_by(chat.c.room)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {row[0]: row[1] for row in rows}

    async def hide_line(self, table_id: str, room: str, n: int, by: str) -> None:
        place = update(chat).where(chat.c.table_id == table_id, chat.c.room == room, chat.c.n == n)
        await self._change(place.values(hidden_by=by))

    async def forget(self, before: str) -> None:
        """Delete the chat of games that ended before this time."""
        ended = select(game_table.c.id).where(game_table.c.state == "finished", game_table.c.updated < before)
        place = delete(chat).where(chat.c.table_id.in_(ended))
        await self._change(place)

    # -- notes --------------------------------------------------------------------------------------------------

    async def note(self, table_id: str, seat: int, account_id: str) -> str:
        query = select(note.c.text).where(*_of(table_id, seat, account_id))
        return await self._read(lambda connection: connection.execute(query).scalar_one_or_none() or "")

    async def put_note(self, table_id: str, seat: int, account_id: str, text: str, at: str) -> None:
        row = {"table_id": table_id, "seat": seat, "account_id": account_id, "text": text, "at": at}

        def work(connection: Connection) -> None:
            connection.execute(delete(note).where(*_of(table_id, seat, account_id)))
            if text:
                connection.execute(insert(note).values(**row))

        await self._writer.write(work)


def _of(table_id: str, seat: int, account_id: str) -> tuple[Any, ...]:
    return note.c.table_id == table_id, note.c.seat == seat, note.c.account_id == account_id
