"""`arktable report`: a report on a recorded game as text, as data or as an HTML page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from arktable.cli.command import UsageError, examples, one_command
from arktable.cli.options import AsJson, Language, SheetFile
from arktable.cli.output import console, print_json
from arktable.cli.recorded import open_record, teller_of
from arktable.cli.report_page import report_page
from arktable.cli.report_words import ReportWords
from arktable.engine.records.record import line_of
from arktable.engine.reporting.csv_table import report_csv
from arktable.engine.reporting.reports import report_on
from arktable.engine.reporting.shapes import Report

app = one_command()

EXAMPLES = examples(
    "report evening.ark",
    "report evening.ark --lang fr --html > evening.html",
    "report evening.ark --csv > evening.csv",
)


@app.command("report", epilog=EXAMPLES)
def command(
    file: Annotated[Path, typer.Argument(help="A record (.ark).")],
    as_csv: Annotated[bool, typer.Option("--csv", help="Print the figures by moment and player, for a sheet.")] = False,
    as_html: Annotated[bool, typer.Option("--html", help="Print a page with charts that needs nothing else.")] = False,
    sheet: SheetFile = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Report on a recorded game (.ark): who won and by what, and the moments that decided.

    The game is replayed exactly, by its own rules and numbers. An unfinished record is counted as it stands.
    """
    if as_json + as_csv + as_html > 1:
        raise UsageError("choose one of --json, --csv and --html")
    record, game, _ = open_record(file, None, sheet)
    report = report_on(game.parts.report, line_of(record, game).events())
    if as_json:
        print_json({"ruleset": record.ruleset, "players": [player.name for player in record.players], **report})
        return
    if as_csv:
        typer.echo(report_csv(report, [player.name for player in record.players]), nl=False)
        return
    words = ReportWords(teller_of(record, game, lang), report)
    if as_html:
        typer.echo(report_page(words, record.ruleset), nl=False)
        return
    _print(words)


def _print(words: ReportWords) -> None:
    out, report = console(), words.report
    out.print(Text(words.headline(), style="bold"))
    for line in words.places():
        out.print(Text(line), soft_wrap=True)
    for sentence in words.lead():
        out.print(Text(sentence), soft_wrap=True)
    for title, head, rows in words.tables():
        out.print()
        out.print(_table(title, head, rows))
    for seat in range(len(report["turnings"])):
        told = words.turnings(seat)
        if told:
            out.print()
            out.print(Text(words.text("cli-report-turnings", who=words.name(seat)), style="bold"))
        for sentence in told:
            out.print(Text(f"  {sentence}"), soft_wrap=True)
    if report["story"]:
        out.print()
        out.print(Text(words.text("cli-report-story"), style="bold"))
    for line in words.story():
        out.print(Text(f"  {line}"), soft_wrap=True)
    _print_awards(words, report)


def _print_awards(words: ReportWords, report: Report) -> None:
    if report["awards"]:
        out = console()
        out.print()
        out.print(_table(words.text("cli-report-awards"), ["", "", ""], words.awards()))


def _table(title: str, head: list[str], rows: list[list[str]]) -> Table:
    table = Table(title=Text(title, style="bold"), title_justify="left", show_header=any(head))
    for at, name in enumerate(head):
        table.add_column(name, justify="left" if at == 0 else "right")
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    return table
