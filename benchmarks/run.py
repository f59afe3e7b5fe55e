"""`make bench`: one table of figures, interpreted and compiled; then the server; then other engines.

Other engines live in an environment of their own, build/peers, made by `--peers` (once) and used whenever it is there.
`--against DIR` compares the engine with that of another checkout instead, and prints ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from arktable.engine.game import Game
from arktable.engine.registry import rulesets

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
PEERS = ROOT / "build" / "peers"
PEER_PACKAGES = (("catanatron==3.2.1",), ("open_spiel==2.0.2",), ("rlcard==1.2.0", "setuptools<81"))

ROUNDS = 3
"""How often either checkout is measured, by turns, for a comparison."""
ABOUT = ("ruleset", "compiled")
"""What is no figure."""

Figures = dict[str, Any]


def longest_rulesets() -> list[str]:
    """Of every game the ruleset that is played longest: it has most of the rules."""
    longest: dict[str, Game] = {}
    for game in rulesets():
        known = longest.setdefault(game.facts.game, game)
        if game.facts.minutes > known.facts.minutes:
            longest[game.facts.game] = game
    return [game.facts.id for game in longest.values()]


def figures_of(python: Path, script: str, *args: str, path: Path | None = None) -> Figures | str:
    """What a script of this folder prints as JSON; its last words if it fails."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    command = [str(python), str(ROOT / "benchmarks" / script), *args]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=ROOT, check=False)
    if done.returncode:
        lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        return lines[-1].replace(f"{ROOT}/", "")
    figures: Figures = json.loads(done.stdout)
    return figures


def shown(value: object) -> str:
    """A figure with as many digits as it deserves."""
    if not isinstance(value, float):
        return str(value)
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def print_engine(out: Console, ruleset: str, games: str) -> dict[str, Figures]:
    """Our own engine on one ruleset, twice."""
    python = Path(sys.executable)
    asked = ("engine_speed.py", "--ruleset", ruleset, "--games", games)
    builds = {"interpreted": figures_of(python, *asked)}
    if (COMPILED / "arktable").is_dir():
        builds["compiled"] = figures_of(python, *asked, path=COMPILED)
    good = {name: figures for name, figures in builds.items() if isinstance(figures, dict)}
    for name, figures in builds.items():
        if name not in good:
            out.print(f"{name}: could not be measured: {figures}", markup=False)
    if "compiled" not in builds:
        out.print("compiled: not built; make compiled")
    elif "compiled" in good and not good["compiled"]["compiled"]:
        out.print("compiled: build/compiled holds no compiled modules; make compiled")
        del good["compiled"]
    title = f"{ruleset}: CPU time, Python {platform.python_version()}, {load()}"
    table = Table(title=title, title_justify="left")
    table.add_column("")
    for name in good:
        table.add_column(name, justify="right")
    rows = dict.fromkeys(key for figures in good.values() for key in figures if key not in ABOUT)
    for key in rows:
        table.add_row(key, *(shown(figures.get(key, "")) for figures in good.values()))
    out.print(table)
    return good


def print_comparison(out: Console, ruleset: str, games: str, other: Path) -> Figures:
    """This checkout and another one on a ruleset, measured by turns so that a busy machine disturbs both alike."""
    table = Table(title=f"{ruleset}: CPU time, median of {ROUNDS}, {load()}", title_justify="left")
    for name in ("", "build", other.name, "here", "ratio"):
        table.add_column(name, justify="right" if name not in ("", "build") else "left")
    found: Figures = {}
    for build, folder in (("interpreted", "src"), ("compiled", "build/compiled")):
        if not all((root / folder / "arktable").is_dir() for root in (other, ROOT)):
            continue
        measured: dict[Path, list[Figures]] = {other: [], ROOT: []}
        for root in (other, ROOT) * ROUNDS:
            asked = ("whole_games.py", "--ruleset", ruleset, "--games", games)
            figures = figures_of(Path(sys.executable), *asked, path=root / folder)
            if isinstance(figures, str):
                out.print(f"{root}, {build}: could not be measured: {figures}", markup=False)
                return found
            measured[root].append(figures)
        for key in [key for key in measured[ROOT][0] if key not in ABOUT]:
            before, after = (
                statistics.median([figures.get(key, float("nan")) for figures in measured[root]])
                for root in (other, ROOT)
            )
            found[f"{build}: {key}"] = (before, after)
            table.add_row(key, build, shown(before), shown(after), f"{after / before:.2f}")
    out.print(table)
    return found


def load() -> str:
    """How busy the machine was: on a busy one CPU time is no good measure either."""
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


def print_server(out: Console) -> None:
    """The server's own benchmark prints its own table."""
    script = ROOT / "benchmarks" / "server_moves.py"
    if not script.is_file():
        out.print("server: benchmarks/server_moves.py is not there")
        return
    done = subprocess.run([sys.executable, str(script)], cwd=ROOT, check=False)
    if done.returncode:
        out.print(f"server: could not be measured (exit code {done.returncode})")


def install_peers(out: Console) -> None:
    """A throwaway environment; what cannot be had from the registry is left out, with a line that says so."""
    python = PEERS / "bin" / "python"
    if not python.is_file():
        made = subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=False)
        if made.returncode:
            out.print("peers: no environment could be made in build/peers")
            return
    for packages in PEER_PACKAGES:
        command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            last = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
            out.print(f"peers: {packages[0]} cannot be installed here, skipped: {last[:100]}", markup=False)


def print_peers(out: Console, ours: dict[str, dict[str, Figures]]) -> Figures:
    """Other engines, measured in the same run as ours."""
    python = PEERS / "bin" / "python"
    if not python.is_file():
        out.print("peers: not installed; make bench-peers installs and measures them")
        return {}
    figures = figures_of(python, "peers.py")
    if isinstance(figures, str):
        out.print(f"peers: could not be measured: {figures}", markup=False)
        return {}
    table = Table(title="Random play, decisions per second of CPU time", title_justify="left")
    table.add_column("")
    table.add_column("decisions/s", justify="right")
    for ruleset, builds in ours.items():
        for build, measured in builds.items():
            for key, value in measured.items():
                if key.startswith("random play"):
                    table.add_row(f"Arktable {build}, {ruleset}: {key.split('(')[0].strip()}", shown(value))
    for label, value in figures.items():
        table.add_row(label, shown(value) if isinstance(value, float) else f"skipped ({value})")
    out.print(table)
    return figures


def main() -> None:
    """Measure everything there is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", action="store_true", help="install other engines into build/peers first")
    parser.add_argument("--no-server", action="store_true", help="leave the server out")
    parser.add_argument("--games", default="300", help="games per repeat of random play")
    parser.add_argument("--against", type=Path, metavar="DIR", help="compare with the engine of this checkout")
    parser.add_argument("--ruleset", action="append", help="measure only this one (several may be given)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the engines' figures there too")
    given = parser.parse_args()
    out = Console(highlight=False, width=None if sys.stdout.isatty() else 110)
    chosen = given.ruleset or longest_rulesets()
    if given.against:
        for ruleset in chosen:
            print_comparison(out, ruleset, given.games, given.against.resolve())
        return
    ours = {ruleset: print_engine(out, ruleset, given.games) for ruleset in chosen}
    if not given.no_server:
        print_server(out)
    if given.peers:
        install_peers(out)
    peers = print_peers(out, ours)
    if given.json:
        given.json.write_text(json.dumps({"arktable": ours, "peers": peers}, ensure_ascii=False, indent=2), "utf-8")


if __name__ == "__main__":
    main()
