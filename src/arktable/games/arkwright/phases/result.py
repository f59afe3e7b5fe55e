"""How a main action tells the turn below it what it changed, for the additional action (WF 1898–1947)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.flow import Phase

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


class TurnResult(Phase["ArkwrightPosition"]):
    """The `marker` used; `touched`: goods whose factory the main action affected, a bit each; `spare`: pounds it did
    not use.
    """

    __slots__ = ("marker", "spare", "touched")

    def __init__(self, seat: int, marker: int) -> None:
        super().__init__(seat)
        self.marker = marker
        self.touched = 0
        self.spare = 0


class AdditionalResult(Phase["ArkwrightPosition"]):
    """What was done with additional actions: special markers `taken` (or tokens moved …), prices set (`priced`)."""

    __slots__ = ("priced", "taken")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.taken = 0
        self.priced = 0


def finish(position: ArkwrightPosition, touched: int, spare: int) -> None:
    """The main action on top of the stack is over."""
    position.frames.pop()
    turn = position.frames[-1]
    if isinstance(turn, TurnResult):
        turn.touched = touched
        turn.spare = spare


def touch(position: ArkwrightPosition, good: int) -> None:
    """Something that follows a main action affected this good's factory as well."""
    turn = position.frames[-2]
    if isinstance(turn, TurnResult):
        turn.touched |= 1 << good


def note_taken(position: ArkwrightPosition) -> None:
    """The additional action on top of the stack took something."""
    below = position.frames[-2]
    if isinstance(below, AdditionalResult):
        below.taken += 1


def note_priced(position: ArkwrightPosition) -> None:
    """The additional action on top of the stack set a price."""
    below = position.frames[-2]
    if isinstance(below, AdditionalResult):
        below.priced += 1
