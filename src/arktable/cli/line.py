"""Reads a person's answers: with line editing, history and completion where the terminal and the system have them."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

try:
    import readline
except ImportError:  # Windows, and Pythons built without it
    _HAS_READLINE = False
else:
    _HAS_READLINE = True

PROMPT: Final = "> "
HISTORY: Final = 500
"""Answers that are remembered from one game to the next."""

Completions = Callable[[], Sequence[str]]


class LineReader:
    """`answers` returns the possible answers, for the Tab key; `history` is the file of earlier answers."""

    def __init__(self, answers: Completions, history: Path) -> None:
        self._answers = answers
        self._history = history
        self._found: list[str] = []
        self.edits: Final[bool] = _HAS_READLINE and sys.stdin.isatty() and sys.stdout.isatty()
        if self.edits:
            self._set_up()

    def read(self) -> str | None:
        """One line without the spaces around it; None when there are no more."""
        try:
            return input(PROMPT).strip()
        except EOFError:
            return None

    def close(self) -> None:
        """Save the history for the next game. If its folder is not writable, the history is lost without an error."""
        if self.edits:
            readline.set_completer(None)
            with contextlib.suppress(OSError):
                self._history.parent.mkdir(parents=True, exist_ok=True)
                readline.set_history_length(HISTORY)
                readline.write_history_file(self._history)

    def _set_up(self) -> None:
        with contextlib.suppress(OSError):
            readline.read_history_file(self._history)
        readline.set_completer(self._complete)
        readline.set_completer_delims("")  # a move is completed as a whole, with the spaces in it
        # libedit, which stands in for readline on some systems, spells it in its own way.
        libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

    def _complete(self, begun: str, nth: int) -> str | None:
        """What readline calls for each completion in turn; None ends the list."""
        if nth == 0:
            self._found = completions(self._answers(), begun)
        return self._found[nth] if nth < len(self._found) else None


def completions(answers: Sequence[str], begun: str) -> list[str]:
    """The answers that go on from what was typed, each up to the end of its next word."""
    found: dict[str, None] = {}
    for answer in answers:
        if answer.startswith(begun.lower()):
            end = answer.find(" ", len(begun))
            found[answer if end < 0 else answer[: end + 1]] = None
    return list(found)
