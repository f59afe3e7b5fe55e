"""A bot that runs a sensible company of the card game, one turn deep.

It tries every action and development to its end on a copy and keeps the one after which the company will score most by
its own estimate: factories that sell two goods at home in every production, worker cards and upgrades for goods to
ship, machines against wages, shares at half price. Prices are set against the answers it expects.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arktable.bots.arkwright_cards import answers, prices, turn
from arktable.bots.arkwright_cards.valuation import Valuation
from arktable.bots.arkwright_cards.weights import USUAL, Weights
from arktable.bots.bot import Choice, RankingBot
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import Rng
from arktable.games.arkwright_cards.state import CardPosition

PLANS: Final = ("action", "develop")
"""The phases whose moves are tried to their end."""


class GreedyCards(RankingBot):
    """Decides from the position alone, so each decision can use a new bot. It chooses at random among equals only."""

    def __init__(self, rng: Rng, weights: Weights = USUAL) -> None:
        self._rng = rng
        self._weights = weights

    def ranked(self, position: Position) -> list[Choice]:
        assert isinstance(position, CardPosition)
        moves = position.moves()
        if len(moves) == 1:
            return [Choice(moves[0], 0.0)]
        valuation = Valuation(position, position.seat, self._weights)
        if position.phase() in PLANS:
            return self._by_taste(turn.plans(position, valuation, decide), valuation)
        return sorted(answered(turn.alone(position), valuation), key=_worth, reverse=True)

    def _by_taste(self, choices: list[Choice], valuation: Valuation) -> list[Choice]:
        """The best one first; nearly equal ones in random order, so that games differ."""
        least = max([choice.worth for choice in choices]) - valuation.weights.taste
        liked = [choice for choice in choices if choice.worth >= least]
        first = liked[self._rng.below(len(liked))]
        rest = [choice for choice in choices if choice.move is not first.move]
        return [first, *sorted(rest, key=_worth, reverse=True)]


def _worth(choice: Choice) -> float:
    return choice.worth


def answered(position: CardPosition, valuation: Valuation) -> list[Choice]:
    """The ranked choices of any decision except that for an action or development."""
    answer = ANSWERS.get(position.phase())
    return answer(position, valuation) if answer is not None else answers.stop(position, valuation)


def decide(position: CardPosition, valuation: Valuation) -> Move:
    """Any decision but the choice of an action or development."""
    return turn.best(answered(position, valuation))


ANSWERS: Final[dict[str, Callable[[CardPosition, Valuation], list[Choice]]]] = {
    "found": turn.ends,
    "first-shares": turn.ends,
    "build": turn.steps,
    "employ": turn.steps,
    "automate": turn.steps,
    "quality": turn.steps,
    "distribution": turn.steps,
    "exchange": turn.steps,
    "extra": turn.steps,
    "early": turn.load,
    "price": prices.set_price,
    "discard": turn.ends,
    "foreman": turn.ends,
    "two-steps": turn.ends,
    "replace-engineer": answers.most_of,
    "reactivate": answers.last_of,
    "sell": answers.sell,
    "ship": answers.ship,
    "store": answers.waste,
    "tie": answers.last_of,
    "entrepreneur": answers.name_start,
    "start-player": answers.name_start,
    "behind": answers.go_behind,
}
"""By the name of the phase that asks."""
