"""SQL for processes that share a PostgreSQL database: who lives, who does what for all, who is where, what is new.

Times are those of the database, because the clocks of machines may differ.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, text

from arktable.server.store.part import SqlPart
from arktable.server.store.rows import EntryRow, SeatRow, TableRow
from arktable.server.store.schema import entry, game_table
from arktable.server.store.shared.schema import here, kept
from arktable.server.store.table_rows import seats_of, table_row

SECONDS_OF_LIFE: Final = 15.0
"""A process that has not renewed its row for this time counts as dead."""
LEADER: Final = "leader"
BOT: Final = "bot:"

_LIVE: Final = text(
    "INSERT INTO process (id, until) VALUES (:id, extract(epoch FROM clock_timestamp()) + :seconds) "
    "ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
_END: Final = text("DELETE FROM process WHERE id = :id")
_BURY: Final = text("DELETE FROM process WHERE until < extract(epoch FROM clock_timestamp()) - 60")
_TAKE: Final = text(
    "INSERT INTO lease (name, holder) VALUES (:name, :id) ON CONFLICT (name) DO UPDATE SET holder = CASE WHEN EXISTS ("
    "SELECT 1 FROM process AS p WHERE p.id = lease.holder AND p.until > extract(epoch FROM clock_timestamp())) "
    "THEN lease.holder ELSE excluded.holder END RETURNING holder"
)
_ORPHANS: Final = text(
    "UPDATE lease SET holder = :id WHERE name IN (SELECT l.name FROM lease AS l WHERE l.name LIKE 'bot:%' "
    "AND NOT EXISTS (SELECT 1 FROM process AS p WHERE p.id = l.holder "
    "AND p.until > extract(epoch FROM clock_timestamp())) ORDER BY l.name LIMIT :most FOR UPDATE SKIP LOCKED) "
    "RETURNING name"
)
_HERE: Final = text(
    "SELECT h.table_id, h.account_id, sum(h.connections), sum(h.in_sight) FROM here AS h JOIN process AS p "
    "ON p.id = h.process_id WHERE h.process_id <> :id AND p.until > extract(epoch FROM clock_timestamp()) "
    "AND (CAST(:all AS boolean) OR h.table_id IN (SELECT json_array_elements_text(CAST(:tables AS json)))) "
    "GROUP BY h.table_id, h.account_id"
)
_SINCE: Final = text(
    "SELECT e.table_id, e.version, e.kind, e.seat, e.moves, e.at, e.key, e.spent "
    "FROM json_to_recordset(CAST(:known AS json)) AS k(id text, version int) "
    "JOIN entry AS e ON e.table_id = k.id AND e.version > k.version ORDER BY e.table_id, e.version"
)
_PUT_KEPT: Final = text(
    "INSERT INTO kept (table_id, seat, text) VALUES (:table_id, :seat, :text) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET text = excluded.text"
)
_NEWEST: Final = select(func.max(entry.c.version)).where(entry.c.table_id == game_table.c.id).scalar_subquery()

HereAt = dict[str, tuple[int, int]]
"""By account: the number of connections to a table, and of those that are in sight."""


class TableNews(msgspec.Struct):
    """What is new at a table since a version of it."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    newest: int
    """The newest version of the table when it was read."""
    kept: dict[int, str]


