"""`arktable token`: bot accounts of a server, made at its terminal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from arktable.cli.command import UsageError, examples, language, one_command
from arktable.cli.database import Database, with_opened
from arktable.cli.options import AsJson, Language
from arktable.cli.output import print_json
from arktable.i18n.words import Words

if TYPE_CHECKING:
    from arktable.server.distance.programs.terminal import TerminalBots

app = one_command()

EXAMPLES: Final = examples(
    "token", "token 'Deep Ark' > token.txt", "token 'Deep Ark' --revoke", "token --database tables.db"
)


@app.command(epilog=EXAMPLES)
def token(
    name: Annotated[str | None, typer.Argument(help="The name of the bot account.", show_default=False)] = None,
    revoke: Annotated[bool, typer.Option("--revoke", help="End the token of this bot account.")] = False,
    database: Database = "",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Make a bot account of the server and print its token, or list these accounts.

    If there is a bot account of this name, it gets another token, and the one before ends within 30 seconds. Programs
    play with the token (`arktable sit`). Players make bot accounts of their own on the page of their account. The
    server may be running. Without --database the variables DATABASE_URL and ARKTABLE_DATABASE are used.
    """
    words = Words(language(lang))
    if name is None:
        if revoke:
            raise UsageError("name the bot account whose token is to end")
        found = _with_bots(database, lambda bots: bots.all())
        if as_json:
            print_json({"bots": [{"name": row.name, "token": row.token_made, "used": row.token_used} for row in found]})
        for row in found if not as_json else ():
            typer.echo(row.name)
        if not found and not as_json:
            typer.echo(words.text("cli-token-none"))
        return
    if revoke:
        said = _with_bots(database, lambda bots: bots.revoke(name))
        if as_json:
            print_json({"name": said, "revoked": True})
        else:
            typer.echo(words.text("cli-token-revoked", name=said))
        return
    said, secret = _with_bots(database, lambda bots: bots.token(name))
    if as_json:
        print_json({"name": said, "token": secret})
        return
    typer.echo(words.text("cli-token-made", name=said), err=True)
    typer.echo(secret)


def _with_bots(database: str, work: Callable[[TerminalBots], Awaitable[Any]]) -> Any:
    # The server takes seconds to import; --help and usage errors do not need it.
    from arktable.server.distance.programs.terminal import open_bots  # noqa: PLC0415 - see above
    from arktable.server.running.errors import Refused  # noqa: PLC0415 - see above

    try:
        return with_opened(open_bots(database), work)
    except Refused as refused:
        raise UsageError(f"this name cannot be used: {refused.key} {refused.details}") from None
