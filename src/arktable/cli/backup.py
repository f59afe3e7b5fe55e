"""`arktable backup`: a copy of the database, also while a server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from arktable.cli.command import examples, language, one_command
from arktable.cli.database import Database
from arktable.cli.options import AsJson, Language
from arktable.cli.output import print_json, print_rows
from arktable.i18n.words import Words

app = one_command()

EXAMPLES: Final = examples("backup", "backup /var/backups", "backup tables.db --database /var/lib/arktable/arktable.db")
MEGABYTE: Final = 1_000_000


@app.command(epilog=EXAMPLES)
def backup(
    file: Annotated[
        Path | None, typer.Argument(help="A new file, or a folder for a name with the time.", show_default=False)
    ] = None,
    database: Database = "",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Copy the database to a new file, also while a server runs.

    Of an SQLite file it makes a copy that is an SQLite file too, of PostgreSQL a dump by pg_dump. An existing file is
    never overwritten. Only you can read the backup: it has sessions, seeds and hands. Without --database the variables
    DATABASE_URL and ARKTABLE_DATABASE are used.
    """
    words = Words(language(lang))
    # The server takes seconds to import; --help and usage errors do not need it.
    from arktable.server.settings import from_process  # noqa: PLC0415 - see above
    from arktable.server.store.keeping.backups import back_up  # noqa: PLC0415 - see above

    made = back_up(from_process(database).database_url, file)
    found = made.contents
    if as_json:
        print_json({"file": str(made.path), "bytes": made.size, "schema": found.schema, "rows": found.rows})
        return
    size = made.size / MEGABYTE
    typer.echo(words.text("cli-backup-made", file=str(made.path), size=size, schema=found.schema))
    print_rows(words, found)
