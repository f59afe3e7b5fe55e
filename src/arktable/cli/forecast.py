"""`arktable forecast`: what would be sold by whom, if production ran at this moment of a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from arktable.cli.command import UsageError, examples, one_command
from arktable.cli.draw.drawing import DrawsForecast, drawing_of
from arktable.cli.options import AsJson, Language, SheetFile
from arktable.cli.output import console, print_json
from arktable.cli.recorded import open_record, teller_of
from arktable.engine.errors import UnknownName
from arktable.engine.records.record import Record, replay
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
    serve, contracts are delivered, and who lacks cash sells shares.
    """
    record, game, end = open_record(file, to, sheet)
    kit, teller = game.kit(record.options), teller_of(record, game, lang)
    drawing = drawing_of(game.facts.game, kit, teller)
    if not isinstance(drawing, DrawsForecast):
        raise UsageError(f"there is no forecast of all markets for {record.ruleset}; games without markets have none")
    view = replay(record, game, end).view(OPEN_BOOK)
    goods: list[str] = kit["goods"]
    only = _number(goods, good)
    if as_json:
        print_json(_as_data(record, view, goods, end, only))
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


def _as_data(record: Record, view: dict[str, Any], goods: list[str], end: int, only: int | None) -> dict[str, Any]:
    lines = [line for line in view["forecast"] if only in (None, line["good"])]
    return {
        "ruleset": record.ruleset,
        "at": end,
        "year": view["year"],
        "cycle": view["cycle"],
        "over": view["over"],
        "wage": view["market"]["wage"],
        "goods": [{**line, "good": goods[line["good"]], "sellers": _sellers(view, line["sellers"])} for line in lines],
    }


def _sellers(view: dict[str, Any], rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The players among the sellers, without the importer."""
    return [_seller(view, row) for row in rows if row["seat"] >= 0]


def _seller(view: dict[str, Any], row: dict[str, Any]) -> dict[str, Any]:
    company = view["companies"][row["seat"]]
    return {**row, "cash": company["cash"]}
