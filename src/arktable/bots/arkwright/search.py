"""The search for Arkwright: greedy and the four characters propose plans; fitted numbers value the positions."""

from __future__ import annotations

from functools import partial
from typing import Final

from arktable.bots.arkwright import study
from arktable.bots.arkwright.greedy import GreedyArkwright
from arktable.bots.arkwright.styles import CHARACTERS
from arktable.bots.bot import Bot, MakeBot, RankingBot
from arktable.bots.search.study import Study
from arktable.bots.search.thinking import SearchBot
from arktable.engine.position import Position
from arktable.engine.rng import Rng

# Where another choice than greedy's is often much better: a marker, a tile, shares, appeal and new factories.
WEIGHTY: Final = ("marker", "special", "exchange", "distribution", "factory")
# Prices and the like: there are many of them in a turn, and greedy is seldom far off.
STEP: Final = 0.25


class ArkwrightStudy(Study):
    """Spinning Jenny, Spinning Mule and Water Frame as the search sees them."""

    def __init__(self) -> None:
        super().__init__()
        self.outcome = ("sale", "final")
        self.horizon = 8
        self.width = 16

    def policy(self, rng: Rng) -> RankingBot:
        return GreedyArkwright(rng)

    def ways(self) -> list[MakeBot]:
        return [GreedyArkwright, *[partial(GreedyArkwright, style=style) for style in CHARACTERS]]

    def recognised(self) -> list[MakeBot]:
        return self.ways()

    def is_plan_point(self, position: Position) -> bool:
        return study.is_plan_point(position)

    def share(self, position: Position) -> float:
        return 1.0 if position.phase() in WEIGHTY else STEP

    def values(self, position: Position) -> list[float]:
        return study.values(position)


def search(rng: Rng) -> Bot:
    """The bot that looks ahead."""
    return SearchBot(ArkwrightStudy(), rng)
