"""`arktable replay`: a recorded game in words, with the position at any moment."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from arktable.cli.command import examples, one_command
from arktable.cli.draw.drawing import drawing_of
from arktable.cli.draw.house import draw_table
from arktable.cli.options import AsJson, Language, SheetFile
from arktable.cli.output import console, print_json
from arktable.cli.recorded import open_record, teller_of
from arktable.engine.events import Seen, said
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.records.record import Record, line_of
from arktable.engine.seats import OPEN_BOOK

app = one_command()

EXAMPLES = examples(
    "replay evening.ark",
    "replay evening.ark --to 40 --lang fr",
    "replay evening.ark --json",
)


@app.command("replay", epilog=EXAMPLES)
def command(
    file: Annotated[Path, typer.Argument(help="A record (.ark).")],
    to: Annotated[
        int | None, typer.Option(min=0, help="Stop after this many decisions.", show_default="the last")
    ] = None,
    sheet: SheetFile = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Replay a recorded game (.ark) and tell it in words.

    A record replays exactly, by the rules and on the numbers it was played with. A record of version 0.1 that was
    played with a profile needs the same profile again (--sheet). Everything is shown, including what was hidden.
    """
    record, game, end = open_record(file, to, sheet)
    position, steps = _replayed(record, game, end)
    if as_json:
        print_json(_as_data(record, position, steps))
        return
    out = console()
    teller = teller_of(record, game, lang)
    drawing = drawing_of(game.facts.game, game.kit(record.options), teller)
    for number, events in enumerate(steps):
        for event in events:
            # The set-up comes before the first decision and has no number.
            out.print(Text(f"{number or '':>4} {teller.sentence(event)}"), soft_wrap=True)
    out.print()
    view = position.view(OPEN_BOOK)
    draw_table(out, drawing, view, teller)
    if position.seat < 0:
        out.print(Text(teller.words.text("cli-over")))
        out.print(drawing.result(view))
    else:
        phase = teller.phase(position.phase())
        out.print(Text(teller.words.text("cli-replay-next", who=teller.name(position.seat), phase=phase)))


def _replayed(record: Record, game: Game, end: int) -> tuple[Position, list[list[Seen]]]:
    """The position after `end` decisions, and what each of them did; entry 0 is the set-up."""
    line = line_of(record, game)
    steps = [said(events, OPEN_BOOK) for _, events in islice(line.events(), end + 1)]
    return line.at(end), steps


def _as_data(record: Record, position: Position, steps: list[list[Seen]]) -> dict[str, Any]:
    end = len(steps) - 1
    return {
        "ruleset": record.ruleset,
        "rules_rev": record.rules_rev,
        "sheet": record.sheet_hash,
        "options": record.options,
        "seats": record.seats,
        "seed": record.seed,
        "players": [{"kind": player.kind, "name": player.name} for player in record.players],
        "decisions": len(record.moves),
        "at": end,
        "over": position.seat < 0,
        "to_move": position.seat,
        "scores": position.scores(),
        "winners": position.winners(),
        "steps": [
            {"n": n, "seat": seat, "move": move, "events": steps[n]}
            for n, (seat, move) in enumerate(record.moves[:end], 1)
        ],
        "setup": steps[0],
        "view": position.view(OPEN_BOOK),
    }
