"""Derived fields of a position, which are not in its text and are computed after loading."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from arktable.engine.flow import Phase
from arktable.games.arkwright.company import NO_SHIP
from arktable.games.arkwright.phases.decade.events import EventPhase, ExtraEvent
from arktable.games.arkwright.phases.economy import EconomyPhase
from arktable.games.arkwright.phases.production.result import running_production
from arktable.games.arkwright.phases.rounds import CYCLE, DECADE_END, FINAL, PREPARING, Decades
from arktable.games.arkwright.phases.stack import nearest
from arktable.games.arkwright.setup import ships
from arktable.games.arkwright.terms import GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright.company import Company
    from arktable.games.arkwright.printed import Printed
    from arktable.games.arkwright.state import ArkwrightPosition

Plan = tuple[Callable[["ArkwrightPosition"], Phase[Any]], ...]


def derive(position: ArkwrightPosition) -> None:
    """Compute money, workers and ships that are in no company, and the markers turned so far."""
    printed = position.rules.printed
    production = running_production(position)
    if production is not None:
        production.fit(position.seats)
    position.finished = not position.frames
    position.bank = -sum(company.cash for company in position.companies)
    employed = sum(employees(printed, company) for company in position.companies)
    waiting = position.held().get("workers", 0)
    position.empty = printed.spaces - printed.workers + position.fired + position.out + employed + waiting
    if position.rules.harbour:
        ships(position)
        for company in position.companies:
            for kind in company.ships:
                if kind != NO_SHIP:
                    position.ship_offer[kind] -= 1
    _turned(position)


def employees(printed: Printed, company: Company) -> int:
    """Return all workers of a company: in factories and warehouse, and on ships."""
    workers = sum(company.factory_workers(good) for good in range(GOODS)) + company.spots.bit_count()
    return workers + sum(printed.ship_crew[kind] for kind in company.ships if kind != NO_SHIP)


def _turned(position: ArkwrightPosition) -> None:
    """Compute from the timetable how many economy markers and events are face up."""
    rules, decade = position.rules, position.decade
    timetable = nearest(position, Decades)
    plan = FINAL if timetable is None else timetable.plan
    if position.economy:
        cycle = {PREPARING: 0, CYCLE: position.cycle}.get(plan, GOODS)
        now = plan == CYCLE and _passed(position, rules.cycle_plan, EconomyPhase)
        position.economy_seen = max(0, decade - 1) * GOODS + cycle + now
    if position.events_laid:
        now = plan == DECADE_END and _passed(position, rules.decade_plan, EventPhase)
        position.events_seen = max(0, decade - 1) + now
    if position.extra_laid:
        parts = rules.preparation if plan == PREPARING else rules.decade_plan
        now = plan in (PREPARING, DECADE_END) and _passed(position, parts, ExtraEvent)
        position.extra_seen = decade + now


def _passed(position: ArkwrightPosition, plan: Plan, kind: type[Phase[Any]]) -> bool:
    """Return whether this part of the present plan is finished. It is not while its frame is on the stack."""
    timetable = nearest(position, Decades)
    begun = timetable is not None and kind in plan[: timetable.part]
    return begun and nearest(position, kind) is None
