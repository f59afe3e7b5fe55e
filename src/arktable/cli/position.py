"""`arktable position`: positions as text, shown and checked; and a record's position written as text."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from arktable.cli.command import UsageError, examples, language
from arktable.cli.draw.drawing import drawing_of
from arktable.cli.draw.house import draw_table
from arktable.cli.options import AsJson, Language, SheetFile
from arktable.cli.output import console, print_json
from arktable.cli.positions import open_position
from arktable.cli.recorded import open_record
from arktable.engine.errors import PositionError
from arktable.engine.moves import MoveData
from arktable.engine.position import Position
from arktable.engine.records.record import replay
from arktable.engine.seats import OPEN_BOOK
from arktable.i18n.words import Teller, Words

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)

EXAMPLES: Final = examples(
    "position show lesson.toml",
    "position check lesson.toml",
    "position of evening.ark --to 40",
    "position of evening.ark --to 40 --seat 2",
)

File = Annotated[Path, typer.Argument(help="A position as text (.toml).")]
Seed = Annotated[int, typer.Option(help="Deals what the text leaves unknown.")]


@app.callback(epilog=EXAMPLES)
def position() -> None:
    """Show and check positions as text, or write that of a recorded game."""


@app.command()
def show(file: File, seed: Seed = 1, sheet: SheetFile = None, as_json: AsJson = False, lang: Language = None) -> None:
    """Draw the position of a file, and say who decides what."""
    game, found = open_position(file, seed, sheet)
    view = found.view(OPEN_BOOK)
    if as_json:
        print_json({"to_move": found.seat, "phase": found.phase(), "moves": _moves(found), "view": view})
        return
    words = Words(language(lang), game.facts.game)
    teller = Teller(words, [words.text("cli-player", n=seat + 1) for seat in range(found.seats)])
    drawing = drawing_of(game.facts.game, game.kit(found.begun_by().options), teller)
    out = console()
    draw_table(out, drawing, view, teller)
    if found.seat < 0:
        out.print(Text(words.text("cli-over")))
        out.print(drawing.result(view))
    else:
        phase = teller.phase(found.phase())
        out.print(Text(words.text("cli-replay-next", who=teller.name(found.seat), phase=phase)))


@app.command()
def check(file: File, seed: Seed = 1, sheet: SheetFile = None, as_json: AsJson = False, lang: Language = None) -> None:
    """Say whether a file describes a possible position; if not, what is wrong and where."""
    try:
        game, found = open_position(file, seed, sheet)
    except PositionError as error:
        if as_json:
            print_json({"fine": False, "where": error.where, "what": error.details["what"]})
            raise typer.Exit(1) from None
        raise
    if as_json:
        print_json({"fine": True, "ruleset": game.facts.id, "to_move": found.seat, "moves": len(found.moves())})
        return
    words = Words(language(lang), game.facts.game)
    who = words.text("cli-player", n=found.seat + 1) if found.seat >= 0 else words.text("cli-nobody")
    console().print(
        Text(words.text("cli-position-fine", ruleset=game.facts.id, who=who, moves=len(found.moves()))), soft_wrap=True
    )


@app.command()
def of(
    file: Annotated[Path, typer.Argument(help="A record (.ark).")],
    to: Annotated[
        int | None, typer.Option(min=0, help="Stop after this many decisions.", show_default="the last")
    ] = None,
    seat: Annotated[int, typer.Option(min=0, help="Write only what this seat knows, from 1; 0 writes everything.")] = 0,
    sheet: SheetFile = None,
) -> None:
    """Write the position of a recorded game as text, for a lesson, a test or a question."""
    record, game, end = open_record(file, to, sheet)
    if seat > record.seats:
        raise UsageError(f"--seat {seat}: there are seats 1 to {record.seats}; 0 writes everything")
    typer.echo(replay(record, game, end).save(seat - 1 if seat else OPEN_BOOK), nl=False)


def _moves(found: Position) -> list[MoveData]:
    return [move.as_data() for move in found.moves()]
