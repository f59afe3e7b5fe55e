"""The result of the next four cycles for a company if no player acts any more: the line below a forecast.

The productions are played one after the other on a copy. Between them the economy phase runs, and at the end of a
decade factories become obsolete (WF 2747). Face-down economy markers count as blank in the figure; their possible
values widen the range around it. Events are left out, since they are unknown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arktable.games.arkwright.economy import job_market
from arktable.games.arkwright.packed import economy_marker, importer_steps, workers_back
from arktable.games.arkwright.phases.decade.obsolescence import Obsolescence
from arktable.games.arkwright.phases.economy import EconomyPhase, turned_marker
from arktable.games.arkwright.phases.production.production import begin_production
from arktable.games.arkwright.phases.production.result import running_production
from arktable.games.arkwright.phases.rounds import awaits
from arktable.games.arkwright.prediction.forecast import ENOUGH, carry_out, end_turn, produced
from arktable.games.arkwright.terms import GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition
    from arktable.games.arkwright.views.shapes import CycleView

AHEAD: Final = 4
FIGURE: Final = -1
"""Value of `reading`: face-down markers count as blank."""
EXTREMES: Final = 4
"""Number of extreme readings: face-down markers have their fewest or most steps, with their fewest or most workers."""


def cycles_ahead(position: ArkwrightPosition, viewer: int, good: int) -> list[CycleView]:
    """Return the net income of each of the next cycles, from this good on; empty for a viewer without a company."""
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
    """Return the decade in which this good is produced next; at the end of a decade and in 1760, the coming one."""
    return position.decade + (1 if position.decade == 0 or position.cycle > good else 0)


def _nets(position: ArkwrightPosition, viewer: int, good: int, reading: int) -> list[int]:
    """Return the pounds of each production up to the end of the game, four at most."""
    copy = position.copy()
    for company in copy.companies:
        company.cash = ENOUGH  # money raised by selling shares is no income
    begun = running_production(copy) is not None or _is_under_way(position)
    end_turn(copy)
    nets: list[int] = []
    while len(nets) < AHEAD:
        before = copy.companies[viewer].cash
        if not nets and copy.decade == 0:
            copy.decade = 1
        elif copy.cycle > good:  # the next decade begins
            if copy.last_decade():
                break
            _end_decade(copy)
        if not begun:
            copy.cycle = good
            _turn_marker(copy, position, good, reading)
        produced(copy, good)
        nets.append(copy.companies[viewer].cash - before)
        copy.cycle, begun = good, False
        good = (good + 1) % GOODS
    return nets


def _is_under_way(position: ArkwrightPosition) -> bool:
    """Return whether the cycle of the next production has begun, so that its economy marker is turned."""
    return position.decade > 0 and awaits(position, begin_production) and not awaits(position, EconomyPhase)


def _end_decade(copy: ArkwrightPosition) -> None:
    if Obsolescence in copy.rules.decade_plan:
        copy.frames = [Obsolescence(copy.start)]
        carry_out(copy)
    copy.decade += 1


def _turn_marker(copy: ArkwrightPosition, position: ArkwrightPosition, good: int, reading: int) -> None:
    """Run the economy phase: the importer advances, workers return to the market (WF 704)."""
    if copy.rules.economy_step is not turned_marker:
        steps, workers = copy.rules.economy_step(copy)
        marker = economy_marker(steps, workers)
    else:
        marker = _marker(_left(position, good), reading)
    copy.importers[good] += importer_steps(marker)
    job_market.back_to_market(copy, workers_back(marker))


def _left(position: ArkwrightPosition, good: int) -> list[int]:
    """Return the economy markers of a good that may still be face down."""
    pool = position.rules.economy_pool(position, good)
    for at in range(good, position.economy_seen, GOODS):
        if position.economy[at] in pool:
            pool.remove(position.economy[at])
    return pool


def _marker(pool: list[int], reading: int) -> int:
    """Return the marker to assume: the only possible one, a blank one, or one at the end of the range."""
    if not pool:
        return economy_marker(0, 0)
    steps = [importer_steps(marker) for marker in pool]
    workers = [workers_back(marker) for marker in pool]
    if reading == FIGURE:
        return pool[0] if min(pool) == max(pool) else economy_marker(0, 0)
    return economy_marker(max(steps) if reading % 2 else min(steps), max(workers) if reading // 2 else min(workers))
