"""The store in a browser: on a cupboard, with all small data in memory.

Writes are made one after the other, each in one transaction of the cupboard, and memory is updated after it. So memory
matches the cupboard, and an interrupted write is stored completely or not at all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from arktable.server.store.browser_home.cupboard import Cupboard, CupboardFull
from arktable.server.store.browser_home.data import (
    KEPT,
    SCHEMA,
    SCHEMA_KEY,
    Held,
    KeptTable,
    account_key,
    entry_key,
    log_key,
    packed,
    read_entry,
    session_key,
    sheet_key,
    table_key,
)
from arktable.server.store.browser_home.standing import CupboardStandingAnswers
from arktable.server.store.protocol import PROBE, PROBE_ENTRY
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
    StoreFull,
    TableRow,
)

T = TypeVar("T")


class Writing:
    """One write: what it adds and removes, and the changes in memory after it."""

    __slots__ = ("deletes", "keys", "puts")

    def __init__(self) -> None:
        self.puts: dict[str, str] = {}
        self.deletes: list[str] = []
        self.keys: set[str] = set()
        """Keys of requests in the log that is written."""


class CupboardStore:
    """Implements `Store`. Open it with `CupboardStore.open`."""

    seat_links: None = None

    def __init__(self, cupboard: Cupboard) -> None:
        self.is_sole = True
        self._cupboard = cupboard
        self._held: Held | None = None
        self._keys: dict[str, set[str]] = {}  # by table: keys of the requests in its log, once it was read
        self._order = asyncio.Lock()
        self._doubts = 0  # number of writes with an unknown outcome
        self._closed = False
        self.standing_answers = CupboardStandingAnswers(self._now, self._write)

    @classmethod
    async def open(cls, cupboard: Cupboard) -> CupboardStore:
        """The store on this cupboard; refused if a later program has written it."""
        store = cls(cupboard)
        await store._now()
        return store

    async def close(self) -> None:
        async with self._order:  # after waiting writes
            self._closed = True

    async def probe(self) -> None:
        """Write, read and remove an entry of no table; `StoreFault` if a move could not be stored."""
        key = entry_key(PROBE, PROBE_ENTRY.version)
        await self._write(lambda held, writing: writing.puts.update({key: packed(PROBE_ENTRY)}))
        try:
            if await self._entries(PROBE) != [PROBE_ENTRY]:
                raise StoreFault("the cupboard does not give back what was written")
        finally:
            await self._write(lambda held, writing: writing.deletes.append(key))

    # -- reading and writing ------------------------------------------------------------------------------------

    async def _now(self) -> Held:
        """The cached state; reloaded after a write whose outcome is unknown."""
        while self._held is None:
            doubts = self._doubts
            read = Held.read(await self._read(KEPT))
            if self._held is None and doubts == self._doubts:
                self._held = read
        return self._held

    async def _read(self, prefix: str) -> list[tuple[str, str]]:
        if self._closed:
            raise StoreFault("the store is closed")
        try:
            return await self._cupboard.read(prefix)
        except Exception as error:
            raise StoreFault(_said(error)) from None

    async def _write(self, work: Callable[[Held, Writing], T], table_id: str = "") -> T:
        """Write what `work` adds and removes, after all earlier writes. `work` itself changes nothing.

        `table_id` names the table whose log is written: the keys in it must be known.
        """

        async def one() -> T:
            async with self._order:
                held = await self._now()
                if table_id and table_id not in self._keys:
                    await self._log(table_id)
                writing = Writing()
                result = work(held, writing)
                await self._put(held, writing)
                if table_id:
                    self._keys[table_id] |= writing.keys
                return result

        return await _whole(one())

    async def _put(self, held: Held, writing: Writing) -> None:
        if self._closed:
            raise StoreFault("the store is closed")
        if not held.schema:
            writing.puts[SCHEMA_KEY] = str(SCHEMA)
        try:
            await self._cupboard.write(writing.puts, writing.deletes)
        except CupboardFull as full:
            raise StoreFull(_said(full)) from None
        except Exception as error:
            self._held = None  # it may have been written
            self._doubts += 1
            self._keys.clear()
            raise StoreFault(_said(error)) from None
        for key, text in writing.puts.items():
            held.take(key, text)
        for key in writing.deletes:
            held.drop(key)

    # -- people -------------------------------------------------------------------------------------------------

    async def add_account(self, person: AccountRow, session_id: str, at: str) -> None:
        def work(held: Held, writing: Writing) -> None:
            if person.id in held.accounts or session_id in held.sessions:
                raise Conflict("this person is there already")
            writing.puts[account_key(person.id)] = packed(person)
            writing.puts[session_key(session_id)] = person.id

        await self._write(work)

    async def account_of(self, session_id: str) -> AccountRow | None:
        held = await self._now()
        return held.accounts.get(held.sessions.get(session_id, ""))

    async def rename(self, account_id: str, name: str) -> list[str]:
        def work(held: Held, writing: Writing) -> list[str]:
            old = held.accounts.get(account_id)
            if old is not None:
                writing.puts[account_key(account_id)] = packed(AccountRow(account_id, name))
            mine = [table for table in held.tables.values() if _sits(table, account_id)]
            for table in mine:
                seats = [_renamed(seat, old, name) for seat in table.seats]
                writing.puts[table_key(table.row.id)] = packed(msgspec.structs.replace(table, seats=seats))
            return [table.row.id for table in mine]

        return await self._write(work)

    # -- tables -------------------------------------------------------------------------------------------------

    async def add_table(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        entries: Sequence[EntryRow],
        numbers: Mapping[str, Any] | None = None,
        awards: Sequence[AwardRow] = (),
    ) -> None:
        def work(held: Held, writing: Writing) -> None:
            if row.id in held.tables:
                raise Conflict("this table is there already")
            _check_people(held, seats)
            if numbers is not None and row.sheet_hash not in held.sheets:
                writing.puts[sheet_key(row.sheet_hash)] = packed(numbers)
            table = KeptTable(row, list(seats), 0, list(awards))
            _append(writing, table, entries, set())
            writing.puts[table_key(row.id)] = packed(table)

        await self._write(work, row.id)

    async def load(self, table_id: str, events: bool = False) -> StoredTable | None:
        async with self._order:  # a table and its log belong together
            held = await self._now()
            if table_id not in held.tables:
                return None
            entries = await self._log(table_id)
            table = _copied(held.tables[table_id])
            lacks = any(entry.events is None and entry.kind in ("start", "move") for entry in entries)
            return StoredTable(table.row, table.seats, entries, held.sheets.get(table.row.sheet_hash), lacks)

    async def _log(self, table_id: str) -> list[EntryRow]:
        """The log of a table; its keys are known from then on. The caller holds the lock for writes."""
        entries = await self._entries(table_id)
        self._keys[table_id] = {entry.key for entry in entries if entry.key is not None}
        return entries

    async def _entries(self, table_id: str) -> list[EntryRow]:
        return [read_entry(text) for _, text in await self._read(log_key(table_id))]

    async def keep(self, row: TableRow, numbers: Mapping[str, Any], events: Mapping[int, str]) -> None:
        entries = {entry.version: entry for entry in await self._entries(row.id)} if events else {}

        def work(held: Held, writing: Writing) -> None:
            if row.sheet_hash not in held.sheets:
                writing.puts[sheet_key(row.sheet_hash)] = packed(numbers)
            for version, text in events.items():
                if row.id in held.tables and version in entries and entries[version].events is None:
                    filled = msgspec.structs.replace(entries[version], events=text)
                    writing.puts[entry_key(row.id, version)] = packed(filled)

        await self._write(work)

    async def version(self, table_id: str) -> int:
        table = (await self._now()).tables.get(table_id)
        return table.version if table is not None else 0

    async def append(self, table_id: str, entries: Sequence[EntryRow], change: Change) -> bool:
        def work(held: Held, writing: Writing) -> None:
            if table_id not in held.tables:
                raise Conflict("the table is gone")
            table = _copied(held.tables[table_id])
            _check_people(held, change.seats)
            _append(writing, table, entries, self._keys[table_id])
            _change(table, change)
            writing.puts[table_key(table_id)] = packed(table)

        await self._write(work, table_id)
        return True

    async def set_aside(self, table_id: str, reason: str) -> None:
        def work(held: Held, writing: Writing) -> None:
            if table_id in held.tables:
                table = _copied(held.tables[table_id])
                table.row.aside = reason
                writing.puts[table_key(table_id)] = packed(table)

        await self._write(work)

    async def tables_aside(self, limit: int) -> list[ListedTable]:
        held = await self._now()
        return _listed(held, (table for table in held.tables.values() if table.row.aside), limit)

    async def delete_table(self, table_id: str, version: int) -> None:
        keys = [key for key, _ in await self._read(log_key(table_id))]

        def work(held: Held, writing: Writing) -> None:
            table = held.tables.get(table_id)
            if (table.version if table is not None else 0) != version:
                raise Conflict("the table has moved on")
            writing.deletes += [*keys, table_key(table_id)]

        await self._write(work)
        self._keys.pop(table_id, None)

    # -- lists --------------------------------------------------------------------------------------------------

    async def tables_in(self, states: Sequence[str], limit: int, unlisted: bool = False) -> list[ListedTable]:
        held = await self._now()
        rows = (table for table in held.tables.values() if table.row.state in states)
        return _listed(held, (table for table in rows if unlisted or not table.row.unlisted), limit)

    async def seats_of(self, account_id: str) -> int:
        held = await self._now()
        return sum(_sits(table, account_id) for table in held.tables.values() if table.row.state in ("open", "running"))

    async def tables_of(self, account_id: str, limit: int) -> list[ListedTable]:
        held = await self._now()
        return _listed(held, (table for table in held.tables.values() if _sits(table, account_id)), limit)

    # -- awards -------------------------------------------------------------------------------------------------

    async def awards_of(self, name: str) -> list[EarnedAward]:
        earned: dict[tuple[str, str], list[tuple[str, str]]] = {}
        for table in (await self._now()).tables.values():
            for award in table.awards:
                if _name_at(table, award.seat) == name:
                    earned.setdefault((table.row.ruleset, award.award), []).append((award.at, table.row.id))
        return [
            EarnedAward(ruleset, award, len(times), *min(times)) for (ruleset, award), times in sorted(earned.items())
        ]

    async def awarded(self, limit: int) -> list[Awarded]:
        different: dict[str, set[str]] = {}
        games: dict[str, set[str]] = {}
        for table in (await self._now()).tables.values():
            for award in table.awards:
                name = _name_at(table, award.seat)
                different.setdefault(name, set()).add(f"{table.row.ruleset}/{award.award}")
                games.setdefault(name, set()).add(table.row.id)
        found = [Awarded(name, len(awards), len(games[name])) for name, awards in different.items()]
        return sorted(found, key=lambda one: (-one.awards, one.name))[:limit]


async def _whole(work: Coroutine[Any, Any, T]) -> T:
    """Finish this even if the caller is cancelled: memory must match the cupboard."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # its result is not used
        raise


