"""Fills the archive: `python -m tests.archive.make records 0.2.0`, `… perft`, `… positions`; or only those then named.

What is there stays: a game of a released version is always played again. Record the games of a new version once,
just before it is released. To record one again because a rule was changed by mistake, remove its file first.
"""

from __future__ import annotations

import argparse

from arktable.engine.records.record import read_record, replay
from arktable.engine.registry import find_game
from tests.archive.files import OUTCOMES, PERFT, POSITIONS, RECORDS, read_outcomes, write_outcomes
from tests.archive.marks import outcome
from tests.archive.moments import MOMENTS, counted, find
from tests.archive.whole_games import whole_games

FIRST_SEED = 100
MOST_NODES = {"arkadia": 30_000}
FEW_NODES = 4_000


def make_records(version: str, wanted: list[str]) -> None:
    """Play the games that are missing, then note the outcome of every file that has none."""
    folder = RECORDS / version
    folder.mkdir(parents=True, exist_ok=True)
    for name, record in whole_games():
        path = folder / f"{name}.ark"
        if not path.exists() and (not wanted or name in wanted):
            path.write_text(record.text(), encoding="utf-8")
    noted = read_outcomes(version) if (folder / OUTCOMES).exists() else {}
    for path in folder.glob("*.ark"):
        if path.stem not in noted:
            record = read_record(path.read_text("utf-8"))
            noted[path.stem] = outcome(record, find_game(record.ruleset))
    write_outcomes(version, noted)


def make_perft(wanted: list[str]) -> None:
    """Find the moments that are missing and count their paths."""
    for name, moment in MOMENTS.items():
        path = PERFT / f"{name}.ark"
        if path.exists() or (wanted and name not in wanted):
            continue
        record, position = find(moment, FIRST_SEED)
        nodes: list[int] = []
        for depth in (1, 2, 3):
            if nodes and nodes[-1] * nodes[0] > MOST_NODES.get(moment.ruleset, FEW_NODES):
                break
            nodes.append(counted(record, position, depth))
        lines = [f"# perft {depth} {n}\n" for depth, n in enumerate(nodes, 1)]
        path.write_text("".join(lines) + record.text(), encoding="utf-8")


def make_positions(wanted: list[str]) -> None:
    """Write the text of every moment that has none."""
    for path in sorted(PERFT.glob("*.ark")):
        target = POSITIONS / f"{path.stem}.toml"
        if not target.exists() and (not wanted or path.stem in wanted):
            record = read_record(path.read_text("utf-8"))
            target.write_text(replay(record, find_game(record.ruleset)).save(), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = parser.add_subparsers(dest="kind", required=True)
    records = kinds.add_parser("records")
    records.add_argument("version")
    records.add_argument("names", nargs="*")
    kinds.add_parser("perft").add_argument("names", nargs="*")
    kinds.add_parser("positions").add_argument("names", nargs="*")
    asked = parser.parse_args()
    if asked.kind == "records":
        make_records(asked.version, asked.names)
    elif asked.kind == "perft":
        make_perft(asked.names)
    else:
        make_positions(asked.names)


if __name__ == "__main__":
    main()
