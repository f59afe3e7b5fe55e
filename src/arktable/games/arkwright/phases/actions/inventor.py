"""The inventor: £5 on taking it; £10, £15, £20 to keep it after uses 1–3; back after the fourth (PB 419–433, B49)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.phases.bill import charge
from arktable.games.arkwright.phases.stack import needs_tile
from arktable.games.arkwright.terms import INVENTOR
from arktable.games.arkwright.tiles import return_tile

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


def use_inventor(position: ArkwrightPosition, seat: int) -> None:
    """Use the inventor once: the owner then pays for the next use or gives the tile back."""
    company = position.companies[seat]
    company.inventor_uses += 1
    if company.inventor_uses >= len(position.rules.printed.inventor_fees):
        return_tile(position, seat, INVENTOR)
    else:
        position.frames.append(KeepInventor(seat))


class KeepInventor(Phase["ArkwrightPosition"]):
    """The owner pays the next fee to keep the inventor, or gives it back."""

    NAME = "inventor"

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        return needs_tile(position, self.seat, "seat", INVENTOR)

    def resume(self, position: ArkwrightPosition) -> bool:
        return True

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        return [position.rules.catalogue.return_[INVENTOR], position.rules.catalogue.keep]

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind == kinds.KEEP or (move.kind == kinds.RETURN and move.a == INVENTOR):
            return None
        return not_now(self.NAME, "PB 425")

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        position.frames.pop()
        if move.kind == kinds.RETURN:
            return_tile(position, self.seat, INVENTOR)
        else:
            fee = position.rules.printed.inventor_fees[position.companies[self.seat].inventor_uses]
            if position.events is not None:
                position.tell_all("inventor-kept", self.seat, paid=fee)
            charge(position, self.seat, fee)
