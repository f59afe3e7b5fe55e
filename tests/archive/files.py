"""Where the archive lies: `records/<version>/*.ark` with their outcomes, and `perft/*.ark`."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from tests.archive.marks import Outcome

FOLDER = Path(__file__).parent
RECORDS = FOLDER / "records"
POSITIONS = Path(__file__).parent / "positions"
PERFT = FOLDER / "perft"
OUTCOMES = "outcomes.jsonl"


def versions() -> list[str]:
    """The versions of the program whose games are kept."""
    return sorted(path.name for path in RECORDS.iterdir() if path.is_dir())


def read_outcomes(version: str) -> dict[str, Outcome]:
    """By the name of the record, one line of JSON each."""
    lines = (RECORDS / version / OUTCOMES).read_text("utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    return {row.pop("record"): Outcome(**row) for row in rows}


def write_outcomes(version: str, outcomes: dict[str, Outcome]) -> None:
    rows = [{"record": name, **asdict(outcome)} for name, outcome in sorted(outcomes.items())]
    text = "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows)
    (RECORDS / version / OUTCOMES).write_text(text, encoding="utf-8")
