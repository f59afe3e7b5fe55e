"""The choice of the place of the castle lot by the start player (A1, option `lot=choose`; AK 59).

The book lays the lot before it deals the cards (AK 59, 68): the player chooses without having seen any.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason
from arktable.games.arkadia import moves as kinds
from arktable.games.arkadia import setup
from arktable.games.arkadia.phases.not_asked import not_asked

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition


def has_dealt(position: ArkadiaPosition) -> bool:
    """Return whether the players hold cards: a table that began with revision 1 has dealt before the lot."""
    return bool(position.open) or any(position.hands)


class ChooseLot(Phase["ArkadiaPosition"]):
    """The start player chooses the place once, before the first turn."""

    NAME = "lot"

    def resume(self, position: ArkadiaPosition) -> bool:
        return True

    def moves(self, position: ArkadiaPosition) -> list[Move]:
        moves = position.rules.catalogue
        return [moves.lots[number] for number in setup.legal_lots(position.rules.printed, moves)]

    def why_not(self, position: ArkadiaPosition, move: Move) -> Reason | None:
        if move.kind != kinds.LOT:
            return not_asked(position, self, move, "AK 59")
        covered = position.rules.catalogue.lot_places[move.a].cover & position.rules.printed.tents
        if covered:
            grid = position.rules.printed.grid
            return Reason("lot-place", "AK 59", {"cell": grid.name(grid.bits(covered)[0])})
        return None

    def play(self, position: ArkadiaPosition, move: Move) -> None:
        setup.put_lot(position, position.rules.catalogue.lot_places[move.a], self.seat)
        if not has_dealt(position):
            for step in position.rules.after_lot:
                step(position)
            position.reveals += len(position.rules.after_lot)
        position.frames.pop()
