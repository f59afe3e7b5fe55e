"""The economy phase (WF 694–723): the active good's importer advances, fired workers return to the job market."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.flow import Steering
from arktable.games.arkwright.economy import job_market
from arktable.games.arkwright.packed import importer_steps, workers_back

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


class EconomyPhase(Steering["ArkwrightPosition"]):
    """The importer advances and workers return, without a decision."""

    NAME = "economy"

    def resume(self, position: ArkwrightPosition) -> bool:
        steps, workers = position.rules.economy_step(position)
        good = position.cycle
        position.importers[good] += steps
        back = job_market.back_to_market(position, workers)
        if position.events is not None:
            printed = position.rules.printed
            position.tell_all(
                "economy",
                -1,
                year=printed.decades[position.decade],
                good=printed.goods[good],
                steps=steps,
                before=position.importers[good] - steps,
                appeal=position.importers[good],
                workers=back,
                demand=job_market.demand(position, good),
                wage=position.wage(),
            )
        position.frames.pop()
        return False


def turned_marker(position: ArkwrightPosition) -> tuple[int, int]:
    """Water Frame: turn the economy marker under the timetable indicator (WF 704)."""
    marker = position.economy[position.economy_seen]
    position.economy_seen += 1
    position.reveals += 1
    return importer_steps(marker), workers_back(marker)


def printed_symbols(position: ArkwrightPosition) -> tuple[int, int]:
    """Spinning Jenny: return the symbols on the board, the same in every cycle (PB 20)."""
    steps, workers = position.rules.printed.jenny_economy
    return steps, workers
