"""The page of figures: tables and plots of `make load`, written between marks. What people wrote around them stays."""

from __future__ import annotations

import importlib.metadata
import platform
import sqlite3
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from tools.load.parts import PARTS
from tools.load.plots import plot
from tools.probe.page import put

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "operations" / "figures.md"
BEGIN: Final = "<!-- made: load -->"
HEAD: Final = "# Figures\n\n"
PACKAGES: Final = ("uvicorn", "uvloop", "httptools", "websockets", "msgspec", "SQLAlchemy", "psycopg")

Row = Iterable[object]


def write_load(page: Path, found: dict[str, Any]) -> None:
    """Write the figures into the page, and the plots next to it."""
    lines = [f"Versions: {versions()}.", ""]
    for part, write in WRITTEN.items():
        if part in found:
            lines += write(found[part])
    for name, drawing in plots(found).items():
        place = page.parent / "figures" / f"{name}.svg"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(drawing, "utf-8")
    put(page, BEGIN, "\n".join(lines), HEAD)


def versions() -> str:
    packages = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in PACKAGES)
    server = subprocess.run([ROOT / "tools" / "ensure.sh", "postgres"], capture_output=True, text=True, check=True)
    told = subprocess.run([server.stdout.strip(), "--version"], capture_output=True, text=True, check=True).stdout
    number = told.split(")")[1].split()[0]  # postgres (PostgreSQL) 15.14 (Debian …)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}, SQLite {sqlite3.sqlite_version}, PostgreSQL {number}, {packages}"


def _table(columns: Row, rows: Iterable[Row]) -> list[str]:
    columns = list(columns)
    lines = ["| " + " | ".join(map(str, columns)) + " |", "|" + "---|" + "--:|" * (len(columns) - 1)]
    return [*lines, *("| " + " | ".join(map(_cell, row)) + " |" for row in rows), ""]


def _cell(value: object) -> str:
    if not isinstance(value, float):
        return str(value)
    return f"{value:.2f}" if abs(value) < 10 else f"{value:,.0f}"


def _made(part: dict[str, Any]) -> list[str]:
    """When and where the figures of a part were made, for each database."""
    return [*(f"- {home}: {each['date']}; {each['machine']}." for home, each in part.items()), ""]


def _flat(part: dict[str, Any]) -> list[str]:
    rows: list[list[object]] = []
    for home, each in part.items():
        for what, run in each["figures"].items():
            parts = [1000 * run["cpu"][name] / max(1, run["moves"]) for name in PARTS]
            waits = [run["answers"][1], run["answers"][2]]
            client = 1000 * run["client_cpu"] / max(1, run["moves"])
            rows.append([f"{home}: {what}", run["moves"], run["rate"], run["server_ms"], *parts, client, *waits,
                         run["bytes"] / max(1, run["moves"]), run["load"]])  # fmt: skip
    columns = ["", "moves", "moves/s", "server process", *PARTS, "client", "p50 ms", "p99 ms", "bytes", "load"]
    return [
        "### Flat out",
        "",
        "Nobody thinks: each table has two people, and a move is sent as soon as the offer has arrived. A move is a"
        " `POST /moves`, an update to the other player and one to the mover. CPU time is in ms per move, by part; the"
        " server process is the sum of its threads. `bytes` are those of all updates of a move. Waiting times of this"
        " part only say how many tables queue.",
        "",
        *_made(part),
        *_table(columns, rows),
    ]


def _profile(part: dict[str, Any]) -> list[str]:
    rows: list[list[object]] = []
    for each in part.values():
        rows = [[group, f"{100 * share:.0f} %"] for group, share in each["figures"].items() if share >= 0.005]
    if not rows:
        return []
    return ["### The main thread by package", "", "Samples of py-spy, flat out, four rulesets.", "", *_made(part),
            *_table(["package", "share"], rows)]  # fmt: skip


