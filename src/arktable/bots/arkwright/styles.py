"""How a player likes to run a company: the four characters of the Player's Book (chapter 2), and greedy without any.

A style is a set of preferences in pounds of final score. It is used by the same code as greedy: what a style prefers
counts more, so the bot does it more often.
"""

from __future__ import annotations

from typing import Final

from arktable.games.arkwright.terms import (
    ACCOUNTANT,
    ADMINISTRATOR,
    AGENT,
    CHARISMA,
    DARK_DISTRIBUTION,
    DARK_MACHINERY,
    DARK_PRODUCTION,
    DARK_QUALITY,
    DEVELOPER,
    ENGINEER,
    FOREMAN,
    GOODS,
    INVENTOR,
    LIGHT_DISTRIBUTION,
    LIGHT_MACHINERY,
    LIGHT_PRODUCTION,
    LIGHT_QUALITY,
    OFFICE,
    PATENT,
    PATRON,
    SCHOOL,
    SMALL_WAREHOUSE,
)


class Style:
    """The preferences of one character: amounts in pounds, or factors that are 1 for a player without preferences."""

    __slots__ = (
        "contracts",
        "crowded",
        "eager",
        "early_step",
        "extra_sold",
        "factories",
        "freight",
        "late_step",
        "machine",
        "markers",
        "needs",
        "planned",
        "reserve",
        "ship",
        "tiles",
    )

    def __init__(
        self,
        factories: int = 0,
        tiles: tuple[int, ...] = (),
        needs: tuple[int, ...] = (),
        eager: float = 0.0,
        markers: tuple[int, ...] = (),
        freight: float = 1.0,
        contracts: float = 0.5,
        planned: float = 0.0,
        reserve: float = 0.0,
        early_step: float = 1.0,
        late_step: float = 1.0,
        ship: float = 0.0,
        machine: float = 0.0,
        extra_sold: int = 0,
        crowded: float = 5.0,
    ) -> None:
        self.factories: Final[int] = factories
        """The recommended number of factories; 0: as many as pay."""
        self.tiles: Final[tuple[int, ...]] = tiles
        """The important development tiles."""
        self.needs: Final[tuple[int, ...]] = needs
        """The development tiles that the character takes in order to use them up, and takes again."""
        self.eager: Final[float] = eager
        """What it counts to take one of them, for each decade to come; keeping it counts nothing."""
        self.markers: Final[tuple[int, ...]] = markers
        """The important grey markers."""
        self.freight: Final[float] = freight
        """How much the goods on ships count."""
        self.contracts: Final[float] = contracts
        """How likely a later production finds a contract made in time."""
        self.planned: Final[float] = planned
        """The same for the next production, as long as a turn comes before it; 0 plans no contracts."""
        self.reserve: Final[float] = reserve
        """Cash to hold beyond the usual amount while modernising still pays."""
        self.early_step: Final[float] = early_step
        """How much a step of the share value counts in the first half of the game."""
        self.late_step: Final[float] = late_step
        """How much a step of the share value counts in the second half of the game."""
        self.ship: Final[float] = ship
        """What it counts to own a ship, for each decade to come."""
        self.machine: Final[float] = machine
        """How much more a machine counts, for each production to come."""
        self.extra_sold: Final[int] = extra_sold
        """Shares sold for the start-up capital beyond the usual ones."""
        self.crowded: Final[float] = crowded
        """What each rival in a market costs in each production, when factories are founded in 1760."""


GREEDY: Final = Style()

SPECIALIST: Final = Style(
    factories=2,
    tiles=(PATENT, ENGINEER, CHARISMA),
    needs=(INVENTOR,),
    eager=9.0,
    markers=(
        LIGHT_QUALITY, DARK_QUALITY, LIGHT_DISTRIBUTION, DARK_DISTRIBUTION, LIGHT_PRODUCTION, DARK_PRODUCTION,
    ),
    freight=0.0,
    early_step=0.8,
    late_step=0.8,
    machine=1.3,
)  # fmt: skip
"""Two factories with many machines, high in quality and distribution; hardly any ships (PB 837–843)."""

SHIPOWNER: Final = Style(
    factories=3,
    tiles=(AGENT, OFFICE, ADMINISTRATOR),
    needs=(INVENTOR,),
    eager=12.0,
    markers=(LIGHT_PRODUCTION, DARK_PRODUCTION),
    freight=1.5,
    contracts=0.9,
    planned=0.9,
    reserve=16.0,
    early_step=0.5,
    late_step=1.2,
    extra_sold=1,
)
"""Three factories whose goods go to the colonies; the share value follows in the second half (PB 847–859)."""

COMPLETIST: Final = Style(
    factories=4,
    tiles=(SCHOOL, FOREMAN, DEVELOPER, *range(PATRON, PATRON + GOODS)),
    markers=(LIGHT_MACHINERY, DARK_MACHINERY),
    early_step=1.2,
    ship=3.0,
)
"""All four factories for a share value that rises steadily; a ship for what England does not buy (PB 863–875)."""

FLEXIBLE: Final = Style(
    factories=3,
    tiles=(ACCOUNTANT, SMALL_WAREHOUSE, AGENT, DEVELOPER),
    freight=1.6,
    late_step=0.85,
)
"""Three factories that sell a little in England and ship the rest (PB 879–883)."""

CHARACTERS: Final = [SPECIALIST, SHIPOWNER, COMPLETIST, FLEXIBLE]
