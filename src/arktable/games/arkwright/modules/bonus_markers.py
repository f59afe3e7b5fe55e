"""Bonus markers (PB 951–971, B85): each company's records of goods shipped and sold at home; their product is added."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from arktable.engine.rules import Module
from arktable.games.arkwright.phases.production.result import ProductionResult
from arktable.games.arkwright.rules import Rules
from arktable.games.arkwright.state import ArkwrightPosition


def _lay(position: ArkwrightPosition) -> None:
    """Put both markers of every company on space 1 (PB 955)."""
    for company in position.companies:
        company.ship_record = position.rules.printed.bonus_start
        company.home_record = position.rules.printed.bonus_start


def _sold(position: ArkwrightPosition, production: ProductionResult) -> None:
    """Record the goods sold in England in this production phase, including patron and jubilee."""
    for seat in position.clockwise():
        company = position.companies[seat]
        record = min(production.sold[seat], position.rules.printed.bonus_highest)
        if record > company.home_record:
            company.home_record = record
            _tell(position, seat, "home", record)


def _shipped(position: ArkwrightPosition, seat: int, goods: int) -> None:
    """Record the goods shipped by all ships in one ship action or one production phase."""
    company = position.companies[seat]
    record = min(goods, position.rules.printed.bonus_highest)
    if record > company.ship_record:
        company.ship_record = record
        _tell(position, seat, "shipping", record)


def _delivered(position: ArkwrightPosition, production: ProductionResult) -> None:
    for seat in position.clockwise():
        _shipped(position, seat, production.shipped[seat])


def _tell(position: ArkwrightPosition, seat: int, market: str, record: int) -> None:
    if position.events is not None:
        position.tell_all("record", seat, market=market, n=record)


def _extend(rules: Rules) -> Rules:
    return replace(
        rules,
        setup=(*rules.setup, _lay),
        after_sale=(*rules.after_sale, _sold),
        after_ship_action=(*rules.after_ship_action, _shipped),
        after_contracts=(*rules.after_contracts, _delivered),
    )


BONUS_MARKERS: Final[Module[Rules]] = Module(
    "bonus-markers=on",
    _extend,
    wraps=("setup", "after_sale", "after_ship_action", "after_contracts"),
    numbers=("bonus.*",),
)
