"""Bots for Arkwright: Spinning Jenny, Spinning Mule and Water Frame."""

from typing import Final

from arktable.bots.arkwright import styles
from arktable.bots.arkwright.greedy import GreedyArkwright
from arktable.bots.arkwright.search import search
from arktable.bots.bot import Bot, MakeBot
from arktable.bots.gentle import GentleBot
from arktable.engine.rng import Rng

GENTLE_SPREAD: Final = 7.0
"""Choices this many pounds apart look alike to a beginner."""


def gentle(rng: Rng) -> Bot:
    """The bot for beginners: greedy with the small mistakes of a new player."""
    return GentleBot(GreedyArkwright(rng), rng, GENTLE_SPREAD)


def specialist(rng: Rng) -> Bot:
    """Focuses on two factories with many machines, high in quality and distribution (PB 837–843)."""
    return GreedyArkwright(rng, styles.SPECIALIST)


def shipowner(rng: Rng) -> Bot:
    """Ships the goods of three factories and buys shares while they are cheap (PB 847–859)."""
    return GreedyArkwright(rng, styles.SHIPOWNER)


def completist(rng: Rng) -> Bot:
    """Runs all four factories for a share value that rises steadily (PB 863–875)."""
    return GreedyArkwright(rng, styles.COMPLETIST)


def flexible(rng: Rng) -> Bot:
    """Sells the goods of three factories in England and in the colonies (PB 879–883)."""
    return GreedyArkwright(rng, styles.FLEXIBLE)


BOTS: Final[dict[str, MakeBot]] = {
    "greedy": GreedyArkwright,
    "specialist": specialist,
    "shipowner": shipowner,
    "completist": completist,
    "flexible": flexible,
    "gentle": gentle,
    "search": search,
}
