"""The journal of a tournament: a folder that keeps every finished game even if the program is killed.

`tournament.json` says what is played. `games.jsonl` gets one line for each game as soon as it is over, and nothing
written there is changed again. A killed program leaves at most an incomplete line at the end; it is cut off, and that
game is played again. Starting the same tournament in the same folder resumes it.
"""

from __future__ import annotations

import fcntl
import json
from pathlib import Path
from typing import IO, Any, Final

from arktable.arena.played import Played, played_from
from arktable.arena.schedule import Schedule
from arktable.engine.errors import ArktableError

SCHEDULE: Final = "tournament.json"
GAMES: Final = "games.jsonl"


class JournalError(ArktableError):
    """Raised for a folder that cannot take the games of this tournament."""

    def __init__(self, folder: Path, what: str) -> None:
        super().__init__("journal", f"{folder}: {what}", {"folder": str(folder), "what": what})


class Journal:
    """The open journal of one tournament. One program at a time may write it."""

    def __init__(self, folder: Path, schedule: Schedule) -> None:
        self.folder: Final[Path] = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file: IO[bytes] = (folder / GAMES).open("ab+", buffering=0)
        except OSError as error:
            raise JournalError(folder, f"cannot be written: {error.strerror}") from None
        try:
            self._claim()
            self._agree(schedule)
            self.games: dict[int, Played] = self._read(schedule)
        except BaseException:
            self._file.close()
            raise

    def add(self, played: Played) -> bool:
        """Write a game. False if a game with this number is already there; it is then not written again."""
        if played.number in self.games:
            return False
        # A single write, so that a killed program leaves at most one incomplete line.
        self._file.write(json.dumps(played.as_data(), separators=(",", ":")).encode() + b"\n")
        self.games[played.number] = played
        return True

    def close(self) -> None:
        """Release the folder for other programs."""
        self._file.close()

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _claim(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise JournalError(self.folder, "another program plays this tournament at the moment") from None

    def _agree(self, schedule: Schedule) -> None:
        """Write the schedule into a new folder; refuse a folder that belongs to another tournament."""
        path, data = self.folder / SCHEDULE, schedule.as_data()
        kept = _schedule_in(path)
        if kept is None:
            if (self.folder / GAMES).stat().st_size:
                raise JournalError(self.folder, f"has games but no {SCHEDULE}; name another folder")
            _write_whole(path, json.dumps(data, indent=2) + "\n")
        elif kept != data:
            other = [key for key in {**data, **kept} if kept.get(key) != data.get(key)]
            differences = "; ".join(f"{key}: {kept.get(key)!r} there, {data.get(key)!r} here" for key in other)
            raise JournalError(self.folder, f"has another tournament ({differences}); name another folder")

    def _read(self, schedule: Schedule) -> dict[int, Played]:
        self._file.seek(0)
        text = self._file.read()
        whole = text.rfind(b"\n") + 1
        if whole < len(text):
            self._file.truncate(whole)
        found: dict[int, Played] = {}
        for number, line in enumerate(text[:whole].splitlines(), 1):
            try:
                played = played_from(json.loads(line))
            except (ValueError, KeyError, TypeError):
                raise JournalError(self.folder, f"line {number} of {GAMES} is not a game; remove that line") from None
            if len(played.outcome.scores) != schedule.seats:
                raise JournalError(self.folder, f"line {number} of {GAMES} has not {schedule.seats} scores")
            found.setdefault(played.number, played)
        return found


def _schedule_in(path: Path) -> dict[str, Any] | None:
    try:
        kept: dict[str, Any] = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return None
    except ValueError:
        raise JournalError(path.parent, f"{SCHEDULE} is not JSON; remove it or name another folder") from None
    return kept


def _write_whole(path: Path, text: str) -> None:
    """Write a file atomically."""
    draft = path.with_suffix(".draft")
    draft.write_text(text, "utf-8")
    draft.replace(path)
