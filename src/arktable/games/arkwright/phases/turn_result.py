"""What a turn and its additional actions are told by the frames above them, for what comes next (WF 1898–1947)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


class TurnResult(Phase["ArkwrightPosition"]):
    """The `marker` used; `touched`: goods whose factory the main action affected, a bit each; `spare`: pounds it did
    not use. `billed`: the main action has a bill, on which `owed` pounds stand; it is paid when the action ends (B32).
    """

    __slots__ = ("billed", "marker", "owed", "spare", "touched")

    def __init__(
        self, seat: int, marker: int, touched: int = 0, spare: int = 0, billed: bool = False, owed: int = 0
    ) -> None:
        super().__init__(seat)
        self.marker = marker
        self.touched = touched
        self.spare = spare
        self.billed = billed
        self.owed = owed

    def why_no_main(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        """Why this move was no part of a main action that was passed over, since nothing could come of it."""
        return None


class AdditionalResult(Phase["ArkwrightPosition"]):
    """What was done with additional actions: special markers `taken` (or tokens moved …), prices set (`priced`)."""

    __slots__ = ("priced", "taken")

    def __init__(self, seat: int, taken: int = 0, priced: int = 0) -> None:
        super().__init__(seat)
        self.taken = taken
        self.priced = priced


def turn_under_way(position: ArkwrightPosition) -> TurnResult | None:
    """The turn that is being played, if any. The broker's stock exchange belongs to no turn."""
    frames = position.frames
    for at in range(len(frames) - 1, -1, -1):  # spelled out for each class: a class named in the loop compiles fast
        frame = frames[at]
        if isinstance(frame, TurnResult):
            return frame
    return None


def additional_under_way(position: ArkwrightPosition) -> AdditionalResult | None:
    """The choice of additional actions that is being played; there is none where a marker grants only one."""
    frames = position.frames
    for at in range(len(frames) - 1, -1, -1):  # spelled out for each class: a class named in the loop compiles fast
        frame = frames[at]
        if isinstance(frame, AdditionalResult):
            return frame
    return None


def why_no_main(position: ArkwrightPosition, move: Move) -> Reason | None:
    """Why the main action of the turn under way did not ask for this move; None where it is simply over."""
    turn = turn_under_way(position)
    return None if turn is None else turn.why_no_main(position, move)


def finish(position: ArkwrightPosition, touched: int, spare: int) -> None:
    """The main action on top of the stack is over."""
    position.frames.pop()
    turn = turn_under_way(position)
    if turn is not None:
        turn.touched = touched
        turn.spare = spare


def touch(position: ArkwrightPosition, good: int) -> None:
    """Something that follows a main action affected this good's factory as well."""
    turn = turn_under_way(position)
    if turn is not None:
        turn.touched |= 1 << good


def note_taken(position: ArkwrightPosition) -> None:
    """An additional action took something."""
    actions = additional_under_way(position)
    if actions is not None:
        actions.taken += 1


def note_priced(position: ArkwrightPosition) -> None:
    """An additional action set a price."""
    actions = additional_under_way(position)
    if actions is not None:
        actions.priced += 1
