"""The next turn of a seat as a table at which its order is planned.

The server keeps no state of it: a client sends all moves with each request. The position is a sample in which the turns
of the others until then are left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from arktable.engine.moves import OfferGroup, offer_of
from arktable.engine.position import Position
from arktable.engine.reasons import Given
from arktable.engine.reporting.ahead import Ahead
from arktable.server.running.errors import Refused, why_illegal
from arktable.server.store.rows import AccountRow
from arktable.server.tables.attempts import attempt
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables, seat_at
from arktable.server.tables.views import MOST_LOG, log_entry, table_brief, tried
from arktable.server.wire.tables import SentMoves, Snapshot, Tried

T = TypeVar("T")


def ahead_of(table: LiveTable) -> Ahead:
    """What the game of a table declares for orders; refused if the table is not being played, or has none."""
    if table.game is None or table.position is None or table.row.state != "running":
        raise Refused("conflict", "not-running")
    if table.game.parts.ahead is None:
        raise Refused("conflict", "no-orders")
    return table.game.parts.ahead


def turn_of(ahead: Ahead, sample: Callable[[], Position], seat: int) -> Position:
    """The next turn of a seat."""
    found = ahead.next_turn(sample(), seat)
    if found is None:
        raise Refused("conflict", "no-more-turns")
    return found


class Rehearsal:
    """Shows the next turn of a seat, and tries moves there."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def look(self, person: AccountRow, table_id: str, done: SentMoves) -> Snapshot:
        """The table at the beginning of the next turn of the asking seat, after these moves."""
        table, seat = await self._table(person, table_id)
        texts, version = table.texts(done), table.version
        lines = [log_entry(entry, seat) for entry in table.entries[-MOST_LOG:]]
        brief = table_brief(table, person.id, self._tables.presence, seat)

        def looked(start: Position) -> Snapshot:
            position = attempt(start, seat, texts, ask=True).position if texts else start
            shown = msgspec.structs.replace(brief, you=seat, to_move=position.seat, turn=position.turn)
            return Snapshot(shown, version, position.view(seat), lines, can_undo=False, record=False)

        return await self._at_turn(table, seat, looked)

    async def try_moves(self, person: AccountRow, table_id: str, done: SentMoves, moves: SentMoves) -> Tried:
        """A preview of the next turn after these moves; without a view if they would reveal something."""
        table, seat = await self._table(person, table_id)
        texts = [*table.texts(done), *table.texts(moves)]

        def preview(start: Position) -> Tried:
            if not texts:
                return {"view": start.view(seat), "events": []}
            found = attempt(start, seat, texts, ask=True)
            return tried(found.trial(), start.reveals)

        return await self._at_turn(table, seat, preview)

    async def why(self, person: AccountRow, table_id: str, done: SentMoves, moves: SentMoves) -> Given | None:
        """Why the first illegal one of these moves is illegal; None if all are legal."""
        return await why_illegal(self.try_moves(person, table_id, done, moves))

    async def legal_moves(self, person: AccountRow, table_id: str, done: SentMoves) -> list[OfferGroup]:
        """The legal moves of the asking seat at its next turn, after these moves."""
        table, seat = await self._table(person, table_id)
        texts = table.texts(done)

        def legal(start: Position) -> list[OfferGroup]:
            position = attempt(start, seat, texts, ask=True).position if texts else start
            return offer_of(position.moves()) if position.seat == seat else []

        return await self._at_turn(table, seat, legal)

    async def _table(self, person: AccountRow, table_id: str) -> tuple[LiveTable, int]:
        table = await self._tables.cache.fresh(table_id)
        seat = seat_at(table, person)
        ahead_of(table)
        return table, seat

    async def _at_turn(self, table: LiveTable, seat: int, ask: Callable[[Position], T]) -> T:
        ahead, sample = ahead_of(table), table.sampler(seat)
        return await self._tables.offload.do(lambda: ask(turn_of(ahead, sample, seat)))
