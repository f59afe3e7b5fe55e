"""What orders ahead need of the card game: where a turn begins, and the facts that a condition can be about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from arktable.engine.moves import Move
from arktable.engine.reporting.ahead import MONEY, SEAT, Ahead, FactKind, compared_facts, fact_key
from arktable.games.arkwright_cards import moves as kinds

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.rules import Rules
    from arktable.games.arkwright_cards.state import CardPosition

KINDS: Final = (
    FactKind("price", ("good", SEAT), MONEY),
    FactKind("lowest-price", ("good",), MONEY),
    FactKind("appeal", ("good", SEAT)),
    FactKind("highest-appeal", ("good",)),
    FactKind("demand", ("good",)),
    FactKind("wage", (), MONEY),
    FactKind("cash", (SEAT,), MONEY),
    FactKind("share-value", (SEAT,), MONEY),
    FactKind("supply", ("card",)),
)
"""`lowest-price` and `highest-appeal` are those of the others; `supply` counts development cards on the table."""


def _skip(position: CardPosition) -> None:
    """End a turn before an action is chosen. A plan leaves the turns of others out."""
    position.gone = 0
    del position.frames[-2:]  # the choice of the action, and the turn


def _answer(position: CardPosition) -> Move | None:
    """Return the usual answer: sell what can be sold, and do nothing that can be left."""
    sales: list[Move] = []
    for move in position.moves():
        if move.kind == kinds.DONE:
            return move
        if move.kind == kinds.SELL:
            sales.append(move)
    return sales[-1] if sales else None


def _read(rules: Rules, view: Mapping[str, Any]) -> dict[str, int]:
    found: dict[str, int] = {}
    viewer: int = view["viewer"]
    companies: list[dict[str, Any]] = view["companies"]
    market: dict[str, Any] = view["market"]
    for good, name in enumerate(rules.printed.goods):
        prices: dict[int, int] = {}
        appeals: dict[int, int] = {}
        for company in companies:
            factory: dict[str, Any] | None = company["factories"][good]
            if factory is not None and factory["marker"] is not None:
                prices[company["seat"]] = factory["price"]
                appeals[company["seat"]] = factory["marker"]
        found |= compared_facts("price", name, prices, viewer, "lowest-price", min)
        found |= compared_facts("appeal", name, appeals, viewer, "highest-appeal", max)
        found[fact_key("demand", name)] = market["demand"][good]
    found["wage"] = market["wage"]
    for company in companies:
        seat: int = company["seat"]
        found[fact_key("cash", seat)] = company["money"]
        found[fact_key("share-value", seat)] = company["value"]
    supply: dict[str, int] = view["supply"]
    for card, left in supply.items():
        found[fact_key("supply", card)] = left
    return found


AHEAD: Final = Ahead(turn=("action",), skip=_skip, answer=_answer, kinds=KINDS, read=_read, money="cash")
