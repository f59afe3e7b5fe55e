"""The search for Arkadia: greedy and its perturbed models propose plans; fitted numbers value the positions."""

from __future__ import annotations

from functools import partial
from typing import Final

from arktable.bots.arkadia import study
from arktable.bots.arkadia.by_the_book import BookArkadia
from arktable.bots.arkadia.greedy import GreedyArkadia
from arktable.bots.arkadia.weights import of_player
from arktable.bots.bot import Bot, MakeBot, RankingBot
from arktable.bots.search.study import Study
from arktable.bots.search.thinking import SearchBot
from arktable.engine.position import Position
from arktable.engine.rng import Rng

# Models of the own seat in addition to greedy. Variety helps more than the strength of each (docs/research).
SCHOOL: Final = [of_player(number) for number in range(4)]


class ArkadiaStudy(Study):
    """Arkadia as the search sees it. Every decision is worth a search: where a tile lies matters as much as which."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 8
        self.width = 20
        self.min_cost = 2.0

    def policy(self, rng: Rng) -> RankingBot:
        return GreedyArkadia(rng)

    def ways(self) -> list[MakeBot]:
        return [GreedyArkadia, *[partial(GreedyArkadia, weights=weights) for weights in SCHOOL]]

    def rivals(self) -> list[MakeBot]:
        """Greedy more often than the others, because it is the stronger player."""
        return [GreedyArkadia, GreedyArkadia, BookArkadia]

    def recognised(self) -> list[MakeBot]:
        return [GreedyArkadia, BookArkadia]

    def values(self, position: Position) -> list[float]:
        return study.values(position)


def search(rng: Rng) -> Bot:
    """The bot that looks ahead."""
    return SearchBot(ArkadiaStudy(), rng)
