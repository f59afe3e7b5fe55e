"""A folder with the records of games between bots, one file each."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from arktable.arena.played import Played
from arktable.engine.errors import ArktableError


class RecordFolderError(ArktableError):
    """The folder for records cannot be written."""

    def __init__(self, folder: Path, what: str) -> None:
        super().__init__("record-folder", f"{folder}: {what}", {"folder": str(folder), "what": what})


class RecordFolder:
    """Writes `game-000017.ark`: the number is that of the game in its tournament."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise RecordFolderError(folder, f"cannot be made: {error.strerror}") from None

    def keep(self, played: Played) -> None:
        """Write the record of a game."""
        path = self._folder / f"game-{played.number:06}.ark"
        try:
            path.write_text(played.record, encoding="utf-8")
        except OSError as error:
            raise RecordFolderError(path, f"cannot be written: {error.strerror}") from None
