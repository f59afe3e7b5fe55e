"""The results behind `docs/strength.md` as data, so that a later run adds to them instead of playing all of them again.

Every result says by which rules and bots it was played (a fingerprint of their sources). A run plays what is missing;
of two results of one match the one with more games stays, of as many the newer one. Where a bot plays differently than
before, `--renew` its ruleset: then a new result takes the place of the kept one, however many games that one has.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from arktable.arena.intervals import Interval
from arktable.arena.standings import Standing
from tools.strength_table import Result

KEPT: Final = "docs/strength-results.json"

Match = tuple[str, int, tuple[str, ...], bool]


def match_of(result: Result) -> Match:
    """What was played: two results of one match are comparable."""
    return result.ruleset, result.seats, result.bots, result.challenge


def read_kept(tree: Path) -> list[Result]:
    """The results of earlier runs."""
    file = tree / KEPT
    if not file.is_file():
        return []
    return [_result(row) for row in json.loads(file.read_text("utf-8"))]


def write_kept(results: Iterable[Result], tree: Path) -> None:
    """Keep these results, one to a line: then a difference says which match was played."""
    lines = [json.dumps(asdict(result), ensure_ascii=False) for result in results]
    file = tree / KEPT
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


def merged(kept: Sequence[Result], played: Sequence[Result], renewed: Sequence[str] = ()) -> list[Result]:
    """Of every match the result with more games, the played one if both have as many or its ruleset is renewed."""
    found = {match_of(result): result for result in kept}
    for result in played:
        known = found.get(match_of(result))
        if known is None or known.games <= result.games or result.ruleset in renewed:
            found[match_of(result)] = result
    return list(found.values())


def _result(row: dict[str, Any]) -> Result:
    standings = [
        Standing(each["name"], each["games"], _interval(each["won"]), each["fair"], _interval(each["lead"]),
                 _interval(each["score"]))
        for each in row["standings"]
    ]  # fmt: skip
    return Result(**{**row, "bots": tuple(row["bots"]), "standings": standings})


def _interval(row: dict[str, float]) -> Interval:
    return Interval(**row)
