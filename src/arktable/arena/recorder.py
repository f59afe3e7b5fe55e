"""Records the games of an arena."""

from __future__ import annotations

from typing import Final

from arktable.arena.line_up import LineUp
from arktable.arena.match import Watcher
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.records.record import Player, Record, new_record


class Recorder(Watcher):
    """Keeps the record of a game, and its last position."""

    def __init__(self, line_up: LineUp, seed: int) -> None:
        players = [Player(f"bot:{kind_of(name)}", f"{name} {seat + 1}"[:40]) for seat, name in enumerate(line_up.bots)]
        self.record: Final[Record] = new_record(
            line_up.game(), line_up.seats, line_up.options, seed, players, line_up.start
        )
        self._last: Position | None = None

    def step(self, position: Position, seat: int, move: Move) -> None:
        self.record.moves.append((seat, move.text))

    def after(self, position: Position) -> None:
        self._last = position

    def last(self) -> Position:
        """Return the position at the end of the game."""
        if self._last is None:
            raise AssertionError("the game has not ended")
        return self._last


def kind_of(name: str) -> str:
    """Return the name of a bot as a word of a record, which has no spaces."""
    return "-".join(name.split())
