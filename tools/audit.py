"""Asks public databases for known vulnerabilities of the locked packages: `make audit`.

Python packages are looked up at OSV (https://osv.dev), those of the web client by `npm audit`. Exit codes: 0 nothing is
known, 1 something was found, 2 a database gave no data, so that nothing can be said.
"""

from __future__ import annotations

import argparse
import json
import re
import shlex
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
LOCKS: Final = (
    "requirements.lock",
    "requirements-cluster.lock",
    "tools/uv-requirements.txt",
    "web/static/requirements.txt",
)
OSV: Final = "https://api.osv.dev/v1/querybatch"
NPM: Final = "npm audit --json"
SECONDS: Final = 60
MOST_AT_ONCE: Final = 500
"""OSV takes 1,000 packages in one question."""
PINNED: Final = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^\s;\\]+)", re.MULTILINE)

NOTHING, FOUND, NO_DATA = 0, 1, 2


class NoData(Exception):
    """A database could not be asked, or gave no answer that can be read."""


class Package(NamedTuple):
    """A locked package of Python."""

    name: str
    version: str


def packages_of(texts: Iterable[str]) -> list[Package]:
    """The packages that these locks pin, each version once."""
    return sorted({Package(name.lower(), version) for text in texts for name, version in PINNED.findall(text)})


def ask_osv(url: str, packages: Sequence[Package]) -> list[str]:
    """What OSV knows about these packages, a line each."""
    found = []
    for start in range(0, len(packages), MOST_AT_ONCE):
        asked = packages[start : start + MOST_AT_ONCE]
        answer = _post(url, {"queries": [_query(package) for package in asked]})
        results = answer.get("results") if isinstance(answer, dict) else None
        if not isinstance(results, list) or len(results) != len(asked):
            raise NoData(f"{url} gave no result for each package")
        for package, result in zip(asked, results, strict=True):
            ids = [known["id"] for known in (result or {}).get("vulns", ())]
            found += [f"{package.name} {package.version}: {one} (https://osv.dev/{one})" for one in ids]
    return found


def _query(package: Package) -> dict[str, Any]:
    return {"version": package.version, "package": {"name": package.name, "ecosystem": "PyPI"}}


def _post(url: str, content: object) -> Any:
    request = urllib.request.Request(url, json.dumps(content).encode(), {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            return json.load(answer)
    except (OSError, ValueError) as error:
        raise NoData(f"{url}: {error}") from None


def ask_npm(command: Sequence[str], folder: Path) -> list[str]:
    """What `npm audit` knows about the packages of the web client, a line each."""
    try:
        ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=SECONDS, check=False)
        answer = json.loads(ran.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        raise NoData(f"{shlex.join(command)}: {error}") from None
    known = answer.get("vulnerabilities") if isinstance(answer, dict) else None
    if not isinstance(known, dict) or "metadata" not in answer:
        said = answer.get("message") if isinstance(answer, dict) else None
        raise NoData(f"{shlex.join(command)}: {said or 'no list of vulnerabilities'}")
    return [f"{name} {one.get('range', '')}: {one.get('severity', 'unknown')}" for name, one in sorted(known.items())]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--osv", default=OSV, metavar="URL", help="another address for the questions to OSV")
    parser.add_argument("--npm", default=NPM, metavar="COMMAND", help="another command for npm")
    given = parser.parse_args(arguments)
    packages = packages_of((ROOT / lock).read_text("utf-8") for lock in LOCKS)
    questions: dict[str, Callable[[], list[str]]] = {
        f"Python, {len(packages)} packages": lambda: ask_osv(given.osv, packages),
        "npm": lambda: ask_npm(shlex.split(given.npm), ROOT / "web"),
    }
    outcomes = set()
    for what, ask in questions.items():
        try:
            found = ask()
        except NoData as reason:
            outcomes.add(NO_DATA)
            print(f"{what}: NO DATA, nothing was checked ({reason})")
            continue
        outcomes.add(FOUND if found else NOTHING)
        print(f"{what}: {len(found) or 'no'} known vulnerabilities")
        for line in found:
            print(f"  {line}")
    return FOUND if FOUND in outcomes else max(outcomes)


if __name__ == "__main__":
    sys.exit(main())
