"""What the file of every command uses: its app, the examples of its help, its language and errors in its arguments."""

from __future__ import annotations

import os

import typer

from arktable.engine.errors import ArktableError
from arktable.i18n.language import choose_language


def one_command() -> typer.Typer:
    """The Typer app of one command."""
    return typer.Typer(add_completion=False, rich_markup_mode="markdown")


def examples(*lines: str) -> str:
    """The end of a command's help."""
    return "\n".join(["Examples:", "", *(f"- `arktable {line}`" for line in lines)])


class UsageError(ArktableError):
    """An argument that cannot be used; the message says what would."""

    def __init__(self, message: str) -> None:
        super().__init__("usage", message, {"what": message})


def language(asked: str | None) -> str:
    """The language to speak."""
    return choose_language(asked, os.environ)
