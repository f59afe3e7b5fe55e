"""Files for the client from a game's package: its words, and the page of a game that our client cannot draw."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

from arktable.engine.registry import homes_of
from arktable.i18n.files import locale_file
from arktable.i18n.language import LANGUAGES

PAGE: Final = "page"
"""The folder of the package that is served, and nothing outside it."""
ENTRY: Final = "page.js"
PARTS: Final = ("", "report.")
"""Parts of the words of a game: its rules, and its report."""
_KEY: Final = re.compile(rb"^-?[a-zA-Z][\w-]*(?= *=)", re.MULTILINE)


def words_of(game: str, language: str) -> bytes | None:
    """The game's words in this language; None if there is no such game or language.

    Where a message lacks, the English words come first: of two messages with the same key the later one counts.
    """
    homes = homes_of(game)
    if not homes or language not in LANGUAGES:
        return None
    return b"\n".join(_with_english(home, part, language) for home in homes for part in PARTS)


def _with_english(home: str, part: str, language: str) -> bytes:
    english, own = (_bytes_of(home, f"{part}{code}.ftl") for code in (LANGUAGES[0], language))
    missing = set(_KEY.findall(english)) - set(_KEY.findall(own))
    return english + b"\n" + own if missing else own


def _bytes_of(home: str, name: str) -> bytes:
    file = locale_file(home, name)
    return file.read_bytes() if file else b""


def page_folder(game: str) -> Path | None:
    """The folder with the page of a game; None if it has none."""
    homes = homes_of(game)
    folder = Path(str(files(homes[0]))) / PAGE if homes else None
    return folder if folder and (folder / ENTRY).is_file() else None


def page_file(game: str, path: str) -> bytes | None:
    """A file of the page of a game; None if there is none."""
    folder = page_folder(game)
    found = find_file(folder, path) if folder else None
    return found.read_bytes() if found else None


def find_file(root: Path, path: str) -> Path | None:
    """The file with this path, if there is one; never outside `root`."""
    try:
        found = (root / path.lstrip("/")).resolve()
        return found if found.is_relative_to(root.resolve()) and found.is_file() else None
    except (OSError, ValueError):  # not a valid file name
        return None


def page_address(game: str) -> str | None:
    """The address of the page of a game; None if it has none."""
    return f"/api/games/{game}/{PAGE}/{ENTRY}" if page_folder(game) else None
