"""Options that several commands share, and how their texts are read."""

from __future__ import annotations

import json
import os
import secrets
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from arktable.arena.line_up import Profile
from arktable.bots.catalogue import usual_bot
from arktable.engine.errors import ArktableError, UnknownName
from arktable.engine.registry import find_game
from arktable.engine.sheets import MAX_SHEET_BYTES
from arktable.i18n.language import LANGUAGES, choose_language

PLAIN_WIDTH = 110
"""Columns of output that goes to a file or another program; a terminal has its own."""

FRESH_SEEDS = 2**31
MOST_SEED = 10**18
"""Records hold longer numbers than this; people do not."""


def one_command() -> typer.Typer:
    """The app that a command's file declares itself in."""
    return typer.Typer(add_completion=False, rich_markup_mode="markdown")


def examples(*lines: str) -> str:
    """The end of a command's help."""
    return "\n".join(["Examples:", "", *(f"- `arktable {line}`" for line in lines)])


class UsageError(ArktableError):
    """An argument that cannot be used; the message says what would."""

    def __init__(self, message: str) -> None:
        super().__init__("usage", message, {"what": message})


def _remember_language(ctx: typer.Context, value: str | None) -> str | None:
    # Errors are told after the command has ended: in the language it was asked to speak.
    if value in LANGUAGES:
        ctx.meta["arktable.lang"] = value
    return value


def remember_ruleset(ctx: typer.Context, value: str) -> str:
    """Keep the ruleset for errors: some are a game's own, and so are their sentences."""
    ctx.meta["arktable.ruleset"] = value
    return value


RulesetName = Annotated[
    str, typer.Argument(help="What to play; `arktable games` lists them.", callback=remember_ruleset)
]
BotNames = Annotated[
    str | None,
    typer.Option(
        "--bots", metavar="A,B,…", help="Bots by seat, repeated to fill them.", show_default="greedy, if there is one"
    ),
]
Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="en|fr",
        help="Language; else ARKTABLE_LANG, LANG, English.",
        callback=_remember_language,
        show_default=False,
    ),
]
SheetFile = Annotated[
    Path | None,
    typer.Option("--sheet", metavar="FILE", help="A profile with the numbers of your own box.", show_default=False),
]
RuleOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="KEY=VALUE", help="An option of the ruleset; may be repeated.", show_default=False
    ),
]
Modules = Annotated[
    str | None,
    typer.Option(
        "--with", metavar="A,B,…", help="Modules of the ruleset that are played; `arktable games`.", show_default=False
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]


def language(asked: str | None) -> str:
    """The language to speak."""
    return choose_language(asked, os.environ)


def read_options(texts: list[str] | None) -> dict[str, str]:
    """`key=value` texts as a table; whether the ruleset has them is for the ruleset to say."""
    options: dict[str, str] = {}
    for text in texts or []:
        key, equals, value = (part.strip() for part in text.partition("="))
        if not (key and equals and value):
            raise UsageError(f"an option is written key=value, for example setup=beginner; not {text!r}")
        if key in options:
            raise UsageError(f"option {key!r} is given twice")
        options[key] = value
    return options


def read_choices(ruleset: str, texts: list[str] | None, modules: str | None) -> dict[str, str]:
    """The options of a game: `key=value` texts, and modules by name. A module is an option that is off or on."""
    options = read_options(texts)
    if modules is None:
        return options
    known = [option.key for option in find_game(ruleset).facts.options if option.values == ("off", "on")]
    for name in (part.strip() for part in modules.split(",")):
        if name not in known:
            raise UnknownName("module", name, known or ["none"])
        if options.get(name, "on") != "on":
            raise UsageError(f"module {name!r} is asked for by --with and turned off by an option")
        options[name] = "on"
    return options


def read_seed(seed: int | None) -> int:
    """The seed to play with: the one given, else a fresh one."""
    if seed is None:
        return secrets.randbelow(FRESH_SEEDS)
    if abs(seed) >= MOST_SEED:
        raise UsageError(f"--seed has at most {len(str(MOST_SEED)) - 1} digits")
    return seed


def read_bots(ruleset: str, text: str | None) -> list[str]:
    """Names of bots between commas; the ruleset's usual bot if none is named."""
    if text is None:
        return [usual_bot(find_game(ruleset).facts.game)]
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise UsageError(f"bots are written with commas between them, for example greedy,random; not {text!r}")
    return names


def read_profile(path: Path | None) -> Profile | None:
    """The text of a profile, if one was given."""
    return None if path is None else Profile(path.name, read_text(path, MAX_SHEET_BYTES))


def read_text(path: Path, limit: int) -> str:
    """A text file that somebody handed us; too large a file is not even read."""
    try:
        if path.stat().st_size > limit:
            raise UsageError(f"{path}: larger than {limit // 1024} KiB, which no file of ours is")
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise UsageError(f"{path}: not a text file (UTF-8)") from None
    except OSError as error:
        raise UsageError(f"cannot read {path}: {error.strerror}") from None


def write_text(path: Path, text: str) -> None:
    """Write a file, making the folders it lies in."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError as error:
        raise UsageError(f"cannot write {path}: {error.strerror}") from None


def data_folder() -> Path:
    """Where a person's own games are kept."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "arktable"


def console() -> Console:
    """Standard output: with colours on a terminal, plain and of a fixed width elsewhere."""
    out = Console(highlight=False, soft_wrap=False)
    if not out.is_terminal and "COLUMNS" not in os.environ:
        out.width = PLAIN_WIDTH
    return out


def print_json(data: Any) -> None:
    """The whole of what a command with --json prints."""
    typer.echo(json.dumps(data, indent=2))  # plain ASCII: the same in every locale
