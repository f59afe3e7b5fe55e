"""Terms of Arkwright as numbers: goods, action markers, development tiles, events.

Lists in positions are indexed by these. Their words are in the locale files; the notation uses the names here.
"""

from __future__ import annotations

from typing import Final

GOODS: Final = 4
ROWS: Final = 4  # production rows of a factory

# Actions: what a marker lets its user do (WF 822).
FACTORY: Final = 0
QUALITY: Final = 1
WORKERS: Final = 2
DISTRIBUTION: Final = 3
EXCHANGE: Final = 4
MACHINERY: Final = 5
PRODUCTION: Final = 6
SHIP: Final = 7
REORGANIZATION: Final = 8

# Markers 0–5 are a player's own, 6–10 light grey, 11–14 dark grey, 15 and 16 the ships on the two piers, 17 and 18 the
# two sides of the reorganization marker (PB 993).
OWN_MARKERS: Final = 6
LIGHT_MACHINERY: Final = 6
LIGHT_QUALITY: Final = 7
LIGHT_DISTRIBUTION: Final = 8
LIGHT_PRODUCTION: Final = 9
LIGHT_EXCHANGE: Final = 10
DARK_MACHINERY: Final = 11
DARK_QUALITY: Final = 12
DARK_DISTRIBUTION: Final = 13
DARK_PRODUCTION: Final = 14
PIER: Final = 15
PIERS: Final = 2
LIGHT_REORGANIZATION: Final = 17
DARK_REORGANIZATION: Final = 18
MARKERS: Final = 19

MARKER_NAMES: Final[tuple[str, ...]] = (
    "factory", "quality", "workers", "distribution", "exchange", "machinery",
    "light-machinery", "light-quality", "light-distribution", "light-production", "light-exchange",
    "dark-machinery", "dark-quality", "dark-distribution", "dark-production",
    "ship-1", "ship-2",
    "light-reorganization", "dark-reorganization",
)  # fmt: skip

ACTION_OF: Final[tuple[int, ...]] = (
    FACTORY, QUALITY, WORKERS, DISTRIBUTION, EXCHANGE, MACHINERY,
    MACHINERY, QUALITY, DISTRIBUTION, PRODUCTION, EXCHANGE,
    MACHINERY, QUALITY, DISTRIBUTION, PRODUCTION,
    SHIP, SHIP,
    REORGANIZATION, REORGANIZATION,
)  # fmt: skip

ACTION_NAMES: Final[tuple[str, ...]] = (
    "factory", "quality", "workers", "distribution", "exchange", "machinery", "production", "ship", "reorganization",
)  # fmt: skip

# 0 own, 1 light grey, 2 dark grey: selects the printed numbers.
SHADE_OF: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 0, 0, 0, 0)

# Additional actions (WF 1886).
NO_EXTRA: Final = 0
ADJUST_PRICE: Final = 1
TAKE_SPECIAL: Final = 2

EXTRA_OF: Final[tuple[int, ...]] = (
    ADJUST_PRICE, ADJUST_PRICE, TAKE_SPECIAL, ADJUST_PRICE, TAKE_SPECIAL, TAKE_SPECIAL,
    TAKE_SPECIAL, ADJUST_PRICE, ADJUST_PRICE, ADJUST_PRICE, NO_EXTRA,
    TAKE_SPECIAL, ADJUST_PRICE, ADJUST_PRICE, ADJUST_PRICE,
    TAKE_SPECIAL, TAKE_SPECIAL,
    NO_EXTRA, NO_EXTRA,
)  # fmt: skip

# Rows of the administration table; the £0 row is for the owner of the wealth of nations (PB 1031).
ADMIN_ROWS: Final = 5
FREE_ROW: Final = 5

# Development tiles; a player's tiles are a bit mask of these.
AGENT: Final = 0
BROKER: Final = 1
ACCOUNTANT: Final = 2
CHARISMA: Final = 3
DEVELOPER: Final = 4
INVENTOR: Final = 5
EXTRA_SHIFTS: Final = 6
ENGINEER: Final = 7
SMALL_WAREHOUSE: Final = 8
OFFICE: Final = 9
ENGINEERING_WORKS: Final = 10
PATENT: Final = 11
SCHOOL: Final = 12
PATRON: Final = 13  # of food; 14, 15, 16 of clothes, cutlery, lamps
ADMINISTRATOR: Final = 17
FOREMAN: Final = 18
WORKSHOP: Final = 19
# Those of Self-Actor (PB 1005).
HARBORMASTER: Final = 20
INVESTOR: Final = 21
SUPERVISORY_BOARD: Final = 22
LOADMASTER: Final = 23
WEALTH_OF_NATIONS: Final = 24
MANAGER: Final = 25
FIRST_NEW_TILE: Final = 20
TILES: Final = 26

TILE_NAMES: Final[tuple[str, ...]] = (
    "agent", "broker", "accountant", "charisma", "developer", "inventor", "extra-shifts", "engineer",
    "small-warehouse", "office", "engineering-works", "patent", "school",
    "patron-food", "patron-clothes", "patron-cutlery", "patron-lamps",
    "administrator", "foreman", "workshop",
    "harbormaster", "investor", "supervisory-board", "loadmaster", "wealth-of-nations", "manager",
)  # fmt: skip

# Spots of the large warehouse for workers: four columns, two rows.
SPOTS: Final = 6  # those of the columns have the numbers of the goods
FIRST_ROW_SPOT: Final = 4
SECOND_ROW_SPOT: Final = 5
SPOT_NAMES: Final[tuple[str, ...]] = (
    "column-food", "column-clothes", "column-cutlery", "column-lamps", "row-1", "row-2",
)  # fmt: skip

# Events.
BUREAUCRACY: Final = 0
HAMBURG: Final = 1
WAR: Final = 2
JUBILEE: Final = 3
LOBBY: Final = 4
MADE_IN_ENGLAND: Final = 5
LUDDISM: Final = 6
NAVIGATION: Final = 7
OPIUM_WAR: Final = 8
RECESSION: Final = 9
ROYAL_SOCIETY: Final = 10
UNREST: Final = 11
STRIKE: Final = 12
EXHIBITION: Final = 13
CRISIS: Final = 14
END_OF_GAME: Final = 15
STEAM_POWER: Final = 16

EVENT_NAMES: Final[tuple[str, ...]] = (
    "bureaucracy", "hamburg", "war", "jubilee", "lobby", "made-in-england", "luddism", "navigation", "opium-war",
    "recession", "royal-society", "unrest", "strike", "exhibition", "crisis", "end", "steam-power",
)  # fmt: skip

# Award markers (PB 973): share value competition, shipping competition.
SHARE_AWARD: Final = 0
SHIPPING_AWARD: Final = 1
AWARD_NAMES: Final[tuple[str, ...]] = ("share-value", "shipping")
# Where an award marker is, if no seat has it.
ON_BOARD: Final = -1
GONE: Final = -2
NO_AWARD: Final = -3
"""The game is played without award markers."""

MOST_SEATS: Final = 4
