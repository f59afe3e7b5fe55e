"""Ships at the piers: mooring one, and which one a third replaces (WF 2032–2072)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from arktable.engine.fields import Field
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.company import NO_SHIP, NO_TILE
from arktable.games.arkwright.text import Ship

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


def moor(position: ArkwrightPosition, seat: int, kind: int, pier: int) -> None:
    """Put the ship on the pier; the one that lay there goes back, and only the missing crew is hired (WF 2060)."""
    company, printed = position.companies[seat], position.rules.printed
    old = company.ships[pier]
    crew = printed.ship_crew[kind]
    if old != NO_SHIP:
        position.ship_offer[old] += 1
        crew -= printed.ship_crew[old]
    position.ship_offer[kind] -= 1
    company.ships[pier] = kind
    position.hire(crew)
    if position.events is not None:
        position.tell_all("ship", seat, capacity=printed.ship_capacity[kind], crew=crew)
    if old != NO_SHIP:
        for told in position.rules.given_back:
            told(position, seat, NO_TILE, old)


class ReplaceShip(Phase["ArkwrightPosition"]):
    """Both piers are taken: which smaller ship goes back? (WF 2044–2060)"""

    __slots__ = ("kind",)

    NAME: ClassVar[str] = "replace-ship"
    FIELDS: ClassVar[tuple[Field, ...]] = (Ship("kind"),)

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def copy(self) -> ReplaceShip:
        return ReplaceShip(self.seat, self.kind)

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        if self.kind < 0:
            return [("kind", "must be a ship")]
        if NO_SHIP in position.companies[self.seat].ships:
            return [("kind", f"seat {self.seat + 1} has a free pier, so no ship is replaced")]
        return []

    def resume(self, position: ArkwrightPosition) -> bool:
        piers = self._piers(position)
        if len(piers) > 1:
            return True
        position.frames.pop()
        if piers:  # in a position from outside there may be none
            moor(position, self.seat, self.kind, piers[0])
        return False

    def _piers(self, position: ArkwrightPosition) -> list[int]:
        return [pier for pier in range(2) if self._why_not(position, pier) is None]

    def _why_not(self, position: ArkwrightPosition, pier: int) -> Reason | None:
        printed = position.rules.printed
        old = position.companies[self.seat].ships[pier]
        if old >= self.kind:
            return Reason("ship-not-larger", "WF 2048", {"want": printed.ship_capacity[self.kind]})
        need = printed.ship_crew[self.kind] - printed.ship_crew[old]
        if position.hireable() < need:
            return Reason("no-crew", "PB 38", {"have": position.hireable(), "need": need})
        return None

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        return [position.rules.catalogue.replace[pier] for pier in self._piers(position)]

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind != kinds.REPLACE:
            return not_now(self.NAME, "WF 2045")
        return self._why_not(position, move.a)

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        position.frames.pop()
        moor(position, self.seat, self.kind, move.a)
