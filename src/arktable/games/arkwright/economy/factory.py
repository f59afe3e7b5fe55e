"""What a factory is, makes and costs (WF 2113–2136, 2416–2478)."""

from __future__ import annotations

from arktable.games.arkwright.company import Company
from arktable.games.arkwright.packed import cell
from arktable.games.arkwright.printed import Printed
from arktable.games.arkwright.terms import FOREMAN, ROWS, WORKSHOP


def base_quality(printed: Printed, company: Company, good: int) -> int:
    """What the factory cost to build (WF 434)."""
    return printed.cost[good][company.level[good]]


def product_quality(printed: Printed, company: Company, good: int) -> int:
    """Base quality plus quality marker: breaks ties in a sale (WF 2224)."""
    return printed.cost[good][company.level[good]] + company.quality[good]


def appeal(printed: Printed, company: Company, good: int) -> int:
    """Quality + distribution − price; 0 without a factory (PB 46)."""
    level = company.level[good]
    if not level:
        return 0
    return printed.cost[good][level] + company.quality[good] + company.distribution[good] - company.price[good]


def most_appeal(printed: Printed) -> int:
    """More appeal than this no factory can have: the dearest one, all quality and distribution, the lowest price."""
    dearest = max(max(by_level) for by_level in printed.cost)
    return dearest + printed.quality_engineer + printed.distribution_high - printed.price_low


def most_importer_appeal(printed: Printed) -> int:
    """The importers cannot come further than this: the largest economy marker in every decade (PB 54).

    Where navigation acts have set an importer back to 0, it gains by their end.
    """
    markers = [marker for markers in (*printed.economy, *printed.mule_economy) for marker in markers]
    steps = max(steps for steps, _ in (*markers, printed.jenny_economy))
    return len(printed.decades) * steps + printed.navigation


def producing_rows(printed: Printed, company: Company, good: int) -> int:
    """Complete rows counted upwards from row 1 (PB 133, B44)."""
    base = cell(good, 0)
    spaces = printed.row_spaces[good]
    for row in range(ROWS):
        if company.workers[base + row] + company.machines[base + row] < spaces[row]:
            return row
    return ROWS


def output(printed: Printed, company: Company, good: int, rows: int) -> int:
    """Goods made in the first `rows` rows."""
    per_row = printed.output[good][company.level[good]]
    made = 0
    for row in range(rows):
        made += per_row[row]
    return made


def top_row(printed: Printed, company: Company, good: int) -> int:
    """The highest producing row above row 1 (as an index), or −1: what a school may shut (B66)."""
    rows = producing_rows(printed, company, good)
    return rows - 1 if rows >= 2 else -1


def bill(printed: Printed, company: Company, good: int, wage: int, workers: int, machines: int) -> int:
    """Wages and upkeep for these workers and machines of one factory (WF III.3).

    The foreman takes £2 off up to four workers, never below £1 each; the workshop makes all machines cost £1.
    """
    total = workers * wage
    if company.has(FOREMAN) and company.foreman_at == good:
        total -= min(workers, printed.foreman_workers) * min(printed.foreman_off, wage - 1)
    if company.has(WORKSHOP) and company.workshop_at == good:
        return total + min(1, machines) * printed.upkeep
    return total + machines * printed.upkeep


def running_costs(printed: Printed, company: Company, good: int, wage: int, shut_row: int) -> int:
    """The whole active factory: everybody standing in it is paid, but not in a row shut by the school (B66, B69)."""
    workers, machines = paid_for(company, good, shut_row)
    return bill(printed, company, good, wage, workers, machines)


def paid_for(company: Company, good: int, shut_row: int) -> tuple[int, int]:
    """The workers and machines of the active factory for which its company pays."""
    workers, machines = company.factory_workers(good), company.factory_machines(good)
    if shut_row >= 0:
        workers -= company.workers[cell(good, shut_row)]
        machines -= company.machines[cell(good, shut_row)]
    return workers, machines


def row_costs(printed: Printed, company: Company, good: int, wage: int, rows: int) -> int:
    """The rows used by a production action, and the extra workers of an obsolete factory (B62)."""
    base = cell(good, 0)
    workers, machines = company.extra[good], 0
    for row in range(rows):
        workers += company.workers[base + row]
        machines += company.machines[base + row]
    return bill(printed, company, good, wage, workers, machines)
