"""What developments and cards are worth beyond what the productions to come show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.bots.arkwright_cards import weights
from arktable.games.arkwright_cards.company import Company
from arktable.games.arkwright_cards.terms import (
    BROKER,
    CARDS_TRACK,
    CONTRACT,
    DECADES,
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
    from arktable.bots.arkwright_cards.outlook import Outlook, Production


def holdings_worth(outlook: Outlook, company: Company, productions: list[Production]) -> float:
    """What all developments and cards of a company are worth, in points of final score."""
    turns, printed = outlook.turns, outlook.printed
    tracks = company.tracks
    total = turns * (
        weights.QUALITY_STEP * (printed.tracks[QUALITY_TRACK][tracks[QUALITY_TRACK]] - 1)
        + weights.DISTRIBUTION_STEP * (printed.tracks[DISTRIBUTION_TRACK][tracks[DISTRIBUTION_TRACK]] - 2)
        + weights.MACHINERY_STEP * tracks[MACHINERY_TRACK]
        + weights.CARDS_STEP * tracks[CARDS_TRACK]
    )
    if not company.cards:
        return total
    for card, worth in _plain_cards(outlook, company):
        if company.has(card):
            total += worth
    if company.has(TRADE_OFFICE):
        total += outlook.step * outlook.token * outlook.decades
    if company.has(CONTRACT):
        for production in productions:
            total += min(4.0, production[3]) * outlook.pound
    for patron, goods in enumerate(PATRONS):
        if company.has(PATRON + patron):
            total += weights.PATRON_SALE * _sales(outlook, company, patron, goods)
    return total


def _plain_cards(outlook: Outlook, company: Company) -> tuple[tuple[int, float], ...]:
    """Cards whose worth depends on the time left alone."""
    turns = outlook.turns
    return (
        (BROKER, weights.BROKER_SHARES * company.value if turns else 0.0),
        (ENGINEER, weights.ENGINEER_TURN * turns),
        (PATENT, weights.PATENT_TURN * turns),
        (ENTREPRENEUR, weights.TIE_BREAK * outlook.decades),
        (LARGE_WAREHOUSE, weights.WAREHOUSE),
        (EXTRA_SHIFT, weights.EXTRA_SHIFT),
        (INVENTOR, weights.INVENTOR if outlook.decade < DECADES else 0.0),
    )


def _sales(outlook: Outlook, company: Company, patron: int, goods: tuple[int, int]) -> int:
    """Decades in which this patron still buys."""
    left = max(outlook.left[good] if company.tile[good] else 0 for good in goods)
    return left - (1 if left and company.used >> (PATRON + patron) & 1 else 0)