def _said(error: Exception) -> str:
    return " ".join(str(error).split())[:200] or type(error).__name__


def _sits(table: KeptTable, account_id: str) -> bool:
    return any(seat.account_id == account_id for seat in table.seats)


def _renamed(seat: SeatRow, person: AccountRow | None, name: str) -> SeatRow:
    """The seat with the new name if it had the person's old name; other people on the device keep theirs."""
    if person is None or (seat.account_id, seat.name) != (person.id, person.name):
        return seat
    return msgspec.structs.replace(seat, name=name)


def _name_at(table: KeptTable, seat: int) -> str:
    return next((one.name for one in table.seats if one.seat == seat), "")


def _copied(table: KeptTable) -> KeptTable:
    """A copy that the caller may change; the cached state changes by writes only."""
    return msgspec.json.decode(packed(table), type=KeptTable)


def _check_people(held: Held, seats: Iterable[SeatRow]) -> None:
    for seat in seats:
        if seat.account_id is not None and seat.account_id not in held.accounts:
            raise Conflict("nobody of this name is known")


def _append(writing: Writing, table: KeptTable, entries: Sequence[EntryRow], keys: set[str]) -> None:
    """Append entries to the log. A version and a key are written once."""
    for entry in entries:
        if entry.version <= table.version or entry.key in keys or entry.key in writing.keys:
            raise Conflict("another writer was first")
        table.version = entry.version
        if entry.key is not None:
            writing.keys.add(entry.key)
        writing.puts[entry_key(table.row.id, entry.version)] = packed(entry)


def _change(table: KeptTable, change: Change) -> None:
    table.row.state, table.row.summary, table.row.updated = change.state, change.summary, change.updated
    by_seat = {seat.seat: seat for seat in change.seats}
    table.seats = [by_seat.get(seat.seat, seat) for seat in table.seats]
    known = {(award.seat, award.award) for award in table.awards}
    if any((award.seat, award.award) in known for award in change.awards):
        raise Conflict("this award is given already")
    table.awards = [*table.awards, *change.awards]


def _listed(held: Held, tables: Iterable[KeptTable], limit: int) -> list[ListedTable]:
    latest = sorted(tables, key=lambda table: table.row.id)
    latest.sort(key=lambda table: table.row.updated, reverse=True)
    return [
        ListedTable(table.row, table.seats, held.sheets.get(table.row.sheet_hash))
        for table in map(_copied, latest[:limit])
    ]
