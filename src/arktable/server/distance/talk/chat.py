"""The chat of a table: one room for its players, one for spectators, which players can read after the game."""

from __future__ import annotations

import contextlib
import unicodedata
from typing import Final, Literal, TypeAlias

from arktable.server.bus.kinds import TALK
from arktable.server.people.acting_seat import own_seats
from arktable.server.running.background import Tasks
from arktable.server.running.errors import Refused, malformed
from arktable.server.running.limits import Limits
from arktable.server.store.distance.blocks import SqlBlocks
from arktable.server.store.distance.talk import ChatRow, SqlTalk
from arktable.server.store.rows import AccountRow, StoreFault
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables
from arktable.server.wire.distance.talk import Chat, ChatLine

Room: TypeAlias = Literal["players", "spectators"]
ROOMS: Final[tuple[Room, ...]] = ("players", "spectators")
LINE_MOST: Final = 500
MOST_LINES: Final = 200
BIDI: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that change the direction of text."""


class TableChat:
    """Reads and writes the chat of tables."""

    def __init__(self, tables: Tables, store: SqlTalk, blocks: SqlBlocks, limits: Limits) -> None:
        self._tables = tables
        self._store = store
        self._blocks = blocks
        self._limits = limits
        self._tasks = Tasks("talk")
        tables.cache.on_load.append(self._loaded)
        tables.bus.handle(TALK, self._elsewhere)

    async def _loaded(self, table: LiveTable) -> None:
        table.talk = await self._store.newest(table.row.id)

    def _elsewhere(self, table_id: str) -> None:
        """Somebody has written by another process."""
        table = self._tables.cache.known(table_id)
        if table is not None:
            self._tasks.begin(self._renew(table))

    async def _renew(self, table: LiveTable) -> None:
        with contextlib.suppress(StoreFault):
            await self._loaded(table)
            self._tables.bus.publish_here(table.row.id)

    async def read(self, person: AccountRow | None, table_id: str, room: Room, after: int) -> Chat:
        """The lines of a room after this number."""
        table = await self._tables.cache.get(table_id)
        if not may_read(table, person, room):
            raise Refused("forbidden", "chat-closed", room=room)
        rows = await self._store.lines(table_id, room, after, MOST_LINES)
        blocked = {account for account, _ in await self._blocks.of(person.id)} if person is not None else set()
        return Chat(table.row.chat, [_shown(row, row.account_id in blocked) for row in rows])

    async def write(self, person: AccountRow, table_id: str, room: Room, text: str) -> ChatLine:
        """Write a line. Players write to players, spectators to spectators."""
        table = await self._tables.cache.get(table_id)
        seat = _seat(table, person)
        if not table.row.chat:
            raise Refused("conflict", "chat-off")
        if (room == "players") != (seat >= 0):
            raise Refused("forbidden", "chat-closed", room=room)
        said = clean_line(text)
        self._limits.chat.spend(person.id)
        name = table.seats[seat].name if seat >= 0 else person.name
        row = ChatRow(0, person.id, seat, name, said, self._tables.now())
        number = await self._store.add_line(table_id, room, row)
        table.talk = {**table.talk, room: max(number, table.talk.get(room, 0))}
        self._tables.bus.publish_here(table_id)
        self._tables.bus.tell(TALK, table_id)
        return ChatLine(number, seat, name, said, row.at)


def may_read(table: LiveTable, person: AccountRow | None, room: str) -> bool:
    """May this person read this room? Players read the spectators' room only when the game is over."""
    if room == "players":
        return person is not None and _seat(table, person) >= 0
    return table.over or person is None or _seat(table, person) < 0


def clean_line(text: str, most: int = LINE_MOST) -> str:
    """The text without control characters and changes of direction; refused if it is empty or too long."""
    plain = "".join(
        character
        for character in text[: 4 * most]
        if character not in BIDI and (character == "\n" or unicodedata.category(character)[0] != "C")
    )
    line = "\n".join(part.rstrip() for part in plain.split("\n")).strip()
    if not 1 <= len(line) <= most:
        raise malformed(f"a text has 1 to {most} characters")
    return line


def _seat(table: LiveTable, person: AccountRow) -> int:
    """The first seat of this person; −1 for a spectator. The owner of a seat stays a player while somebody plays for
    them.
    """
    mine = own_seats(table.seats, person.id)
    mine += [seat.seat for seat in table.seats if seat.account_id == person.id]
    return mine[0] if mine else -1


def _shown(row: ChatRow, is_blocked: bool) -> ChatLine:
    if row.hidden_by or is_blocked:
        return ChatLine(row.n, row.seat, row.name, "", row.at, is_hidden=bool(row.hidden_by), is_blocked=is_blocked)
    return ChatLine(row.n, row.seat, row.name, row.text, row.at)
