"""What the next four cycles bring a company if nobody does anything any more: the line below a forecast.

The productions are played one after the other on a twin. Between them the economy phase takes its course, and at the
end of a decade factories become obsolete (WF 2747). Economy markers that lie face down count as blank in the figure;
what they can be widens the range around it. Events are left out: nobody knows them, or what they will meet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arktable.games.arkwright.forecast import ENOUGH, carry_out, end_turn, produced
from arktable.games.arkwright.packed import economy_marker, importer_steps, workers_back
from arktable.games.arkwright.phases.economy import begin_economy, turned_marker
from arktable.games.arkwright.phases.obsolescence import obsolescence
from arktable.games.arkwright.phases.production import begin_production
from arktable.games.arkwright.phases.production_result import running_production
from arktable.games.arkwright.phases.rounds import awaits
from arktable.games.arkwright.terms import GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright.shapes import CycleView
    from arktable.games.arkwright.state import ArkwrightPosition

AHEAD: Final = 4
FIGURE: Final = -1
"""Face-down markers count as blank."""
EXTREMES: Final = 4
"""Face-down markers show their fewest or most steps, with their fewest or most workers."""


def cycles_ahead(position: ArkwrightPosition, viewer: int, good: int) -> list[CycleView]:
    """The net income of each of the next cycles, beginning with this good; empty for whoever has no company."""
    if not 0 <= viewer < position.seats:
        return []
    figures = _nets(position, viewer, good, FIGURE)
    others = [_nets(position, viewer, good, extreme) for extreme in range(EXTREMES)]
    decades, first = position.rules.printed.decades, _decade(position, good)
    found: list[CycleView] = []
    for at, net in enumerate(figures):
        nets = [net] + [line[at] for line in others]
        now = good + at
        found.append(
            {
                "good": now % GOODS,
                "year": decades[first + now // GOODS],
                "net": net,
                "low": min(nets),
                "high": max(nets),
            }
        )
    return found


def _decade(position: ArkwrightPosition, good: int) -> int:
    """The decade in which this good is produced next: after a decade, and in 1760, it is the coming one."""
    return position.decade + (1 if position.decade == 0 or position.cycle > good else 0)


def _nets(position: ArkwrightPosition, viewer: int, good: int, reading: int) -> list[int]:
    """Pounds of each production up to the end of the game, four at most."""
    twin = position.copy()
    for company in twin.companies:
        company.cash = ENOUGH  # what would be raised by selling shares is no income
    begun = running_production(twin) is not None or _is_under_way(position)
    end_turn(twin)
    nets: list[int] = []
    while len(nets) < AHEAD:
        before = twin.companies[viewer].cash
        if not nets and twin.decade == 0:
            twin.decade = 1
        elif twin.cycle > good:  # the next decade begins
            if twin.last_decade():
                break
            _end_decade(twin)
        if not begun:
            twin.cycle = good
            _turn_marker(twin, position, good, reading)
        produced(twin, good)
        nets.append(twin.companies[viewer].cash - before)
        twin.cycle, begun = good, False
        good = (good + 1) % GOODS
    return nets


def _is_under_way(position: ArkwrightPosition) -> bool:
    """Is the cycle of the next production under way, so that its economy marker is turned?"""
    return position.decade > 0 and awaits(position, begin_production) and not awaits(position, begin_economy)


def _end_decade(twin: ArkwrightPosition) -> None:
    if obsolescence in twin.rules.decade_plan:
        twin.frames = [obsolescence(twin)]
        carry_out(twin)
    twin.decade += 1


def _turn_marker(twin: ArkwrightPosition, position: ArkwrightPosition, good: int, reading: int) -> None:
    """The economy phase: the importer advances, workers come back to the market (WF 704)."""
    if twin.rules.economy_step is not turned_marker:
        steps, workers = twin.rules.economy_step(twin)
        marker = economy_marker(steps, workers)
    else:
        marker = _marker(_left(position, good), reading)
    twin.importers[good] += importer_steps(marker)
    twin.back_to_market(workers_back(marker))


def _left(position: ArkwrightPosition, good: int) -> list[int]:
    """The economy markers of a good that can still lie face down."""
    pool = position.rules.economy_pool(position, good)
    for at in range(good, position.economy_seen, GOODS):
        if position.economy[at] in pool:
            pool.remove(position.economy[at])
    return pool


def _marker(pool: list[int], reading: int) -> int:
    """The marker that is reckoned with: the only one there can be, a blank one, or one at the end of the range."""
    if not pool:
        return economy_marker(0, 0)
    steps = [importer_steps(marker) for marker in pool]
    workers = [workers_back(marker) for marker in pool]
    if reading == FIGURE:
        return pool[0] if min(pool) == max(pool) else economy_marker(0, 0)
    return economy_marker(max(steps) if reading % 2 else min(steps), max(workers) if reading // 2 else min(workers))
