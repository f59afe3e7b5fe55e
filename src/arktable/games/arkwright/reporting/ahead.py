"""What orders ahead need of Arkwright: where a turn begins, and the facts that a condition can be about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from arktable.engine.reporting.ahead import MONEY, SEAT, Ahead, FactKind, compared_facts, fact_key
from arktable.games.arkwright.prediction.standard import standard_answer

if TYPE_CHECKING:
    from arktable.games.arkwright.rules import Rules
    from arktable.games.arkwright.state import ArkwrightPosition

KINDS: Final = (
    FactKind("price", ("good", SEAT), MONEY),
    FactKind("lowest-price", ("good",), MONEY),
    FactKind("appeal", ("good", SEAT)),
    FactKind("highest-appeal", ("good",)),
    FactKind("importer", ("good",)),
    FactKind("demand", ("good",)),
    FactKind("wage", (), MONEY),
    FactKind("cash", (SEAT,), MONEY),
    FactKind("share-value", (SEAT,), MONEY),
    FactKind("rank", (SEAT,)),
)
"""`lowest-price` and `highest-appeal` are those of the other players. `rank` is the place on the share value track."""


def _skip(position: ArkwrightPosition) -> None:
    """End a turn before a marker is chosen. The rules do not allow it; a plan leaves the turns of others out."""
    position.companies[position.seat].banned = 0
    position.frames.pop()


def _read(rules: Rules, view: Mapping[str, Any]) -> dict[str, int]:
    found: dict[str, int] = {}
    viewer: int = view["viewer"]
    companies: list[dict[str, Any]] = view["companies"]
    market: dict[str, Any] = view["market"]
    for good, name in enumerate(rules.printed.goods):
        factories = {one["seat"]: one["factories"][good] for one in companies if one["factories"][good] is not None}
        prices: dict[int, int] = {seat: factory["price"] for seat, factory in factories.items()}
        appeals: dict[int, int] = {seat: factory["appeal"] for seat, factory in factories.items()}
        found |= compared_facts("price", name, prices, viewer, "lowest-price", min)
        found |= compared_facts("appeal", name, appeals, viewer, "highest-appeal", max)
        found[fact_key("importer", name)] = view["appeals"][good]["importer"]
        found[fact_key("demand", name)] = market["demand"][good]
    found["wage"] = market["wage"]
    spaces = [int(company["space"]) for company in companies]
    for company in companies:
        seat: int = company["seat"]
        if company["cash"] is not None:
            found[fact_key("cash", seat)] = company["cash"]
        found[fact_key("share-value", seat)] = company["value"]
        found[fact_key("rank", seat)] = 1 + len([space for space in spaces if space > company["space"]])
    return found


AHEAD: Final = Ahead(turn=("marker",), skip=_skip, answer=standard_answer, kinds=KINDS, read=_read, money="cash")
