"""The economy phase (WF I): the active good's importer advances, fired workers go back to the job market."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from arktable.engine.flow import Steering
from arktable.games.arkwright.packed import importer_steps, workers_back

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


class EconomyPhase(Steering["ArkwrightPosition"]):
    """The importer advances and workers come back; there is nothing to decide."""

    __slots__ = ()

    NAME: ClassVar[str] = "economy"

    def copy(self) -> EconomyPhase:
        return EconomyPhase(self.seat)

    def resume(self, position: ArkwrightPosition) -> bool:
        steps, workers = position.rules.economy_step(position)
        good = position.cycle
        position.importers[good] += steps
        back = position.back_to_market(workers)
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
                demand=position.demand(good),
                wage=position.wage(),
            )
        position.frames.pop()
        return False


def begin_economy(position: ArkwrightPosition) -> EconomyPhase:
    """The plan of a cycle pushes this frame."""
    return EconomyPhase(position.start)


def turned_marker(position: ArkwrightPosition) -> tuple[int, int]:
    """Water Frame: the economy marker under the timetable indicator is turned (WF 704)."""
    marker = position.economy[position.economy_seen]
    position.economy_seen += 1
    position.reveals += 1
    return importer_steps(marker), workers_back(marker)


def printed_symbols(position: ArkwrightPosition) -> tuple[int, int]:
    """Spinning Jenny: the symbols on the board, the same in every cycle (PB 20)."""
    steps, workers = position.rules.printed.jenny_economy
    return steps, workers
