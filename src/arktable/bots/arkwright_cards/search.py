"""The search for the card game: greedy and its perturbed models propose plans and play them to the end.

In a solo game it can aim at an award.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from arktable.bots.arkwright_cards.greedy import GreedyCards
from arktable.bots.arkwright_cards.styles import AwardSeeker, goal_worth
from arktable.bots.arkwright_cards.weights import of_player
from arktable.bots.bot import Bot, MakeBot, RankingBot
from arktable.bots.search.study import Study
from arktable.bots.search.thinking import SearchBot
from arktable.engine.position import Position
from arktable.engine.rng import Rng
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import AWARD_NAMES

# Where another choice than greedy's is often much better: the plans of a turn, prices and shares.
WEIGHTY: Final = ("found", "first-shares", "action", "develop", "price", "exchange")
# The other decisions only carry a plan out.
STEP: Final = 0.25
# Models of the rivals in play-outs, in addition to greedy.
OTHERS: Final = [of_player(number) for number in range(8)]
# Models of the own seat in addition to greedy: perturbed ones that beat it in games for two.
STRONG: Final = [of_player(number) for number in (7, 35, 62, 9)]


class CardsStudy(Study):
    """The card game as the search sees it. With the name of an award it is played for that one."""

    def __init__(self, award: str = "") -> None:
        super().__init__()
        self.outcome = ("made", "final")
        self.width = 12 if award else 20
        self.award = award

    def policy(self, rng: Rng) -> RankingBot:
        return AwardSeeker(rng, self.award) if self.award else GreedyCards(rng)

    def ways(self) -> list[MakeBot]:
        """Only one way with an award as the goal."""
        others = [] if self.award else [partial(GreedyCards, weights=weights) for weights in STRONG]
        return [self.policy, *others]

    def rivals(self) -> list[MakeBot]:
        """Every second one is greedy: the others keep the search from planning against greedy alone."""
        return [kind for weights in OTHERS for kind in (GreedyCards, partial(GreedyCards, weights=weights))]

    def recognised(self) -> list[MakeBot]:
        return [GreedyCards]

    def share(self, position: Position) -> float:
        return 1.0 if position.phase() in WEIGHTY else STEP

    def values(self, position: Position) -> list[float]:
        assert isinstance(position, CardPosition)
        found = [float(score) for score in [*position.scores(), *position.rules.rivals_score(position)]]
        if self.award:
            found[0] += goal_worth(position, self.award)
        return found


class Searches:
    """Makes bots that look ahead, for victory or for an award of the solo game."""

    def __init__(self, award: str = "") -> None:
        self.award = award

    def __call__(self, rng: Rng) -> Bot:
        return SearchBot(CardsStudy(self.award), rng)


def searches() -> dict[str, MakeBot]:
    """`search`, and one for each award that it can be asked to reach."""
    return {"search": Searches(), **{f"search:{name}": Searches(name) for name in AWARD_NAMES}}
