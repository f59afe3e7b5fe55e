"""Bots for Arkwright: The Card Game."""

from typing import Final

from arktable.bots.arkwright_cards.greedy import GreedyCards
from arktable.bots.arkwright_cards.search import searches
from arktable.bots.arkwright_cards.styles import by_award
from arktable.bots.bot import Bot, MakeBot
from arktable.bots.gentle import GentleBot
from arktable.engine.rng import Rng

GENTLE_SPREAD: Final = 4.0
"""Choices this many points of final score apart look alike to a beginner."""


def gentle(rng: Rng) -> Bot:
    """The bot for beginners."""
    return GentleBot(GreedyCards(rng), rng, GENTLE_SPREAD)


BOTS: Final[dict[str, MakeBot]] = {"greedy": GreedyCards, "gentle": gentle, **by_award(), **searches()}
