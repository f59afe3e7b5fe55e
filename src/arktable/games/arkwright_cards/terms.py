"""Terms of the card game as numbers, and tables that unpack packed numbers."""

from __future__ import annotations

from typing import Final

GOODS: Final = 4
FOOD: Final = 0
CLOTHES: Final = 1
CUTLERY: Final = 2
LAMPS: Final = 3

DECADES: Final = 3

# -- development cards (EN 891–1017) --------------------------------------------------------------------------------

ENTREPRENEUR: Final = 0
TRADE_OFFICE: Final = 1
EXTRA_SHIFT: Final = 2
WORKSHOP: Final = 3
FOREMAN: Final = 4
BROKER: Final = 5
PATRON: Final = 6
"""The first of six patrons."""
INVENTOR: Final = 12
DEVELOPER: Final = 13
CONTRACT: Final = 14
PATENT: Final = 15
ENGINEER: Final = 16
LARGE_WAREHOUSE: Final = 17
CARDS: Final = 18

CARD_NAMES: Final[tuple[str, ...]] = (
    "entrepreneur", "trade-office", "extra-shift", "workshop", "foreman", "broker",
    "patron-food-clothes", "patron-food-cutlery", "patron-food-lamps",
    "patron-clothes-cutlery", "patron-clothes-lamps", "patron-cutlery-lamps",
    "inventor", "developer", "contract", "patent", "engineer", "large-warehouse",
)  # fmt: skip

PATRONS: Final[tuple[tuple[int, int], ...]] = (
    (FOOD, CLOTHES),
    (FOOD, CUTLERY),
    (FOOD, LAMPS),
    (CLOTHES, CUTLERY),
    (CLOTHES, LAMPS),
    (CUTLERY, LAMPS),
)
"""The goods that each patron buys."""

ONCE_PER_DECADE: Final[tuple[int, ...]] = (ENTREPRENEUR, TRADE_OFFICE, *range(PATRON, PATRON + len(PATRONS)), DEVELOPER)
"""Cards that are turned when used, and turned back at the end of the decade."""

# -- development tracks (EN 568–609) --------------------------------------------------------------------------------

QUALITY_TRACK: Final = 0
DISTRIBUTION_TRACK: Final = 1
CARDS_TRACK: Final = 2
MACHINERY_TRACK: Final = 3
SHIPPING_TRACK: Final = 4
EXCHANGE_TRACK: Final = 5
TRACKS: Final = 6

TRACK_NAMES: Final[tuple[str, ...]] = ("quality", "distribution", "cards", "machinery", "shipping", "exchange")

WAIVED_BY: Final[tuple[int, ...]] = (ENGINEER, PATENT, -1, WORKSHOP, TRADE_OFFICE, -1)
"""By track: the card that waives its decade restriction; −1 if there is none (EN 246–249)."""

# -- worker cards (EN 343–368) --------------------------------------------------------------------------------------

# Every good has two worker cards, numbered through all goods; these tables map the numbers.
WORKER_CARDS: Final = 8
FIRST_CARD: Final[tuple[int, ...]] = (0, 2, 4, 6)
"""By good: its first worker card."""
SECOND_CARD: Final[tuple[int, ...]] = (1, 3, 5, 7)
CARDS_OF: Final[tuple[tuple[int, int], ...]] = ((0, 1), (2, 3), (4, 5), (6, 7))
"""By good: both worker cards."""
GOOD_OF_CARD: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 2, 3, 3)
PLACE_OF_CARD: Final[tuple[int, ...]] = (1, 2, 1, 2, 1, 2, 1, 2)
"""By worker card: 1 for the first of its factory, 2 for the second."""

# -- cards at a factory (EN 372–427) ----------------------------------------------------------------------------

QUALITY: Final = 0
DISTRIBUTION: Final = 1

PIECES: Final = 7
"""Quality 1 to 3, the engineer, distribution 1 and 2, the patent: everything laid to the right of a factory."""
PIECE_NAMES: Final[tuple[str, ...]] = (
    "quality-1", "quality-2", "quality-3", "engineer", "distribution-1", "distribution-2", "patent"
)  # fmt: skip
ENGINEER_PIECE: Final = 3
PATENT_PIECE: Final = 6
QUALITY_PIECES: Final[tuple[int, ...]] = (0, 1, 2, 3)
DISTRIBUTION_PIECES: Final[tuple[int, ...]] = (4, 5, 6)
PIECES_OF: Final[tuple[tuple[int, ...], ...]] = (QUALITY_PIECES, DISTRIBUTION_PIECES)

RESERVE: Final = -1
"""Place of a piece that is at no factory."""
NOT_OWNED: Final = -2
"""Place of an engineer or patent that the company does not own."""

# The things turned to appeal at one factory are a set of bits: the office and the quality cards (EN 517–530).
OFFICE_BIT: Final = 1
TURNED_BIT: Final[tuple[int, ...]] = (2, 4, 8, 16)
"""By quality card."""
TURNINGS: Final = 32
"""Number of such sets."""

TALENT_NAMES: Final[tuple[str, ...]] = ("engineer", "patent")
"""By the bits of a company's `talent`: which of the two it has ever taken."""
ENGINEER_TALENT: Final = 1
PATENT_TALENT: Final = 2

# -- the solo game --------------------------------------------------------------------------------------------------

NEUTRAL: Final = 2
"""The third colour of bag and discs; 0 and 1 are the opponents."""
BAG_NAMES: Final = ("first", "second", "neutral")
"""The colours of markers and discs by number."""

AWARD_NAMES: Final[tuple[str, ...]] = (
    "tycoon", "patriot", "true-worker", "worker-hero", "gentleman", "specialist", "generalist", "full-line",
    "general-manager", "expert-broker", "exchange-darling", "exchange-mogul", "parvenu", "nouveau-riche", "sailor",
)  # fmt: skip
