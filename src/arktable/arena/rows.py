"""The results of a tournament as a table with one row per game and seat."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import astuple, dataclass, fields
from pathlib import Path
from typing import Any, Final

from arktable.arena.played import Played
from arktable.arena.schedule import Schedule
from arktable.engine.reporting.places import places_of

PARQUET: Final = "results.parquet"
CSV: Final = "results.csv"


@dataclass(frozen=True)
class Row:
    """One seat of one game. Seats and places count from 1."""

    game: int
    deal: int
    seed: int
    line_up: int
    seat: int
    bot: str
    score: int
    won: float
    """The share of the victory: 1 for a single winner, 0.5 for each of two, 0 for the others."""
    place: int
    lead: int
    """The score minus the best score of the others; in a solo game the score itself."""
    decisions: int
    ended: bool
    finished: bool


def rows_of(schedule: Schedule, games: Sequence[Played]) -> list[Row]:
    """The table of these games of a schedule."""
    fixtures = {fixture.number: fixture for fixture in schedule.fixtures()}
    rows: list[Row] = []
    for played in sorted(games, key=lambda game: game.number):
        fixture, outcome = fixtures[played.number], played.outcome
        places = places_of(outcome.scores, outcome.winners)
        for seat, score in enumerate(outcome.scores):
            others = [other for at, other in enumerate(outcome.scores) if at != seat]
            rows.append(
                Row(
                    game=played.number,
                    deal=fixture.deal,
                    seed=fixture.seed,
                    line_up=fixture.line_up,
                    seat=seat + 1,
                    bot=fixture.bots[seat],
                    score=score,
                    won=1 / len(outcome.winners) if seat in outcome.winners else 0.0,
                    place=places[seat],
                    lead=score - max(others, default=0),
                    decisions=played.decisions[seat],
                    ended=outcome.ended,
                    finished=outcome.finished,
                )
            )
    return rows


def write_rows(rows: Sequence[Row], folder: Path) -> Path:
    """Write the table as Parquet, or as CSV where the extra `arktable[arena]` is not installed. Gives the file."""
    names = [field.name for field in fields(Row)]
    try:
        import pyarrow  # noqa: PLC0415 - an extra
        from pyarrow import parquet  # noqa: PLC0415 - an extra
    except ImportError:
        return _write_csv(names, rows, folder / CSV)
    columns: dict[str, list[Any]] = {name: [getattr(row, name) for row in rows] for name in names}
    parquet.write_table(pyarrow.table(columns), folder / PARQUET)
    return folder / PARQUET


def _write_csv(names: Sequence[str], rows: Sequence[Row], path: Path) -> Path:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(names)
        writer.writerows(astuple(row) for row in rows)
    return path