class SqlProcesses(SqlPart):
    """The processes that share the database."""

    # -- living -------------------------------------------------------------------------------------------------

    async def live(self, process: str) -> None:
        """This process lives, for some seconds more."""
        await self._change(_LIVE.bindparams(id=process, seconds=SECONDS_OF_LIFE))

    async def end(self, process: str) -> None:
        """This process ends: others may do at once what it has done for all."""
        await self._change(_END.bindparams(id=process))

    async def bury(self) -> None:
        """Remove processes that have been dead for a while, with all that belongs to them."""
        await self._change(_BURY)

    # -- leases -------------------------------------------------------------------------------------------------

    async def take(self, name: str, process: str) -> bool:
        """Take this lease if it is free or held by a dead process; returns whether this process has it now."""

        def work(connection: Connection) -> bool:
            return bool(connection.execute(_TAKE, {"name": name, "id": process}).scalar_one() == process)

        return await self._writer.write(work)

    async def orphans(self, process: str, most: int) -> list[str]:
        """Take the leases of bots that dead processes have; returns their tables."""

        def work(connection: Connection) -> list[str]:
            found = connection.execute(_ORPHANS, {"id": process, "most": most}).scalars()
            return [name.removeprefix(BOT) for name in found]

        return await self._writer.write(work)

    # -- presence -----------------------------------------------------------------------------------------------

    async def put_here(self, process: str, places: Mapping[str, HereAt]) -> None:
        """Replace who has these tables open by a connection to this process."""
        rows = [
            {"process_id": process, "table_id": table, "account_id": account, "connections": all_, "in_sight": seen}
            for table, people in places.items()
            for account, (all_, seen) in people.items()
        ]

        def work(connection: Connection) -> None:
            mine = here.c.process_id == process
            connection.execute(delete(here).where(mine, here.c.table_id.in_(sorted(places))))
            if rows:
                connection.execute(insert(here), rows)

        await self._writer.write(work)

    async def here_elsewhere(self, process: str, tables: Sequence[str] | None = None) -> dict[str, HereAt]:
        """By table: who has it open by connections to other processes. None: at all tables."""
        given = {"id": process, "all": tables is None, "tables": _json(list(tables or ()))}
        found: dict[str, HereAt] = defaultdict(dict)
        for table, account, connections, seen in await self._read(lambda c: c.execute(_HERE, given).all()):
            found[table][account] = int(connections), int(seen)
        return found

    # -- tables -------------------------------------------------------------------------------------------------

    async def changed_since(self, updated: str) -> list[tuple[str, int]]:
        """The tables that have changed since this time, with their newest versions."""
        query = select(game_table.c.id, func.coalesce(_NEWEST, 0)).where(
            game_table.c.state.in_(("open", "running", "finished")), game_table.c.updated >= updated
        )
        return [(row[0], row[1]) for row in await self._read(lambda connection: connection.execute(query).all())]

    async def since(self, known: Mapping[str, int]) -> dict[str, TableNews]:
        """What is new at these tables since these versions of them; a table that is gone is missing."""
        given = {"known": _json([{"id": table_id, "version": version} for table_id, version in known.items()])}
        ids = sorted(known)

        def work(connection: Connection) -> dict[str, TableNews]:
            # One moment for all three: a row that is newer than the entries would say too much.
            connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
            entries: dict[str, list[EntryRow]] = defaultdict(list)
            for one in connection.execute(_SINCE, given):
                entries[one.table_id].append(
                    EntryRow(one.version, one.kind, one.seat, one.moves, one.at, one.key, spent=one.spent)
                )
            texts: dict[str, dict[int, str]] = defaultdict(dict)
            for one in connection.execute(select(kept).where(kept.c.table_id.in_(ids))):
                texts[one.table_id][one.seat] = one.text
            seats = seats_of(connection, ids)
            rows = connection.execute(select(game_table).where(game_table.c.id.in_(ids)))
            newest = {table_id: new[-1].version for table_id, new in entries.items()}
            return {
                row.id: TableNews(
                    table_row(row), seats[row.id], entries[row.id], newest.get(row.id, known[row.id]), texts[row.id]
                )
                for row in rows
            }

        return await self._read(work)

    async def put_kept(self, table_id: str, seat: int, words: str) -> None:
        """Store what a seat keeps at the table; an empty text removes it."""
        if words:
            await self._change(_PUT_KEPT.bindparams(table_id=table_id, seat=seat, text=words))
        else:
            await self._change(delete(kept).where(kept.c.table_id == table_id, kept.c.seat == seat))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