def _live(part: dict[str, Any]) -> list[str]:
    rows: list[list[object]] = []
    for home, each in part.items():
        for run in each["figures"]:
            busy = run["busy"]
            server = sum(busy[name] for name in PARTS[:4])
            rows.append([home, run["tables"], run["rate"], *run["answers"][1:], *run["updates"][1:],
                         run["late"][2], run["disk"][2],
                         *(f"{100 * share:.0f} %" for share in (server, busy["bots"], busy["database"])),
                         run["memory"], run["memory_per_table"], run["load"]])  # fmt: skip
    columns = ["", "tables", "moves/s", "answer p50", "p99", "most", "update p50", "p99", "most",
               "client late p99", "disk p99", "server CPU", "bots CPU", "database CPU", "MB", "kB a table",
               "load"]  # fmt: skip
    return [
        "### Live tables",
        "",
        "Two people at each table, at every fourth table a person and a bot (`greedy`, interpreted); a person moves"
        " every 5 s at each table. `answer` is from sending a move to its answer, `update` to the message that another"
        " player gets, in ms. `client late` is how late the client itself sent, and `disk` how long an `fsync` of a"
        " page took just before: both are the machine and not the server. CPU is in per cent of one core. `kB a table`"
        " has two sockets in it.",
        "",
        *_made(part),
        *_table(columns, rows),
    ]


def _sockets(part: dict[str, Any]) -> list[str]:
    rows = [
        [each["asked"], each["held"], each["opening_seconds"], each["kb_per_socket"], each["memory"],
         f"{100 * each['cpu_share']:.1f} %", each["load"]]
        for each in (one["figures"] for one in part.values())
    ]  # fmt: skip
    columns = ["sockets asked for", "held after 25 s", "s to open", "kB each", "MB of the server", "CPU", "load"]
    return ["### Sockets held", "", "Connections that only stay open, in addition to those of the players; 20 to each"
            " table, limits raised by settings. The CPU time is that of pings.", "", *_made(part),
            *_table(columns, rows)]  # fmt: skip


def _start(part: dict[str, Any]) -> list[str]:
    rows = [
        [each["tables"], each["ms_per_new_table"], each["empty_start_ms"], each["start_ms"], each["first_table_ms"],
         each["further_table_ms"], each["memory"]]
        for each in (one["figures"] for one in part.values())
    ]  # fmt: skip
    columns = ["tables", "ms to open a new one", "start, empty (ms)", "start (ms)", "first table (ms)",
               "further table (ms)", "MB"]  # fmt: skip
    return ["### Start with many tables", "", "The server is stopped and started again with this many running tables in"
            " its database; then tables are asked for.", "", *_made(part), *_table(columns, rows)]  # fmt: skip


def _growth(part: dict[str, Any]) -> list[str]:
    pictures = [f"![{title}](figures/{name}.svg)" for name, title in TITLES.items()]
    return ["### How cost grows", "", "CPU time of the server process per move, flat out; over tables at the usual"
            " pace. SQLite, one process.", "", *_made(part), *pictures, ""]  # fmt: skip


WRITTEN: Final = {
    "flat": _flat,
    "profile": _profile,
    "live": _live,
    "sockets": _sockets,
    "start": _start,
    "growth": _growth,
}
TITLES: Final = {
    "tables": "CPU of the server over live tables",
    "seats": "CPU per move over seats",
    "length": "CPU per move over the length of a game",
    "connections": "CPU per move over connections to the table",
}


def plots(found: dict[str, Any]) -> dict[str, str]:
    """The drawings by name."""
    drawn = {}
    if "live" in found:
        lines = {
            home: [(run["tables"], 100 * sum(run["busy"][name] for name in PARTS[:4])) for run in each["figures"]]
            for home, each in found["live"].items()
        }
        drawn["tables"] = plot(TITLES["tables"], "live tables, a move every 5 s at each", "% of a core", lines)
    for each in found.get("growth", {}).values():
        figures = each["figures"]
        drawn["seats"] = plot(TITLES["seats"], "people at the table", "ms a move", figures["seats"])
        drawn["length"] = plot(TITLES["length"], "moves at the table", "ms a move", figures["length"])
        drawn["connections"] = plot(
            TITLES["connections"], "connections to the table", "ms a move", figures["connections"]
        )
    return drawn
