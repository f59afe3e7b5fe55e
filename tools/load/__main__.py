"""`make load`: how much a server of this machine carries. Writes `build/load.json` and `docs/operations/figures.md`.

    make load                                     # everything: about a quarter of an hour
    make load ARGS="--only flat --only live"      # parts: flat, profile, live, sockets, start, growth
    make load ARGS="--steps 100,300 --seconds 30 --database sqlite"
    make load ARGS="--page ''"                    # leave the page as it is

Parts that are not measured keep their figures of an earlier run in `build/load.json`.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tools.load import measure
from tools.load.bench import Home
from tools.load.page import PAGE, write_load
from tools.probe.report import machine_line, say

ROOT: Final = Path(__file__).resolve().parents[2]
PARTS: Final = ("flat", "profile", "live", "sockets", "start", "growth")
EVERYWHERE: Final = ("flat", "live")
"""Parts that are measured on every kind of database; the others on SQLite only."""
MEASURED: Final[dict[str, Callable[[Home, measure.Sizes], Any]]] = {
    "flat": measure.flat_out,
    "profile": measure.profile,
    "live": measure.live,
    "sockets": measure.sockets,
    "start": measure.start,
    "growth": measure.growth,
}


def arguments() -> argparse.ArgumentParser:
    sizes = measure.Sizes()
    parser = argparse.ArgumentParser(
        "python -m tools.load", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", action="append", choices=PARTS, help="this part; may be given several times")
    parser.add_argument("--database", action="append", choices=("sqlite", "postgres"), help="only this one")
    parser.add_argument("--steps", default=",".join(map(str, sizes.steps)), help="numbers of live tables")
    parser.add_argument("--seconds", type=float, default=sizes.seconds, help="of each step")
    parser.add_argument("--tables", type=int, default=sizes.flat_tables, help="that play flat out")
    parser.add_argument("--moves", type=int, default=sizes.flat_moves, help="at each of them")
    parser.add_argument("--sockets", type=int, default=sizes.sockets)
    parser.add_argument("--stored", type=int, default=sizes.stored, help="tables in the database at a start")
    parser.add_argument("--growth-moves", type=int, default=sizes.growth_moves)
    parser.add_argument("--profile-seconds", type=int, default=sizes.profile_seconds)
    parser.add_argument("--core", type=int, default=sizes.core, help="of the client; -1: any")
    parser.add_argument(
        "--nice", type=int, default=0, help="of server, client and database; below 0 needs root, for a busy machine"
    )
    parser.add_argument("--compiled", default="", metavar="FOLDER", help="also measure with this compiled build")
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "load.json", metavar="FILE")
    parser.add_argument("--page", default=str(PAGE), metavar="FILE", help="the page of figures; empty: none")
    return parser


def main() -> int:
    given = arguments().parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that our own processes are ended too
    sizes = measure.Sizes(
        steps=tuple(int(word) for word in given.steps.split(",")),
        seconds=given.seconds,
        flat_tables=given.tables,
        flat_moves=given.moves,
        sockets=given.sockets,
        stored=given.stored,
        growth_moves=given.growth_moves,
        profile_seconds=given.profile_seconds,
        core=given.core,
        compiled=given.compiled,
    )
    os.nice(given.nice)  # processes that are started inherit it
    homes = measure.homes(given.database or ("sqlite", "postgres"))
    found: dict[str, Any] = json.loads(given.json.read_text("utf-8")) if given.json.exists() else {}
    began = time.monotonic()
    for part in given.only or PARTS:
        for home in homes if part in EVERYWHERE else homes[:1]:
            say(f"== {part}: {home}")
            figures: dict[str, Any] = {
                "date": time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()),
                "machine": machine_line() + (f", nice {given.nice}" if given.nice else ""),
            }
            figures["figures"] = MEASURED[part](home, sizes)
            found.setdefault(part, {})[str(home)] = figures
            given.json.parent.mkdir(parents=True, exist_ok=True)
            given.json.write_text(json.dumps(found, indent=1), "utf-8")
    say(f"{(time.monotonic() - began) / 60:.1f} minutes")
    if given.page:
        write_load(Path(given.page), found)
    faults = [row["faults"] for part in ("flat", "live") for each in found.get(part, {}).values() for row in rows(each)]
    return 1 if any(faults) else 0


def rows(part: dict[str, Any]) -> list[dict[str, Any]]:
    """The runs of a part."""
    figures = part["figures"]
    return list(figures.values()) if isinstance(figures, dict) else list(figures)


if __name__ == "__main__":
    sys.exit(main())
