"""Writes what follows from the typed shapes and declarations: the client's types and the tables of the reference.

`make types` writes; with --check it fails when a file is not what would be written. From

- `server/wire`, `server/routes/bodies.py` and `engine/reporting/shapes.py`:
  `web/src/wire/types.ts` and `docs/reference/wire.md`;
- `games/<game>/*/*shapes.py` (if there are any): `web/src/games/<game>/wire.ts`, and with
  `games/<game>/reporting/told.py` and `games/<game>/rules.py` the page `docs/reference/<game>.md`;
- the files of words of `src/arktable/i18n`: `web/src/wire/languages.ts`;
- the routes with all of these shapes: `docs/reference/openapi.json` (`tools/openapi.py`).

A page keeps its own text: only what stands between `<!-- made: … -->` and `<!-- /made -->` is replaced.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from arktable.engine.reporting import shapes as report_shapes  # noqa: E402 - the path is set first
from arktable.engine.told import SHARED, Told  # noqa: E402 - the same
from arktable.server.lobby import lessons, lobby  # noqa: E402 - the same
from arktable.server.routes import bodies  # noqa: E402 - the same
from arktable.server.tables.told import AT_TABLE  # noqa: E402 - the same
from arktable.server.wire import advice, common, lookback, pace, people, rulesets, tables  # noqa: E402 - the same
from tools.language_table import language_table  # noqa: E402 - the same
from tools.openapi import document  # noqa: E402 - the same
from tools.shapes import Schema, definitions, type_words  # noqa: E402 - the same
from tools.slots import slots_table  # noqa: E402 - the same
from tools.telling import places_of, with_places  # noqa: E402 - the same

GAMES = "src/arktable/games"
REFERENCE = "docs/reference"
ASK = "made by `make types`; do not edit"
WIRE_BANNER = f"""// What server and client say to each other, {ASK}.
// It follows src/arktable/server/wire and routes/bodies.py.

export type Seat = number;
/** Arguments of events, reasons and errors. */
export type Args = Record<string, string | number | boolean | null>;
/** Every game has its own view: games/<game>/wire.ts. */
export type View = any;
"""
DISTANCE = ("wire/distance", "distance_routes")
DISTANCE_BANNER = f"""// What server and client say about play at a distance, {ASK}.
// It follows src/arktable/server/wire/distance and distance_routes.

export type Seat = number;
/** Every game has its own view: games/<game>/wire.ts. */
export type View = any;
"""
# What json-schema-to-typescript says of its own (also the length of a tuple, which its type says), and its comments of
# one line on three.
REFERRED = (
    r" \* This (?:interface|type) was referenced by `Everything`'s JSON-Schema\n \* via the `definition` \"\w+\"\.\n"
)
LENGTH = r"^ *\*\n *\* @minItems \d+\n *\* @maxItems \d+\n"
NOISE = re.compile(
    rf"^export (?:interface Everything .*|type Everything = .*;)\n|^ \*\n{REFERRED}|^/\*\*\n{REFERRED} \*/\n|{LENGTH}",
    re.MULTILINE,
)
COMMENT = re.compile(r"/\*\*\n *\* (.*)\n *\*/")
MADE = re.compile(r"(<!-- made: ([\w-]+) -->\n).*?(<!-- /made -->)", re.DOTALL)


def typescript(parts: list[tuple[dict[str, Schema], str]]) -> list[str]:
    """Each set of definitions as TypeScript, below its banner."""
    asked = [
        {"schema": {"title": "Everything", "type": "object", "definitions": schemas}, "banner": banner}
        for schemas, banner in parts
    ]
    node = Path(sys.executable).with_name("node")
    made = subprocess.run(
        [os.fspath(node) if node.exists() else "node", "types.mjs"],
        cwd=ROOT / "web",
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode:
        raise SystemExit(f"web/types.mjs failed; is web/node_modules there (make web)?\n{made.stderr}")
    return [COMMENT.sub(r"/** \1 */", NOISE.sub("", text)) for text in json.loads(made.stdout)]


def shape_tables(schemas: dict[str, Schema]) -> str:
    """A table for each shape: field, type, meaning."""
    parts = []
    for name, schema in schemas.items():
        about = " ".join(schema.get("description", "").split())
        if "properties" not in schema:
            parts.append(f"**{name}**: {type_words(schema)}. {about}\n")
            continue
        rows = [_row(name, field, schema.get("required", ())) for name, field in schema["properties"].items()]
        parts.append("\n".join([f"**{name}**: {about}\n", "| field | type | meaning |", "|---|---|---|", *rows, ""]))
    return "\n".join(parts)


def _row(name: str, field: Schema, required: Any) -> str:
    meaning = " ".join(field.get("description", "").split())
    return f"| `{name}`{'' if name in required else ' (may be missing)'} | {type_words(field)} | {meaning} |"


def told_tables(told: Told, kinds: Told) -> str:
    """Events and reasons with their arguments and the kinds of them."""
    known = {**kinds.arguments, **told.arguments}
    lines = []
    for title, keys in (("event", told.events), ("reason", told.reasons)):
        if keys:
            lines += [f"| {title} | arguments |", "|---|---|"]
            for key, names in keys.items():
                lines.append(f"| `{key}` | {', '.join(f'{name} ({known[name]})' for name in names)} |")
            lines.append("")
    return "\n".join(lines)


def with_made(text: str, made: dict[str, str]) -> str:
    """The page with its made parts put in again."""
    return MADE.sub(lambda found: f"{found[1]}\n{made.get(found[2], '').strip()}\n\n{found[3]}", text)


def game_folder(game: str) -> Path | None:
    """Where the client keeps its table of a game: under the folder's name, or with hyphens."""
    folders = [ROOT / "web/src/games" / name for name in (game, game.replace("_", "-"))]
    return next((folder for folder in folders if folder.is_dir()), None)


