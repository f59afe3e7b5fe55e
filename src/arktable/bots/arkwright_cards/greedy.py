"""A bot that runs a sensible company of the card game, one turn deep.

It tries every action and development to its end on a copy and keeps the one after which the company will score most by
its own estimate: factories that sell two goods at home in every production, worker cards and upgrades for goods to
ship, machines against wages, shares at half price. Prices are set against the answers it expects.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arktable.bots.arkwright_cards import answers, prices, turn
from arktable.bots.arkwright_cards.outlook import Outlook
from arktable.bots.arkwright_cards.weights import USUAL, Weights
from arktable.bots.bot import Choice, RankingBot
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import Rng
from arktable.games.arkwright_cards.state import CardPosition

PLANS: Final = ("action", "develop")
"""The phases whose moves are tried to their end."""


class GreedyCards(RankingBot):
    """The bot decides from the position alone, so a new one can make each decision. It draws only among equals."""

    def __init__(self, rng: Rng, weights: Weights = USUAL) -> None:
        self._rng = rng
        self._weights = weights

    def ranked(self, position: Position) -> list[Choice]:
        assert isinstance(position, CardPosition)
        moves = position.moves()
        if len(moves) == 1:
            return [Choice(moves[0], 0.0)]
        outlook = Outlook(position, position.seat, self._weights)
        if position.phase() in PLANS:
            return self._by_taste(turn.plans(position, outlook, decide), outlook)
        return sorted(answered(turn.alone(position), outlook), key=_worth, reverse=True)

    def _by_taste(self, choices: list[Choice], outlook: Outlook) -> list[Choice]:
        """The best one first; among nearly equals as taste has it, so that games differ."""
        least = max([choice.worth for choice in choices]) - outlook.weights.taste
        liked = [choice for choice in choices if choice.worth >= least]
        first = liked[self._rng.below(len(liked))]
        rest = [choice for choice in choices if choice.move is not first.move]
        return [first, *sorted(rest, key=_worth, reverse=True)]


def _worth(choice: Choice) -> float:
    return choice.worth


def answered(position: CardPosition, outlook: Outlook) -> list[Choice]:
    """What the bot thinks of the choices of any decision but that for an action or development."""
    answer = ANSWERS.get(position.phase())
    return answer(position, outlook) if answer is not None else answers.stop(position, outlook)


def decide(position: CardPosition, outlook: Outlook) -> Move:
    """Any decision but the choice of an action or development."""
    return turn.best(answered(position, outlook))


ANSWERS: Final[dict[str, Callable[[CardPosition, Outlook], list[Choice]]]] = {
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
