"""The order of play: turns clockwise, the last round, the final evaluation (AK 74–88, 202–212)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.fields import Whole
from arktable.engine.flow import Steering
from arktable.engine.state import field
from arktable.games.arkadia import scoring
from arktable.games.arkadia.numbering import FAMILIES, first_seal
from arktable.games.arkadia.phases.ending import check_end

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition


class Rounds(Steering["ArkadiaPosition"]):
    """The bottom of the stack: `seat` takes the next turn."""

    NAME = "rounds"

    def resume(self, position: ArkadiaPosition) -> bool:
        if position.turns_left == 0:
            self._finish(position)
        elif position.idle_turns >= position.seats:
            # A full round in which no player laid, set or used a banner: no one can act any more (A6).
            position.tell_all("stuck", -1)
            self._finish(position)
        else:
            position.turn += 1
            position.idle_turns += 1  # set back to 0 when a player acts
            position.frames.append(Turn(self.seat, 0))
            self.seat = (self.seat + 1) % position.seats
        return False

    def _finish(self, position: ArkadiaPosition) -> None:
        """Make the final evaluation: all seals of all players at the final values (AK 208, A25)."""
        for seat in range(position.seats):
            gained = scoring.worth(position, seat)
            base = first_seal(seat)
            for family in range(FAMILIES):
                position.seals_out -= position.seals[base + family]
                position.final_seals.append(position.seals[base + family])
                position.seals[base + family] = 0
            position.gold[seat] += gained
            position.gold_paid += gained
            position.tell_all("final", seat, gained=gained, gold=position.gold[seat])
        position.frames.clear()


class Turn(Steering["ArkadiaPosition"]):
    """One player's turn: the parts of the plan in order (AK 76–88)."""

    NAME = "turn"
    part: int = field(Whole)

    def resume(self, position: ArkadiaPosition) -> bool:
        plan = position.rules.turn_plan
        if self.part < len(plan):
            begin = plan[self.part]
            self.part += 1
            position.frames.append(begin(self.seat))
        else:
            position.frames.pop()
            check_end(position, self.seat)
            if position.turns_left > 0:
                position.turns_left -= 1
            position.end_turn(self.seat)
        return False

    def problems(self, position: ArkadiaPosition) -> list[tuple[str, str]]:
        parts = len(position.rules.turn_plan)
        return [] if 0 <= self.part <= parts else [("part", f"must be the number of parts begun, up to {parts}")]
