"""Compares what the server acknowledged with what stands in its database: each move once, and no other."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from tools.probe.play import Acknowledged, Seated


class Verdict(NamedTuple):
    """What a comparison found."""

    moves: int
    lost: list[str]
    twice: list[str]
    others: list[str]
    """Moves in the log that nobody acknowledged and that are not under way."""


def compared(database: Path, people: Iterable[Seated]) -> Verdict:
    """Look at the tables of these people. The database is only read; a server may run on it."""
    verdict = Verdict(0, [], [], [])
    with sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True, timeout=30) as connection:
        connection.execute("BEGIN")
        for seated in people:
            for table, moves in seated.acknowledged.items():
                rows = connection.execute(
                    "SELECT version, seat, key, moves FROM entry WHERE table_id = ? AND kind = 'move'", (table,)
                ).fetchall()
                under_way = {_key(*seated.pending)} if seated.pending and table == seated.table else set()
                verdict = _added(verdict, table, moves, rows, under_way)
    connection.close()
    return verdict


def _key(seat: int, body: dict[str, object]) -> str:
    return f"{seat}:{body['key']}"


def _added(
    verdict: Verdict,
    table: str,
    moves: Sequence[Acknowledged],
    rows: Sequence[tuple[int, int, str, str]],
    under_way: set[str],
) -> Verdict:
    told = {(move.version, move.seat, f"{move.seat}:{move.key}", move.text) for move in moves}
    kept = set(rows)
    often = Counter(key for _, _, key, _ in rows)
    return Verdict(
        verdict.moves + len(told & kept),
        verdict.lost + [f"{table} {move}" for move in sorted(told - kept)],
        verdict.twice + [f"{table} {key}" for key, count in often.items() if count > 1],
        verdict.others + [f"{table} {row}" for row in sorted(kept - told) if row[2] not in under_way],
    )


def integrity(database: Path) -> str:
    """What SQLite says of the file; empty if it is whole."""
    with sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True, timeout=30) as connection:
        said = connection.execute("PRAGMA quick_check").fetchone()[0]
    connection.close()
    return "" if said == "ok" else str(said)
