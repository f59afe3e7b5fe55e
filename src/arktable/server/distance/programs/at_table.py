"""The stream about one table to the program that plays there: the state, every change, and questions.

Lines have the shapes of the bot protocol (`bots/protocol.py`). There is no queue: a program that reads slowly gets the
changes since its last line.
"""

from __future__ import annotations

from typing import Any

from arktable.bots.protocol import decide_message, hello_message, over_message, start_message, state_of, told_message
from arktable.server.bots.at_table import BotsAtTable
from arktable.server.distance.programs.feed import Streams
from arktable.server.distance.programs.shown import shown_table
from arktable.server.routes.reply import Write, line
from arktable.server.running.errors import no_such_table, not_seated
from arktable.server.store.rows import AccountRow
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables, seat_at
from arktable.server.tables.views import since

MOST_TOLD = 200
"""Entries of the log in one message; a program that missed more gets the whole state again."""


class TableStream:
    """Sends lines about tables."""

    def __init__(self, streams: Streams, tables: Tables, bots: BotsAtTable) -> None:
        self._streams = streams
        self._tables = tables
        self._bots = bots

    async def send(self, person: AccountRow, token: str, table_id: str, wants: str, write: Write) -> None:
        """Write lines about a table at which this bot account sits, until its game is over."""
        table = await self._tables.cache.fresh(table_id)
        seat_at(table, person)
        presence, bus = self._tables.presence, self._tables.bus
        async with self._streams.open(person.id, token, table_id, write) as waking:
            teller = Teller(table, person, wants)
            presence.enter(table_id, person.id)
            bus.publish_here(table_id)
            self._bots.look(table)
            try:
                await write(line(hello_message()))
                while True:
                    for message in teller.news():
                        await write(line(message))
                    if teller.is_done:
                        return
                    await waking.wait()
            finally:
                presence.leave(table_id, person.id)
                bus.publish_here(table_id)


class Teller:
    """Makes the messages about a table from the difference between the last message and the present state."""

    def __init__(self, table: LiveTable, person: AccountRow, wants: str) -> None:
        self._table = table
        self._person = person
        self._wants = wants
        self._version = -1
        self._has_begun = False
        self._asked = -1
        self.is_done = False

    def news(self) -> list[dict[str, Any]]:
        """The messages about changes since the last call."""
        table = self._table
        if table.gone:
            raise no_such_table(table.row.id)
        seat = table.seat_of(self._person.id)
        if seat < 0:
            raise not_seated()
        messages = [self._state(seat)] if self._is_behind() else self._told(seat)
        self._version = table.version
        if table.over:
            summary = table.row.summary
            messages.append(over_message(summary.scores, summary.winners))
            self.is_done = True
        elif self._is_due(seat) and self._asked != table.version:
            assert table.position is not None, "a table that waits for a decision has a position"
            question = decide_message(table.position, table.version, self._wants)
            messages.append({**question, "clock": table.shown_clock()})
            self._asked = table.version
        return messages

    def _is_behind(self) -> bool:
        """Is the whole state to be sent? At the beginning, when the game begins, and by other rules."""
        table = self._table
        if self._version < 0 or table.begun != self._has_begun or table.version - self._version > MOST_TOLD:
            return True
        new = since(table.entries, self._version)
        return (bool(new) and not table.begun) or any(entry.row.kind == "revision" for entry in new)

    def _state(self, seat: int) -> dict[str, Any]:
        """The whole state: `start` of a game that has begun, `waiting` before."""
        table = self._table
        self._has_begun = table.begun
        brief = shown_table(table.row, table.seats, self._person.id, table.unagreed)
        shown = {"version": table.version, "table": brief}
        if table.position is None or not table.begun:
            return {"type": "waiting", **shown}
        seconds = brief.pace.bank + brief.pace.increment if brief.pace is not None else 0
        state = state_of(table.position, seat, self._wants)
        return {**start_message(table.position, seat, seconds), **shown, **state}

    def _told(self, seat: int) -> list[dict[str, Any]]:
        """What has happened since the last message; nothing if only presence has changed."""
        table = self._table
        new = since(table.entries, self._version)
        if not new:
            return []
        events = [event for entry in new for event in entry.events]
        return [
            {
                **told_message(events, seat),
                "version": table.version,
                "entries": [[entry.row.version, entry.row.kind, entry.row.seat] for entry in new],
                "undone": [taken for version, taken in table.undone if version > self._version],
                "to_move": table.position.seat if table.position is not None else -1,
            }
        ]

    def _is_due(self, seat: int) -> bool:
        """Does the table wait for this seat, and not for a bot that stands in for it?"""
        table = self._table
        is_open = table.row.state == "running" and not table.row.ended and table.seats[seat].bot is None
        return is_open and table.position is not None and table.position.seat == seat
