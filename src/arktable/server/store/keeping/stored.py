"""What a check reads from a database and what it repairs, table by table. Rows may be damaged in any way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Row, bindparam, func, select, update

from arktable.server.store.distance.clocks import OutageRow, VacationRow, write_due
from arktable.server.store.distance_schema import due, outage, vacation
from arktable.server.store.keeping.contents import tables_in
from arktable.server.store.keeping.engines import alone, one_moment, opened
from arktable.server.store.keeping.tables import ALL_TABLES
from arktable.server.store.opening import prepare_schema
from arktable.server.store.protocol import PROBE
from arktable.server.store.rows import DueRow, EntryRow, SeatRow, StoredTable, StoreError, Summary, TableRow
from arktable.server.store.schema import entry, game_table, seat, sheet

T = TypeVar("T")

MOST_DAMAGE: Final = 20
"""Messages about damaged pages that are read."""
_EVENTS: Final = (
    update(entry)
    .where(entry.c.table_id == bindparam("of_table"), entry.c.version == bindparam("of_version"))
    .values(events=bindparam("new_events"))
)


class TableToCheck(msgspec.Struct):
    """A table with everything that is compared with its log."""

    stored: StoredTable
    due: DueRow | None
    vacations: list[VacationRow]
    outages: list[OutageRow]
    unreadable: list[str]
    """What could not be read of `summary`, `due` and `numbers`; the default stands in its place."""


class StoredTables:
    """The tables of a database of our schema."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        with one_moment(engine) as connection:
            self.ids = list(connection.execute(select(game_table.c.id).order_by(game_table.c.id)).scalars())
            self._outages = [OutageRow(*row) for row in connection.execute(select(outage.c.began, outage.c.ended))]

    def read(self, table_id: str) -> TableToCheck | None:
        """A table as it is at one moment; None if it was deleted meanwhile. `MsgspecError` if it is no table at all."""
        with one_moment(self._engine) as connection:
            row = connection.execute(select(game_table).where(game_table.c.id == table_id)).one_or_none()
            return None if row is None or row.id == PROBE else self._read(connection, row)

    def _read(self, connection: Connection, row: Row[Any]) -> TableToCheck:
        unreadable: list[str] = []
        values = dict(row._mapping)
        values["options"] = msgspec.json.decode(values["options"], type=dict[str, str])
        values["summary"] = _decoded(values["summary"], Summary, "summary", unreadable) or Summary()
        seats = [SeatRow(**one) for one in _rows_of(connection, seat, row.id, seat.c.seat)]
        entries = [EntryRow(**one) for one in _rows_of(connection, entry, row.id, entry.c.version)]
        text = connection.execute(select(sheet.c.numbers).where(sheet.c.hash == row.sheet_hash)).scalar_one_or_none()
        numbers = None if text is None else _decoded(text, dict[str, Any], "numbers", unreadable)
        lacks = any(one.events is None for one in entries if one.kind in ("start", "move"))
        return TableToCheck(
            StoredTable(TableRow(**values), seats, entries, numbers, lacks),
            self._due(connection, row.id, unreadable),
            self._vacations(connection, seats),
            self._outages,
            unreadable,
        )

    def _due(self, connection: Connection, table_id: str, unreadable: list[str]) -> DueRow | None:
        row = connection.execute(select(due).where(due.c.table_id == table_id)).one_or_none()
        if row is None:
            return None
        return DueRow(row.version, _decoded(row.seats, tuple[int, ...], "due", unreadable) or (), row.at)

    def _vacations(self, connection: Connection, seats: list[SeatRow]) -> list[VacationRow]:
        people = [one.account_id for one in seats if one.account_id is not None]
        rows = connection.execute(select(vacation).where(vacation.c.account_id.in_(people)))
        return [VacationRow(**one._mapping) for one in rows]

    def damage(self) -> list[str]:
        """What SQLite says about damaged pages and indexes."""
        if self._engine.dialect.name != "sqlite":
            return []
        with self._engine.connect() as connection:
            said = connection.exec_driver_sql(f"PRAGMA integrity_check({MOST_DAMAGE})").scalars().all()
        return [line for line in said if line != "ok"]

    def loose(self) -> Iterator[tuple[str, str, int]]:
        """Tables with rows that refer to missing rows: the table, the other one, and how many."""
        with one_moment(self._engine) as connection:
            for table in ALL_TABLES:
                for key in sorted(table.foreign_keys, key=lambda key: key.parent.name):
                    owner = key.column.table.alias()
                    joined = table.outerjoin(owner, key.parent == owner.c[key.column.name])
                    lost = select(func.count()).select_from(joined)
                    missing = (key.parent.is_not(None), owner.c[key.column.name].is_(None))
                    if count := connection.execute(lost.where(*missing)).scalar_one():
                        yield table.name, key.column.table.name, count

    def repair(
        self, table_id: str, summary: Summary | None, events: Mapping[int, str], renews_due: bool, row: DueRow | None
    ) -> None:
        """Replace the summary unless it is None, these events, and `due` if it is to be renewed."""
        with self._engine.execution_options(writes=True).begin() as connection:
            if summary is not None:
                text = msgspec.json.encode(summary).decode()
                connection.execute(update(game_table).where(game_table.c.id == table_id).values(summary=text))
            if events:
                rows = [{"of_table": table_id, "of_version": at, "new_events": text} for at, text in events.items()]
                connection.execute(_EVENTS, rows)
            if renews_due:
                write_due(connection, table_id, row)


@contextmanager
def stored_tables(url: str, repairs: bool) -> Iterator[StoredTables]:
    """The tables of a database; no server may run if they are to be repaired."""
    with opened(url) as engine:
        prepare_schema(engine, serving=False)
        with engine.connect() as connection:
            lacking = [table.name for table in ALL_TABLES if table.name not in tables_in(connection)]
        if lacking:
            raise StoreError(f"the database lacks tables: {', '.join(lacking)}; restore a backup of it")
        with alone(engine) if repairs else nullcontext():
            yield StoredTables(engine)


def _rows_of(connection: Connection, table: Any, table_id: str, order: Any) -> Iterator[dict[str, Any]]:
    """The rows of a game table, without its id."""
    for row in connection.execute(select(table).where(table.c.table_id == table_id).order_by(order)):
        values = dict(row._mapping)
        del values["table_id"]
        yield values


def _decoded(text: str, kind: type[T], name: str, unreadable: list[str]) -> T | None:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError:
        unreadable.append(name)
        return None
