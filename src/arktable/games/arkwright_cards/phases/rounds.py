"""The timetable (EN 263–275): set-up, three decades of four rounds, final scoring; and the order of turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arktable.engine.flow import Steering
from arktable.games.arkwright_cards.phases.turn import Turn
from arktable.games.arkwright_cards.terms import GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition

PREPARING: Final = 0
ROUND: Final = 1
DECADE_END: Final = 2
FINAL: Final = 3


class Timetable(Steering["CardPosition"]):
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

    def resume(self, position: CardPosition) -> bool:
        rules = position.rules
        if position.closed and self.plan != FINAL:
            self.plan, self.part = FINAL, 0
        plan = (rules.preparation, rules.round_plan, rules.decade_plan, rules.final_plan)[self.plan]
        if self.part < len(plan):
            begin = plan[self.part]
            self.part += 1
            position.frames.append(begin(position))
        else:
            self.part = 0
            self._next_plan(position)
        return False

    def _next_plan(self, position: CardPosition) -> None:
        if self.plan == FINAL:
            position.frames.pop()
        elif self.plan == ROUND and position.round < GOODS - 1:
            position.round += 1
        elif self.plan == ROUND:
            self.plan = FINAL if position.last_decade() else DECADE_END
        else:
            self.plan = ROUND
        if self.plan == ROUND and position.events is not None and not position.closed:
            position.tell_all("round", -1, good=position.rules.tables.goods[position.round], decade=position.decade)


class Actions(Steering["CardPosition"]):
    """The action phase: everybody has one turn, clockwise from the starting player (EN 279)."""

    __slots__ = ("turns",)

    def __init__(self, seat: int, turns: int = 0) -> None:
        super().__init__(seat)
        self.turns = turns

    def name(self) -> str:
        return "actions"

    def copy(self) -> Actions:
        return Actions(self.seat, self.turns)

    def resume(self, position: CardPosition) -> bool:
        if self.turns == position.seats or position.closed:
            position.frames.pop()
            return False
        seat = (self.seat + self.turns) % position.seats
        self.turns += 1
        if not position.companies[seat].broke:
            position.turn += 1
            position.frames.append(Turn(seat))
        return False


def actions(position: CardPosition) -> Actions:
    """For the plan of a round."""
    return Actions(position.start)
