"""The ship action (WF 1644–1776): a ship fulfils contracts with goods from the warehouse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.fields import Bits, Whole
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.phases.actions.fleet import carries
from arktable.games.arkwright.phases.actions.turn_result import finish
from arktable.games.arkwright.phases.contracts import deliverable, fulfil, why_not_deliver
from arktable.games.arkwright.terms import GOODS
from arktable.games.arkwright.text.fields import Ship, good_names

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


class ShipAction(Phase["ArkwrightPosition"]):
    """The ship of this `kind` sails from the warehouse, `loaded` with goods of the factories `touched`."""

    NAME = "ship"
    kind: int = field(Ship)
    loaded: int = field(Whole, default=0)
    touched: int = field(Bits, good_names, default=0)

    def asked(self, position: ArkwrightPosition, viewer: int) -> dict[str, Any]:
        return {"ship": {"room": carries(position, self.seat, self.kind) - self.loaded}}

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        if self.kind not in position.companies[self.seat].ships or self.kind < 0:
            return [("kind", f"seat {self.seat + 1} has no such ship")]
        return []

    def resume(self, position: ArkwrightPosition) -> bool:
        if len(self.moves(position)) > 1:
            return True
        self._finish(position)
        return False

    def _finish(self, position: ArkwrightPosition) -> None:
        finish(position, self.touched, 0)
        if self.loaded:
            for hook in position.rules.after_ship_action:
                hook(position, self.seat, self.loaded)

    def _why_not(self, position: ArkwrightPosition, good: int, size: int) -> Reason | None:
        room = carries(position, self.seat, self.kind) - self.loaded
        stock = position.companies[self.seat].stock[good]
        return why_not_deliver(position, self.seat, good, size, stock, room)

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        catalogue, company = position.rules.catalogue, position.companies[self.seat]
        found: list[Move] = [catalogue.done]
        room = carries(position, self.seat, self.kind) - self.loaded
        for good in range(GOODS):
            if company.contracts[good]:
                fitting = deliverable(company, good, company.stock[good], room)
                found += [catalogue.deliver[good][size] for size in fitting]
        return found

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None
        if move.kind != kinds.DELIVER:
            return not_now(self.NAME, "WF 1644")
        return self._why_not(position, move.a, move.b)

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        if move.kind == kinds.DONE:
            self._finish(position)
            return
        # The ship counts once, and so does the office (B5, B61).
        first = not self.loaded
        position.companies[self.seat].stock[move.a] -= move.b
        self.loaded += move.b
        self.touched |= 1 << move.a
        fulfil(position, self.seat, move.a, move.b, 1 if first else 0, first)
