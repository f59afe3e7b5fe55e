"""Shares: their cost, and the ends of the tracks (EN 441–479, C39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkwright_cards.terms import EXCHANGE_TRACK

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.company import Company
    from arktable.games.arkwright_cards.printed import Printed


def half(value: int) -> int:
    """Return half the share value, rounded up (C12)."""
    return (value + 1) // 2


def cost(printed: Printed, company: Company, number: int) -> int:
    """Return the cost of `number` shares: the first ones at half price, as the development allows (EN 600–609)."""
    cheap = min(number, printed.tracks[EXCHANGE_TRACK][company.tracks[EXCHANGE_TRACK]])
    return cheap * half(company.value) + (number - cheap) * company.value


def affordable(printed: Printed, company: Company) -> int:
    """Return how many can be bought in one action, limited by money and the end of the track."""
    cheap = printed.tracks[EXCHANGE_TRACK][company.tracks[EXCHANGE_TRACK]]
    at_half = min(cheap, company.money // half(company.value)) if company.value else cheap
    rest = company.money - at_half * half(company.value)
    full = rest // company.value if at_half == cheap and company.value else 0
    return min(at_half + full, printed.most - company.shares)


def emergency_loans(printed: Printed, company: Company, missing: int) -> int:
    """Return the emergency loans needed for `missing`; too few loan tokens mean bankruptcy (EN 755–763, C38)."""
    each = half(company.value)
    return (missing + each - 1) // each if each else printed.loan_tokens + 1


def raise_value(printed: Printed, value: int, steps: int) -> int:
    """Return the value some steps up; steps beyond the end of the track are lost."""
    return min(printed.most, value + steps)


def worth(company: Company) -> int:
    """Return shares times value, without loans and ships (EN 817)."""
    return company.shares * company.value
