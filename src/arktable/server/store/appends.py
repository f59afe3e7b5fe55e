"""Appends to the logs of many tables at once, as one statement each for entries, tables and what is due.

The log's key decides who was first. An append that comes too late is left out, and costs the others nothing: no
exception, no transaction of its own. The statements go to the driver directly, because building them by SQLAlchemy
takes longer than running them.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, insert, update

from arktable.server.store.distance_schema import ahead
from arktable.server.store.rows import Change, Conflict, EntryRow
from arktable.server.store.schema import award, seat

ENTRY: Final = ("table_id", "version", "kind", "seat", "moves", "at", "key", "events", "spent")
_ADD_AWARD: Final = insert(award)


class Append(msgspec.Struct, frozen=True, eq=False):
    """Entries of one table, and the changes that are written with them."""

    table_id: str
    entries: Sequence[EntryRow]
    change: Change

    def rows(self) -> list[tuple[Any, ...]]:
        """The values of the entries, in the order of `ENTRY`."""
        return [
            (self.table_id, one.version, one.kind, one.seat, one.moves, one.at, one.key, one.events, one.spent)
            for one in self.entries
        ]

    def table_values(self) -> tuple[str, str, str, str, str]:
        change = self.change
        summary = msgspec.json.encode(change.summary).decode()
        return change.state, change.updated, summary, change.ended, self.table_id


class Appended(msgspec.Struct, frozen=True):
    """What became of an append that was written."""

    is_leased: bool = True
    """The bot that the table waits for is asked by this process."""


Outcome = Appended | Conflict
Run = Callable[[Connection, Sequence[Append], str], list[Outcome]]


def run_appends(connection: Connection, jobs: Sequence[Append], process: str) -> list[Outcome]:
    """Write these appends in the transaction of the caller. `process` takes the leases that they ask for."""
    run: Run = _on_postgres if connection.dialect.name == "postgresql" else _on_sqlite
    outcomes: dict[int, Outcome] = {}
    # Sorted by table, as in every process, so that two of them cannot wait for each other.
    left = sorted(range(len(jobs)), key=lambda n: jobs[n].table_id)
    while left:
        # Of two appends to one table, the second is tried after the first.
        now = [n for place, n in enumerate(left) if place == 0 or jobs[n].table_id != jobs[left[place - 1]].table_id]
        results = run(connection, [jobs[n] for n in now], process)
        outcomes.update(zip(now, results, strict=True))
        left = [n for n in left if n not in outcomes]
    return [outcomes[n] for n in range(len(jobs))]


def _write_rest(connection: Connection, won: Iterable[Append]) -> None:
    """Write what few appends have: changed seats, awards, an order that is carried out."""
    for job in won:
        table_id, change = job.table_id, job.change
        for one in change.seats:
            place = update(seat).where(seat.c.table_id == table_id, seat.c.seat == one.seat)
            connection.execute(place.values(**msgspec.structs.asdict(one)))
        if change.awards:
            rows = [{"table_id": table_id, **msgspec.structs.asdict(one)} for one in change.awards]
            connection.execute(_ADD_AWARD, rows)
        if change.order >= 0:
            place = update(ahead).where(ahead.c.table_id == table_id, ahead.c.seat == change.order)
            connection.execute(place.values(state="done", version=job.entries[-1].version, hold_until=""))


def _due_rows(won: Sequence[Append]) -> list[tuple[str, int, str, str]]:
    return [
        (job.table_id, job.change.due.version, msgspec.json.encode(job.change.due.seats).decode(), job.change.due.at)
        for job in won
        if job.change.is_timed and job.change.due is not None
    ]


def _no_longer_due(won: Sequence[Append]) -> list[str]:
    return [job.table_id for job in won if job.change.is_timed and job.change.due is None]


# -- SQLite ----------------------------------------------------------------------------------------------------------

_LITE_ENTRY: Final = (
    "INSERT INTO entry (table_id, version, kind, seat, moves, at, key, events, spent) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_LITE_TAKE_BACK: Final = "DELETE FROM entry WHERE table_id = ? AND version = ?"
_LITE_TABLE: Final = (
    "UPDATE game_table SET state = ?, updated = ?, summary = ?, ended = coalesce(nullif(?, ''), ended) WHERE id = ?"
)
_LITE_DUE: Final = (
    "INSERT INTO due (table_id, version, seats, at) VALUES (?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE "
    "SET version = excluded.version, seats = excluded.seats, at = excluded.at, holder = '', until = ''"
)
_LITE_NOT_DUE: Final = "DELETE FROM due WHERE table_id = ?"


def _on_sqlite(connection: Connection, jobs: Sequence[Append], _process: str) -> list[Outcome]:
    cursor = connection.connection.cursor()
    outcomes = [_one_on_sqlite(cursor, job) for job in jobs]
    won = [job for job, outcome in zip(jobs, outcomes, strict=True) if isinstance(outcome, Appended)]
    cursor.executemany(_LITE_TABLE, [job.table_values() for job in won])
    if due := _due_rows(won):
        cursor.executemany(_LITE_DUE, due)
    if gone := _no_longer_due(won):
        cursor.executemany(_LITE_NOT_DUE, [(table_id,) for table_id in gone])
    cursor.close()
    _write_rest(connection, won)
    return outcomes


def _one_on_sqlite(cursor: Any, job: Append) -> Outcome:
    """Write the entries of one table. A statement that fails changes nothing, and the transaction goes on."""
    for done, row in enumerate(job.rows()):
        try:
            cursor.execute(_LITE_ENTRY, row)
        except sqlite3.IntegrityError as error:
            written = [(job.table_id, entry.version) for entry in job.entries[:done]]
            cursor.executemany(_LITE_TAKE_BACK, written)
            return Conflict(str(error))
    return Appended()


# -- PostgreSQL ------------------------------------------------------------------------------------------------------

# The rows travel as one JSON text: a tenth of the CPU time of one statement for each.
_PG_ENTRY: Final = (
    "INSERT INTO entry (table_id, version, kind, seat, moves, at, key, events, spent) "
    "SELECT table_id, version, kind, seat, moves, at, key, events, spent FROM json_to_recordset(%s::json) AS r("
    "table_id text, version int, kind text, seat int, moves text, at text, key text, events text, spent bigint) "
    "WHERE EXISTS (SELECT 1 FROM game_table WHERE id = r.table_id) ORDER BY table_id, version "
    "ON CONFLICT DO NOTHING RETURNING table_id, version"
)
_PG_TAKE_BACK: Final = (
    "DELETE FROM entry USING json_to_recordset(%s::json) AS r(table_id text, version int) "
    "WHERE entry.table_id = r.table_id AND entry.version = r.version"
)
_PG_TABLE: Final = (
    "UPDATE game_table AS t SET state = r.state, updated = r.updated, summary = r.summary, "
    "ended = coalesce(nullif(r.ended, ''), t.ended) "
    "FROM json_to_recordset(%s::json) AS r(state text, updated text, summary text, ended text, id text) "
    "WHERE t.id = r.id"
)
_PG_DUE: Final = (
    "INSERT INTO due (table_id, version, seats, at) SELECT table_id, version, seats, at "
    "FROM json_to_recordset(%s::json) AS r(table_id text, version int, seats text, at text) "
    "ON CONFLICT (table_id) DO UPDATE "
    "SET version = excluded.version, seats = excluded.seats, at = excluded.at, holder = '', until = ''"
)
_PG_NOT_DUE: Final = "DELETE FROM due WHERE table_id IN (SELECT json_array_elements_text(%s::json))"
# A lease of a process that lives stays with it.
_PG_LEASE: Final = (
    "INSERT INTO lease (name, holder) SELECT 'bot:' || r.id, %s FROM json_array_elements_text(%s::json) AS r(id) "
    "ON CONFLICT (name) DO UPDATE SET holder = CASE WHEN EXISTS (SELECT 1 FROM process AS p WHERE p.id = lease.holder "
    "AND p.until > extract(epoch FROM now())) THEN lease.holder ELSE excluded.holder END RETURNING name, holder"
)
_PG_NO_LEASE: Final = "DELETE FROM lease WHERE name IN (SELECT 'bot:' || json_array_elements_text(%s::json))"


def _on_postgres(connection: Connection, jobs: Sequence[Append], process: str) -> list[Outcome]:
    cursor = connection.connection.cursor()
    rows = [dict(zip(ENTRY, row, strict=True)) for job in jobs for row in job.rows()]
    written = set(cursor.execute(_PG_ENTRY, (_json(rows),)).fetchall())
    won, too_late = [], []
    for job in jobs:
        found = [(job.table_id, one.version) for one in job.entries if (job.table_id, one.version) in written]
        if len(found) == len(job.entries):
            won.append(job)
        else:
            too_late += [{"table_id": table_id, "version": version} for table_id, version in found]
    if too_late:
        cursor.execute(_PG_TAKE_BACK, (_json(too_late),))
    leased = _change_tables(cursor, won, process) if won else set()
    cursor.close()
    _write_rest(connection, won)
    winners = {job.table_id for job in won}
    return [
        Appended(job.table_id in leased) if job.table_id in winners else Conflict("another writer was first")
        for job in jobs
    ]


def _change_tables(cursor: Any, won: Sequence[Append], process: str) -> set[str]:
    """Write what belongs to these appends; returns the tables whose bots this process asks."""
    names = ("state", "updated", "summary", "ended", "id")
    cursor.execute(_PG_TABLE, (_json([dict(zip(names, job.table_values(), strict=True)) for job in won]),))
    if due := _due_rows(won):
        columns = ("table_id", "version", "seats", "at")
        cursor.execute(_PG_DUE, (_json([dict(zip(columns, row, strict=True)) for row in due]),))
    if gone := _no_longer_due(won):
        cursor.execute(_PG_NOT_DUE, (_json(gone),))
    if freed := [job.table_id for job in won if job.change.bot == "none"]:
        cursor.execute(_PG_NO_LEASE, (_json(freed),))
    wanted = [job.table_id for job in won if job.change.bot == "waits"]
    if not wanted:
        return set()
    found = cursor.execute(_PG_LEASE, (process, _json(wanted))).fetchall()
    return {name.removeprefix("bot:") for name, holder in found if holder == process}


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
