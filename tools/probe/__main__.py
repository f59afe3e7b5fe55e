"""`make probe`: attack a server on this machine, and say what it made of it.

    make probe                                   # everything, on servers that the probe starts itself
    make probe ARGS="--only floods"              # one part: bad-input, uploads, floods, memory, kills, disk
    make probe ARGS="--only floods --flood chat --flood orders"  # some floods
    make probe ARGS="--url http://127.0.0.1:8000"  # a server that runs already; without kills and faults of the disk
    make probe ARGS="--page docs/operations/probes.md --json probes.json"

Only loopback addresses are attacked. Every loop ends by itself; only processes are ended that the probe has started.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console

from tools.probe.addresses import NotLoopback, check_sources, checked
from tools.probe.bad_input import probe_bad_input
from tools.probe.disk import probe_disk
from tools.probe.floods import probe_floods
from tools.probe.kills import probe_kills
from tools.probe.page import show, write
from tools.probe.report import Report, Section, say
from tools.probe.uploads import probe_uploads

PARTS: Final = ("bad-input", "uploads", "floods", "kills", "disk")
MEMORY: Final = "memory"
"""Measured during the floods; asking for it alone runs them."""
OWN_ONLY: Final = ("kills", "disk")
"""Parts for which the probe must be able to end the server."""


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "python -m tools.probe", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--url", default="", help="attack the server at this loopback address")
    parser.add_argument(
        "--only", action="append", choices=(*PARTS, MEMORY), help="this part; may be given several times"
    )
    parser.add_argument("--quick", action="store_true", help="a small selection of each part; times are not judged")
    parser.add_argument("--flood", action="append", default=[], help="of the floods this one; several times possible")
    parser.add_argument("--seed", type=int, default=1, help="of the moments at which the server is killed")
    parser.add_argument("--kills", type=int, default=0, help="how often (100; 3 with --quick)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    parser.add_argument("--page", type=Path, metavar="FILE", help="write the page of figures there")
    return parser


def chosen(only: list[str] | None, url: str) -> list[str]:
    """The parts of this run, in their order."""
    wanted = [part if part != MEMORY else "floods" for part in only or PARTS]
    return [part for part in PARTS if part in wanted and not (url and part in OWN_ONLY)]


def sections_of(part: str, folder: Path, given: argparse.Namespace) -> list[Section]:
    """Run one part in a folder of its own."""
    folder.mkdir()
    runs: dict[str, Callable[[], list[Section]]] = {
        "bad-input": lambda: [probe_bad_input(folder, given.url, given.quick)],
        "uploads": lambda: [probe_uploads(folder, given.url, given.quick)],
        "floods": lambda: probe_floods(folder, given.url, given.quick, given.flood),
        "kills": lambda: [probe_kills(folder, given.quick, given.seed, given.kills)],
        "disk": lambda: [probe_disk(folder, given.quick)],
    }
    return runs[part]()


def main() -> int:
    given = arguments().parse_args()
    if given.url:
        try:
            given.url = checked(given.url)
        except NotLoopback as error:
            print(error, file=sys.stderr)
            return 2
    check_sources()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that our own processes are ended too
    target = given.url or "`arktable serve` with its default settings and a new database file"
    if given.url:
        say(f"left out with --url: {', '.join(OWN_ONLY)}, memory")
    report = Report(" ".join(["python -m tools.probe", *sys.argv[1:]]), target)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="arktable-probe-") as folder:
        for part in chosen(given.only, given.url):
            say(f"== {part}")
            report.sections += sections_of(part, Path(folder) / part, given)
    report.seconds = time.monotonic() - began
    show(report, Console(highlight=False, width=None if sys.stdout.isatty() else 160))
    if given.json:
        given.json.write_text(json.dumps(report.as_data(), ensure_ascii=False, indent=1), "utf-8")
    if given.page:
        write(given.page, report)
    return 1 if report.broken() or (report.missed() and not given.quick) else 0


if __name__ == "__main__":
    sys.exit(main())
