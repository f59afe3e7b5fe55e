"""Finds the person who is meant by a seat of a table, or by a line of its chat."""

from __future__ import annotations

from arktable.server.distance.talk.chat import may_read
from arktable.server.running.errors import Refused
from arktable.server.store.distance.moderation import SqlModeration
from arktable.server.store.rows import AccountRow
from arktable.server.tables.tables import Tables


async def whom_at(
    tables: Tables, lines: SqlModeration, person: AccountRow, table_id: str, seat: int | None, room: str, line: int
) -> str:
    """The account of who wrote a line of a room that this person may read, or of who plays on a seat."""
    table = await tables.cache.get(table_id)
    if room:
        if not may_read(table, person, room):
            raise Refused("forbidden", "chat-closed", room=room)
        about = await lines.line_owner(table_id, room, line)
    else:
        about = table.seats[seat].player if seat is not None and 0 <= seat < len(table.seats) else None
    if about is None:
        raise Refused("missing", "nobody-there")
    return about