def _distance_modules() -> list[ModuleType]:
    """The modules with the shapes and bodies of play at a distance."""
    files = [file for folder in DISTANCE for file in sorted((ROOT / "src/arktable/server" / folder).glob("*.py"))]
    names = [".".join(file.relative_to(ROOT / "src").with_suffix("").parts) for file in files]
    return [import_module(name) for name in names if not name.endswith("__init__")]


def outputs() -> dict[Path, str]:
    """Every file that is made, with its text."""
    shapes_of_wire = [common, people, rulesets, pace, tables, lookback, report_shapes, advice]
    modules = [*shapes_of_wire, lessons, lobby, bodies]
    wire_shapes = definitions(modules, sent=tables)
    parts = [(wire_shapes, WIRE_BANNER)]
    targets = [ROOT / "web/src/wire/types.ts"]
    pages = {
        ROOT / REFERENCE / "wire.md": {
            "shapes": shape_tables(wire_shapes),
            "told": told_tables(SHARED.plus(AT_TABLE), SHARED),
        }
    }
    distance = definitions(_distance_modules())
    parts.append((distance, DISTANCE_BANNER))
    targets.append(ROOT / "web/src/wire/distance.ts")
    pages[ROOT / REFERENCE / "distance.md"] = {"shapes": shape_tables(distance)}
    for path in sorted((ROOT / GAMES).glob("*/game.py")):
        game = path.parent.name
        kinds = import_module(f"arktable.games.{game}.reporting.told").TOLD
        made = {
            "told": told_tables(with_places(kinds, places_of(game)), SHARED),
            "slots": slots_table(path.with_name("rules.py")),
        }
        files = sorted(path.parent.glob("*/*shapes.py"), key=lambda file: file.name)
        if files:
            shapes = definitions(
                import_module(f"arktable.games.{game}.{file.parent.name}.{file.stem}") for file in files
            )
            names = " and ".join(f"`games/{game}/{file.parent.name}/{file.name}`" for file in files)
            made["shapes"] = f"## Shapes\n\nFrom {names}.\n\n{shape_tables(shapes)}"
            folder = game_folder(game)
            if folder is not None:
                banner = f"// What the server says of this game, {ASK}.\n// It follows {GAMES}/{game}/views/shapes.py."
                parts.append((shapes, banner))
                targets.append(folder / "wire.ts")
        pages[ROOT / REFERENCE / f"{game.replace('_', '-')}.md"] = made
    found = dict(zip(targets, typescript(parts), strict=True))
    found[ROOT / "web/src/wire/languages.ts"] = language_table()
    tables_of_routes = [(ROOT / REFERENCE / name).read_text(encoding="utf-8") for name in ("wire.md", "distance.md")]
    found[ROOT / REFERENCE / "openapi.json"] = document({**distance, **wire_shapes}, tables_of_routes)
    for page, made in pages.items():
        if page.is_file():
            found[page] = with_made(page.read_text(encoding="utf-8"), made)
    return found


def main(arguments: list[str]) -> int:
    """Write, or with --check compare; 1 when something is stale."""
    stale = {
        path: text for path, text in outputs().items() if not path.is_file() or path.read_text(encoding="utf-8") != text
    }
    names = [path.relative_to(ROOT).as_posix() for path in stale]
    if "--check" in arguments:
        print(*(f"{name} is stale: run `make types`" for name in names), sep="\n", end="\n" if names else "")
        print(f"types: {len(names)} stale")
        return 1 if names else 0
    for path, text in stale.items():
        path.write_text(text, encoding="utf-8")
    print(*(f"wrote {name}" for name in names), sep="\n", end="\n" if names else "")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
