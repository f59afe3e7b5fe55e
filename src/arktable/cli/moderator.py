"""`arktable moderator`: who may deal with reports on a server."""

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
    from arktable.server.distance.moderation.roles import Roles

app = one_command()

EXAMPLES: Final = examples(
    "moderator", "moderator 'Ada Lind'", "moderator 'Ada Lind' --remove", "moderator --database tables.db"
)


@app.command(epilog=EXAMPLES)
def moderator(
    name: Annotated[str | None, typer.Argument(help="The name of a player.", show_default=False)] = None,
    remove: Annotated[bool, typer.Option("--remove", help="Take the role from this player.")] = False,
    database: Database = "",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Make a player a moderator of the server, or list the moderators.

    Moderators read reports, hide lines of the chat, close tables and ban people; the page is /moderation. The server
    may be running. Without --database the variables DATABASE_URL and ARKTABLE_DATABASE are used.
    """
    words = Words(language(lang))
    if name is None:
        if remove:
            raise UsageError("name the player from whom the role is to be taken")
        names = _with_roles(database, lambda roles: roles.all())
        if as_json:
            print_json({"moderators": names})
        for one in names if not as_json else ():
            typer.echo(one)
        if not names and not as_json:
            typer.echo(words.text("cli-moderator-none"))
        return
    said = _with_roles(database, lambda roles: roles.set(name, not remove))
    if said is None:
        raise UsageError(f"no player is called {name[:40]!r}; guests must become players first")
    if as_json:
        print_json({"name": said, "moderator": not remove})
        return
    typer.echo(words.text("cli-moderator-removed" if remove else "cli-moderator-made", name=said))


def _with_roles(database: str, work: Callable[[Roles], Awaitable[Any]]) -> Any:
    # The server takes seconds to import; --help and usage errors do not need it.
    from arktable.server.distance.moderation.roles import open_roles  # noqa: PLC0415 - see above

    return with_opened(open_roles(database), work)
