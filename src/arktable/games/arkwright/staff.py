"""Workers and machines in factories: their places, arrival and removal (WF 1105–1202, B44, B45)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkwright.economy import job_market
from arktable.games.arkwright.packed import cell
from arktable.games.arkwright.terms import ROWS

if TYPE_CHECKING:
    from arktable.games.arkwright.company import Company
    from arktable.games.arkwright.printed import Printed
    from arktable.games.arkwright.state import ArkwrightPosition


def open_row(printed: Printed, company: Company, good: int) -> int:
    """Return the lowest row with a free space, or −1 (rows are filled in ascending order)."""
    base = cell(good, 0)
    spaces = printed.row_spaces[good]
    for row in range(ROWS):
        if company.workers[base + row] + company.machines[base + row] < spaces[row]:
            return row
    return -1


def last_row(company: Company, good: int) -> int:
    """Return the highest row above row 1 with a worker, where firing begins; −1 if there is none."""
    base = cell(good, 0)
    for row in range(ROWS - 1, 0, -1):
        if company.workers[base + row]:
            return row
    return -1


def takes_machine(printed: Printed, company: Company, good: int, row: int) -> bool:
    """Return whether this row has a worker on a space that a machine could take (WF 1276, B51)."""
    at = cell(good, row)
    worker_only = printed.worker_only[good][row]
    return company.workers[at] > worker_only and company.machines[at] < printed.row_spaces[good][row] - worker_only


def fill_row(position: ArkwrightPosition, seat: int, good: int, row: int) -> None:
    """Hire until the row is complete, as far as workers can be hired."""
    company = position.companies[seat]
    at = cell(good, row)
    missing = position.rules.printed.row_spaces[good][row] - company.workers[at] - company.machines[at]
    company.workers[at] += job_market.hire(position, min(missing, job_market.hireable(position)))


def release_extra(position: ArkwrightPosition, seat: int, good: int) -> None:
    """Release the extra workers of an obsolete factory together (WF 985, B19)."""
    company = position.companies[seat]
    position.fired += company.extra[good]
    company.extra[good] = 0


def clear_factory(position: ArkwrightPosition, seat: int, good: int) -> None:
    """Close a factory: workers to the fired space, machines to the supply, markers off (WF 996, B47)."""
    company = position.companies[seat]
    base = cell(good, 0)
    position.fired += company.factory_workers(good)
    company.extra[good] = 0
    for row in range(ROWS):
        company.workers[base + row] = 0
        company.machines[base + row] = 0
    company.note_closed(good, company.level[good])
    company.level[good] = 0
    company.built[good] = -1
    company.quality[good] = 0
    company.distribution[good] = 0
    company.price[good] = 0
    company.unmark(good)
