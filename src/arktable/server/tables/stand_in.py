"""A bot plays for a person who is away: other players hand the seat over, and its owner takes it back.

The seat still belongs to its owner (`SeatRow.kind` is "person"); `SeatRow.bot` names the bot that plays.
"""

from __future__ import annotations

import math

import msgspec

from arktable.bots.catalogue import usual_bot
from arktable.server.people.leaving import returned
from arktable.server.people.presence import Presence
from arktable.server.running.errors import Refused
from arktable.server.settings import Settings
from arktable.server.store.rows import AccountRow, EntryKind
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables, key_of
from arktable.server.wire.tables import Ack


class StandIns:
    """Hands seats to bots and back. Both are log entries."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables = tables
        self._settings = settings

    async def hand_over(self, person: AccountRow | None, table_id: str, version: int, key: str, seat: int) -> Ack:
        """Let the usual bot play for the person on this seat. Any other player of the table may ask for it.

        People who share a device need not wait for each other.
        """

        async def action(table: LiveTable, mine: int) -> None:
            self._tables.check_room(table, again=True)
            self._check_gone(table, mine, seat)
            bot = usual_bot(table.game.facts.game if table.game else "")
            await self._sit(table, seat, bot, "hand-over", mine, f"{seat} {bot}", key)

        return await self._tables.once(person, table_id, version, key, action)

    async def bot_sits(self, table: LiveTable, seat: int) -> None:
        """Let the usual bot play for this seat, as the players agreed. The caller holds the lock."""
        bot = usual_bot(table.game.facts.game if table.game else "")
        await self._sit(table, seat, bot, "hand-over", -1, f"{seat} {bot}", None)

    async def take_back(self, person: AccountRow | None, table_id: str, version: int, key: str) -> Ack:
        """Let the owner of the seat play again."""

        async def action(table: LiveTable, mine: int) -> None:
            if table.over or table.seats[mine].bot is None:
                raise Refused("conflict", "not-handed-over")
            if table.seats[mine].out == "resigned":
                raise Refused("conflict", "has-resigned")
            await self._sit(table, mine, None, "take-back", mine, "", key)

        return await self._tables.once(person, table_id, version, key, action)

    async def _sit(
        self, table: LiveTable, seat: int, bot: str | None, kind: EntryKind, doer: int, what: str, key: str | None
    ) -> None:
        was = table.seats[seat]
        taken = msgspec.structs.replace(was, bot=bot) if bot is not None else returned(was)
        row = self._tables.entry(table, 1, kind, doer, what, None if key is None else key_of(doer, key))
        (row,) = await self._tables.commit(table, [row], table.row.state, table.position, (taken,))
        table.seats[seat] = taken
        table.apply_other(row)

    def _check_gone(self, table: LiveTable, mine: int, seat: int) -> None:
        """Refuse to hand over a seat that is not to move, or whose player has not been away for long enough."""
        if not 0 <= seat < len(table.seats):
            raise Refused("malformed", "no-such-seat", seat=seat)
        if seat == mine or table.seats[seat].kind != "person" or table.seats[seat].bot is not None:
            raise Refused("conflict", "not-to-hand-over")
        if table.position is None or table.position.seat != seat:
            raise Refused("conflict", "nobody-waits")
        if table.seats[seat].account_id == table.seats[mine].account_id:
            return
        left = self._seconds_left(table, seat, self._tables.presence)
        if left > 0:
            raise Refused("conflict", "not-away", seat=seat, left=math.ceil(left))

    def _seconds_left(self, table: LiveTable, seat: int, presence: Presence) -> float:
        """Seconds until the seat can be handed over: its player must be away or inactive for long enough."""
        silent, settings = presence.waits_for(table.row.id), self._settings
        left = settings.silent_seconds - silent
        away = presence.away_for(table.row.id, table.seats[seat].account_id or "")
        if away is not None:
            left = min(left, settings.away_seconds - min(silent, away))
        return left
