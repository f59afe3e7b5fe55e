"""Runs the tests of what others build on with other Pythons: `make test-pythons`, or with ARGS="--only 3.13".

For each version an interpreter is looked for (on the path, in pyenv, known to uv; else uv tries to fetch one into
build/pythons), and an environment of its own gets the locked packages and this source tree. Then the tests of the
environments, the public API, the contract of games and the packages run there. A version without an interpreter is
reported as not available; it has not passed. A locked package in `MAY_BE_MISSING` that has no wheel for a version is
left out and reported.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PLACE: Final = ROOT / "build" / "pythons"
VERSIONS: Final = ("3.12", "3.13", "3.14")
TESTS: Final = ("tests/envs", "tests/api", "tests/conformance", "tests/packaging")
MAY_BE_MISSING: Final = ("open-spiel",)
"""Packages of extras whose tests are skipped where they are not installed."""
PASSED, FAILED, NOT_AVAILABLE = "passed", "FAILED", "not available"


@dataclass(frozen=True)
class Result:
    """What came of one version."""

    version: str
    outcome: str
    about: str


def run(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command from the root, without what this Python was told."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    words = [str(part) for part in command]
    return subprocess.run(words, cwd=ROOT, env={**kept, **environment}, capture_output=True, text=True, check=False)


def is_version(python: str | Path, version: str) -> bool:
    """Does this run, and is it that version? A shim of pyenv exists also for versions that are not active."""
    try:
        done = run(python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])")
    except OSError:
        return False
    return done.returncode == 0 and done.stdout.strip() == version


def candidates(version: str) -> list[str | Path]:
    """Where an interpreter of this version may be."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    return [f"python{version}", *sorted(pyenv.glob(f"{version}.*/bin/python"), reverse=True)]


def find_python(version: str) -> str | None:
    """An interpreter of this version, fetched by uv if there is none; nothing if that fails."""
    for python in candidates(version):
        if is_version(python, version):
            return str(python)
    uv, fetched = Path(sys.executable).with_name("uv"), str(PLACE / "fetched")
    found = run(uv, "python", "find", "--no-project", version, UV_PYTHON_INSTALL_DIR=fetched)
    if found.returncode:
        run(uv, "python", "install", "--no-bin", version, UV_PYTHON_INSTALL_DIR=fetched)
        found = run(uv, "python", "find", "--no-project", version, UV_PYTHON_INSTALL_DIR=fetched)
    python = found.stdout.strip()
    return python if found.returncode == 0 and is_version(python, version) else None


def without(lock: str, packages: Sequence[str]) -> str:
    """A lock without these packages. An entry is a line and the indented lines below it."""
    entries = re.findall(r"^\S.*\n(?:[ \t]+.*\n)*", lock, re.MULTILINE)
    return "".join(entry for entry in entries if re.split(r"[=\s]", entry, maxsplit=1)[0] not in packages)


def prepare(version: str, python: str) -> tuple[Path | None, str]:
    """The interpreter of a fresh environment with the locked packages, and what is to be said of them."""
    uv, folder = Path(sys.executable).with_name("uv"), PLACE / version
    run(uv, "venv", "--quiet", "--clear", "--python", python, folder)
    inside = folder / "bin" / "python"
    install = (uv, "pip", "install", "--quiet", "--python", inside)
    said = ""
    done = run(*install, "--require-hashes", "-r", "requirements.lock", "-r", "tools/uv-requirements.txt")
    if done.returncode:
        lock = folder / "requirements.lock"
        lock.write_text(without((ROOT / "requirements.lock").read_text("utf-8"), MAY_BE_MISSING), encoding="utf-8")
        said = f", without {', '.join(MAY_BE_MISSING)}: it cannot be installed"
        done = run(*install, "--require-hashes", "-r", lock, "-r", "tools/uv-requirements.txt")
    if done.returncode == 0:
        done = run(*install, "--no-deps", "--no-build-isolation", "--editable", ".")
    return (inside, said) if done.returncode == 0 else (None, done.stderr)


def result_of(version: str, tests: Sequence[str], find: Callable[[str], str | None] = find_python) -> Result:
    """Prepare one version and run the tests."""
    python = find(version)
    if python is None:
        return Result(version, NOT_AVAILABLE, "no interpreter was found, and uv could not fetch one")
    inside, said = prepare(version, python)
    if inside is None:
        return Result(version, FAILED, f"the locked packages cannot be installed:\n{said}")
    print(f"testing {version} ({python})", flush=True)
    done = run(inside, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", "-p", "no:cacheprovider", *tests)
    lines = done.stdout.strip().splitlines()
    if done.returncode:
        return Result(version, FAILED, done.stdout + done.stderr)
    exact = run(inside, "--version").stdout.strip()
    skipped = [line for line in lines if line.startswith("SKIPPED")]
    return Result(version, PASSED, "\n".join([f"{exact}{said}: {lines[-1].strip('= ')}", *skipped]))


def report(results: Sequence[Result]) -> int:
    """Print every result; 1 if a version failed, or none could be tested."""
    for result in results:
        print(f"{result.version}  {result.outcome}: {result.about}")
    outcomes = {result.outcome for result in results}
    return 1 if FAILED in outcomes or PASSED not in outcomes else 0


def main() -> int:
    """Test every version that was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", metavar="VERSION", help=f"one of {', '.join(VERSIONS)}; repeatable")
    parser.add_argument("tests", nargs="*", default=TESTS, help="other tests")
    given = parser.parse_args()
    return report([result_of(version, given.tests) for version in given.only or VERSIONS])


if __name__ == "__main__":
    sys.exit(main())
