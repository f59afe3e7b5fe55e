"""The store in a database. A few threads read, and one writer writes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Select,
    bindparam,
    delete,
    distinct,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from arktable.server.store.appends import Append
from arktable.server.store.awards import all_awarded, earned_by
from arktable.server.store.claim import Claim
from arktable.server.store.distance.sql import SqlDistance
from arktable.server.store.faults import DatabaseFile, fault_of
from arktable.server.store.opening import PATIENCE, make_engine, prepare_schema
from arktable.server.store.probe import read_newest, write_probe
from arktable.server.store.rows import (
    AccountRow,
    Awarded,
    AwardRow,
    Change,
    Conflict,
    EarnedAward,
    EntryRow,
    ListedTable,
    SeatRow,
    StoredTable,
    StoreFault,
    TableRow,
)
from arktable.server.store.schema import account, award, entry, game_table, seat, session, sheet
from arktable.server.store.seat_links import SqlSeatLinks
from arktable.server.store.shared.processes import SqlProcesses
from arktable.server.store.standing_answers import SqlStandingAnswers
from arktable.server.store.table_rows import seats_of, table_row
from arktable.server.store.writer import Writer

T = TypeVar("T")

READERS: Final = 4

# Built once: building a statement costs more than running it.
_ADD_ENTRY: Final = insert(entry)
_ADD_SEAT: Final = insert(seat)
_ADD_AWARD: Final = insert(award)
_SHEETS: Final = select(sheet).where(sheet.c.hash.in_(bindparam("hashes", expanding=True)))
_KEEP_EVENTS: Final = (
    update(entry)
    .where(
        entry.c.table_id == bindparam("of_table"),
        entry.c.version == bindparam("of_version"),
        entry.c.events.is_(None),
    )
    .values(events=bindparam("new_events"))
)
_NEWEST: Final = select(func.max(entry.c.version)).where(entry.c.table_id == bindparam("table_id"))
_TABLE: Final = select(game_table).where(game_table.c.id == bindparam("table_id"))
_ENTRIES: Final = (
    select(entry.c.version, entry.c.kind, entry.c.seat, entry.c.moves, entry.c.at, entry.c.key, entry.c.spent)
    .where(entry.c.table_id == bindparam("table_id"))
    .order_by(entry.c.version)
)
_EVENTS: Final = (
    select(entry.c.version, entry.c.events)
    .where(entry.c.table_id == bindparam("table_id"), entry.c.events.is_not(None))
    .order_by(entry.c.version)
)
_LACKING: Final = (
    select(entry.c.version)
    .where(entry.c.table_id == bindparam("table_id"), entry.c.events.is_(None), entry.c.kind.in_(("start", "move")))
    .limit(1)
)
_ACCOUNT: Final = (
    select(account.c.id, account.c.name, account.c.state).join(session).where(session.c.id == bindparam("session_id"))
)


class SqlStore:
    """Implements `Store`. Open it with `SqlStore.open`, close it when done."""

    def __init__(self, engine: Engine, claim: Claim) -> None:
        self._engine = engine
        self._claim = claim
        self.is_sole = engine.dialect.name == "sqlite" and claim.is_held
        self.is_shared = engine.dialect.name == "postgresql"
        """Other processes may serve the same database."""
        self._file = DatabaseFile(engine)
        self._writer = Writer(engine, claim, self._file)
        self._readers = ThreadPoolExecutor(READERS, "arktable-reader")
        self.seat_links = SqlSeatLinks(self._writer, self._read)
        self.standing_answers = SqlStandingAnswers(self._writer, self._read)
        self.distance = SqlDistance(self._writer, self._read)
        self.processes = SqlProcesses(self._writer, self._read)

    @classmethod
    async def open(cls, url: str, seconds: float = PATIENCE, serving: bool = True) -> SqlStore:
        """The store at this address; refused if another server has it. Waiting for it is limited to this time.

        A command that runs while a server may be running opens it with `serving` false.
        """
        store = await asyncio.to_thread(cls._opened, url, seconds, serving)
        store._writer.start()
        try:
            await store.probe()  # claims a PostgreSQL database
        except BaseException:
            await store.close()
            raise
        return store

    @classmethod
    def _opened(cls, url: str, seconds: float, serving: bool) -> SqlStore:
        engine = make_engine(url, seconds)
        claim = None
        try:
            claim = Claim(url, serving)
            prepare_schema(engine, serving)
            return cls(engine, claim)
        except BaseException:
            engine.dispose()
            if claim is not None:
                claim.release()
            raise

    @property
    def process(self) -> str:
        """The name of this process among those that share the database."""
        return self._claim.process

    def driver_arguments(self) -> Mapping[str, Any]:
        """The arguments with which the driver connects to the database."""
        return {"connect_timeout": 5, **self._engine.dialect.create_connect_args(self._engine.url)[1]}

    async def close(self) -> None:
        await self._writer.stop()
        self._readers.shutdown()
        self._engine.dispose()
        self._claim.release()

    async def _read(self, work: Callable[[Connection], T]) -> T:
        def visit() -> T:
            try:
                self._file.check()
                with self._engine.connect() as connection:
                    return work(connection)
            except Exception as error:
                fault = fault_of(error)
                if fault is None:
                    raise
                raise fault from None

        return await asyncio.get_running_loop().run_in_executor(self._readers, visit)

    async def probe(self) -> None:
        """Write, read and remove an entry, and read the newest one; `StoreFault` if a move could not be stored."""
        try:
            await self._writer.write(write_probe)
            await self._read(read_newest)
        except (Conflict, SQLAlchemyError) as error:  # also for errors that elsewhere mean a mistake in our SQL
            raise StoreFault(" ".join(str(error).split())[:200]) from None

    # -- people -------------------------------------------------------------------------------------------------

    async def add_account(self, person: AccountRow, session_id: str, at: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(account).values(id=person.id, name=person.name, created=at))
            connection.execute(insert(session).values(id=session_id, account_id=person.id, created=at))

        await self._writer.write(work)

    async def account_of(self, session_id: str) -> AccountRow | None:
        row = await self._read(
            lambda connection: connection.execute(_ACCOUNT, {"session_id": session_id}).one_or_none()
        )
        return AccountRow(row.id, row.name, row.state == "banned") if row else None

    async def rename(self, account_id: str, name: str) -> list[str]:
        """Rename a person everywhere; returns the tables at which they sit. A seat with another name keeps it."""

        def work(connection: Connection) -> list[str]:
            old = select(account.c.name).where(account.c.id == account_id).scalar_subquery()
            own = update(seat).where(seat.c.account_id == account_id, seat.c.name == old)
            connection.execute(own.values(name=name))
            connection.execute(update(account).where(account.c.id == account_id).values(name=name))
            mine = select(seat.c.table_id).where(seat.c.account_id == account_id).distinct()
            return list(connection.execute(mine).scalars())

        return await self._writer.write(work)

    # -- tables -------------------------------------------------------------------------------------------------

    async def add_table(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        entries: Sequence[EntryRow],
        numbers: Mapping[str, Any] | None = None,
        awards: Sequence[AwardRow] = (),
    ) -> None:
        """Write a new table with its log, its numbers, and the awards of its game."""

        def work(connection: Connection) -> None:
            if numbers is not None:
                _keep_sheet(connection, row.sheet_hash, numbers)
            connection.execute(insert(game_table).values(**_table_values(row)))
            connection.execute(_ADD_SEAT, [_of_table(row.id, one) for one in seats])
            if entries:
                connection.execute(_ADD_ENTRY, [_of_table(row.id, one) for one in entries])
            if awards:
                connection.execute(_ADD_AWARD, [_of_table(row.id, one) for one in awards])

        await self._writer.write(work)

    async def load(self, table_id: str, events: bool = False) -> StoredTable | None:
        def work(connection: Connection) -> StoredTable | None:
            row = connection.execute(_TABLE, {"table_id": table_id}).one_or_none()
            if row is None:
                return None
            this = {"table_id": table_id}
            # The events are many times as large as the moves.
            events_of = {one.version: one.events for one in connection.execute(_EVENTS, this)} if events else {}
            entries = [
                EntryRow(*one[:-1], events=events_of.get(one.version), spent=one.spent)
                for one in connection.execute(_ENTRIES, this)
            ]
            numbers = _sheets_of(connection, [row.sheet_hash]).get(row.sheet_hash)
            lacks = connection.execute(_LACKING, this).first() is not None
            return StoredTable(table_row(row), seats_of(connection, [table_id])[table_id], entries, numbers, lacks)

        return await self._read(work)

    async def keep(self, row: TableRow, numbers: Mapping[str, Any], events: Mapping[int, str]) -> None:
        """Add what a table of an earlier schema lacks: its numbers, and the events of its entries by version."""

        def work(connection: Connection) -> None:
            _keep_sheet(connection, row.sheet_hash, numbers)
            values = [{"of_table": row.id, "of_version": at, "new_events": text} for at, text in events.items()]
            if values:
                connection.execute(_KEEP_EVENTS, values)

        await self._writer.write(work)

    async def version(self, table_id: str) -> int:
        """The newest version of a table; 0 if there is no such table."""
        return await self._read(lambda connection: _newest(connection, table_id))

    async def append(self, table_id: str, entries: Sequence[EntryRow], change: Change) -> bool:
        """Append to the log; `Conflict` if another writer was first or the table does not exist.

        Returns whether this process is to ask the bot that the table waits for, if it waits for one.
        """
        outcome = await self._writer.append(Append(table_id, entries, change))
        return change.bot != "waits" or outcome.is_leased

    async def set_aside(self, table_id: str, reason: str) -> None:
        place = update(game_table).where(game_table.c.id == table_id).values(aside=reason)

        def work(connection: Connection) -> None:
            connection.execute(place)

        await self._writer.write(work)

    async def tables_aside(self, limit: int) -> list[ListedTable]:
        return await self._listed(select(game_table).where(game_table.c.aside != ""), limit)

    async def delete_table(self, table_id: str, version: int) -> None:
        """Delete a table of this version; `Conflict` if it has another one."""

        def work(connection: Connection) -> None:
            # An append of another process waits until this transaction ends.
            connection.execute(_TABLE.with_for_update(), {"table_id": table_id})
            if _newest(connection, table_id) != version:
                raise Conflict("the table has moved on")
            connection.execute(delete(game_table).where(game_table.c.id == table_id))

        await self._writer.write(work)

    async def tables_in(self, states: Sequence[str], limit: int, unlisted: bool = False) -> list[ListedTable]:
        query = select(game_table).where(game_table.c.state.in_(states))
        return await self._listed(query if unlisted else query.where(~game_table.c.unlisted), limit)

    async def seats_of(self, account_id: str) -> int:
        """The number of tables with an unfinished game at which this person sits."""
        query = (
            select(func.count(distinct(seat.c.table_id)))
            .select_from(seat.join(game_table))
            .where(_sits(account_id), game_table.c.state.in_(("open", "running")))
        )
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def tables_of(self, account_id: str, limit: int) -> list[ListedTable]:
        """The tables at which this person sits, the latest first."""
        mine = select(seat.c.table_id).where(_sits(account_id))
        return await self._listed(select(game_table).where(game_table.c.id.in_(mine)), limit)

    async def _listed(self, query: Select[Any], limit: int) -> list[ListedTable]:
        latest = query.order_by(game_table.c.updated.desc(), game_table.c.id).limit(limit)

        def work(connection: Connection) -> list[ListedTable]:
            rows = [table_row(row) for row in connection.execute(latest)]
            seats = seats_of(connection, [row.id for row in rows])
            sheets = _sheets_of(connection, [row.sheet_hash for row in rows])
            return [ListedTable(row, seats[row.id], sheets.get(row.sheet_hash)) for row in rows]

        return await self._read(work)

    # -- awards -------------------------------------------------------------------------------------------------

    async def awards_of(self, name: str) -> list[EarnedAward]:
        """The awards of players with this name, by ruleset and award."""
        return await self._read(lambda connection: earned_by(connection, name))

    async def awarded(self, limit: int) -> list[Awarded]:
        """Players with awards, those with the most first."""
        return await self._read(lambda connection: all_awarded(connection, limit))


def _sits(account_id: str) -> ColumnElement[bool]:
    """A seat of this person, as owner or as substitute."""
    return or_(seat.c.account_id == account_id, seat.c.substitute == account_id)


def _newest(connection: Connection, table_id: str) -> int:
    return connection.execute(_NEWEST, {"table_id": table_id}).scalar() or 0


def _sheets_of(connection: Connection, hashes: list[str]) -> dict[str, dict[str, Any]]:
    found = connection.execute(_SHEETS, {"hashes": sorted(set(hashes))}) if hashes else ()
    return {row.hash: msgspec.json.decode(row.numbers, type=dict[str, Any]) for row in found}


def _keep_sheet(connection: Connection, name: str, numbers: Mapping[str, Any]) -> None:
    """Store the numbers of a sheet, unless they are there: many tables share a sheet."""
    if not connection.execute(_SHEETS, {"hashes": [name]}).first():
        connection.execute(insert(sheet).values(hash=name, numbers=_json(numbers)))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _table_values(row: TableRow) -> dict[str, Any]:
    return {**msgspec.structs.asdict(row), "options": _json(row.options), "summary": _json(row.summary)}


def _of_table(table_id: str, row: SeatRow | EntryRow | AwardRow) -> dict[str, Any]:
    return {"table_id": table_id, **msgspec.structs.asdict(row)}
