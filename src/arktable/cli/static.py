"""`arktable static`: the whole table as a folder of files, for any web server."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Final

import typer

from arktable.cli.command import UsageError, examples, language, one_command
from arktable.cli.options import Language
from arktable.i18n.words import Words

app = one_command()

EXAMPLES = examples("static --out public", "static --out /srv/www/arktable")
PAGE: Final = "index.html"
LAST: Final = (PAGE, "sw.js")
"""These files refer to all others, so they are written last."""
MARK: Final = "arktable-desk"
"""Identifies a page of this program."""


@app.command(epilog=EXAMPLES)
def static(
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Where to write it; made if it is not there.")],
    lang: Language = None,
) -> None:
    """Write the whole table as files that run in a browser, without a server.

    Any web server can serve them, from any path. A folder that holds an earlier version is updated;
    any other folder must be empty.
    """
    words = Words(language(lang))
    source = standalone(Path(str(files("arktable.server"))))
    written = write_table(source, out)
    size = sum((source / name).stat().st_size for name in written)
    typer.echo(words.text("cli-static-written", folder=str(out), files=len(written), mega=f"{size / 1e6:.1f}"))


def standalone(package: Path) -> Path:
    """The files as they lie in the installed package."""
    folder = package / "standalone"
    if not (folder / PAGE).is_file():
        raise UsageError(
            "this installation does not hold the table for browsers: `make static` builds it in a source tree, "
            "and wheels of `make wheel` bring it along"
        )
    return folder


def write_table(source: Path, out: Path) -> list[str]:
    """Write the files into a folder that is empty or holds an earlier version; their names."""
    _check_room(out)
    found = [path.relative_to(source).as_posix() for path in source.rglob("*") if path.is_file()]
    names = sorted(found, key=lambda name: (name in LAST, name))
    for name in names:
        _copy(source / name, out / name)
    _remove_others(out, set(names))
    return names


def _check_room(out: Path) -> None:
    """Refuse a folder with other files."""
    if out.exists() and not out.is_dir():
        raise UsageError(f"--out {out}: that is a file, not a folder")
    page = out / PAGE
    ours = page.is_file() and MARK in page.read_text(encoding="utf-8", errors="replace")
    if out.is_dir() and any(out.iterdir()) and not ours:
        raise UsageError(f"--out {out}: the folder holds other files; choose an empty one")


def _copy(source: Path, target: Path) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    except OSError as error:
        raise UsageError(f"cannot write {target}: {error.strerror}") from None


def _remove_others(out: Path, names: set[str]) -> None:
    """Delete the files of an earlier version that this one does not have."""
    for part in ("assets", "python"):
        for path in (out / part).glob("*"):
            if path.is_file() and path.relative_to(out).as_posix() not in names:
                path.unlink()
