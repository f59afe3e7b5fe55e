"""What the search must be told of a game. All else in this folder is the same for every game.

A game's own study stands beside its greedy bot (`bots/<game>/study.py`). The search asks it for a policy, for the
moments at which a plan is made, and for what a position is worth when a play-out stops before the end.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from arktable.bots.bot import MakeBot, RankingBot
from arktable.engine.position import Position
from arktable.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Study:
    """A game as the search sees it. The numbers are set by each game and were found by matches (docs/research)."""

    def __init__(self) -> None:
        self.horizon = 0
        """After so many turns of every player a play-out stops at the next plan point; 0 plays the game to its end."""
        self.width = 6
        """So many plans are compared at most."""
        self.gate = 0.5
        """By so many standard errors another plan must be better than the policy's own before it is taken."""
        self.dear = 5.0
        """A review after the game names a decision only if it cost so many pounds or points."""
        self.outcome: tuple[str, ...] = ("final",)
        """Events with which the outcome of a turn begins, such as a production: what comes after is no deed of it."""

    def policy(self, rng: Rng) -> RankingBot:
        """The bot whose plan is taken unless another is clearly better."""
        raise AssertionError("a study names its policy")

    def ways(self) -> list[MakeBot]:
        """The ways in which the searcher's own seat may go on, the policy first. All of them rank their moves."""
        return [self.policy]

    def rivals(self) -> list[MakeBot]:
        """The kinds that play-outs take an unknown rival for, in turn. One kind alone would misjudge all others."""
        return [self.policy]

    def recognised(self) -> list[MakeBot]:
        """The kinds of rivals that can be told by their moves. Play-outs count on a rival as what it seems to be."""
        return []

    def is_plan_point(self, position: Position) -> bool:
        """Does this decision settle what the turn is for? Positions are valued there, before a plan is under way."""
        return True

    def share(self, position: Position) -> float:
        """The share of the budget that this decision deserves; 0 leaves it to the policy."""
        return 1.0

    def values(self, position: Position) -> list[float]:
        """The final score that each seat can expect; behind the seats come rivals that nobody plays.

        When the game is over these are the true scores. Values of different positions must be comparable. Only plan
        points and the ends of games are valued.
        """
        return [float(score) for score in position.scores()]
