"""What tiles and grey markers are worth to the greedy bot, in pounds of final score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arktable.games.arkwright.company import Company
from arktable.games.arkwright.terms import (
    ACCOUNTANT,
    ADMINISTRATOR,
    AGENT,
    BROKER,
    CHARISMA,
    DARK_DISTRIBUTION,
    DARK_MACHINERY,
    DARK_QUALITY,
    DEVELOPER,
    ENGINEER,
    ENGINEERING_WORKS,
    EXTRA_SHIFTS,
    FOREMAN,
    GOODS,
    HARBORMASTER,
    INVENTOR,
    INVESTOR,
    LIGHT_DISTRIBUTION,
    LIGHT_EXCHANGE,
    LIGHT_MACHINERY,
    LIGHT_QUALITY,
    LOADMASTER,
    MANAGER,
    OFFICE,
    PATENT,
    PATRON,
    SCHOOL,
    SMALL_WAREHOUSE,
    SUPERVISORY_BOARD,
    WEALTH_OF_NATIONS,
    WORKSHOP,
)

if TYPE_CHECKING:
    from arktable.bots.arkwright.valuation import Valuation

# Per decade still to come.
TILE_PER_DECADE: Final = {
    BROKER: 5.0,  # an exchange at every decade's end without spending a turn
    ACCOUNTANT: 7.0,  # up to £2 off each of four markers
    CHARISMA: 3.5,
    ENGINEER: 3.0,
    SMALL_WAREHOUSE: 2.0,
    PATENT: 3.0,
    SCHOOL: 3.5,
    ADMINISTRATOR: 5.0,  # a cheap marker again and again without the fee
    WORKSHOP: 5.0,
    INVESTOR: 5.0,  # £8 whenever nothing on offer is worth taking
    SUPERVISORY_BOARD: 1.0,
    WEALTH_OF_NATIONS: 4.0,  # the cheapest marker of each decade for nothing
    MANAGER: 4.0,
}
# Per decade, if there are ships.
HARBOUR_PER_DECADE: Final = {AGENT: 3.0, OFFICE: 5.0, HARBORMASTER: 2.0, LOADMASTER: 3.0}
# Used once, or worth the same at any time.
TILE_ONCE: Final = {BROKER: 9.0, DEVELOPER: 9.0, EXTRA_SHIFTS: 7.0, INVENTOR: 6.0}

MARKER_PER_DECADE: Final = {
    LIGHT_MACHINERY: 4.0,
    LIGHT_QUALITY: 6.0,
    LIGHT_DISTRIBUTION: 3.0,
    LIGHT_EXCHANGE: 2.0,
    DARK_MACHINERY: 7.0,
    DARK_QUALITY: 9.0,
    DARK_DISTRIBUTION: 5.0,
}


def marker_worth(valuation: Valuation, marker: int) -> float:
    """A grey marker: more for less, and a second marker of its action without the fee."""
    return MARKER_PER_DECADE.get(marker, 0.0) * valuation.decades


def tile_worth(valuation: Valuation, company: Company, tile: int) -> float:
    """What the tile will bring in the rest of the game. Patrons are counted where goods are sold."""
    if valuation.decades <= 0:
        return 0.0
    if PATRON <= tile < PATRON + GOODS:
        return 1.0
    if tile == FOREMAN:
        return 0.0  # `placed_foreman` counts it
    if tile in HARBOUR_PER_DECADE:
        return HARBOUR_PER_DECADE[tile] * valuation.decades if valuation.fleet(company) else 0.0
    if tile == ENGINEERING_WORKS:
        return 2.2 * (valuation.position.seats - 1) * max(0.0, valuation.decades - 1)
    once = TILE_ONCE.get(tile, 0.0) if valuation.decades >= 1 else 0.0
    return once + TILE_PER_DECADE.get(tile, 0.0) * valuation.decades


def placed_foreman(valuation: Valuation, company: Company) -> float:
    """Its effect is already in the wages; what remains is the possibility of moving it."""
    return 1.0 if company.foreman_at >= 0 else 4.0 * valuation.decades
