"""Bots for Arkadia."""

from typing import Final

from arktable.bots.arkadia.by_the_book import BookArkadia
from arktable.bots.arkadia.greedy import GreedyArkadia
from arktable.bots.arkadia.search import search
from arktable.bots.bot import Bot, MakeBot
from arktable.bots.gentle import GentleBot
from arktable.engine.rng import Rng

GENTLE_SPREAD: Final = 0.8
"""Choices this many gold apart look alike to a beginner."""


def gentle(rng: Rng) -> Bot:
    """The bot for beginners."""
    return GentleBot(GreedyArkadia(rng), rng, GENTLE_SPREAD)


BOTS: Final[dict[str, MakeBot]] = {
    "greedy": GreedyArkadia,
    "by-the-book": BookArkadia,
    "gentle": gentle,
    "search": search,
}
