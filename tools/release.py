"""Builds what a release uploads into dist/release, tries each of it in a fresh environment, and lists the files.

The pure wheel and the source archive are always made, the compiled wheel where there is a compiled build of the present
sources (`make release` makes one if there is a C compiler). Each is installed with the versions of requirements.lock,
prints its version, plays a game and knows the command of the server; then all play the same ten games of every ruleset,
and their records must be equal byte by byte. Nothing is uploaded.
"""

from __future__ import annotations

import argparse
import filecmp
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from arktable import __version__
from arktable.jobs.builds import KEY_FILE, USUAL_LEVEL, Checkout
from tools import compiled_wheel

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "dist" / "release"
SEEDS = 10
"""Games of each ruleset that every artifact plays."""
EXTRA = "server"
"""Installed with each, so that `arktable serve` can be tried."""


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    """What a command prints; the program ends with its errors if it fails."""
    # Neither a compiled build nor the source tree of this checkout may be imported.
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "ARKTABLE"))}
    done = subprocess.run(
        [str(part) for part in command], cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"failed: {' '.join(str(part) for part in command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def built(compiled: Path | None) -> list[Path]:
    """The pure wheel, the source archive and, from a compiled build, the compiled wheel."""
    OUT.mkdir(parents=True, exist_ok=True)
    for old in OUT.iterdir():
        old.unlink()
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--target", "sdist", "--directory", OUT)
    (pure,) = OUT.glob("*.whl")
    (source,) = OUT.glob("*.tar.gz")
    return [pure, source, *([compiled_wheel.make(pure, compiled, OUT)] if compiled else [])]


def environment_of(artifact: Path, folder: Path) -> Path:
    """The bin folder of a fresh environment with this artifact and the locked versions of what it needs."""
    uv = Path(sys.executable).with_name("uv")
    run(uv, "venv", "--quiet", "--python", sys.executable, folder)
    install = (uv, "pip", "install", "--quiet", "--python", folder / "bin" / "python")
    run(*install, "--constraint", ROOT / "requirements.lock", f"arktable[{EXTRA}] @ {artifact.as_uri()}")
    return folder / "bin"


def tried(artifact: Path, folder: Path) -> Path:
    """Try an installed artifact; the folder with the records of its games."""
    home = environment_of(artifact, folder / "venv")
    command, records = home / "arktable", folder / "records"
    said = run(command, "--version", cwd=folder)
    if said != f"arktable {__version__}\n":
        sys.exit(f"{artifact.name} says {said!r}")
    run(command, "serve", "--help", cwd=folder)
    look = "from arktable.server.settings import STATIC; from arktable.jobs.builds import runs_compiled;"
    look += "print((STATIC / 'index.html').is_file(), runs_compiled())"
    client, runs_compiled = run(home / "python", "-c", look, cwd=folder).split()
    if client != "True" or runs_compiled != str(not is_pure(artifact)):
        sys.exit(f"{artifact.name}: client there: {client}, compiled: {runs_compiled}")
    for ruleset in json.loads(run(command, "games", "--json", cwd=folder)):
        seats = str(ruleset["seats"][1])
        play = (command, "simulate", ruleset["id"], "--seats", seats, "--games", str(SEEDS), "--bots", "random,greedy")
        run(*play, "--records", records / ruleset["id"], cwd=folder)
    return records


def is_pure(artifact: Path) -> bool:
    """Is this the pure wheel or the source archive?"""
    return artifact.suffix != ".whl" or artifact.stem.endswith("-none-any")


def differences(one: Path, other: Path) -> list[str]:
    """Records that two artifacts did not write alike."""
    names = sorted({path.relative_to(folder) for folder in (one, other) for path in folder.rglob("*.ark")})
    if not names:
        return ["no game was recorded"]
    _, different, missing = filecmp.cmpfiles(one, other, [str(name) for name in names], shallow=False)
    return [*different, *missing]


def compiled_build(named: Path | None) -> Path | None:
    """The build that was named, or `build/compiled` if it was made from the present sources."""
    if named:
        return named.resolve()
    checkout = Checkout(ROOT)
    key = checkout.compiled / KEY_FILE
    fits = key.is_file() and key.read_text("utf-8") == checkout.key(USUAL_LEVEL)
    return checkout.compiled if fits else None


def main() -> None:
    """Build, try, compare and list."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", type=Path, metavar="FOLDER", help="another compiled build than build/compiled")
    given = parser.parse_args()
    compiled = compiled_build(given.compiled)
    if compiled is None:
        print("There is no compiled build of the present sources: only the pure wheel and the source archive are made.")
    artifacts = built(compiled)
    with tempfile.TemporaryDirectory(prefix="arktable-release-") as place:
        played: list[Path] = []
        for number, artifact in enumerate(artifacts):
            folder = Path(place, str(number))
            folder.mkdir()
            print(f"trying {artifact.name}", flush=True)
            played.append(tried(artifact, folder))
            wrong = differences(played[0], played[-1])
            if wrong:
                sys.exit(f"{artifact.name} plays other games than {artifacts[0].name}: {', '.join(wrong)}")
    print(f"\nEach runs, and all play the same games. To upload for {__version__}:")
    for artifact in artifacts:
        print(f"  {artifact.relative_to(ROOT)}  sha256 {hashlib.sha256(artifact.read_bytes()).hexdigest()}")


if __name__ == "__main__":
    main()
