"""The command `arktable`. Only the command that is called is loaded, so that `--help` answers at once."""

from __future__ import annotations

import io
import os
import sys
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from arktable import __version__
from arktable.engine.errors import ArktableError

COMMANDS: Final = {
    "play": "Play at a table in the terminal, against bots.",
    "serve": "Open the web table for people and bots.",
    "aside": "List the tables that a server could not open; try them again, or delete them.",
    "ratings": "Compute the ratings of a server again, or let a game not count.",
    "moderator": "Make a player a moderator of the server, or list the moderators.",
    "token": "Make a bot account of the server and print its token, or list these accounts.",
    "sit": "Let a bot of this machine take part in games on a server.",
    "backup": "Copy the database to a new file, also while a server runs.",
    "restore": "Write a backup to a database, and check it.",
    "check": "Replay every game of a database, and compare what is stored with it.",
    "move": "Copy everything from one database to another: from SQLite to PostgreSQL, or back.",
    "static": "Write the whole table as files that run in a browser, without a server.",
    "games": "List the rulesets: seats, options, bots.",
    "simulate": "Let bots play many games and sum up the results.",
    "tournament": "Let bots meet in every seat on the same deals, and rate them.",
    "lab": "Ask many games about a ruleset: seats, numbers, styles, what winners do.",
    "replay": "Replay a recorded game (.ark) and tell it in words.",
    "report": "Report on a recorded game (.ark): who won and by what, and the moments that decided.",
    "review": "Find the costliest decisions of a recorded game (.ark), and what was better.",
    "export": "Write recorded games (.ark) as tables for statistics.",
    "position": "Show and check positions as text, or write that of a recorded game.",
    "forecast": "Forecast the next production of a recorded game (.ark).",
    "sheet": "Show a game's printed numbers and how sure we are of each.",
    "conformance": "Check that a game keeps the promises of the contract.",
}
"""In the order of `--help`. Each is the module `arktable.cli.<name>` with an `app` of one command."""

EXTRAS: Final = {
    "h11": "server",
    "openskill": "arena",
    "pyarrow": "arena",
    "ray": "cluster",
    "sqlalchemy": "server",
    "uvicorn": "server",
}
"""The extra of the package that installs each of these modules."""

WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130


class ExtraMissing(ArktableError):
    """A command needs packages that are installed with an extra."""

    def __init__(self, extra: str, module: str) -> None:
        what = f"this command needs {module}, which is not installed: pip install 'arktable[{extra}]'"
        super().__init__("extra-missing", what, {"extra": extra, "module": module})


class Commands(TyperGroup):
    """Lists commands by their summary and loads the one that is called; errors become one line."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, known, rest = super().resolve_command(ctx, args)
        if name is None or known is None:
            return name, known, rest
        return name, typer.main.get_command(import_module(f"arktable.cli.{name}").app), rest

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except ArktableError as error:
            typer.echo(f"arktable: {_in_words(error, ctx.meta)}", err=True)
            raise typer.Exit(WRONG_INPUT) from None
        except ModuleNotFoundError as missing:
            extra = EXTRAS.get((missing.name or "").partition(".")[0])
            if extra is None:
                raise
            typer.echo(f"arktable: {_in_words(ExtraMissing(extra, missing.name or ''), ctx.meta)}", err=True)
            raise typer.Exit(WRONG_INPUT) from None
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None


def _in_words(error: ArktableError, meta: dict[str, str]) -> str:
    # Load the words only when they are needed: it takes a noticeable time.
    from arktable.engine.registry import rulesets  # noqa: PLC0415 - see above
    from arktable.i18n.language import choose_language  # noqa: PLC0415 - see above
    from arktable.i18n.words import Words, error_sentence  # noqa: PLC0415 - see above

    ruleset = meta.get("arktable.ruleset")
    game = next((known.facts.game for known in rulesets() if known.facts.id == ruleset), "") if ruleset else ""
    sentence = error_sentence(Words(choose_language(meta.get("arktable.lang"), os.environ), game), error)
    return " ".join(sentence.split())


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"arktable {__version__}")
        raise typer.Exit


app = typer.Typer(cls=Commands, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


@app.callback(epilog="`arktable COMMAND --help` explains a command and shows examples.")
def arktable(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and stop.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Economic board games on your machine: play, watch, replay, study."""


def _loaded_when_called() -> None:
    """A placeholder in the list of commands until the real one is loaded."""


for _name, _summary in COMMANDS.items():
    app.command(_name, help=_summary)(_loaded_when_called)


def run() -> None:
    """Run the command that the person typed: the entry point of `arktable`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A byte that is not text, or a character that the terminal lacks, must not end the program.
            stream.reconfigure(errors="replace")
    app(prog_name="arktable")
