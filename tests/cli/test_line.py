"""What a person types: editing, history and completion at a real terminal."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import time
from pathlib import Path

import pytest

from arktable.cli.line import LineReader, completions
from tests.cli.runner import PATIENCE, PROGRAM

UP = "\x1b[A"
LEFT = "\x1b[D"


def test_a_move_is_completed_word_by_word() -> None:
    answers = ["place quality 2 pay 2", "place quality 4 pay 4", "price food 7", "help"]
    assert completions(answers, "pl") == ["place "]
    assert completions(answers, "PLACE q") == ["place quality "]
    assert completions(answers, "place quality ") == ["place quality 2 ", "place quality 4 "]
    assert completions(answers, "he") == ["help"]
    assert completions(answers, "x") == []


def test_without_a_terminal_nothing_is_edited_or_kept(tmp_path: Path) -> None:
    line = LineReader(list, tmp_path / "history")
    line.close()
    assert not line.edits
    assert list(tmp_path.iterdir()) == []


class _AtTerminal:
    """The program at a terminal of its own, which the test types at."""

    def __init__(self, home: Path) -> None:
        self._master, slave = pty.openpty()
        environment = {**os.environ, "TERM": "xterm", "ARKTABLE_LANG": "en", "XDG_DATA_HOME": str(home)}
        self._process = subprocess.Popen(
            [*PROGRAM, "play", "spinning-jenny", "--seed", "3"],
            stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True,
        )  # fmt: skip
        os.close(slave)
        self.shown = ""

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def wait_for(self, text: str) -> None:
        """Read until this was shown since the last call."""
        until, new = time.monotonic() + PATIENCE, ""
        while text not in new:
            ready, _, _ = select.select([self._master], [], [], max(0.0, until - time.monotonic()))
            assert ready, f"{text!r} was not shown: {new[-500:]!r}"
            new += os.read(self._master, 4096).decode(errors="replace")
        self.shown += new

    def leave(self) -> None:
        self.type("quit\n")
        self._process.wait(PATIENCE)
        os.close(self._master)


def test_lines_are_edited_and_earlier_answers_come_back_also_in_the_next_game(tmp_path: Path) -> None:
    pytest.importorskip("readline")
    table = _AtTerminal(tmp_path)
    table.wait_for("> ")
    table.type(f"hy done{LEFT * 7}w\n")  # the w goes to the beginning
    table.wait_for("That is allowed.")
    table.type(f"{UP}\n")
    table.wait_for("That is allowed.")
    table.leave()
    again = _AtTerminal(tmp_path)
    again.wait_for("> ")
    again.type(f"{UP}{UP}\n")  # the last answer was quit
    again.wait_for("That is allowed.")
    again.leave()
