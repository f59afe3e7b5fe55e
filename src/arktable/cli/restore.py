"""`arktable restore`: write a backup to a database, and check it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from arktable.cli.check import as_data, print_found
from arktable.cli.command import examples, language, one_command
from arktable.cli.database import Database
from arktable.cli.options import AsJson, Language
from arktable.cli.output import print_json, print_rows
from arktable.cli.progress import bar
from arktable.i18n.words import Words

app = one_command()

EXAMPLES: Final = examples(
    "restore arktable-20261118-162530.db --database new.db",
    "restore arktable-20261118-162530.db --replace",
    "restore arktable-20261118-162530.dump --database postgresql+psycopg://arktable@/arktable",
)


@app.command(epilog=EXAMPLES)
def restore(
    file: Annotated[Path, typer.Argument(help="A backup: an SQLite file, or a dump of pg_dump -Fc.")],
    database: Database = "",
    replace: Annotated[
        bool, typer.Option("--replace", help="Replace a database that is not empty; a copy of it is kept.")
    ] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Write a backup to a database, and check it.

    The database is new or empty, or is replaced after a copy of it was kept. No server may run on it. A backup of an
    earlier version is upgraded. The exit code is 1 if the check finds something wrong. Without --database the variables
    DATABASE_URL and ARKTABLE_DATABASE are used.
    """
    words = Words(language(lang))
    # The server takes seconds to import; --help and usage errors do not need it.
    from arktable.server.settings import from_process  # noqa: PLC0415 - see above
    from arktable.server.store.keeping import backups  # noqa: PLC0415 - see above
    from arktable.server.upkeep.checking import check  # noqa: PLC0415 - see above

    settings = from_process(database)
    done = backups.restore(settings.database_url, file, replace)
    found = done.contents
    if not as_json:
        if done.kept is not None:
            typer.echo(words.text("cli-restore-kept", file=str(done.kept)))
        if done.schema != found.schema:
            typer.echo(words.text("cli-restore-upgraded", was=done.schema, schema=found.schema))
        print_rows(words, found)
    with bar(words.text("cli-check-tables"), not as_json) as on_tables:
        checked = check(settings, False, [], on_tables)
    if as_json:
        kept = None if done.kept is None else str(done.kept)
        print_json({"rows": found.rows, "schema": done.schema, "kept": kept, "check": as_data(checked)})
    else:
        print_found(checked, words)
    if checked.is_wrong:
        raise typer.Exit(1)
