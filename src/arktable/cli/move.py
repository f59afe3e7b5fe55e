"""`arktable move`: all rows of a database to another one."""

from __future__ import annotations

from typing import Annotated

import typer

from arktable.cli.command import UsageError, examples, language, one_command
from arktable.cli.options import AsJson, Language
from arktable.cli.output import print_json, print_rows
from arktable.cli.progress import bar
from arktable.i18n.words import Words

app = one_command()

EXAMPLES = examples(
    "move tables.db postgresql+psycopg://arktable@/arktable",
    "move postgresql+psycopg://arktable@/arktable tables.db",
)


@app.command(epilog=EXAMPLES)
def move(
    source: Annotated[str, typer.Argument(metavar="FROM", help="An SQLite file, or a database address.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="An empty or new one.")],
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Copy everything from one database to another: from SQLite to PostgreSQL, or back.

    No server may run on either, and the other one is empty. It is written in one transaction, then read back and
    compared. The first database stays as it is. A password is better given in the variable PGPASSWORD than in the
    address, which others on the machine can read.
    """
    words = Words(language(lang))
    if not source or not target:
        raise UsageError("name the database to move from, and the one to move to")
    # The server takes seconds to import; --help and usage errors do not need it.
    from arktable.server.settings import database_url  # noqa: PLC0415 - see above
    from arktable.server.store.keeping import moving  # noqa: PLC0415 - see above

    with bar(words.text("cli-move-rows"), not as_json) as on_rows:
        found = moving.move(database_url(source), database_url(target), on_rows)
    if as_json:
        print_json({"schema": found.schema, "rows": found.rows})
        return
    typer.echo(words.text("cli-move-done"))
    print_rows(words, found)
