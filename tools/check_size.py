"""Fails for source files that are too long (aim at 80 to 250 lines), and for folders of too many files."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "tests", "tools", "web/src")
SUFFIXES = {".py", ".ts", ".svelte", ".css"}
LIMIT = 400
BUILT = ("src/arktable/server/standalone", "src/arktable/server/static")

# path from the root: why it may be longer
EXCUSED: dict[str, str] = {}

# Folders with sub-folders hold at most about 20 source files each, tests not counted.
MOST_FILES = 22
GROUPED = (
    *(f"src/arktable/{name}" for name in ("engine", "games", "server", "bots", "jobs", "arena", "cli")),
    "web/src",
)
# folder from the root: why it may have more files
EXCUSED_FOLDERS: dict[str, str] = {
    "src/arktable/cli": "a list of like things: one file per command",
}


def _is_made(path: Path) -> bool:
    """Files that a tool writes are not read in one sitting, or at all."""
    return "made by `make" in path.read_text(encoding="utf-8").split("\n", 1)[0]


def _is_built(path: Path) -> bool:
    """The client as `make web` and `make static` leave it in the package."""
    return any(path.is_relative_to(ROOT / folder) for folder in BUILT)


def _is_test(path: str) -> bool:
    return ".test." in path or "/tests/" in path


def _folders(names: Iterable[str]) -> Iterator[str]:
    """Folders with too many files, and those that are excused without need."""
    counts = Counter(name.rpartition("/")[0] for name in names if name.startswith(GROUPED) and not _is_test(name))
    for folder, count in counts.items():
        if count > MOST_FILES and folder not in EXCUSED_FOLDERS:
            yield f"{folder}: {count} files, more than {MOST_FILES}: divide it, or excuse it in tools/check_size.py"
    for folder in EXCUSED_FOLDERS:
        if counts[folder] <= MOST_FILES:
            yield f"{folder}: excused in tools/check_size.py without need"


def main() -> int:
    """Print what is too long, and what is excused without need."""
    lines = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in SUFFIXES and not _is_built(path) and not _is_made(path)
    }
    problems = [
        f"{name}: {count} lines, more than {LIMIT}: divide it, or excuse it with a reason in tools/check_size.py"
        for name, count in lines.items()
        if count > LIMIT and name not in EXCUSED
    ]
    problems += [
        f"{name}: excused in tools/check_size.py without need" for name in EXCUSED if lines.get(name, 0) <= LIMIT
    ]
    problems += _folders(lines)
    print(*problems, sep="\n", end="\n" if problems else "")
    print(f"sizes: {len(lines)} files, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
