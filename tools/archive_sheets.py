"""Writes the present sheet of every game into its archive, so that games played on it stay readable.

`make archive-sheets` runs it after a number was added or changed. A file that is there is left alone: released sheets
are never changed. `--check` writes nothing and fails when a sheet is missing.
"""

from __future__ import annotations

import sys
from pathlib import Path

from arktable.engine.registry import rulesets
from arktable.engine.sheets import ARCHIVE, archive_text

GAMES = Path(__file__).resolve().parents[1] / "src" / "arktable" / "games"


def missing() -> dict[Path, str]:
    """The files that the archives of this project's games lack, with what belongs in them."""
    files: dict[Path, str] = {}
    for sheet in (game.sheet.own() for game in rulesets()):
        path = Path(str(sheet.folder)) / ARCHIVE / f"{sheet.hash}.json"
        if path.is_relative_to(GAMES) and not path.exists():
            files[path] = archive_text(sheet.values())
    return files


def main() -> int:
    files = missing()
    for path, text in files.items():
        if "--check" in sys.argv:
            sys.stderr.write(f"{path.relative_to(GAMES)} is missing: run `make archive-sheets`\n")
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 1 if files and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
