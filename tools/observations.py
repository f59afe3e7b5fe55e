"""Writes docs/reference/observations.md: the blocks of every game's observations (`engine/encoding`).

python tools/observations.py            write it
python tools/observations.py --check    fail if it is not what the encoders say
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from arktable.engine.encoding.encoder import PERFECT
from arktable.engine.encoding.schema import Schema
from arktable.engine.registry import find_game

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "docs/reference/observations.md"
SHOWN = (("arkadia", True), ("arkwright-cards", False), ("water-frame", False))
"""The rulesets, and whether planes are shown. Spinning Jenny and Mule have the blocks of Water Frame."""
SEATS = 2
HEAD = """# Blocks of observations

Made by `make observations`. [Learning environments](environments.md) explains them. All tables are for two seats and
the usual options; other numbers of seats and options change lengths and offsets. A number times its scale is the
observation. `Setup(…).schema.rows()` gives the same as data.
"""


def table(schema: Schema) -> list[str]:
    """The lines of one table."""
    lines = ["| block | offset | length | scale |", "|---|---|---|---|"]
    for block in schema.blocks:
        if block.length:
            scale = "1" if block.most == 1 else f"1/{block.most}"
            lines.append(f"| `{block.name}` | {block.offset} | {block.length} | {scale} |")
    return lines


def text() -> str:
    """The whole page."""
    parts = [HEAD]
    for ruleset, planes in SHOWN:
        schema = find_game(ruleset).encoder({}, SEATS, PERFECT, planes).schema
        what = " with planes" if planes else ""
        about = f"Version {schema.version}, {schema.length} numbers{what}, hash `{schema.hash()}`."
        parts += [f"## {ruleset}\n\n{about}\n", "\n".join(table(schema)) + "\n"]
    return "\n".join(parts)


def main() -> int:
    """Write or check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    if not parser.parse_args().check:
        FILE.write_text(text(), encoding="utf-8")
        return 0
    if FILE.read_text(encoding="utf-8") != text():
        print(f"{FILE.relative_to(ROOT)} is not what the encoders say: run `make observations`")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
