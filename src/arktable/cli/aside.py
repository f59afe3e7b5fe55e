"""`arktable aside`: the tables that a server has set aside because it could not open them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.table import Table
from rich.text import Text

from arktable.cli.command import UsageError, examples, language
from arktable.cli.database import Database, with_opened
from arktable.cli.options import AsJson, Language
from arktable.cli.output import console, print_json
from arktable.i18n.words import Words

if TYPE_CHECKING:
    from arktable.server.intake.aside import AsideTable, SetAside

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)

EXAMPLES: Final = examples(
    "aside list", "aside retry abc23def45", "aside retry --all", "aside delete abc23def45 --database tables.db"
)

Ids = Annotated[list[str] | None, typer.Argument(help="The ids of tables.", show_default=False)]
All = Annotated[bool, typer.Option("--all", help="Every table that was set aside.")]


@app.callback(epilog=EXAMPLES)
def aside() -> None:
    """List the tables that a server could not open; try them again, or delete them.

    A server that cannot open a stored table within its limits of time and memory sets it aside and goes on. The server
    may be running. Without --database the variables DATABASE_URL and ARKTABLE_DATABASE are used.
    """


@app.command("list")
def list_(database: Database = "", as_json: AsJson = False, lang: Language = None) -> None:
    """List the tables that were set aside, and why."""
    words = Words(language(lang))

    async def listed(tables: SetAside) -> list[AsideTable]:
        return await tables.all()

    found = _with_store(database, listed)
    if as_json:
        print_json({"tables": [{"id": one.id, "ruleset": one.ruleset, "name": one.name, "reason": one.reason,
                                "updated": one.updated} for one in found]})  # fmt: skip
        return
    out = console()
    if not found:
        out.print(Text(words.text("cli-aside-none")))
        return
    table = Table("id", words.text("cli-aside-table"), words.text("cli-aside-ruleset"), words.text("cli-aside-reason"))
    for one in found:
        table.add_row(one.id, one.name, one.ruleset, words.text(f"cli-aside-{one.reason}"))
    out.print(table)


@app.command()
def retry(
    ids: Ids = None, every: All = False, database: Database = "", as_json: AsJson = False, lang: Language = None
) -> None:
    """Try to open tables again, each in a process with the limits of the server (ARKTABLE_INTAKE_SECONDS …)."""
    words = Words(language(lang))

    async def tried(tables: SetAside) -> list[tuple[str, str]]:
        return [(table_id, await tables.retry(table_id)) for table_id in await _chosen(tables, ids, every)]

    outcomes = _with_store(database, tried)
    if as_json:
        print_json({"tables": [{"id": table_id, "reason": reason} for table_id, reason in outcomes]})
    for table_id, reason in outcomes if not as_json else ():
        said = words.text(f"cli-aside-{reason}") if reason else words.text("cli-aside-opened")
        typer.echo(f"{table_id}: {said}")
    if any(reason for _, reason in outcomes):
        raise typer.Exit(1)


@app.command()
def delete(
    ids: Ids = None, every: All = False, database: Database = "", as_json: AsJson = False, lang: Language = None
) -> None:
    """Delete tables that were set aside, for good. Tables that were not are never deleted."""
    words = Words(language(lang))

    async def deleted(tables: SetAside) -> list[str]:
        chosen = await _chosen(tables, ids, every)
        for table_id in chosen:
            await tables.delete(table_id)
        return chosen

    gone = _with_store(database, deleted)
    if as_json:
        print_json({"deleted": gone})
    for table_id in gone if not as_json else ():
        typer.echo(words.text("cli-aside-deleted", id=table_id))


async def _chosen(tables: SetAside, ids: list[str] | None, every: bool) -> list[str]:
    """The tables that the arguments name; an error if one of them was not set aside."""
    known = [one.id for one in await tables.all()]
    if every:
        return known
    if not ids:
        raise UsageError("name the ids of tables, or --all; `arktable aside list` lists them")
    for table_id in ids:
        if table_id not in known:
            raise UsageError(f"no table {table_id[:40]} was set aside; `arktable aside list` lists them")
    return ids


def _with_store(database: str, work: Callable[[SetAside], Awaitable[Any]]) -> Any:
    # The server takes seconds to import; --help and usage errors do not need it.
    from arktable.server.intake.aside import open_aside  # noqa: PLC0415 - see above

    return with_opened(open_aside(database), work)
