"""`arktable sit`: a bot of this machine takes part in games on a server."""

from __future__ import annotations

import signal
from pathlib import Path
from types import FrameType
from typing import Annotated, Final

import typer

from arktable.arena.remote.connection import Denied, Server
from arktable.arena.remote.seat import check_bot
from arktable.arena.remote.sitting import ACCEPTS, Sitting
from arktable.cli.arguments import read_text
from arktable.cli.command import UsageError, examples, language, one_command
from arktable.cli.options import Language
from arktable.i18n.words import Words

app = one_command()

EXAMPLES: Final = examples(
    "sit http://localhost:8000 --bot greedy --token-file token.txt",
    "sit https://table.example.org --bot my_bots.py:OneStep --token-file token.txt --accept all",
    "sit http://localhost:8000 --bot 'pipe:python examples/bots/first_move.py' --token-file token.txt --games 1",
)
TOKEN_BYTES: Final = 1024


@app.command(epilog=EXAMPLES)
def sit(
    address: Annotated[str, typer.Argument(metavar="URL", help="The address of the server.", show_default=False)],
    bot: Annotated[
        str,
        typer.Option(metavar="BOT", help="A name, FILE.py:CLASS, MODULE:CLASS or pipe:COMMAND.", show_default=False),
    ],
    token_file: Annotated[
        Path, typer.Option(metavar="FILE", help="A file with the token of the bot account.", show_default=False)
    ],
    accept: Annotated[str, typer.Option(metavar="|".join(ACCEPTS), help="Whose invitations are accepted.")] = "owner",
    games: Annotated[int, typer.Option(min=0, help="End after this many games; 0: never.")] = 0,
    lang: Language = None,
) -> None:
    """Let a bot of this machine take part in games on a server.

    The page of your account makes a bot account and its token. Invite the bot by its name; this command accepts, and
    plays until Ctrl-C. It can be stopped and started again: its games go on.
    """
    words = Words(language(lang))
    if accept not in ACCEPTS:
        raise UsageError(f"--accept {accept}: choose one of {', '.join(ACCEPTS)}")
    token = read_text(token_file, TOKEN_BYTES).strip()
    check_bot(bot)
    server = Server(address, token)

    def say(key: str, **args: int | str) -> None:
        typer.echo(words.text(key, **args))

    before = signal.signal(signal.SIGTERM, _stop)
    try:
        who = server.ask("/account")
        say("cli-sit-here", name=who["name"], address=address, bot=bot)
        Sitting(server, bot, accept, games, say).run()
    except Denied as denied:
        raise UsageError(words.text("cli-sit-denied", reason=denied.reason)) from None
    except OSError as error:
        raise UsageError(words.text("cli-sit-unreachable", address=address, why=str(error))) from None
    except KeyboardInterrupt:
        say("cli-sit-stopped")
    finally:
        signal.signal(signal.SIGTERM, before)


def _stop(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt
