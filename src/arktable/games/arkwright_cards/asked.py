"""The public side of the decision under way: what the action has left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.games.arkwright_cards.phases.automate import Automate
from arktable.games.arkwright_cards.phases.build import BuildAndUpgrade
from arktable.games.arkwright_cards.phases.develop import TwoSteps
from arktable.games.arkwright_cards.phases.discard import MakeRoom, ReplaceEngineer
from arktable.games.arkwright_cards.phases.early import EarlyShipping
from arktable.games.arkwright_cards.phases.exchange import StockExchange
from arktable.games.arkwright_cards.phases.pieces import Arrange
from arktable.games.arkwright_cards.phases.sell import SellAndShip
from arktable.games.arkwright_cards.phases.turn import Turn
from arktable.games.arkwright_cards.terms import CARD_NAMES

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


def asked_of(position: CardPosition) -> dict[str, Any]:
    """`step` of the turn under way (1 action, 2 price, 3 development), and what the decision itself is about."""
    if position.seat < 0:
        return {}
    asked: dict[str, Any] = {}
    for frame in position.frames:
        if isinstance(frame, Turn):
            asked["step"] = min(frame.stage, 3)
    asked.update(_of_top(position))
    return asked


def _of_top(position: CardPosition) -> dict[str, Any]:
    frame, company = position.frames[-1], position.companies[position.seat]
    if isinstance(frame, Arrange):
        rises = frame.rises(company)
        return {"allowance": frame.allowance, "used": rises, "before": list(frame.before)}
    if isinstance(frame, Automate):
        return {"machines": frame.left}
    if isinstance(frame, BuildAndUpgrade):
        return {"built": frame.built, "invented": frame.invented.bit_count()}
    if isinstance(frame, StockExchange):
        return {"exchange": frame.step}
    return _of_rest(position)


def _of_rest(position: CardPosition) -> dict[str, Any]:
    frame, company = position.frames[-1], position.companies[position.seat]
    if isinstance(frame, SellAndShip):
        return {"made": frame.made, "limit": frame.limit, "sold": company.sold}
    if isinstance(frame, EarlyShipping):
        return {"loads": frame.loads.copy()}
    if isinstance(frame, MakeRoom):
        return {"card": CARD_NAMES[position.rules.card_of(position, frame.wanted)]}
    if isinstance(frame, ReplaceEngineer):
        return {"good": frame.good, "value": frame.value}
    if isinstance(frame, TwoSteps):
        return {"steps": frame.left}
    return {}
