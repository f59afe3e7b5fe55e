"""What a marker costs on the administration table, and how much of it counts (PB 58–76, B42, B43)."""

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
    MACHINERY,
    PATENT,
    QUALITY,
    SHADE_OF,
    WEALTH_OF_NATIONS,
    WORKSHOP,
)

BARRED_ROW = 0
"""The £2 row, which bureaucracy bars."""


def amounts(printed: Printed, company: Company, marker: int, row: int) -> tuple[int, int]:
    """The lowest and the highest amount that may be paid for this marker on this row, without the fee."""
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
    """Is this row closed to its owner? The £0 row is there for the wealth of nations only (PB 1031)."""
    if row == FREE_ROW:
        return not company.has(WEALTH_OF_NATIONS)
    return bureaucracy and row == BARRED_ROW and not company.has(ADMINISTRATOR)


def fee(printed: Printed, company: Company, row: int, bureaucracy: bool) -> int:
    """For using a marker that already lies on the table; it never counts for the action."""
    if company.has(ADMINISTRATOR):
        return 0
    return printed.barred_fee if barred(company, row, bureaucracy) else printed.reuse_fee


def machines(printed: Printed, company: Company, marker: int, amount: int) -> int:
    """Machines that may be bought; the workshop adds £3 (PB 590)."""
    usable = amount + (printed.workshop if company.has(WORKSHOP) else 0)
    return _affordable(printed.machine_costs[SHADE_OF[marker]], usable)


def quality_levels(printed: Printed, marker: int, amount: int) -> int:
    """Levels of quality that may be raised."""
    return _affordable(printed.quality_costs[SHADE_OF[marker]], amount)


def _affordable(costs: list[int], amount: int) -> int:
    """How many of a marker's printed costs the amount reaches."""
    reached = 0
    for cost in costs:
        if cost <= amount:
            reached += 1
    return reached


def quality_cost(printed: Printed, marker: int, levels: int) -> int:
    """What so many levels cost."""
    return printed.quality_costs[SHADE_OF[marker]][levels - 1] if levels else 0


def distribution_budget(printed: Printed, marker: int, amount: int) -> int:
    """Pounds of distribution, within the marker's maximum (WF 1443)."""
    return min(amount, printed.distribution_max[SHADE_OF[marker]])


def patent_bonus(printed: Printed, company: Company) -> int:
    """Pounds the patent adds while it is kept (PB 502)."""
    return printed.patent if company.has(PATENT) else 0


def is_machinery(marker: int) -> bool:
    """Does this marker buy machines?"""
    return ACTION_OF[marker] == MACHINERY
