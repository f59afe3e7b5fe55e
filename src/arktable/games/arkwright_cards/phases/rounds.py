"""The timetable (EN 263–275): set-up, three decades of four rounds, final scoring; and the order of turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arktable.engine.state import field
from arktable.engine.timetable import EverySeat, Step, Timetable
from arktable.games.arkwright_cards.phases import impossible
from arktable.games.arkwright_cards.phases.actions.turn import Turn
from arktable.games.arkwright_cards.terms import GOODS
from arktable.games.arkwright_cards.text.fields import stage_code

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition

PREPARING: Final = 0
ROUND: Final = 1
DECADE_END: Final = 2
FINAL: Final = 3
PLANS: Final = ("preparation", "round", "decade-end", "final")
"""The plans by number, as the text of a position writes them."""


class Rounds(Timetable["CardPosition"]):
    """The set-up, the rounds of each decade with its end, and the end of the game."""

    plan: int = field(stage_code, PLANS, default=PREPARING)

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.outside("part", self.part, 0, len(self.parts(position)))

    def start(self, position: CardPosition) -> int:
        return position.start

    def parts(self, position: CardPosition) -> tuple[Step[CardPosition], ...]:
        rules = position.rules
        if position.closed and self.plan != FINAL:
            self.plan, self.part = FINAL, 0
        return (rules.preparation, rules.round_plan, rules.decade_plan, rules.final_plan)[self.plan]

    def next_plan(self, position: CardPosition) -> None:
        if self.plan == FINAL:
            position.frames.pop()
            return
        if self.plan != ROUND:
            self.plan = ROUND
        elif position.round < GOODS - 1:
            position.round += 1
        else:
            self.plan = FINAL if position.last_decade() else DECADE_END
        if self.plan == ROUND and position.events is not None:
            position.tell_all("round", -1, good=position.rules.printed.goods[position.round], decade=position.decade)


class Actions(EverySeat["CardPosition"]):
    """The action phase: all players have one turn, clockwise from the starting player (EN 279)."""

    NAME = "actions"

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.solo(position) + impossible.outside("turns", self.turns, 0, position.seats)

    def under_way(self, position: CardPosition, viewer: int) -> dict[str, Any]:
        later = [(self.seat + turn) % position.seats for turn in range(self.turns, position.seats)]
        return {"yet_to_act": [seat for seat in later if not position.companies[seat].broke]}

    def ask(self, position: CardPosition, seat: int) -> None:
        if not position.companies[seat].broke and not position.closed:
            position.turn += 1
            position.frames.append(Turn(seat))
