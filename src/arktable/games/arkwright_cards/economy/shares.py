"""Shares: what they cost, and how the tracks end (EN 441–479, C39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkwright_cards.terms import EXCHANGE_TRACK

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.company import Company
    from arktable.games.arkwright_cards.printed import Printed


def half(value: int) -> int:
    """Half the share value, rounded up (C12)."""
    return (value + 1) // 2


def cost(printed: Printed, company: Company, number: int) -> int:
    """What so many shares cost: the development's first ones at half price (EN 600–609)."""
    cheap = min(number, printed.tracks[EXCHANGE_TRACK][company.tracks[EXCHANGE_TRACK]])
    return cheap * half(company.value) + (number - cheap) * company.value


def affordable(printed: Printed, company: Company) -> int:
    """How many can be bought in one action: money and the end of the track allow no more."""
    cheap = printed.tracks[EXCHANGE_TRACK][company.tracks[EXCHANGE_TRACK]]
    at_half = min(cheap, company.money // half(company.value)) if company.value else cheap
    rest = company.money - at_half * half(company.value)
    full = rest // company.value if at_half == cheap and company.value else 0
    return min(at_half + full, printed.most - company.shares)


def emergency_loans(printed: Printed, company: Company, missing: int) -> int:
    """Loans of the emergency fund that bring what is missing; more than it has tokens: bankruptcy (EN 755–763, C38)."""
    each = half(company.value)
    return (missing + each - 1) // each if each else printed.loan_tokens + 1


def raise_value(printed: Printed, value: int, steps: int) -> int:
    """The value some steps up; what passes the end of the track is lost."""
    return min(printed.most, value + steps)


def worth(company: Company) -> int:
    """Shares times value, loans and ships left out of account (EN 817)."""
    return company.shares * company.value
