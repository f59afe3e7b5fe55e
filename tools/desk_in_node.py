"""Plays at a desk in Pyodide under Node: `python tools/desk_in_node.py FOLDER`.

FOLDER has the npm package `pyodide` in its `node_modules`, and the wheel of msgspec for it (`pip download msgspec
--no-deps --only-binary=:all: --platform pyemscripten_2026_0_wasm32 --python-version 3.14`).
"""

from __future__ import annotations

import subprocess
import sys
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import mypy_extensions

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = {"__pycache__", "static", "cli", "arena"}


def pack(folder: Path) -> None:
    """Write our package, what announces its games, and msgspec into one archive."""
    with zipfile.ZipFile(folder / "desk.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted((ROOT / "src").rglob("*")):
            name = file.relative_to(ROOT / "src")
            if file.is_file() and not LEFT_OUT & set(name.parts):
                archive.write(file, name)
        archive.write(mypy_extensions.__file__, "mypy_extensions.py")
        ours = distribution("arktable")
        for name_ in ("METADATA", "entry_points.txt"):
            archive.writestr(f"arktable-{ours.version}.dist-info/{name_}", ours.read_text(name_) or "")
        with zipfile.ZipFile(next(folder.glob("msgspec-*.whl"))) as wheel:
            for entry in wheel.namelist():
                archive.writestr(entry, wheel.read(entry))


def main() -> int:
    """Pack, and play."""
    folder = Path(sys.argv[1]).resolve()
    pack(folder)
    return subprocess.run(["node", str(ROOT / "tools" / "desk_in_node.mjs"), str(folder)], check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main())
