"""How a main action tells the turn below it what it changed, for the additional action (WF 1898–1947)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.flow import Phase

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


class TurnResult(Phase["ArkwrightPosition"]):
    """`touched`: goods whose factory the main action affected, a bit each; `spare`: pounds it did not use."""

    __slots__ = ("spare", "touched")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.touched = 0
        self.spare = 0


def finish(position: ArkwrightPosition, touched: int, spare: int) -> None:
    """The main action on top of the stack is over."""
    position.frames.pop()
    turn = position.frames[-1]
    if isinstance(turn, TurnResult):
        turn.touched = touched
        turn.spare = spare
