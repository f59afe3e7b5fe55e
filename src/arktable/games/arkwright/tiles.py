"""Development tiles: their return to the supply (WF 1969–1995, PB 329, B56)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkwright.company import NO_SHIP, NOWHERE
from arktable.games.arkwright.terms import FOREMAN, INVENTOR, SMALL_WAREHOUSE, TILE_NAMES, WORKSHOP

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


def return_tile(position: ArkwrightPosition, seat: int, tile: int) -> None:
    """Return a tile to the supply; its effect ends at once. Callers check the storage after the small warehouse."""
    company = position.companies[seat]
    company.give_up(tile)
    position.tile_offer[tile] += 1
    if tile == INVENTOR:
        company.inventor_uses = 0
    elif tile == FOREMAN:
        company.foreman_at = NOWHERE
    elif tile == WORKSHOP:
        company.workshop_at = NOWHERE
    if position.events is not None:
        position.tell_all("tile-returned", seat, tile=TILE_NAMES[tile])
    for hook in position.rules.given_back:
        hook(position, seat, tile, NO_SHIP)


def is_in_play(position: ArkwrightPosition, tile: int) -> bool:
    """Return whether there is a copy of this tile in this game: on offer, or with a company."""
    return position.tile_offer[tile] > 0 or any(company.has(tile) for company in position.companies)


def changes_storage(tile: int) -> bool:
    """Return whether losing this tile takes away room for goods."""
    return tile == SMALL_WAREHOUSE
