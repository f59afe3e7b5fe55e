"""Loss of goods that do not fit; their owner chooses which (WF 2577–2620, PB 470, B55)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.terms import GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


def check_storage(position: ArkwrightPosition, seat: int) -> None:
    """Push the decision if this seat has more goods than room (WF 2577)."""
    if position.rules.overflow(position.rules.printed, position.companies[seat]):
        position.frames.append(LoseGoods(seat))


class LoseGoods(Phase["ArkwrightPosition"]):
    """The player loses one good at a time until everything fits; not asked if there is nothing to choose."""

    NAME = "storage"

    def asked(self, position: ArkwrightPosition, viewer: int) -> dict[str, Any]:
        return {"storage": {"left": self._overflow(position)}}

    def resume(self, position: ArkwrightPosition) -> bool:
        for good in range(GOODS):
            self._lose(position, good, self._too_many(position, good))
        may_go = self._may_go(position)
        if len(may_go) == 1:
            self._lose(position, may_go[0], self._overflow(position))
            may_go = self._may_go(position)
        if may_go:
            return True
        position.frames.pop()
        return False

    def _overflow(self, position: ArkwrightPosition) -> int:
        """Return the number of goods that do not fit."""
        return position.rules.overflow(position.rules.printed, position.companies[self.seat])

    def _too_many(self, position: ArkwrightPosition, good: int) -> int:
        """Return how many of this good would not fit even without the other goods."""
        company = position.companies[self.seat]
        whole = company.stock
        company.stock = [whole[other] if other == good else 0 for other in range(GOODS)]
        number = self._overflow(position)
        company.stock = whole
        return number

    def _may_go(self, position: ArkwrightPosition) -> list[int]:
        """Return the goods of which losing one would help."""
        company = position.companies[self.seat]
        before = self._overflow(position)
        found: list[int] = []
        if before:
            for good in range(GOODS):
                if company.stock[good]:
                    company.stock[good] -= 1
                    if self._overflow(position) < before:
                        found.append(good)
                    company.stock[good] += 1
        return found

    def _lose(self, position: ArkwrightPosition, good: int, number: int) -> None:
        """Remove the goods in one step. Each is recorded; `most_stock` limits how many there can be."""
        position.companies[self.seat].stock[good] -= number
        if position.events is not None:
            for _ in range(number):
                position.tell_all("lost-good", self.seat, good=position.rules.printed.goods[good])

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        return [position.rules.catalogue.lose[good] for good in self._may_go(position)]

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind != kinds.LOSE:
            return not_now(self.NAME, "PB 470")
        if move.a not in self._may_go(position):
            return Reason("good-fits", "PB 470", {"good": position.rules.printed.goods[move.a]})
        return None

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        self._lose(position, move.a, 1)
