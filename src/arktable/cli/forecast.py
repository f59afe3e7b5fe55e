"""`arktable forecast`: what would be sold by whom, if production ran at this moment of a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from arktable.cli.command import UsageError, examples, one_command
from arktable.cli.draw.drawing import DrawsForecast, drawing_of
from arktable.cli.options import AsJson, Language, SheetFile
from arktable.cli.output import console, print_json
from arktable.cli.recorded import open_record, teller_of
from arktable.engine.errors import UnknownName
from arktable.engine.records.record import replay
from arktable.engine.seats import OPEN_BOOK

app = one_command()

EXAMPLES = examples(
    "forecast evening.ark",
    "forecast evening.ark --to 120 --good lamps",
    "forecast evening.ark --to 120 --json",
)


@app.command("forecast", epilog=EXAMPLES)
def command(
    file: Annotated[Path, typer.Argument(help="A record (.ark) of a game with markets.")],
    to: Annotated[int | None, typer.Option(min=0, help="After this many decisions.", show_default="the last")] = None,
    good: Annotated[str | None, typer.Option(help="Only this good.", show_default="all")] = None,
    sheet: SheetFile = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Forecast the next production of a recorded game (.ark).

    For every good and player: what would be sold if its production ran now, income, costs, steps of the share value
    and the cash left. Nobody changes anything in between. Stock is sold, patron, jubilee, school and extra shifts
    serve, contracts are delivered, and who lacks cash sells shares. In the card game: of the good of the round.
    """
    record, game, end = open_record(file, to, sheet)
    kit, teller = game.kit(record.options), teller_of(record, game, lang)
    drawing = drawing_of(game.facts.game, kit, teller)
    if not isinstance(drawing, DrawsForecast):
        raise UsageError(f"there is no forecast for {record.ruleset}; games without markets have none")
    view = replay(record, game, end).view(OPEN_BOOK)
    goods: list[str] = kit["goods"]
    only = _number(goods, good)
    if as_json:
        print_json(
            {
                "ruleset": record.ruleset,
                "at": end,
                "year": view["year"],
                "cycle": view.get("cycle", view.get("round")),
                "over": view["over"],
                "wage": view["market"]["wage"],
                "goods": drawing.forecast_data(view, only),
            }
        )
        return
    out = console()
    year, wage = str(view["year"]), view["market"]["wage"]
    out.print(Text(teller.words.text("cli-forecast-head", n=end, year=year, wage=wage), style="bold"))
    out.print(drawing.forecast(view, only))


def _number(goods: list[str], name: str | None) -> int | None:
    if name is None:
        return None
    if name not in goods:
        raise UnknownName("good", name, goods)
    return goods.index(name)
