"""Results that a turn and its additional actions receive from the frames above them (WF 1898–1947)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arktable.engine.fields import Bits, Code, Flag, Whole
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason
from arktable.engine.state import field
from arktable.games.arkwright.terms import MARKER_NAMES
from arktable.games.arkwright.text.fields import good_names

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


CHOOSING: Final = 0
MAIN: Final = 1
EXTRA: Final = 2
OVER: Final = 3
STAGES: Final = ("choosing", "main", "extra", "over")


class TurnResult(Phase["ArkwrightPosition"]):
    """The results of a turn.

    `marker`: the marker used. `touched`: goods whose factory the main action affected, a bit each. `spare`: pounds it
    did not use. `billed`: the main action has a bill of `owed` pounds, which is paid when the action ends (B32).
    """

    stage: int = field(Code, STAGES, default=CHOOSING)
    marker: int = field(Code, MARKER_NAMES, default=-1)
    amount: int = field(Whole, default=0)
    touched: int = field(Bits, good_names, default=0)
    spare: int = field(Whole, default=0)
    billed: bool = field(Flag, default=False)
    owed: int = field(Whole, default=0)

    def why_no_main(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        """Return why this move did not belong to a main action that was skipped because it could have no effect."""
        return None


class AdditionalResult(Phase["ArkwrightPosition"]):
    """The additional actions of a turn: what may still be done, and what was done.

    `prices`: number of prices that may still be set, free of charge for the goods `free`, otherwise for a pound of
    `spare`. `special`: a special marker may still be taken. `either`: only one of the two may be done. `swaps`: the
    special marker may be given up for one more price (PB 1045). `taken`: special markers taken or tokens moved.
    `priced`: prices set.
    """

    prices: int = field(Whole)
    free: int = field(Bits, good_names)
    spare: int = field(Whole)
    special: bool = field(Flag, default=True)
    either: bool = field(Flag, default=False)
    swaps: bool = field(Flag, default=False)
    taken: int = field(Whole, default=0)
    priced: int = field(Whole, default=0)


def turn_under_way(position: ArkwrightPosition) -> TurnResult | None:
    """Return the turn in progress, if any. The broker's stock exchange belongs to no turn."""
    frames = position.frames
    for at in range(len(frames) - 1, -1, -1):  # written out: a class named in the loop compiles to fast code
        frame = frames[at]
        if isinstance(frame, TurnResult):
            return frame
    return None


def additional_under_way(position: ArkwrightPosition) -> AdditionalResult | None:
    """Return the choice of additional actions in progress; there is none if a marker grants only one."""
    frames = position.frames
    for at in range(len(frames) - 1, -1, -1):  # written out: a class named in the loop compiles to fast code
        frame = frames[at]
        if isinstance(frame, AdditionalResult):
            return frame
    return None


def why_no_main(position: ArkwrightPosition, move: Move) -> Reason | None:
    """Return why the main action of the present turn did not ask for this move; None if it is simply over."""
    turn = turn_under_way(position)
    return None if turn is None else turn.why_no_main(position, move)


def finish(position: ArkwrightPosition, touched: int, spare: int) -> None:
    """End the main action on top of the stack."""
    position.frames.pop()
    turn = turn_under_way(position)
    if turn is not None:
        turn.touched = touched
        turn.spare = spare


def touch(position: ArkwrightPosition, good: int) -> None:
    """Record that a consequence of a main action also affected this good's factory."""
    turn = turn_under_way(position)
    if turn is not None:
        turn.touched |= 1 << good


def note_taken(position: ArkwrightPosition) -> None:
    """Record that an additional action took something."""
    actions = additional_under_way(position)
    if actions is not None:
        actions.taken += 1


def note_priced(position: ArkwrightPosition) -> None:
    """Record that an additional action set a price."""
    actions = additional_under_way(position)
    if actions is not None:
        actions.priced += 1
