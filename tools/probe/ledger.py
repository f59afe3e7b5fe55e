"""Compares what the server acknowledged with what stands in its database: each move once, no other, and no hole."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from tools.probe.play import Acknowledged, Seated

ROWS: Final = "SELECT version, seat, key, moves, kind FROM entry WHERE table_id = {} ORDER BY version"
Row = tuple[int, int, str | None, str, str]
"""Version, seat, key, moves and kind of an entry."""


class Verdict(NamedTuple):
    """What a comparison found."""

    moves: int
    lost: list[str]
    twice: list[str]
    others: list[str]
    """Moves in the log that nobody acknowledged and that are not under way."""
    holes: list[str]
    """Tables whose versions are not 1, 2, 3 …"""
    newest: dict[str, int]
    """By table: the version of its last entry."""


def compared(database: Path | str, people: Iterable[Seated]) -> Verdict:
    """Look at the tables of these people. The database (a file, or the address of a PostgreSQL database) is only read;
    a server may run on it.
    """
    wanted = [(seated, table) for seated in people for table in seated.acknowledged]
    log = _log(database, [table for _, table in wanted])
    verdict = Verdict(0, [], [], [], [], {})
    for seated, table in wanted:
        rows = log[table]
        under_way = {_key(*seated.pending)} if seated.pending and table == seated.table else set()
        played = [row for row in rows if row[4] == "move" and not seated.is_bot(row[1])]
        verdict = _added(verdict, table, seated.acknowledged[table], played, under_way)
        versions = [row[0] for row in rows]
        if versions != list(range(1, len(versions) + 1)):
            verdict.holes.append(f"{table} {versions}")
        verdict.newest[table] = versions[-1] if versions else 0
    return verdict


def _log(database: Path | str, tables: Sequence[str]) -> dict[str, list[Row]]:
    """The entries of these tables, of one moment."""
    if isinstance(database, Path):
        with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True, timeout=30)) as connection:
            connection.execute("BEGIN")
            return {table: connection.execute(ROWS.format("?"), (table,)).fetchall() for table in tables}
    import psycopg  # noqa: PLC0415 - only where there is a PostgreSQL database

    with psycopg.connect(database.replace("postgresql+psycopg:", "postgresql:")) as server:
        server.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        return {table: list(server.execute(ROWS.format("%s"), (table,)).fetchall()) for table in tables}


def _key(seat: int, body: dict[str, object]) -> str:
    return f"{seat}:{body['key']}"


def _added(
    verdict: Verdict, table: str, moves: Sequence[Acknowledged], rows: Sequence[Row], under_way: set[str]
) -> Verdict:
    told = {(move.version, move.seat, f"{move.seat}:{move.key}", move.text) for move in moves}
    kept = {row[:4] for row in rows}
    often = Counter(row[2] for row in rows)
    return verdict._replace(
        moves=verdict.moves + len(told & kept),
        lost=verdict.lost + [f"{table} {move}" for move in sorted(told - kept)],
        twice=verdict.twice + [f"{table} {key}" for key, count in often.items() if count > 1],
        others=verdict.others + [f"{table} {row}" for row in sorted(kept - told, key=str) if row[2] not in under_way],
    )


def integrity(database: Path) -> str:
    """What SQLite says of the file; empty if it is whole."""
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True, timeout=30)) as connection:
        said = connection.execute("PRAGMA quick_check").fetchone()[0]
    return "" if said == "ok" else str(said)
