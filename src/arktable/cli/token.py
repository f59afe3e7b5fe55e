"""`arktable token`: bot accounts of a server, made at its terminal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any

import typer

from arktable.cli.command import examples, language, one_command
from arktable.cli.database import Database, with_opened
from arktable.cli.options import AsJson, Language
from arktable.cli.output import print_json
from arktable.i18n.words import Words

if TYPE_CHECKING:
    from arktable.server.distance.programs.terminal import TerminalBots

app = one_command()


@app.command(
    epilog=examples("token", "token 'Deep Ark' > token.txt", "token --revoke 'Deep Ark'", "token --database tables.db")
)
def token(
    name: Annotated[str, typer.Argument(help="The name of the bot account.", show_default=False)] = "",
    revoke: Annotated[
        str, typer.Option(metavar="NAME", help="End the token of this bot account.", show_default=False)
    ] = "",
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
    data: dict[str, Any]
    if revoke:
        data = {"name": _with_bots(database, lambda bots: bots.revoke(revoke)), "revoked": True}
        lines = [words.text("cli-token-revoked", name=data["name"])]
    elif name:
        said, secret = _with_bots(database, lambda bots: bots.token(name))
        data, lines = {"name": said, "token": secret}, [secret]
        if not as_json:
            typer.echo(words.text("cli-token-made", name=said), err=True)
    else:
        found = _with_bots(database, lambda bots: bots.all())
        data = {"bots": [{"name": row.name, "token": row.token_made, "used": row.token_used} for row in found]}
        lines = [row.name for row in found] or [words.text("cli-token-none")]
    if as_json:
        print_json(data)
    else:
        typer.echo("\n".join(lines))


def _with_bots(database: str, work: Callable[[TerminalBots], Awaitable[Any]]) -> Any:
    # The server takes seconds to import; --help and usage errors do not need it.
    from arktable.server.distance.programs.terminal import open_bots  # noqa: PLC0415 - see above

    return with_opened(open_bots(database), work)
