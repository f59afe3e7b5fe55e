"""Taking a tile or a ship: whether a seat may, why not, and the effects (WF 1969–2072).

It happens in a turn, by the lobby, and out of turn by the supervisory board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.reasons import Reason
from arktable.games.arkwright.company import NO_SHIP
from arktable.games.arkwright.economy import job_market
from arktable.games.arkwright.phases.actions.fleet import ReplaceShip, moor
from arktable.games.arkwright.phases.actions.inventor import use_inventor
from arktable.games.arkwright.phases.actions.tile_choices import AssignToken, ReturnTile
from arktable.games.arkwright.terms import CHARISMA, FOREMAN, INVENTOR, TILE_NAMES, WORKSHOP

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


def reach(position: ArkwrightPosition, seat: int) -> int:
    """Return the highest level that may be taken; the inventor adds one (PB 423)."""
    return position.level() + (1 if position.companies[seat].has(INVENTOR) else 0)


def level_too_high(position: ArkwrightPosition, seat: int, level: int) -> Reason:
    """Return why a marker or ship of this level cannot be taken."""
    return Reason("level-too-high", "WF 1996", {"want": level, "have": reach(position, seat)})


# -- tiles ----------------------------------------------------------------------------------------------------------


def tile_free(position: ArkwrightPosition, seat: int, tile: int) -> bool:
    """Return whether this seat may take this tile."""
    company = position.companies[seat]
    return position.tile_offer[tile] > 0 and not (company.tiles | company.banned) >> tile & 1


def why_not_tile(position: ArkwrightPosition, seat: int, tile: int, in_turn: bool = True) -> Reason | None:
    """Return why this seat may not take this tile. A ban applies only to the next turn, not out of turn."""
    if tile_free(position, seat, tile):
        return None
    name = TILE_NAMES[tile]
    if position.companies[seat].has(tile):
        return Reason("tile-twice", "WF 1978", {"tile": name})
    if not position.tile_offer[tile]:
        return Reason("not-on-offer", "WF 1969", {"offered": name})
    if not in_turn:
        return None
    return Reason("charisma-banned", "PB 396") if tile == CHARISMA else Reason("board-banned", "PB 1023")


def take_tile(position: ArkwrightPosition, seat: int, tile: int) -> None:
    """Take a tile from the supply. A fifth tile replaces another, a token needs a place, the inventor costs his fee."""
    company, printed = position.companies[seat], position.rules.printed
    position.tile_offer[tile] -= 1
    company.gain(tile)
    if position.events is not None:
        position.tell_all("tile", seat, tile=TILE_NAMES[tile])
    if tile == CHARISMA:
        for other in position.companies:
            other.allow(CHARISMA)  # the ban ends when another player takes it (B71)
    if company.tiles.bit_count() > printed.tile_limit:
        position.frames.append(ReturnTile(seat, tile))
    if tile in (FOREMAN, WORKSHOP) and any(company.level):
        position.frames.append(AssignToken(seat, tile))
    if tile == INVENTOR:
        if position.events is not None:
            position.tell_all("paid", seat, paid=printed.inventor_fees[0])
        position.pay(seat, printed.inventor_fees[0])


# -- ships ----------------------------------------------------------------------------------------------------------


def crew_needed(position: ArkwrightPosition, seat: int, kind: int) -> int:
    """Return the workers to hire for this ship, or −1 if both piers hold ships that are not smaller (WF 2048)."""
    ships, crew = position.companies[seat].ships, position.rules.printed.ship_crew
    if NO_SHIP in ships:
        return crew[kind]
    smallest = -1
    for ship in ships:
        if ship < kind:
            need = crew[kind] - crew[ship]
            smallest = need if smallest < 0 else min(smallest, need)
    return smallest


def ship_free(position: ArkwrightPosition, seat: int, kind: int) -> bool:
    """Return whether this seat may take such a ship."""
    if not position.ship_offer[kind] or position.rules.printed.ship_level[kind] > reach(position, seat):
        return False
    return 0 <= crew_needed(position, seat, kind) <= job_market.hireable(position)


def why_not_ship(position: ArkwrightPosition, seat: int, kind: int) -> Reason | None:
    """Return why this seat may not take such a ship."""
    if ship_free(position, seat, kind):
        return None
    printed = position.rules.printed
    if not position.rules.harbour:
        return Reason("no-harbour", "PB 172")
    if not position.ship_offer[kind]:
        return Reason("not-on-offer", "WF 2033", {"offered": "ship"})
    if printed.ship_level[kind] > reach(position, seat):
        return level_too_high(position, seat, printed.ship_level[kind])
    need = crew_needed(position, seat, kind)
    if need < 0:
        return Reason("ship-not-larger", "WF 2048", {"want": printed.ship_capacity[kind]})
    return Reason("no-crew", "PB 38", {"have": job_market.hireable(position), "need": need})


def take_ship(position: ArkwrightPosition, seat: int, kind: int) -> None:
    """Take a ship to a free pier, or in place of a smaller ship."""
    company, printed = position.companies[seat], position.rules.printed
    if printed.ship_level[kind] > position.level():
        use_inventor(position, seat)
    if NO_SHIP in company.ships:
        moor(position, seat, kind, company.ships.index(NO_SHIP))
    else:
        position.frames.append(ReplaceShip(seat, kind))
