"""`arktable export`: recorded games as tables for statistics."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from arktable.arena.export.exporting import export, records_in
from arktable.cli.command import UsageError, examples, language, one_command
from arktable.cli.options import AsJson, Language
from arktable.cli.output import console, print_json
from arktable.cli.progress import games_bar
from arktable.i18n.words import Words

app = one_command()

EXAMPLES = examples(
    "export evening.ark --out tables --csv",
    "export games --out tables",
)


@app.command("export", epilog=EXAMPLES)
def command(
    sources: Annotated[list[Path], typer.Argument(metavar="FILE|FOLDER…", help="Records (.ark), or folders of them.")],
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the tables go.")],
    as_csv: Annotated[bool, typer.Option("--csv", help="Write CSV instead of Parquet.")] = False,
    skip: Annotated[bool, typer.Option("--skip", help="Leave out records that cannot be replayed.")] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Write recorded games (.ark) as tables for statistics.

    The tables are games, seats, decisions, events, and what each game counts: productions, enclosures, sales.
    docs/reference/tables.md describes the columns. Parquet needs the extra `arktable[arena]`.
    """
    words = Words(language(lang))
    files = records_in(sources)
    if not files:
        raise UsageError("there is no record (.ark) in " + ", ".join(str(source) for source in sources))
    skipped: list[str] = []
    with games_bar(len(files), words.text("cli-simulate-games"), not as_json) as on_games:
        on_fault = (lambda fault: skipped.append(fault.message)) if skip else None
        counted = export(files, out, as_csv, on_games, on_fault)
    if as_json:
        print_json({"tables": counted, "skipped": skipped})
        return
    for name, rows in counted.items():
        console().print(words.text("cli-export-table", table=name, rows=rows))
    for line in skipped:
        typer.echo(words.text("cli-export-skipped", what=line), err=True)
