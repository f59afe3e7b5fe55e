"""The search plays Arkadia: greedy proposes plans and plays them on, and fitted numbers value where they lead."""

from __future__ import annotations

from arktable.bots.arkadia import study
from arktable.bots.arkadia.by_the_book import BookArkadia
from arktable.bots.arkadia.greedy import GreedyArkadia
from arktable.bots.bot import Bot, MakeBot, RankingBot
from arktable.bots.search.study import Study
from arktable.bots.search.thinking import SearchBot
from arktable.engine.position import Position
from arktable.engine.rng import Rng


class ArkadiaStudy(Study):
    """Arkadia as the search sees it. Every decision is worth a search: where a tile lies matters as much as which."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 8
        self.width = 16
        self.dear = 2.0

    def policy(self, rng: Rng) -> RankingBot:
        return GreedyArkadia(rng)

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
