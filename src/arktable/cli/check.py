"""`arktable check`: replays every game of a database, and compares what is stored with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from arktable.cli.command import examples, language, one_command
from arktable.cli.database import Database
from arktable.cli.options import AsJson, Language
from arktable.cli.output import print_json
from arktable.cli.progress import bar
from arktable.i18n.words import Words

if TYPE_CHECKING:
    from arktable.server.upkeep.checking import Report

app = one_command()

EXAMPLES: Final = examples("check", "check --repair", "check abc23def45 --database tables.db")


@app.command(epilog=EXAMPLES)
def check(
    ids: Annotated[list[str] | None, typer.Argument(help="Ids of tables; all by default.", show_default=False)] = None,
    database: Database = "",
    as_json: AsJson = False,
    repair: Annotated[
        bool, typer.Option("--repair", "--mend", help="Write again what follows from the logs; no server may run.")
    ] = False,
    lang: Language = None,
) -> None:
    """Replay every game of a database, and compare what is stored with it.

    Finds damaged files, rows without their owners, gaps in logs, logs that cannot be replayed, and summaries, events
    and times that differ from the log. --repair writes these three again. The exit code is 1 if something is wrong and
    was not repaired. A server may run, except for --repair. Without --database the variables DATABASE_URL and
    ARKTABLE_DATABASE are used.
    """
    words = Words(language(lang))
    # The server takes seconds to import; --help and usage errors do not need it.
    from arktable.server.settings import from_process  # noqa: PLC0415 - see above
    from arktable.server.upkeep import checking  # noqa: PLC0415 - see above

    with bar(words.text("cli-check-tables"), not as_json) as on_tables:
        found = checking.check(from_process(database), repair, ids or [], on_tables)
    if as_json:
        print_json(as_data(found))
    else:
        print_found(found, words)
    if found.is_wrong:
        raise typer.Exit(1)


def print_found(found: Report, words: Words) -> None:
    """Say what was found, one line each."""
    for line in found.damage:
        typer.echo(words.text("cli-check-damage", what=line))
    for table, owner, count in found.loose:
        typer.echo(words.text("cli-check-loose", table=table, owner=owner, n=count))
    for table, findings in found.findings.items():
        for finding in findings:
            said = words.text(f"cli-check-{finding.key}", what=finding.what)
            typer.echo(f"{table}: {said}")
        if table in found.repaired:
            typer.echo(f"{table}: {words.text('cli-check-repaired')}")
    wrong = sum(any(finding.is_wrong for finding in findings) for findings in found.findings.values())
    typer.echo(words.text("cli-check-done", tables=found.tables, wrong=wrong))


def as_data(found: Report) -> dict[str, Any]:
    """What was found, for JSON."""
    return {
        "tables": found.tables,
        "wrong": found.is_wrong,
        "damage": found.damage,
        "loose": [{"table": table, "owner": owner, "rows": count} for table, owner, count in found.loose],
        "findings": {
            table: [{"key": finding.key, "what": finding.what, "wrong": finding.is_wrong} for finding in findings]
            for table, findings in found.findings.items()
        },
        "repaired": found.repaired,
    }
