"""What the builders of all games share: a pause under a part of the rules, moves in notation, and reasons."""

from __future__ import annotations

from typing import Any, ClassVar

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.reasons import Reason, not_now


class Pause(Phase[Any]):
    """Asks for nothing that exists: what a test began has come to its end."""

    __slots__ = ()

    NAME: ClassVar[str] = "pause"

    def copy(self) -> Pause:
        return Pause(self.seat)

    def resume(self, position: Any) -> bool:
        return True

    def moves(self, position: Any) -> list[Move]:
        return []

    def why_not(self, position: Any, move: Move) -> Reason | None:
        return not_now(self.NAME, "")

    def play(self, position: Any, move: Move) -> None:
        raise AssertionError("this part is over")


def begin(position: Position, *frames: Phase[Any]) -> None:
    """Run these parts of the rules now, the last one first; then there is a pause."""
    position.frames.clear()
    position.frames.append(Pause(0))
    position.frames.extend(frames)
    position.advance()


def why_not(position: Position, text: str) -> Reason | None:
    return position.why_not(position.catalogue.parse(text))


def refusal(position: Position, text: str) -> str:
    """The key of the reason, "" for a legal move."""
    reason = why_not(position, text)
    return reason.key if reason else ""


def offered(position: Position, kind: str = "") -> list[str]:
    """The legal moves in notation, those starting with this word."""
    return [move.text for move in position.moves() if move.text.startswith(kind)]
