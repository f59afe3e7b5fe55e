"""An interruption waits for the end of a step, and comes before anything else."""

from __future__ import annotations

from typing import ClassVar

from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders.arkwright import HAROLD, MARION, Pause, a_position, begin


class Ask(Pause):
    """Somebody else is asked."""

    __slots__ = ()

    NAME: ClassVar[str] = "ask"

    def copy(self) -> Ask:
        return Ask(self.seat)


class Work(Pause):
    """Interrupts twice and is over with the same step."""

    __slots__ = ()

    def resume(self, position: ArkwrightPosition) -> bool:
        position.interrupt(Ask(HAROLD))
        position.interrupt(Ask(MARION))
        position.frames.pop()
        return False


def test_an_interruption_comes_after_the_step_that_set_it_off_first_come_first_served() -> None:
    position = a_position()
    begin(position, Work(MARION))
    assert (position.phase(), position.seat) == ("ask", HAROLD)
    position.advance()  # Harold has more than one decision
    assert (position.phase(), position.seat) == ("ask", HAROLD)
    position.frames.pop()
    position.advance()
    assert (position.phase(), position.seat) == ("ask", MARION)
    position.frames.pop()
    position.advance()
    assert position.phase() == "pause"


def test_an_interruption_is_not_lost_when_the_stack_is_empty() -> None:
    position = a_position()
    position.frames.clear()
    position.interrupt(Ask(HAROLD))
    position.advance()
    assert (position.phase(), position.seat) == ("ask", HAROLD)


def test_a_copy_has_its_own_interruptions() -> None:
    position = a_position()
    position.interrupt(Ask(HAROLD))
    twin = position.copy()
    twin.advance()
    assert (len(position.due), len(twin.due), twin.seat) == (1, 0, HAROLD)
