"""A report as CSV for a spreadsheet: one row per moment and player, one column per quantity."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from arktable.engine.reporting.shapes import Report


def report_csv(report: Report, names: Sequence[str]) -> str:
    """Return the figures of a report as CSV, with the players' names; automatic opponents have their code."""
    rows = [*names, *report["others"]]
    whens = list(dict.fromkeys(key for moment in report["moments"] for key in moment["when"]))
    by_seat = [line for line in report["lines"] if not line["of"]]
    by_thing = [(line["key"], code, at, line) for line in report["lines"] for at, code in enumerate(line["of"])]
    out = io.StringIO()
    sheet = csv.writer(out, lineterminator="\n")
    sheet.writerow(
        ["decision", *whens, "seat", "player", *(line["key"] for line in by_seat)]
        + (["sold"] if report["markets"] else [])
        + [f"{key}-{code}" for key, code, _, _ in by_thing]
    )
    for at, moment in enumerate(report["moments"]):
        for seat, name in enumerate(rows):
            figures: list[int | None] = [
                line["values"][seat][at] if seat < len(line["values"]) else None for line in by_seat
            ]
            if report["markets"]:
                figures.append(_sold(report, seat, at))
            figures += [line["values"][row][at] for _, _, row, line in by_thing]
            when = [moment["when"].get(key) for key in whens]
            sheet.writerow([moment["n"], *when, seat + 1, _plain(name), *figures])
    return out.getvalue()


def _sold(report: Report, seat: int, moment: int) -> int | None:
    for market in report["markets"]:
        if moment in market["moments"] and seat < len(market["sold"]) - len(market["others"]):
            return market["sold"][seat][market["moments"].index(moment)]
    return None


def _plain(name: str) -> str:
    """Return a name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@") else name
