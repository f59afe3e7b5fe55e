"""The decision: everybody in turn gives to the parish or refuses."""

from __future__ import annotations

from typing import Any, Final

from arktable.engine.fields import Whole
from arktable.engine.flow import Phase
from arktable.engine.moves import Catalogue, Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright.state import ArkwrightPosition
from poor_law.memory import gifts, remember_end, remember_gift, remember_unrest
from poor_law.numbers import GIFT, PATIENCE, WORTH, number

GIVE: Final = "give"
REFUSE: Final = "refuse"
RULE: Final = "Poor law"


def add_moves(catalogue: Catalogue) -> None:
    """Put the two moves behind those of the game."""
    for word in (REFUSE, GIVE):
        catalogue.add(catalogue.new_kind(word), word)


class PoorLaw(Phase[ArkwrightPosition]):
    """Every seat decides once, clockwise. `turns` of them have decided and `gifts` of these gave."""

    NAME = "poor-law"
    turns: int = field(Whole, default=0)
    gifts: int = field(Whole, default=0)

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        if not 0 <= self.gifts <= self.turns < position.seats:
            return [("gifts", f"{self.gifts} of {self.turns} gave, with {position.seats} players: this cannot be")]
        return []

    def asked(self, position: ArkwrightPosition, viewer: int) -> dict[str, Any]:
        given = [gifts(position, seat) for seat in range(position.seats)]
        return {"poor_law": {"gift": number(position.rules, GIFT), "given": given}}

    def resume(self, position: ArkwrightPosition) -> bool:
        if self.turns < position.seats:
            return True
        position.frames.pop()
        if position.last_decade():
            self._tell_worth(position)
        else:
            self._remember(position)
        return False

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        # Refusing comes first: a bot that does not know the rule takes the first move.
        offered = [position.catalogue.parse(word) for word in (REFUSE, GIVE)]
        return [move for move in offered if self.why_not(position, move) is None]

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.text not in (GIVE, REFUSE):
            return not_now(self.NAME, RULE)
        cash = position.companies[self.seat].cash
        gift = number(position.rules, GIFT)
        if move.text == GIVE and cash < gift:
            return Reason("poor-law-cash", RULE, {"have": cash, "need": gift})
        return None

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        if move.text == GIVE:
            self.gifts += 1
            gift = number(position.rules, GIFT)
            position.pay(self.seat, gift)
            remember_gift(position, self.seat)
            if position.events is not None:
                position.tell_all("poor-law-gave", self.seat, paid=gift)
        elif position.events is not None:
            position.tell_all("poor-law-refused", self.seat)
        self.turns += 1
        self.seat = (self.seat + 1) % position.seats

    def _remember(self, position: ArkwrightPosition) -> None:
        decades = remember_unrest(position, not self.gifts)
        is_end = decades >= number(position.rules, PATIENCE)
        if is_end:
            remember_end(position, position.decade + 1)
        if position.events is not None and decades:
            position.tell_all("poor-law-unrest", -1, wage=position.wage())
            if is_end:
                position.tell_all("poor-law-last", -1, n=decades)

    def _tell_worth(self, position: ArkwrightPosition) -> None:
        if position.events is not None:
            each = number(position.rules, WORTH)
            for seat in position.clockwise():
                n = gifts(position, seat)
                if n:
                    position.tell_all("poor-law-worth", seat, n=n, total=n * each)
