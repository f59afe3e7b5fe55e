"""`arktable sheet`: every printed number with its source, and how sure we are of it."""

from __future__ import annotations

import json
from collections import Counter
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from arktable.arena.line_up import game_with
from arktable.cli.arguments import read_profile
from arktable.cli.command import UsageError, examples, language, one_command
from arktable.cli.options import AsJson, Language, SheetFile
from arktable.cli.output import console, print_json
from arktable.cli.template import template
from arktable.engine.datum import Datum
from arktable.engine.errors import UnknownName
from arktable.engine.game import Game
from arktable.engine.registry import rulesets
from arktable.engine.sheets import STATUSES, Sheet
from arktable.i18n.words import Words

app = one_command()

EXAMPLES = examples(
    "sheet arkadia",
    "sheet arkadia --template > my-box.toml",
    "sheet arkadia --sheet my-box.toml",
    "sheet arkadia --json",
)

UNSURE = "reconstructed"
VALUE_WIDTH = 46


@app.command(epilog=EXAMPLES)
def sheet(
    game: Annotated[str, typer.Argument(help="A game or one of its rulesets.")],
    as_json: AsJson = False,
    as_template: Annotated[
        bool, typer.Option("--template", help="Write a profile to fill in from your own box, and nothing else.")
    ] = False,
    profile: SheetFile = None,
    lang: Language = None,
) -> None:
    """Show a game's printed numbers and how sure we are of each.

    A number you know better (you own the box) can be corrected without touching the program: --template writes a
    profile with every number and how to enter it. Correct what differs, look at it with --sheet, then play with it.
    """
    if as_json and as_template:
        raise UsageError("give --json or --template, not both")
    found = game_with(_find(game).facts.id, read_profile(profile))
    if as_template:
        typer.echo(template(found, Words(language(lang))), nl=False)
        return
    if as_json:
        print_json(_as_data(found))
        return
    out = console()
    words = Words(language(lang))
    table = Table(box=None, pad_edge=False, row_styles=("", "dim"))
    for key in ("key", "value", "status", "source"):
        table.add_column(words.text(f"cli-sheet-{key}"), overflow="fold", no_wrap=key == "key")
    for key, datum in found.sheet.data.items():
        table.add_row(key, _short(datum.value), _status(words, datum), Text("; ".join(datum.source)))
    out.print(table)
    out.print()
    for line in _summary(words, found.sheet):
        out.print(line, markup=False)


def _find(name: str) -> Game:
    games = rulesets()
    for game in games:
        if name in (game.facts.game, game.facts.id):
            return game
    raise UnknownName("game", name, sorted({known for game in games for known in (game.facts.game, game.facts.id)}))


def _short(value: Any) -> Text:
    text = json.dumps(value, ensure_ascii=False)
    return Text(text if len(text) <= VALUE_WIDTH else f"{text[: VALUE_WIDTH - 1]}…")


def _status(words: Words, datum: Datum) -> str:
    # ≈ marks a number that is not printed.
    mark = "≈ " if datum.status == UNSURE else ""
    status = words.text(f"cli-status-{datum.status}")
    return f"{mark}{status}, {words.text(f'cli-confidence-{datum.confidence}')}" if datum.confidence else mark + status


def _summary(words: Words, sheet: Sheet) -> list[str]:
    counts = Counter(datum.status for datum in sheet.data.values())
    lines = [words.text("cli-sheet-head", n=len(sheet.data), name=sheet.name, hash=sheet.hash)]
    lines += [
        words.text("cli-sheet-count", n=counts[status], status=words.text(f"cli-status-{status}"))
        for status in STATUSES
        if counts[status]
    ]
    unsure = sheet.reconstructed()
    if not unsure:
        return [*lines, words.text("cli-sheet-all-sure")]
    lines.append(words.text("cli-sheet-unsure", n=len(unsure)))
    for key in unsure:
        datum = sheet.data[key]
        key_of_line = "cli-sheet-unsure-line" if datum.note else "cli-sheet-unsure-bare"
        confidence = words.text(f"cli-confidence-{datum.confidence}")
        lines.append(words.text(key_of_line, key=key, confidence=confidence, note=datum.note))
    return lines


def _as_data(game: Game) -> dict[str, Any]:
    sheet = game.sheet
    return {
        "game": game.facts.game,
        "name": sheet.name,
        "hash": sheet.hash,
        "summary": dict(Counter(datum.status for datum in sheet.data.values())),
        "reconstructed": sheet.reconstructed(),
        "data": {
            key: {
                "value": datum.value,
                "status": datum.status,
                "source": datum.source,
                "confidence": datum.confidence,
                "note": datum.note,
                "alternatives": datum.alternatives,
                "enter": datum.enter,
                "example": datum.example,
            }
            for key, datum in sheet.data.items()
        },
    }
