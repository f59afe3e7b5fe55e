"""Files for the client from a game's package: its words, and the page of a game that our client cannot draw."""

from __future__ import annotations

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


def words_of(game: str, language: str) -> bytes | None:
    """The game's words in this language, or in English; None if there is no such game or language."""
    homes = homes_of(game)
    if not homes or language not in LANGUAGES:
        return None
    found = [
        locale_file(home, f"{part}{language}.ftl") or locale_file(home, f"{part}{LANGUAGES[0]}.ftl")
        for home in homes
        for part in PARTS
    ]
    return b"\n".join(file.read_bytes() for file in found if file)


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
