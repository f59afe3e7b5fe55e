"""What the search needs to know about a game. Everything else in this package is the same for every game.

A game's own study is in `bots/<game>/search.py`. The search asks it for a policy, for the moments at which a plan is
made, and for the value of a position where a play-out stops before the end of the game.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from arktable.bots.bot import MakeBot, RankingBot
from arktable.engine.position import Position
from arktable.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Study:
    """A game as the search sees it. Each game sets its own numbers, which were found by matches (docs/research)."""

    def __init__(self) -> None:
        self.horizon = 0
        """Turns of every player after which a play-out stops at the next plan point; 0 plays the game to its end."""
        self.width = 6
        """Maximum number of plans that are compared."""
        self.gate = 0.5
        """Number of standard errors by which another plan must be better than the policy's own to be taken."""
        self.min_cost = 5.0
        """A review names a decision only if it cost at least this many pounds or points."""
        self.outcome: tuple[str, ...] = ("final",)
        """Events that begin the outcome of a turn, such as a production. Later events are not part of the plan."""

    def policy(self, rng: Rng) -> RankingBot:
        """The bot whose plan is taken unless another is clearly better."""
        raise AssertionError("a study names its policy")

    def ways(self) -> list[MakeBot]:
        """The ways in which the own seat may continue, the policy first. All of them are ranking bots."""
        return [self.policy]

    def rivals(self) -> list[MakeBot]:
        """The kinds of players that play-outs use in turn for an unknown rival. One kind would misjudge all others."""
        return [self.policy]

    def recognised(self) -> list[MakeBot]:
        """The kinds of rivals that can be recognised by their moves. Play-outs use the likely kind of each rival."""
        return []

    def is_plan_point(self, position: Position) -> bool:
        """Does this decision choose the plan of a turn? Positions are valued at such points."""
        return True

    def share(self, position: Position) -> float:
        """The share of the budget that this decision deserves; 0 leaves it to the policy."""
        return 1.0

    def values(self, position: Position) -> list[float]:
        """The expected final score of each seat, followed by those of automated opponents.

        When the game is over these are the true scores. Values of different positions must be comparable. Only plan
        points and the ends of games are valued.
        """
        return [float(score) for score in position.scores()]
