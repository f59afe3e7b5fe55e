"""Waste of goods that do not fit into the warehouses (EN 699, 715; C34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.economy import warehouse
from arktable.games.arkwright_cards.terms import GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


class Store(Phase["CardPosition"]):
    """The player wastes goods one by one until the rest fits. Asked only if several kinds compete for the room."""

    NAME = "store"

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        company = position.companies[self.seat]
        if position.frames[-1] is self and warehouse.fits(position.rules.printed, company):
            return [("phase", "everything fits into the warehouses, so nothing is wasted")]
        return []

    def asked(self, position: CardPosition, viewer: int) -> dict[str, Any]:
        company = position.companies[self.seat]
        printed = position.rules.printed
        return {
            "without_room": warehouse.without_room(printed, company),
            "wastes": warehouse.wastes(printed, company),
        }

    def resume(self, position: CardPosition) -> bool:
        company, printed = position.companies[self.seat], position.rules.printed
        kept = [good for good in range(GOODS) if company.stored[good]]
        if len(kept) == 1:
            wasted = warehouse.without_room(printed, company)
            position.use_up(self.seat, kept[0], wasted)
            if wasted and position.events is not None:
                position.tell_all("wasted", self.seat, good=printed.goods[kept[0]], goods=wasted)
        if warehouse.fits(printed, company):
            position.frames.pop()
            return False
        return True

    def moves(self, position: CardPosition) -> list[Move]:
        stored, waste = position.companies[self.seat].stored, position.rules.catalogue.waste
        return [waste[good] for good in range(GOODS) if stored[good]]

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        if move.kind != kinds.WASTE:
            return not_now(self.NAME, "EN 699")
        if not position.companies[self.seat].stored[move.a]:
            return Reason("nothing-stored", "EN 715", {"good": position.rules.printed.goods[move.a]})
        return None

    def play(self, position: CardPosition, move: Move) -> None:
        position.use_up(self.seat, move.a, 1)
        if position.events is not None:
            position.tell_all("wasted", self.seat, good=position.rules.printed.goods[move.a], goods=1)
