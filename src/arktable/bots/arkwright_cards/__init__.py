"""Bots for Arkwright: The Card Game."""

from typing import Final

from arktable.bots.arkwright_cards.greedy import GreedyCards
from arktable.bots.arkwright_cards.search import searches
from arktable.bots.arkwright_cards.styles import by_award
from arktable.bots.bot import Bot, MakeBot
from arktable.bots.gentle import GentleBot
from arktable.engine.rng import Rng

GENTLE_SPREAD: Final = 4.0
"""Choices that are so many points of the final score apart look alike to a beginner."""


def gentle(rng: Rng) -> Bot:
    """A first opponent."""
    return GentleBot(GreedyCards(rng), rng, GENTLE_SPREAD)


BOTS: Final[dict[str, MakeBot]] = {"greedy": GreedyCards, "gentle": gentle, **by_award(), **searches()}
