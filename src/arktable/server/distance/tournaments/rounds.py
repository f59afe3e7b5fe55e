"""Opens and closes rounds by themselves. All state is in the database: everything can be done again after a crash."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final

from arktable.server.distance.each import for_each
from arktable.server.distance.notices.outbox import Outbox
from arktable.server.distance.proposals.endings import Endings
from arktable.server.distance.tournaments.draw import next_round
from arktable.server.distance.tournaments.points import SeatResult, bye_points, results_of, shared_by_all
from arktable.server.distance.tournaments.state import TournamentState, read_state, write_results
from arktable.server.lobby.agreement import Agreement
from arktable.server.lobby.lobby import OpeningLobby
from arktable.server.people import names
from arktable.server.running.background import Repeating
from arktable.server.running.errors import Refused
from arktable.server.running.times import days_after
from arktable.server.store.distance.people import SqlPeople
from arktable.server.store.distance.tournaments import PairingRow, RoundRow, SqlTournaments
from arktable.server.store.rows import Conflict, EntryRow, SeatRow
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables

log = logging.getLogger(__name__)

MOST_RUNNING: Final = 1000


class Rounds:
    """Takes running tournaments from round to round."""

    def __init__(
        self,
        tables: Tables,
        lobby: OpeningLobby,
        store: SqlTournaments,
        people: SqlPeople,
        endings: Endings,
        outbox: Outbox,
        least_seats: Callable[[str], int],
    ) -> None:
        self._tables = tables
        self._lobby = lobby
        self._store = store
        self._people = people
        self._endings = endings
        self._outbox = outbox
        self._least_seats = least_seats
        self._locks: dict[str, asyncio.Lock] = {}
        self.repeated = Repeating("tournaments", self.once, "tournaments do not go on")
        tables.on_commit.append(self.committed)

    # -- in the background --------------------------------------------------------------------------------------

    def committed(self, table: LiveTable, _rows: Sequence[EntryRow]) -> None:
        """A table has changed. Called under its lock: the work is done by the task."""
        if table.row.tournament and table.row.state == "finished":
            self.repeated.wake()

    async def once(self) -> None:
        """Let all running tournaments go on as far as they can."""
        running = await self._store.in_states(("running",), MOST_RUNNING)
        await for_each("a tournament cannot go on", running, lambda row: self.go_on(row.id))

    # -- rounds -------------------------------------------------------------------------------------------------

    async def go_on(self, tournament_id: str, now: bool = False) -> None:
        """Do what is due: open missing tables, note results, close the round, open the next one. With `now` the round
        ends even if tables are unfinished.
        """
        async with self._locks.setdefault(tournament_id, asyncio.Lock()):
            while await self._step(await read_state(self._store, tournament_id), now):
                now = False

    async def _step(self, state: TournamentState, now: bool) -> bool:
        """One step; true if another one may follow."""
        present = state.present
        if state.row.state != "running":
            return False
        if present is None or present.closed:
            return await self._open_next(state)
        await self._open_tables(state, present.n)
        is_late = now or bool(present.closes and present.closes <= self._tables.now())
        if not await self._note_results(state, present.n, is_late):
            return False
        await self._store.close_round(state.row.id, present.n, self._tables.now())
        return True

    async def _open_next(self, state: TournamentState) -> bool:
        """Open the next round, or end the tournament after the last one, or when too few people are left."""
        state = await self._without_former(state)
        n, at = len(state.rounds) + 1, self._tables.now()
        least = max(2, self._least_seats(state.row.ruleset))
        drawn = await self._tables.offload.do(lambda: next_round(state, least)) if n <= state.row.rounds else None
        if drawn is None or not drawn.tables:
            await self._store.change_state(state.row.id, ("running",), "finished", at)
            return False
        ids = [one.entrant for one in state.entrants]
        rows = [
            PairingRow(n, number, names.table_id(), tuple(ids[person] for person in table))
            for number, table in enumerate(drawn.tables, 1)
        ]
        for person in drawn.out:
            points = write_results([SeatResult(1, bye_points(state.row.seats), 0)])
            rows.append(PairingRow(n, len(rows) + 1, "", (ids[person],), points))
        closes = days_after(at, state.row.round_days) if state.row.round_days else ""
        return await self._store.open_round(state.row.id, RoundRow(n, at, closes), rows)

    async def _without_former(self, state: TournamentState) -> TournamentState:
        """The state in which people who were deleted or banned have withdrawn."""
        changed = False
        for one in state.entrants:
            if one.bot or one.withdrawn:
                continue
            person = await self._people.of(one.entrant)
            if person is None or person.state != "player":
                changed |= await self._store.withdraw(state.row.id, one.entrant, self._tables.now())
        return await read_state(self._store, state.row.id) if changed else state

    async def _open_tables(self, state: TournamentState, n: int) -> None:
        """Open the tables of a round that do not exist yet."""
        missing = [table for table in state.of_round(n) if table.table_id and not table.results]
        games = await self._store.games([table.table_id for table in missing])
        for table in missing:
            if table.table_id not in games:
                await self._open_table(state, table)

    async def _open_table(self, state: TournamentState, table: PairingRow) -> None:
        row = state.row
        entrants = [state.entrants[state.numbers[one]] for one in table.entrants]
        seats = [
            SeatRow(seat, "bot", one.name, bot=one.bot) if one.bot else SeatRow(seat, "person", one.name, one.entrant)
            for seat, one in enumerate(entrants)
        ]
        people = [one for one in entrants if not one.bot]
        agreed = Agreement(state.pace, rated=row.rated and len(people) > 1, tournament=row.id)
        title = f"{row.name[: names.TABLE_NAME_MOST - 8]} {table.round}.{table.n}"
        try:
            await self._lobby.open_seated(table.table_id, title, row.ruleset, state.options, seats, agreed)
        except Conflict:
            return  # another process was first
        for one in people:
            await self._outbox.tell(
                one.entrant, "round", table.table_id, 1, table=title, tournament=row.name, round=table.round
            )

    # -- results ------------------------------------------------------------------------------------------------

    async def _note_results(self, state: TournamentState, n: int, is_late: bool) -> bool:
        """Write the results of tables that are over; true if all are. With `is_late` the others end as they stand."""
        open_ = [table for table in state.of_round(n) if not table.results]
        games = await self._store.games([table.table_id for table in open_])
        are_over = True
        for table in open_:
            game = games.get(table.table_id)
            if game is not None and game.state == "running" and not is_late:
                are_over = False
                continue
            try:
                results = await self._results(table.table_id, state.row.seats)
            except Refused as refused:
                log.warning("table %s of a tournament cannot be read: %s", table.table_id, refused.key)
                results = shared_by_all(len(table.entrants), state.row.seats)
            await self._store.set_results(state.row.id, n, table.n, write_results(results))
        return are_over

    async def _results(self, table_id: str, seats: int) -> list[SeatResult]:
        """The results of a table; a running game is ended with the places as they stand."""
        table = await self._tables.cache.get(table_id)

        async def end() -> None:
            if table.row.state == "running":
                await self._endings.end(table, [], "closed")

        if table.row.state == "running":
            await self._tables.change(table, end)
        async with table.lock:
            if table.position is None:
                raise Refused("conflict", "other-rules")
            out = [bool(seat.forfeit) for seat in table.seats]
            return results_of(table.position.scores(), table.row.summary.winners, out, seats)
