"""The cost of a marker on the administration table, and the part of it that counts (PB 58–76, B42, B43)."""

from __future__ import annotations

from arktable.games.arkwright.company import Company
from arktable.games.arkwright.printed import Printed
from arktable.games.arkwright.terms import (
    ACCOUNTANT,
    ACTION_OF,
    ADMINISTRATOR,
    ENGINEER,
    FREE_ROW,
    LIGHT_REORGANIZATION,
    QUALITY,
    WEALTH_OF_NATIONS,
)

BARRED_ROW = 0
"""The £2 row, which the event bureaucracy closes."""


def amounts(printed: Printed, company: Company, marker: int, row: int) -> tuple[int, int]:
    """Return the lowest and the highest amount that may be paid for this marker on this row, without the fee.

    The accountant allows £2 less to £2 more (PB 64–76, 368–380), the engineer any amount for quality (PB 460, B42).
    """
    if marker >= LIGHT_REORGANIZATION:
        return 0, 0  # free of charge on every space (PB 999)
    highest = printed.admin_rows[-1] + printed.accountant
    if company.has(ENGINEER) and ACTION_OF[marker] == QUALITY:
        return 0, highest
    cost = printed.row_costs[row]
    if company.has(ACCOUNTANT):
        return max(0, cost - printed.accountant), cost + printed.accountant
    return cost, cost


def barred(company: Company, row: int, bureaucracy: bool) -> bool:
    """Return whether this row is closed to its owner. The £0 row is only for the wealth of nations (PB 1031).

    Bureaucracy closes the £2 row to all but the administrator (PB 568, B1).
    """
    if row == FREE_ROW:
        return not company.has(WEALTH_OF_NATIONS)
    return bureaucracy and row == BARRED_ROW and not company.has(ADMINISTRATOR)


def fee(printed: Printed, company: Company, row: int, bureaucracy: bool) -> int:
    """Return the fee for using a marker again, which never counts for the action (WF 783, PB 58, 572; B43)."""
    if company.has(ADMINISTRATOR):
        return 0
    return printed.barred_fee if barred(company, row, bureaucracy) else printed.reuse_fee


def affordable(costs: list[int], amount: int) -> int:
    """Return how many of a marker's printed costs the amount covers."""
    reached = 0
    for cost in costs:
        if cost <= amount:
            reached += 1
    return reached
