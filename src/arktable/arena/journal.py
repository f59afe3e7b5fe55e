"""The journal of a tournament: a folder that remembers every finished game, whatever happens to the program.

`tournament.json` says what is played. `games.jsonl` gets one line for each game as soon as it is over, and nothing
written there is changed again. A program that was killed leaves at most half a line at the end; it is cut off, and
that game is played again. Whoever asks for the same tournament in the same folder goes on where it stopped.
"""

from __future__ import annotations

import fcntl
import json
from pathlib import Path
from typing import IO, Any, Final

from arktable.arena.plan import Plan
from arktable.arena.played import Played, played_from
from arktable.engine.errors import ArktableError

PLAN: Final = "tournament.json"
GAMES: Final = "games.jsonl"


class JournalError(ArktableError):
    """Raised for a folder that cannot take the games of this tournament."""

    def __init__(self, folder: Path, what: str) -> None:
        super().__init__("journal", f"{folder}: {what}", {"folder": str(folder), "what": what})


class Journal:
    """The open journal of one tournament. One program at a time may write it."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder: Final[Path] = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file: IO[bytes] = (folder / GAMES).open("ab+", buffering=0)
        except OSError as error:
            raise JournalError(folder, f"cannot be written: {error.strerror}") from None
        try:
            self._claim()
            self._agree(plan)
            self.games: dict[int, Played] = self._read(plan)
        except BaseException:
            self._file.close()
            raise

    def add(self, played: Played) -> bool:
        """Keep a game. A number that is there already is not written again, and the answer is no."""
        if played.number in self.games:
            return False
        # One write, so that a killed program leaves whole lines and at most one torn one.
        self._file.write(json.dumps(played.as_data(), separators=(",", ":")).encode() + b"\n")
        self.games[played.number] = played
        return True

    def close(self) -> None:
        """Let another program have the folder."""
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

    def _agree(self, plan: Plan) -> None:
        """Write what is played into a new folder; refuse one that belongs to another tournament."""
        path, data = self.folder / PLAN, plan.as_data()
        kept = _plan_in(path)
        if kept is None:
            if (self.folder / GAMES).stat().st_size:
                raise JournalError(self.folder, f"has games but no {PLAN}; name another folder")
            _write_whole(path, json.dumps(data, indent=2) + "\n")
        elif kept != data:
            other = [key for key in {**data, **kept} if kept.get(key) != data.get(key)]
            differences = "; ".join(f"{key}: {kept.get(key)!r} there, {data.get(key)!r} here" for key in other)
            raise JournalError(self.folder, f"has another tournament ({differences}); name another folder")

    def _read(self, plan: Plan) -> dict[int, Played]:
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
            if len(played.outcome.scores) != plan.seats:
                raise JournalError(self.folder, f"line {number} of {GAMES} has not {plan.seats} scores")
            found.setdefault(played.number, played)
        return found


def _plan_in(path: Path) -> dict[str, Any] | None:
    try:
        kept: dict[str, Any] = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return None
    except ValueError:
        raise JournalError(path.parent, f"{PLAN} is not JSON; remove it or name another folder") from None
    return kept


def _write_whole(path: Path, text: str) -> None:
    """Write a file so that a killed program leaves the whole of it or nothing."""
    draft = path.with_suffix(".draft")
    draft.write_text(text, "utf-8")
    draft.replace(path)
