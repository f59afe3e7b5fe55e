"""Quality, appeal, output and costs of a factory (WF 2113–2136, 2416–2478)."""

from __future__ import annotations

from arktable.games.arkwright.company import Company
from arktable.games.arkwright.packed import cell
from arktable.games.arkwright.printed import Printed
from arktable.games.arkwright.terms import FOREMAN, ROWS, WORKSHOP


def price_gives_way(printed: Printed, company: Company, good: int) -> bool:
    """Return whether the price falls with the distribution, so that the appeal stays at 0 (WF 2439)."""
    return company.distribution[good] > 0 and company.level[good] > 0 and appeal(printed, company, good) < 1


def base_quality(printed: Printed, company: Company, good: int) -> int:
    """Return the building cost of the factory (WF 434)."""
    return printed.cost[good][company.level[good]]


def product_quality(printed: Printed, company: Company, good: int) -> int:
    """Return base quality plus quality marker, which breaks ties in a sale (WF 2224)."""
    return printed.cost[good][company.level[good]] + company.quality[good]


def appeal(printed: Printed, company: Company, good: int) -> int:
    """Return quality + distribution − price; 0 without a factory (PB 46)."""
    level = company.level[good]
    if not level:
        return 0
    return printed.cost[good][level] + company.quality[good] + company.distribution[good] - company.price[good]


def most_appeal(printed: Printed) -> int:
    """Return the maximum appeal: the most expensive factory, full quality and distribution, the lowest price."""
    highest_cost = max(max(by_level) for by_level in printed.cost)
    return highest_cost + printed.quality_engineer + printed.distribution_high - printed.price_low


def most_importer_appeal(printed: Printed) -> int:
    """Return the maximum appeal of an importer: the largest economy marker in every decade (PB 54).

    If navigation acts set an importer back to 0, it gains when they end.
    """
    markers = [marker for markers in (*printed.economy, *printed.mule_economy) for marker in markers]
    steps = max(steps for steps, _ in (*markers, printed.jenny_economy))
    return len(printed.decades) * steps + printed.navigation


def producing_rows(printed: Printed, company: Company, good: int) -> int:
    """Return the number of complete rows, counted upwards from row 1 (PB 133, B44)."""
    base = cell(good, 0)
    spaces = printed.row_spaces[good]
    for row in range(ROWS):
        if company.workers[base + row] + company.machines[base + row] < spaces[row]:
            return row
    return ROWS


def output(printed: Printed, company: Company, good: int, rows: int) -> int:
    """Return the number of goods made in the first `rows` rows."""
    per_row = printed.output[good][company.level[good]]
    made = 0
    for row in range(rows):
        made += per_row[row]
    return made


def top_row(printed: Printed, company: Company, good: int) -> int:
    """Return the index of the highest producing row above row 1, which a school may shut (B66); −1 if there is none."""
    return highest_of(producing_rows(printed, company, good))


def top_goods(printed: Printed, company: Company, good: int) -> int:
    """Return the goods made in the highest producing row above row 1; there must be one."""
    return printed.output[good][company.level[good]][top_row(printed, company, good)]


def highest_of(rows: int) -> int:
    """Return the index of the row that a school may shut if this many rows produce, or −1."""
    return rows - 1 if rows >= 2 else -1


def bill(printed: Printed, company: Company, good: int, wage: int, workers: int, machines: int) -> int:
    """Return wages and upkeep for these workers and machines of one factory (WF 2413–2428).

    The foreman reduces the wage of up to four workers by £2, never below £1 each; with the workshop all machines cost
    £1.
    """
    total = workers * wage
    if company.has(FOREMAN) and company.foreman_at == good:
        total -= min(workers, printed.foreman_workers) * min(printed.foreman_off, wage - 1)
    if company.has(WORKSHOP) and company.workshop_at == good:
        return total + min(1, machines) * printed.upkeep
    return total + machines * printed.upkeep


def running_costs(printed: Printed, company: Company, good: int, wage: int, shut_row: int) -> int:
    """Return the costs of the active factory: all workers are paid, except in a row shut by the school (B66, B69)."""
    workers, machines = paid_for(company, good, shut_row)
    return bill(printed, company, good, wage, workers, machines)


def paid_for(company: Company, good: int, shut_row: int) -> tuple[int, int]:
    """Return the workers and machines of the active factory for which its company pays."""
    workers, machines = company.factory_workers(good), company.factory_machines(good)
    if shut_row >= 0:
        workers -= company.workers[cell(good, shut_row)]
        machines -= company.machines[cell(good, shut_row)]
    return workers, machines


def row_costs(printed: Printed, company: Company, good: int, wage: int, rows: int) -> int:
    """Return the costs of the rows used by a production action, and of the extra workers if obsolete (B62)."""
    base = cell(good, 0)
    workers, machines = company.extra[good], 0
    for row in range(rows):
        workers += company.workers[base + row]
        machines += company.machines[base + row]
    return bill(printed, company, good, wage, workers, machines)
