"""Introducing workers (AK 135–143): any number of own and neutral ones, all adjacent to one building.

One move per worker, at least one (A7). The first worker's buildings narrow the choice: every further worker must be
adjacent to a building that all workers of this turn touch. Completion is checked once, at the end (A15).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.fields import Derived
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason
from arktable.engine.state import field
from arktable.games.arkadia import moves as kinds
from arktable.games.arkadia.phases.castle import BuildCastle
from arktable.games.arkadia.phases.completion import complete
from arktable.games.arkadia.phases.not_asked import not_asked
from arktable.games.arkadia.text.fields import Squares

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition


def may_set(position: ArkadiaPosition, seat: int) -> bool:
    """Return whether this seat has a worker and there is a free square adjacent to a building."""
    return (position.own[seat] + position.neutral[seat]) > 0 and bool(position.beside_buildings & position.free())


def why_not_worker(position: ArkadiaPosition, seat: int, move: Move, common: int) -> Reason | None:
    """Return why this worker may not be set there. All earlier ones touch the buildings `common`; 0 if none yet."""
    square = 1 << move.a
    cell = position.rules.printed.grid.name(move.a)
    if square & position.occupied:
        return Reason("cell-taken", "AK 139", {"cell": cell})
    if move.kind == kinds.OWN and not position.own[seat]:
        return Reason("no-own-workers", "AK 139")
    if move.kind == kinds.NEUTRAL and not position.neutral[seat]:
        return Reason("no-neutral-workers", "AK 139")
    if not square & position.beside_buildings:
        return Reason("not-beside-building", "AK 139", {"cell": cell})
    if common and not square & _beside_all(position, common):
        return Reason("not-same-building", "AK 139", {"cell": cell})
    return None


def _beside_all(position: ArkadiaPosition, common: int) -> int:
    """Return the squares adjacent to any building of this set of numbers."""
    squares = 0
    for number, building in enumerate(position.buildings):
        if common >> number & 1:
            squares |= building.around
    return squares


def _touched(position: ArkadiaPosition, square: int) -> int:
    """Return the set of buildings adjacent to this square."""
    touched = 0
    for number, building in enumerate(position.buildings):
        if building.around & square:
            touched |= 1 << number
    return touched


class IntroduceWorkers(Phase["ArkadiaPosition"]):
    """The player sets workers. `placed` are their squares, `common` are the buildings that all of them touch."""

    NAME = "workers"
    common: int = field(Derived, 0)
    placed: int = field(Squares)

    def resume(self, position: ArkadiaPosition) -> bool:
        # The player must say "done" even when nothing else is possible, so that a worker set by mistake can be taken
        # back.
        return True

    def moves(self, position: ArkadiaPosition) -> list[Move]:
        seat = self.seat
        catalogue = position.rules.catalogue
        found: list[Move] = [catalogue.done]
        own, neutral = position.own[seat], position.neutral[seat]
        if own or neutral:
            bits = position.rules.printed.grid.bits(_beside_all(position, self.common) & position.free())
            if own:
                found += [catalogue.own[bit] for bit in bits]
            if neutral:
                found += [catalogue.neutral[bit] for bit in bits]
        return found

    def why_not(self, position: ArkadiaPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None
        if move.kind in (kinds.OWN, kinds.NEUTRAL):
            if self.placed >> move.a & 1:
                return Reason("worker-just-set", "AK 137", {"cell": position.rules.printed.grid.name(move.a)})
            return why_not_worker(position, self.seat, move, self.common)
        return not_asked(position, self, move, "AK 139")

    def play(self, position: ArkadiaPosition, move: Move) -> None:
        if move.kind == kinds.DONE:
            position.frames.pop()
            completed = complete(position, self.seat)
            if completed:
                position.frames.append(BuildCastle(self.seat, completed))
        else:
            self._set(position, move)

    def asked(self, position: ArkadiaPosition, viewer: int) -> dict[str, Any]:
        buildings = [number for number in range(len(position.buildings)) if self.common >> number & 1]
        return {"workers": {"buildings": buildings, "placed": position.rules.printed.grid.cells(self.placed)}}

    def derive(self, position: ArkadiaPosition) -> None:
        common = -1 if self.placed else 0
        for bit in position.rules.printed.grid.bits(self.placed):
            common &= _touched(position, 1 << bit)
        self.common = common

    def problems(self, position: ArkadiaPosition) -> list[tuple[str, str]]:
        standing = position.standing[self.seat] | position.standing[position.seats]
        if self.placed & ~standing or not self.placed:
            return [("placed", "must be squares with own or neutral workers")]
        if not self.common:
            return [("placed", "all workers of a turn must be next to one building")]
        return []

    def _set(self, position: ArkadiaPosition, move: Move) -> None:
        seat, square = self.seat, 1 << move.a
        tent = 1 if square & position.tents else 0
        if move.kind == kinds.OWN:
            position.own[seat] -= 1
            position.put_worker(seat, move.a)
        else:
            position.neutral[seat] -= 1
            position.put_worker(position.seats, move.a)
        self.placed |= square
        touched = _touched(position, square)
        self.common = self.common & touched if self.common else touched
        if position.events is not None:
            own = 1 if move.kind == kinds.OWN else 0
            position.tell_all("worker", seat, cell=position.rules.printed.grid.name(move.a), own=own, tent=tent)
