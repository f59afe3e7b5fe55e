"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from arktable.i18n.language import LANGUAGES


def _remember_language(ctx: typer.Context, value: str | None) -> str | None:
    # Errors are printed after the command has ended, in the language that it was asked for.
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
        metavar="|".join(LANGUAGES),
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
RecordsFolder = Annotated[
    Path | None,
    typer.Option("--records", metavar="FOLDER", help="Write the record of every game there.", show_default=False),
]
TablesFolder = Annotated[
    Path | None,
    typer.Option(
        "--tables", metavar="FOLDER", help="Write the games as tables there; see `export`.", show_default=False
    ),
]
