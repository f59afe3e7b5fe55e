"""What follows from the rest of a position: it is not in its text and is computed after loading."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from arktable.engine.flow import Phase
from arktable.games.arkwright.company import NO_SHIP
from arktable.games.arkwright.phases.economy import EconomyPhase, begin_economy
from arktable.games.arkwright.phases.events import EventPhase, ExtraEvent, event_phase, extra_event
from arktable.games.arkwright.phases.production_result import running_production
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
    """Money, workers and ships that lie in no company, and the markers turned so far."""
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
    """All workers of a company: in factories and warehouse, and on ships."""
    workers = sum(company.factory_workers(good) for good in range(GOODS)) + company.spots.bit_count()
    return workers + sum(printed.ship_crew[kind] for kind in company.ships if kind != NO_SHIP)


def _turned(position: ArkwrightPosition) -> None:
    """How many economy markers and events lie face up: the timetable says it."""
    rules, decade = position.rules, position.decade
    timetable = nearest(position, Decades)
    plan = FINAL if timetable is None else timetable.plan
    if position.economy:
        cycle = {PREPARING: 0, CYCLE: position.cycle}.get(plan, GOODS)
        now = plan == CYCLE and _passed(position, rules.cycle_plan, begin_economy, EconomyPhase)
        position.economy_seen = max(0, decade - 1) * GOODS + cycle + now
    if position.events_laid:
        now = plan == DECADE_END and _passed(position, rules.decade_plan, event_phase, EventPhase)
        position.events_seen = max(0, decade - 1) + now
    if position.extra_laid:
        parts = rules.preparation if plan == PREPARING else rules.decade_plan
        now = plan in (PREPARING, DECADE_END) and _passed(position, parts, extra_event, ExtraEvent)
        position.extra_seen = decade + now


def _passed(position: ArkwrightPosition, plan: Plan, part: Any, kind: type[Phase[Any]]) -> bool:
    """Has this part of the plan under way been carried out? As long as its frame lies on the stack, it has not."""
    timetable = nearest(position, Decades)
    begun = timetable is not None and part in plan[: timetable.part]
    return begun and nearest(position, kind) is None
