"""Ships: their capacity, mooring, and the replacement by a third ship (WF 2032–2072)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.company import NO_SHIP, NO_TILE
from arktable.games.arkwright.economy import job_market
from arktable.games.arkwright.terms import LOADMASTER
from arktable.games.arkwright.text.fields import Ship

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


def carries(position: ArkwrightPosition, seat: int, kind: int) -> int:
    """Return the capacity of a ship: one less in an opium war (PB 734), one more with a loadmaster (PB 1027, B91)."""
    printed = position.rules.printed
    more = printed.loadmaster if position.companies[seat].has(LOADMASTER) else 0
    return max(0, printed.ship_capacity[kind] + more - (printed.opium_war if position.opium else 0))


def moor(position: ArkwrightPosition, seat: int, kind: int, pier: int) -> None:
    """Put the ship on the pier; the ship there is returned, and only the missing crew is hired (WF 2060)."""
    company, printed = position.companies[seat], position.rules.printed
    old = company.ships[pier]
    crew = printed.ship_crew[kind]
    if old != NO_SHIP:
        position.ship_offer[old] += 1
        crew -= printed.ship_crew[old]
    position.ship_offer[kind] -= 1
    company.ships[pier] = kind
    job_market.hire(position, crew)
    if position.events is not None:
        position.tell_all("ship", seat, capacity=printed.ship_capacity[kind], crew=crew)
    if old != NO_SHIP:
        for hook in position.rules.given_back:
            hook(position, seat, NO_TILE, old)


class ReplaceShip(Phase["ArkwrightPosition"]):
    """Both piers are occupied: the player chooses which smaller ship to return (WF 2044–2060)."""

    NAME = "replace-ship"
    kind: int = field(Ship)

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
        if piers:  # a position from outside may have none
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
        if job_market.hireable(position) < need:
            return Reason("no-crew", "PB 38", {"have": job_market.hireable(position), "need": need})
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
