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
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import Rng
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.state import CardPosition


class GreedyCards:
    """The bot decides from the position alone, so a new one can make each decision. It draws only among equals."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, position: Position) -> Move:
        assert isinstance(position, CardPosition)
        moves = position.moves()
        if len(moves) == 1:
            return moves[0]
        outlook = Outlook(position, position.seat)
        if position.phase() in ("action", "develop"):
            return turn.choose(position, outlook, decide, self._rng)
        return decide(position, outlook)


def decide(position: CardPosition, outlook: Outlook) -> Move:
    """Any decision but the choice of an action or development."""
    answer = ANSWERS.get(position.phase())
    if answer is not None:
        return answer(position, outlook)
    return answers.first_of(position.moves(), kinds.DONE)


ANSWERS: Final[dict[str, Callable[[CardPosition, Outlook], Move]]] = {
    "found": answers.best_of,
    "first-shares": answers.best_of,
    "build": turn.best_step,
    "employ": turn.best_step,
    "automate": turn.best_step,
    "quality": turn.best_step,
    "distribution": turn.best_step,
    "exchange": turn.best_step,
    "extra": turn.best_step,
    "early": turn.load,
    "price": prices.set_price,
    "discard": answers.best_of,
    "foreman": answers.best_of,
    "two-steps": answers.best_of,
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
