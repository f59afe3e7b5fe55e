"""Main actions on factories: staff, machines, quality, distribution, building. Each takes the best next step or stops.

A step is tried on the company itself and taken back; the whole company is valued again, because every worker hired
moves demand and wages for all goods.
"""

from __future__ import annotations

from arktable.bots.arkwright.ranking import Ranking
from arktable.bots.arkwright.valuation import Valuation
from arktable.bots.arkwright.weights import WORTH_IT
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.company import Company
from arktable.games.arkwright.economy import job_market
from arktable.games.arkwright.packed import cell
from arktable.games.arkwright.phases.actions.distribution import Distribution, patent_bonus
from arktable.games.arkwright.phases.actions.machinery import SchoolSends
from arktable.games.arkwright.phases.actions.quality import RaiseQuality
from arktable.games.arkwright.staff import last_row, open_row
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import GOODS


def staff(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """Complete a row where it sells, empty one where it only costs wages. Warehouse workers are not hired."""
    table, company = position.rules.catalogue, position.companies[position.seat]
    ranking = Ranking(table.done, valuation.standing(company, position.empty) + WORTH_IT)
    for move in position.moves():
        if move.kind == kinds.HIRE:
            missing = missing_workers(position, company, move.a)
            if missing <= job_market.hireable(position) and valuation.left[move.a]:
                ranking.add(move, _with_row(position, valuation, company, move.a, missing))
        elif move.kind == kinds.FIRE:
            ranking.add(move, _without_row(position, valuation, company, move.a))
    return ranking


def missing_workers(position: ArkwrightPosition, company: Company, good: int) -> int:
    """How many workers complete the next row of this factory."""
    printed = position.rules.printed
    row = open_row(printed, company, good)
    at = cell(good, row)
    return printed.row_spaces[good][row] - company.workers[at] - company.machines[at]


def _with_row(position: ArkwrightPosition, valuation: Valuation, company: Company, good: int, missing: int) -> float:
    printed = position.rules.printed
    at = cell(good, open_row(printed, company, good))
    company.workers[at] += missing
    worth = valuation.standing(company, min(printed.spaces, position.empty + missing))
    company.workers[at] -= missing
    return worth


def _without_row(position: ArkwrightPosition, valuation: Valuation, company: Company, good: int) -> float:
    at = cell(good, last_row(company, good))
    workers, machines = company.workers[at], company.machines[at]
    company.workers[at] = 0
    company.machines[at] = 0
    worth = valuation.standing(company, position.empty)
    company.workers[at] = workers
    company.machines[at] = machines
    return worth


def send_worker(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """School: the bot sends freed workers to a row that they complete and that is worth its wages."""
    frame = position.frames[-1]
    assert isinstance(frame, SchoolSends)
    table, printed = position.rules.catalogue, position.rules.printed
    company = position.companies[position.seat]
    ranking = Ranking(table.send_fired, valuation.standing(company, position.empty) + WORTH_IT)
    for good in range(GOODS):
        row = open_row(printed, company, good) if company.level[good] else -1
        if row < 0:
            continue
        missing = missing_workers(position, company, good)
        if missing <= frame.left:
            at = cell(good, row)
            company.workers[at] += missing
            ranking.add(table.send[good], valuation.standing(company, position.empty))
            company.workers[at] -= missing
    return ranking


def buy_machine(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """The bot buys a machine where it saves most wages over the productions to come."""
    company = position.companies[position.seat]
    ranking = Ranking(position.rules.catalogue.done, valuation.standing(company, position.empty) + WORTH_IT)
    tried = 0
    for move in position.moves():
        if move.kind == kinds.MACHINE and not tried >> move.a & 1:
            tried |= 1 << move.a  # the rows of a factory are alike
            at = cell(move.a, move.b)
            company.workers[at] -= 1
            company.machines[at] += 1
            ranking.add(move, valuation.standing(company, position.empty))
            company.workers[at] += 1
            company.machines[at] -= 1
    return ranking


def raise_quality(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """The bot raises the quality of the good that then brings most, at a better price."""
    frame = position.frames[-1]
    assert isinstance(frame, RaiseQuality)
    company = position.companies[frame.seat]
    now = valuation.standing(company, position.empty, frame.touched)
    ranking = Ranking(position.rules.catalogue.done, now + WORTH_IT)
    for move in position.moves():
        if move.kind == kinds.RAISE:
            company.quality[move.a] += 1
            ranking.add(move, valuation.standing(company, position.empty, frame.touched | 1 << move.a))
            company.quality[move.a] -= 1
    return ranking


def promote(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """Per pound, where distribution with a new price brings most; pounds are kept where a new price alone is better."""
    frame = position.frames[-1]
    assert isinstance(frame, Distribution)
    printed, company = position.rules.printed, position.companies[frame.seat]
    table = position.rules.catalogue
    left = frame.budget + patent_bonus(printed, company) - frame.spent
    now = valuation.standing(company, position.empty, frame.touched)
    ranking = Ranking(table.done, now + WORTH_IT)
    legal = position.moves()
    options: list[tuple[float, float, int]] = []  # gain per pound, gain, good (−1: a price alone)
    for good in range(GOODS):
        if not company.level[good] or not valuation.left[good]:
            continue
        if table.promote[good] in legal:
            company.distribution[good] += 1
            worth = valuation.standing(company, position.empty, frame.touched | 1 << good)
            company.distribution[good] -= 1
            ranking.add(table.promote[good], worth)
            cost = max(1, printed.distribution_costs[company.distribution[good]])
            options.append(((worth - now) / cost, worth - now, good))
        if not frame.touched >> good & 1:
            gain = valuation.standing(company, position.empty, frame.touched | 1 << good) - now
            options.append((gain, gain, -1))
    options.sort(reverse=True)
    ranking.prefer(table.done)
    for _, gain, good in options:
        if gain <= WORTH_IT or left <= 0:
            break
        if good >= 0:
            if printed.distribution_costs[company.distribution[good]] <= left or frame.free:
                ranking.prefer(table.promote[good])
                break
        else:
            left -= 1
    return ranking


def free_level(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """Made in England: the bot takes a level for nothing."""
    company = position.companies[position.seat]
    ranking = Ranking(position.rules.catalogue.done, valuation.standing(company, position.empty))
    for move in position.moves():
        if move.kind == kinds.PROMOTE:
            company.distribution[move.a] += 1
            # The next quality or distribution action will set the price that goes with it.
            ranking.add(move, valuation.standing(company, position.empty, 1 << move.a))
            company.distribution[move.a] -= 1
    return ranking
