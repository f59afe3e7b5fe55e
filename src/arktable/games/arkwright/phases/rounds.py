"""The timetable: 1760, then decades of four cycles and their end (WF 627–642), and the order of turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arktable.engine.fields import Code
from arktable.engine.state import field
from arktable.engine.timetable import EverySeat, Step, Timetable
from arktable.games.arkwright.phases.actions.turn import Turn
from arktable.games.arkwright.terms import GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition

PREPARING: Final = 0
CYCLE: Final = 1
DECADE_END: Final = 2
FINAL: Final = 3
PLANS: Final = ("preparation", "cycle", "decade-end", "final")


class Decades(Timetable["ArkwrightPosition"]):
    """1760, the cycles of each decade with its end, and the end of the game (WF 98, 627; PB 14)."""

    plan: int = field(Code, PLANS, default=CYCLE)

    def start(self, position: ArkwrightPosition) -> int:
        return position.start

    def parts(self, position: ArkwrightPosition) -> tuple[Step[ArkwrightPosition], ...]:
        rules = position.rules
        return (rules.preparation, rules.cycle_plan, rules.decade_plan, rules.final_plan)[self.plan]

    def next_plan(self, position: ArkwrightPosition) -> None:
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

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        if not 0 <= self.plan < len(PLANS):
            return [("plan", f"must be one of {', '.join(PLANS)}")]
        if not 0 <= self.part <= len(self.parts(position)):
            return [("part", f"this plan has {len(self.parts(position))} parts, not {self.part}")]
        if not self._fits(position):
            year = position.rules.printed.decades[position.decade]
            cycle = ("none", *position.rules.printed.goods, "end")[position.cycle + 1]
            return [("plan", f"{PLANS[self.plan]!r} does not go with the decade {year} and the cycle {cycle!r}")]
        return []

    def _fits(self, position: ArkwrightPosition) -> bool:
        """Return whether decade and cycle belong to the present plan."""
        if self.plan == PREPARING:
            return position.decade == 0 and position.cycle < 0
        if self.plan == CYCLE:
            return position.decade > 0 and 0 <= position.cycle < GOODS
        return position.decade > 0 and position.cycle == GOODS and position.last_decade() == (self.plan == FINAL)


def awaits(position: ArkwrightPosition, part: Step[ArkwrightPosition]) -> bool:
    """Return whether this part of the present plan has not begun yet."""
    frame = position.frames[0] if position.frames else None
    return isinstance(frame, Decades) and part in frame.parts(position)[frame.part :]


class Actions(EverySeat["ArkwrightPosition"]):
    """The action phase: all seats have one turn, clockwise from the start player (WF 724)."""

    NAME = "actions"

    def under_way(self, position: ArkwrightPosition, viewer: int) -> dict[str, Any]:
        later = range(self.turns, position.seats)
        return {"yet_to_act": [(self.seat + turn) % position.seats for turn in later]}

    def ask(self, position: ArkwrightPosition, seat: int) -> None:
        position.turn += 1
        position.frames.append(Turn(seat))
