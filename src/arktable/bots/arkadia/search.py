"""The search plays Arkadia: greedy and its school propose plans and play them on; fitted numbers value the end."""

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

# How the own seat may think, beside greedy's way. That they differ helps more than that each is strong (docs/research).
SCHOOL: Final = [of_player(number) for number in range(4)]


class ArkadiaStudy(Study):
    """Arkadia as the search sees it. Every decision is worth a search: where a tile lies matters as much as which."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 8
        self.width = 20
        self.dear = 2.0

    def policy(self, rng: Rng) -> RankingBot:
        return GreedyArkadia(rng)

    def ways(self) -> list[MakeBot]:
        return [GreedyArkadia, *[partial(GreedyArkadia, weights=weights) for weights in SCHOOL]]

    def rivals(self) -> list[MakeBot]:
        """More often greedy ones: they are the stronger players."""
        return [GreedyArkadia, GreedyArkadia, BookArkadia]

    def recognised(self) -> list[MakeBot]:
        return [GreedyArkadia, BookArkadia]

    def values(self, position: Position) -> list[float]:
        return study.values(position)


def search(rng: Rng) -> Bot:
    """Looks ahead by playing its plans on."""
    return SearchBot(ArkadiaStudy(), rng)
