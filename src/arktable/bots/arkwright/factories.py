"""Main actions on factories: staff, machines, quality, distribution, building. Each takes the best next step or stops.

A step is tried on a copy of the company; the whole company is valued again, because every worker hired moves demand
and wages for all goods.
"""

from __future__ import annotations

from arktable.bots.arkwright.outlook import Outlook
from arktable.bots.arkwright.weights import WORTH_IT
from arktable.engine.moves import Move
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.company import Company
from arktable.games.arkwright.economy.administration import patent_bonus
from arktable.games.arkwright.packed import cell
from arktable.games.arkwright.phases.distribution import Distribution
from arktable.games.arkwright.phases.machinery import SchoolSends
from arktable.games.arkwright.phases.quality import RaiseQuality
from arktable.games.arkwright.staff import last_row, open_row
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import GOODS


def staff(position: ArkwrightPosition, outlook: Outlook) -> Move:
    """Complete a row where it sells, empty one where it only costs wages. Warehouse workers are not hired."""
    table, company = position.rules.catalogue, position.companies[position.seat]
    best, choice = outlook.standing(company, position.empty) + WORTH_IT, table.done
    legal = position.moves()
    for good in range(GOODS):
        if table.hire[good] in legal:
            worth = _with_row(position, outlook, company, good)
            if worth > best:
                best, choice = worth, table.hire[good]
        if table.fire[good] in legal:
            worth = _without_row(position, outlook, company, good)
            if worth > best:
                best, choice = worth, table.fire[good]
    return choice


def _with_row(position: ArkwrightPosition, outlook: Outlook, company: Company, good: int) -> float:
    printed = position.rules.printed
    row = open_row(printed, company, good)
    at = cell(good, row)
    missing = printed.row_spaces[good][row] - company.workers[at] - company.machines[at]
    if missing > position.hireable() or not outlook.left[good]:
        return -1e9
    trial = company.copy()
    trial.workers[at] += missing
    return outlook.standing(trial, min(printed.spaces, position.empty + missing))


def _without_row(position: ArkwrightPosition, outlook: Outlook, company: Company, good: int) -> float:
    trial = company.copy()
    at = cell(good, last_row(company, good))
    trial.workers[at] = 0
    trial.machines[at] = 0
    return outlook.standing(trial, position.empty)


def send_worker(position: ArkwrightPosition, outlook: Outlook) -> Move:
    """School: the bot sends freed workers to a row that they complete and that is worth its wages."""
    frame = position.frames[-1]
    assert isinstance(frame, SchoolSends)
    table, printed = position.rules.catalogue, position.rules.printed
    company = position.companies[position.seat]
    best, choice = outlook.standing(company, position.empty) + WORTH_IT, table.send_fired
    for good in range(GOODS):
        row = open_row(printed, company, good) if company.level[good] else -1
        if row < 0:
            continue
        at = cell(good, row)
        missing = printed.row_spaces[good][row] - company.workers[at] - company.machines[at]
        if missing <= frame.left:
            trial = company.copy()
            trial.workers[at] += missing
            worth = outlook.standing(trial, position.empty)
            if worth > best:
                best, choice = worth, table.send[good]
    return choice


def buy_machine(position: ArkwrightPosition, outlook: Outlook) -> Move:
    """The bot buys a machine where it saves most wages over the productions to come."""
    company = position.companies[position.seat]
    best, choice = outlook.standing(company, position.empty) + WORTH_IT, position.rules.catalogue.done
    tried = 0
    for move in position.moves():
        if move.kind == kinds.MACHINE and not tried >> move.a & 1:
            tried |= 1 << move.a  # the rows of a factory are alike
            trial = company.copy()
            at = cell(move.a, move.b)
            trial.workers[at] -= 1
            trial.machines[at] += 1
            worth = outlook.standing(trial, position.empty)
            if worth > best:
                best, choice = worth, move
    return choice


def raise_quality(position: ArkwrightPosition, outlook: Outlook) -> Move:
    """The bot raises the quality of the good that then brings most, at a better price."""
    frame = position.frames[-1]
    assert isinstance(frame, RaiseQuality)
    company = position.companies[frame.seat]
    best = outlook.standing(company, position.empty, frame.touched) + WORTH_IT
    choice = position.rules.catalogue.done
    for move in position.moves():
        if move.kind == kinds.RAISE:
            trial = company.copy()
            trial.quality[move.a] += 1
            worth = outlook.standing(trial, position.empty, frame.touched | 1 << move.a)
            if worth > best:
                best, choice = worth, move
    return choice


def promote(position: ArkwrightPosition, outlook: Outlook) -> Move:
    """Per pound, where distribution with a new price brings most; pounds are kept where a new price alone is better."""
    frame = position.frames[-1]
    assert isinstance(frame, Distribution)
    printed, company = position.rules.printed, position.companies[frame.seat]
    left = frame.budget + patent_bonus(printed, company) - frame.spent
    now = outlook.standing(company, position.empty, frame.touched)
    legal = position.moves()
    options: list[tuple[float, float, int]] = []  # gain per pound, gain, good (−1: a price alone)
    for good in range(GOODS):
        if not company.level[good] or not outlook.left[good]:
            continue
        if position.rules.catalogue.promote[good] in legal:
            trial = company.copy()
            trial.distribution[good] += 1
            gain = outlook.standing(trial, position.empty, frame.touched | 1 << good) - now
            options.append((gain / (company.distribution[good] + 1), gain, good))
        if not frame.touched >> good & 1:
            gain = outlook.standing(company, position.empty, frame.touched | 1 << good) - now
            options.append((gain, gain, -1))
    options.sort(reverse=True)
    for _, gain, good in options:
        if gain <= WORTH_IT or left <= 0:
            break
        if good >= 0:
            if company.distribution[good] + 1 <= left or frame.free:
                return position.rules.catalogue.promote[good]
        else:
            left -= 1
    return position.rules.catalogue.done


def free_level(position: ArkwrightPosition, outlook: Outlook) -> Move:
    """Made in England: the bot takes a level for nothing."""
    company = position.companies[position.seat]
    best, choice = outlook.standing(company, position.empty), position.rules.catalogue.done
    for move in position.moves():
        if move.kind == kinds.PROMOTE:
            trial = company.copy()
            trial.distribution[move.a] += 1
            # The next quality or distribution action will set the price that goes with it.
            worth = outlook.standing(trial, position.empty, 1 << move.a)
            if worth > best:
                best, choice = worth, move
    return choice
