"""Bots in programs of their own, in any language: `pipe:COMMAND`, JSON lines over stdin and stdout.

docs/reference/bot-protocol.md describes the messages. Nothing that such a program does can harm a game: garbage, an
illegal move, silence or its death cost its own time and then a random move, and are logged.
"""

from __future__ import annotations

import atexit
import json
import logging
import shlex
import subprocess
import threading
import time
from collections.abc import Sequence
from queue import Empty, Queue
from typing import Any, Final

from arktable.bots.budget import read_budget
from arktable.bots.protocol import (
    PROTOCOL,
    WANTS,
    decide_message,
    hello_message,
    move_of,
    over_message,
    start_message,
    told_message,
)
from arktable.engine.errors import ArktableError, UnknownMove
from arktable.engine.events import Event
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import Rng

MOST_BYTES: Final = 1024 * 1024
"""Maximum length of a line. A longer one is garbage."""
START_SECONDS: Final = 30.0
"""How long a program may take to begin."""
DECIDE_SECONDS: Final = 30.0
"""How long it may take for a decision, unless the name says otherwise (`pipe@2s:COMMAND`)."""
MOST_REFUSALS: Final = 3
"""After this many wrong answers to one question a random move is made."""
MOST_FAULTS: Final = 10
"""After this many faults in one game the program is not asked any more."""

log = logging.getLogger(__name__)


class NoProgram(ArktableError):
    """The name of a bot has no command, or no time where it should have one."""

    def __init__(self, name: str) -> None:
        form, timed = "pipe:COMMAND", "pipe@2s:COMMAND"
        what = f"{name!r} names no program: write {form}, or {timed} with a time"
        super().__init__("pipe", what, {"name": name, "form": form, "timed": timed})


class Gone(Exception):
    """The program has ended, is silent, or cannot be started."""


class Child:
    """The process and the lines it writes. A thread reads them, so that waiting has a limit on every system."""

    def __init__(self, command: str) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except (OSError, ValueError) as error:
            raise Gone(f"it cannot be started: {error}") from None
        self._lines: Queue[bytes | None] = Queue(maxsize=64)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        stream = self._process.stdout
        assert stream is not None
        held = b""
        while chunk := stream.read(65536):
            *lines, held = (held + chunk).split(b"\n")
            for line in lines:
                self._lines.put(line)
            if len(held) > MOST_BYTES:
                break
        self._lines.put(None)

    def send(self, message: dict[str, Any]) -> None:
        """Write one line."""
        stdin = self._process.stdin
        assert stdin is not None
        try:
            stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
        except OSError:
            raise Gone("it has ended") from None

    def receive(self, until: float) -> Any:
        """Return the next message, or None for a line that is no JSON object. Raise Gone after the moment `until`."""
        try:
            line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
        except Empty:
            raise Gone("it was silent for too long") from None
        if line is None:
            raise Gone("it has ended, or wrote a line that never ended")
        try:
            message = json.loads(line) if len(line) <= MOST_BYTES else None
        except (ValueError, RecursionError):
            return None
        return message if isinstance(message, dict) else None

    def end(self) -> None:
        """Let the process go: it is asked to quit, and killed if it does not."""
        try:
            self.send({"type": "quit"})
            self._process.wait(timeout=1.0)
        except (Gone, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()


_idle: Final[dict[str, list[Child]]] = {}
"""Programs between two games, by command: starting one takes longer than many a game."""


class PipeBot:
    """A bot whose decisions are made by another program."""

    def __init__(self, name: str, rng: Rng) -> None:
        head, _, self._command = name.partition(":")
        budget = head.partition("@")[2]
        self._seconds: Final = read_budget(budget).milliseconds / 1000 if budget else DECIDE_SECONDS
        if not self._command.strip() or not self._seconds:
            raise NoProgram(name)
        self._rng: Final = rng
        self._child: Child | None = None
        self._wants = "view"
        self._asked = 0
        self.faults: Final[list[str]] = []
        """What went wrong in this game."""

    # -- a game -------------------------------------------------------------------------------------------------

    def choose(self, position: Position) -> Move:
        """Return the answer of the program, or a random move if it gives none."""
        if len(self.faults) < MOST_FAULTS:
            try:
                return self._answer(self._begun(position), position)
            except Gone as gone:
                self._fault(str(gone))
                self._drop()
        moves = position.moves()
        return moves[self._rng.below(len(moves))]

    def hear(self, events: Sequence[Event], seat: int) -> None:
        """Tell the program what happened, as its seat sees it."""
        told = told_message(events, seat)
        if self._child is not None and told["events"]:
            try:
                self._child.send(told)
            except Gone as gone:
                self._fault(str(gone))
                self._drop()

    def over(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        """Tell it how the game ended, and keep the program for the next one."""
        child, self._child = self._child, None
        if child is not None:
            try:
                child.send(over_message(scores, winners))
            except Gone:
                child.end()
            else:
                _idle.setdefault(self._command, []).append(child)

    # -- messages -----------------------------------------------------------------------------------------------

    def _begun(self, position: Position) -> Child:
        if self._child is None:
            waiting = _idle.get(self._command)
            child = waiting.pop() if waiting else Child(self._command)
            self._child = child
            until = time.monotonic() + START_SECONDS
            child.send(hello_message())
            self._wants = self._greeted(child, until)
            child.send(start_message(position, position.seat, self._seconds))
            while (message := child.receive(until)) is None or message.get("type") != "ready":
                continue
        return self._child

    @staticmethod
    def _greeted(child: Child, until: float) -> str:
        while True:
            message = child.receive(until)
            if message is not None and message.get("type") == "hello":
                if message.get("protocol") != PROTOCOL:
                    raise Gone(f"it speaks protocol {message.get('protocol')!r}, not {PROTOCOL}")
                wants = message.get("wants", "view")
                return wants if wants in WANTS else "view"

    def _answer(self, child: Child, position: Position) -> Move:
        self._asked += 1
        child.send(decide_message(position, self._asked, self._wants))
        until = time.monotonic() + self._seconds
        for _ in range(MOST_REFUSALS):
            refusal = self._read_move(child, position, until)
            if isinstance(refusal, Move):
                return refusal
            self._fault(f"decision {position.decisions}: {refusal['key']}")
            child.send({"type": "refused", "id": self._asked, "reason": refusal})
        moves = position.moves()
        return moves[self._rng.below(len(moves))]

    def _read_move(self, child: Child, position: Position, until: float) -> Move | dict[str, Any]:
        """Return the move of the next answer to this question, or why it is none."""
        while True:
            message = child.receive(until)
            if message is None:
                return {"key": "garbage", "args": {}}
            if message.get("type") == "move" and message.get("id") in (self._asked, None):
                break
        try:
            move = move_of(message, position)
        except UnknownMove as error:
            return {"key": error.key, "args": error.details}
        reason = position.why_not(move)
        return move if reason is None else {**reason.as_data()}

    def _fault(self, what: str) -> None:
        self.faults.append(what)
        log.warning("bot %s: %s", self._command, what)

    def _drop(self) -> None:
        if self._child is not None:
            self._child.end()
            self._child = None


@atexit.register
def end_idle() -> None:
    """End the programs that wait for another game."""
    for children in _idle.values():
        while children:
            children.pop().end()
