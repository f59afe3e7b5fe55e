"""Where commands write: the console, JSON, and files."""

from __future__ import annotations

import json
import os
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from rich.console import Console

from arktable.cli.command import UsageError
from arktable.i18n.words import Words

if TYPE_CHECKING:
    from arktable.server.store.keeping.contents import Contents

PLAIN_WIDTH = 110
"""Columns of output that goes to a file or another program; a terminal has its own."""


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


def wrapped(line: str, width: int) -> list[str]:
    """A line in pieces that fit, broken between words; the following ones are indented a little further."""
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return textwrap.wrap(
        line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False, drop_whitespace=True
    ) or [""]


def print_json(data: Any) -> None:
    """The whole of what a command with --json prints."""
    typer.echo(json.dumps(data, indent=2))  # plain ASCII: the same in every locale


def print_rows(words: Words, contents: Contents) -> None:
    """Say how much a database contains."""
    found = {"rows": contents.total, "tables": contents.tables, "entries": contents.entries}
    typer.echo(words.text("cli-database-rows", **found))
