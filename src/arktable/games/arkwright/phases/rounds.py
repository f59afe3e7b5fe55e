"""The timetable: 1760, then decades of four cycles and their end (WF 5.0), and the action phase's order of turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arktable.engine.flow import Steering
from arktable.games.arkwright.phases.turn import Turn
from arktable.games.arkwright.terms import GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition

PREPARING: Final = 0
CYCLE: Final = 1
DECADE_END: Final = 2
FINAL: Final = 3


class Timetable(Steering["ArkwrightPosition"]):
    """The bottom of the stack: which plan is under way, and which part of it comes next."""

    __slots__ = ("part", "plan")

    def __init__(self, seat: int, plan: int, part: int) -> None:
        super().__init__(seat)
        self.plan = plan
        self.part = part

    def name(self) -> str:
        return "timetable"

    def copy(self) -> Timetable:
        return Timetable(self.seat, self.plan, self.part)

    def resume(self, position: ArkwrightPosition) -> bool:
        rules = position.rules
        plans = (rules.preparation, rules.cycle_plan, rules.decade_plan, rules.final_plan)
        plan = plans[self.plan]
        if self.part < len(plan):
            begin = plan[self.part]
            self.part += 1
            position.frames.append(begin(position))
        else:
            self.part = 0
            self._next_plan(position)
        return False

    def _next_plan(self, position: ArkwrightPosition) -> None:
        if self.plan == FINAL:
            position.finished = True
            position.frames.pop()
        elif self.plan == CYCLE and position.cycle < GOODS - 1:
            position.cycle += 1
        elif self.plan == CYCLE:
            position.cycle = GOODS  # every good has been active
            self.plan = FINAL if position.last_decade() else DECADE_END
        else:
            self.plan = CYCLE
            position.decade += 1
            position.cycle = 0
            for company in position.companies:
                for good in range(GOODS):
                    company.closed[good] = 0


class Actions(Steering["ArkwrightPosition"]):
    """The action phase: everybody has one turn, clockwise from the start player (WF 724)."""

    __slots__ = ("turns",)

    def __init__(self, seat: int, turns: int = 0) -> None:
        super().__init__(seat)
        self.turns = turns

    def name(self) -> str:
        return "actions"

    def copy(self) -> Actions:
        return Actions(self.seat, self.turns)

    def resume(self, position: ArkwrightPosition) -> bool:
        if self.turns < position.seats:
            seat = (self.seat + self.turns) % position.seats
            self.turns += 1
            position.turn += 1
            position.frames.append(Turn(seat))
        else:
            position.frames.pop()
        return False


def begin_actions(position: ArkwrightPosition) -> Actions:
    """For the plan of a cycle."""
    return Actions(position.start)
