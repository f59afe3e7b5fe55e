"""What developments and cards are worth beyond what the productions to come show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkwright_cards.company import Company
from arktable.games.arkwright_cards.terms import (
    BROKER,
    CARDS,
    CARDS_TRACK,
    CONTRACT,
    DISTRIBUTION_TRACK,
    ENGINEER,
    ENTREPRENEUR,
    EXTRA_SHIFT,
    INVENTOR,
    LARGE_WAREHOUSE,
    MACHINERY_TRACK,
    PATENT,
    PATRON,
    PATRONS,
    QUALITY_TRACK,
    TRADE_OFFICE,
)

if TYPE_CHECKING:
    from arktable.bots.arkwright_cards.factories import Production
    from arktable.bots.arkwright_cards.valuation import Valuation


def holdings_worth(valuation: Valuation, company: Company, productions: list[Production]) -> float:
    """What all developments and cards of a company are worth, in points of final score."""
    weights, tracks, at = valuation.weights, valuation.printed.tracks, company.tracks
    total = valuation.turns * (
        weights.quality_step * (tracks[QUALITY_TRACK][at[QUALITY_TRACK]] - tracks[QUALITY_TRACK][0])
        + weights.distribution_step
        * (tracks[DISTRIBUTION_TRACK][at[DISTRIBUTION_TRACK]] - tracks[DISTRIBUTION_TRACK][0])
        + weights.machinery_step * at[MACHINERY_TRACK]
        + weights.cards_step * at[CARDS_TRACK]
    )
    return total + _held(valuation, company, productions) if company.cards else total


def cards_worth(valuation: Valuation) -> list[float]:
    """By development card its worth by the time left; 0 for cards whose worth depends on the company."""
    weights, turns = valuation.weights, valuation.turns
    worth = [0.0] * CARDS
    worth[ENGINEER] = weights.engineer_turn * turns
    worth[PATENT] = weights.patent_turn * turns
    worth[ENTREPRENEUR] = weights.tie_break * valuation.decades
    worth[LARGE_WAREHOUSE] = weights.warehouse
    worth[EXTRA_SHIFT] = weights.extra_shift
    worth[INVENTOR] = weights.inventor if valuation.decades > 1 else 0.0
    worth[TRADE_OFFICE] = valuation.step * valuation.token * valuation.decades
    return worth


def _held(valuation: Valuation, company: Company, productions: list[Production]) -> float:
    total = 0.0
    for card in range(CARDS):
        if company.cards >> card & 1:
            total += valuation.cards[card]
    if company.has(BROKER) and valuation.turns:
        total += valuation.weights.broker_shares * company.value
    if company.has(CONTRACT):
        contract = valuation.printed.contract
        for production in productions:
            total += contract[min(int(production.left), len(contract) - 1)] * valuation.pound
    for patron in range(len(PATRONS)):
        if company.has(PATRON + patron):
            total += valuation.weights.patron_sale * _sales(valuation, company, patron)
    return total


def _sales(valuation: Valuation, company: Company, patron: int) -> int:
    """Decades in which this patron still buys."""
    left = 0
    for good in PATRONS[patron]:
        if company.tile[good]:
            left = max(left, valuation.left[good])
    return left - (1 if left and company.used >> (PATRON + patron) & 1 else 0)
