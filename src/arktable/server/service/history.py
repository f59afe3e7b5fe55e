"""Looking back: the steps of a game, the table at any of them, records out and in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Final

from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.record import Player, Record, read_record, replay
from arktable.server.service import names
from arktable.server.service.errors import Refused
from arktable.server.service.limits import Limit
from arktable.server.service.table import LiveTable
from arktable.server.service.tables import Tables
from arktable.server.service.views import viewer_of
from arktable.server.service.wire import Brief, Moment, Step
from arktable.server.store.rows import AccountRow, EntryRow, SeatRow, Summary, TableRow

MOST_MOVES_PER_ENTRY: Final = 50


class History:
    """Reads finished and running games alike; the past of a running game shows no more than its present."""

    def __init__(self, tables: Tables, find_game: Callable[[str], Game], limit: Limit) -> None:
        self._tables = tables
        self._find_game = find_game
        self._limit = limit

    async def steps(self, table_id: str) -> list[Step]:
        """One line per decision. What was decided is public in every game: what it showed is in the events."""
        table = await self._ready(table_id)
        return [Step(n, decision.seat, decision.move, decision.turn) for n, decision in enumerate(table.decisions, 1)]

    async def at(self, person: AccountRow | None, table_id: str, n: int, as_open: bool) -> Moment:
        """The table after the first n decisions, through this person's eyes, and what the n-th one did."""
        table = await self._ready(table_id)
        viewer = viewer_of(table, person.id if person else None, as_open)
        if not 0 <= n <= len(table.decisions):
            raise Refused("missing", "no-such-step", n=max(-1, min(n, 10**9)), most=len(table.decisions))
        position, events = table.first_position()
        for decision in table.decisions[:n]:
            position.play(position.catalogue.parse(decision.move))
        if n:
            events = table.decisions[n - 1].events
        return {"n": n, "view": position.view(viewer), "events": [event.seen_by(viewer) for event in events]}

    async def _ready(self, table_id: str) -> LiveTable:
        table = await self._tables.cache.fresh(table_id)
        if table.pinned:
            raise Refused("conflict", "other-rules")
        if table.position is None:
            raise Refused("conflict", "not-started")
        return table

    # -- records ------------------------------------------------------------------------------------------------

    async def record(self, table_id: str) -> tuple[str, str]:
        """The table's name and its `.ark` text, once the game is over."""
        table = await self._tables.cache.fresh(table_id)
        if not table.over:
            raise Refused("conflict", "record-running")
        row = table.row
        moves = [(decision.seat, decision.move) for decision in table.decisions]
        if table.pinned:  # the log says it as well, only slower
            moves = list(_logged_moves(table))
        players = [Player(f"bot:{seat.bot}" if seat.bot else "person", seat.name) for seat in table.seats]
        record = Record(
            row.ruleset, row.rules_rev, row.sheet_hash, row.options, row.seats, int(row.seed), players, moves
        )
        return row.name, record.text()

    async def upload(self, person: AccountRow | None, visitor: str, text: str) -> Brief:
        """A table that can only be watched, out of a record. Refused unless the record replays to its last move."""
        self._limit.spend(visitor)
        # A long record takes a second or two to replay.
        record, position = await asyncio.to_thread(self._replayed, text)
        now = self._tables.now()
        summary = Summary(position.seat, position.turn, round(position.progress(), 3), tuple(position.winners()))
        row = TableRow(
            names.table_id(), names.table_name(), record.ruleset, record.options, record.seats, str(record.seed),
            "archived", record.rules_rev, record.sheet_hash, now, now, summary,
        )  # fmt: skip
        seats = [_seat_of(seat, player) for seat, player in enumerate(record.players)]
        await self._tables.store.add_table(row, seats, _entries_of(record, now))
        return self._tables.brief(await self._tables.cache.get(row.id), person)

    def _replayed(self, text: str) -> tuple[Record, Position]:
        record = read_record(text)
        game = self._find_game(record.ruleset)
        position = replay(record, game)
        record.options = game.choose(record.options)
        return record, position


def _logged_moves(table: LiveTable) -> Iterator[tuple[int, str]]:
    undone = {int(entry.row.moves) for entry in table.entries if entry.row.kind == "undo"}
    for entry in table.entries:
        if entry.row.kind == "move" and entry.row.version not in undone:
            for move in entry.row.moves.split("; "):
                yield entry.row.seat, move


def _seat_of(seat: int, player: Player) -> SeatRow:
    bot = player.kind.removeprefix("bot:") if player.kind.startswith("bot:") else None
    try:
        name = names.clean_name(player.name, 40)
    except Refused:
        name = f"Seat {seat + 1}"
    return SeatRow(seat, "bot" if bot else "person", name, bot=bot[:40] if bot else None)


def _entries_of(record: Record, now: str) -> list[EntryRow]:
    """Moves that one seat made in a row share an entry, as they do at a table."""
    entries = [EntryRow(1, "start", -1, "", now)]
    for seat, moves in groupby(record.moves, key=lambda pair: pair[0]):
        texts = [text for _, text in moves]
        for begin in range(0, len(texts), MOST_MOVES_PER_ENTRY):
            joined = "; ".join(texts[begin : begin + MOST_MOVES_PER_ENTRY])
            entries.append(EntryRow(len(entries) + 1, "move", seat, joined, now))
    return entries
