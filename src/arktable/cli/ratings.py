"""`arktable ratings`: compute the ratings of a server again, or let a game not count."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from arktable.cli.command import UsageError, examples, language
from arktable.cli.database import Database, with_opened
from arktable.cli.options import AsJson, Language
from arktable.cli.output import print_json
from arktable.i18n.words import Words

if TYPE_CHECKING:
    from arktable.server.distance.ratings.keeping import Keeping

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)

EXAMPLES: Final = examples(
    "ratings recompute",
    "ratings recompute arkadia --database tables.db",
    "ratings revoke abc23def45 --reason 'Both seats were played by the same person.'",
)
REASON_MOST: Final = 1000


@app.callback(epilog=EXAMPLES)
def ratings() -> None:
    """Compute the ratings of a server again, or let a game not count.

    The server may be running. Without --database the variables DATABASE_URL and ARKTABLE_DATABASE are used.
    """


@app.command()
def recompute(
    rulesets: Annotated[list[str] | None, typer.Argument(help="Rulesets; all by default.", show_default=False)] = None,
    database: Database = "",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Compute ratings again from the steps that are kept. The same model gives the same ratings."""
    words = Words(language(lang))
    done = _with_ratings(database, lambda kept: kept.recompute(rulesets or []))
    if as_json:
        print_json({one: {"players": found.players, "changed": found.changed} for one, found in done.items()})
        return
    for one, found in done.items():
        typer.echo(words.text("cli-ratings-computed", ruleset=one, players=found.players, changed=found.changed))
    if not done:
        typer.echo(words.text("cli-ratings-none"))


@app.command()
def revoke(
    table: Annotated[str, typer.Argument(help="The id of the table.", show_default=False)],
    reason: Annotated[str, typer.Option(help="Why, for the trail of the moderators.", show_default=False)],
    database: Database = "",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let a game count for nothing, and compute the games after it again. This is written to the trail."""
    words = Words(language(lang))
    if not 0 < len(reason.strip()) <= REASON_MOST:
        raise UsageError(f"a reason has 1 to {REASON_MOST} characters")
    if not _with_ratings(database, lambda kept: kept.revoke(table, reason.strip())):
        raise UsageError(f"no game at a table {table[:40]!r} counts for ratings")
    if as_json:
        print_json({"revoked": table})
        return
    typer.echo(words.text("cli-ratings-revoked", id=table))


def _with_ratings(database: str, work: Callable[[Keeping], Awaitable[Any]]) -> Any:
    # The server takes seconds to import; --help and usage errors do not need it.
    from arktable.server.distance.ratings.keeping import open_ratings  # noqa: PLC0415 - see above

    return with_opened(open_ratings(database), work)
