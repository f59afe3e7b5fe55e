"""Styles of the solo game: each aims at one of the fifteen awards. They are greedy with other weights."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arktable.bots.arkwright_cards.greedy import GreedyCards
from arktable.bots.arkwright_cards.valuation import Valuation
from arktable.bots.arkwright_cards.weights import Weights
from arktable.bots.bot import MakeBot
from arktable.engine.rng import Rng
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import AWARD_NAMES


class AwardSeeker(GreedyCards):
    """Plays as greedy does, and counts an award as `GOAL` points."""

    def __init__(self, rng: Rng, award: str) -> None:
        super().__init__(rng, weights_for(award))


class Seeks:
    """Makes the bots of one style."""

    def __init__(self, award: str) -> None:
        self.award = award

    def __call__(self, rng: Rng) -> AwardSeeker:
        return AwardSeeker(rng, self.award)


def by_award() -> dict[str, MakeBot]:
    """One style for each award, called after it."""
    return {f"award:{name}": Seeks(name) for name in AWARD_NAMES}


def goal_worth(position: CardPosition, award: str) -> float:
    """Points for an award in a solo game, to be added to the worth of a position.

    While the game runs it is the closeness of what greedy foresees; at the end the award was reached or it was not.
    """
    number = AWARD_NAMES.index(award)
    if position.finished:
        return GOAL * (position.reached >> number & 1)
    valuation = Valuation(position, 0, weights_for(award))
    return valuation.goal(position)


GOAL: Final = 400.0
"""Points of an award for a style that aims at it: about as many as a whole game brings."""


def _never_sails(weights: Weights) -> None:
    weights.sails = False


def _sails(weights: Weights) -> None:
    weights.token /= 3


def _saves(weights: Weights) -> None:
    """Money in hand counts, not shares; loans bring money, and they are paid back after the award was read."""
    weights.loans = MANY
    weights.reserve = 60.0
    weights.early_share = 0.0


def _borrows(weights: Weights) -> None:
    """Loans cost shares after the award was read."""
    weights.loans = MANY
    weights.reserve_per_round /= 4


def _outbids(weights: Weights) -> None:
    weights.goal = 2 * GOAL
    weights.price_step *= 2


MANY: Final = 9
_HABITS: Final[dict[str, Callable[[Weights], None]]] = {
    "patriot": _never_sails,
    "sailor": _sails,
    "nouveau-riche": _saves,
    "expert-broker": _borrows,
    "exchange-darling": _outbids,
    "exchange-mogul": _outbids,
}
"""Further changes of a style to the weights."""


def weights_for(award: str) -> Weights:
    """The weights of the style that aims at this award."""
    weights = Weights()
    weights.award = AWARD_NAMES.index(award)
    weights.goal = GOAL
    habit = _HABITS.get(award)
    if habit is not None:
        habit(weights)
    return weights
