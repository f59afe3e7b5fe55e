"""The workers behind a screen, counted from what lies open (A13), and which buildings they could close.

Own workers are those that are neither on the board nor in the supply. Neutral workers are those that the set-up gave,
and those of the tents that a seat covered, without those that it introduced. Nothing here reads what is behind a
screen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.seats import NOBODY
from arktable.games.arkadia.numbering import NEUTRAL, owner_of_worker, turn_of_worker

if TYPE_CHECKING:
    from arktable.games.arkadia.building import Building
    from arktable.games.arkadia.state import ArkadiaPosition


def next_seat(position: ArkadiaPosition) -> int:
    """Return the seat that plays after the present turn; NOBODY if the present turn is the last (A11)."""
    if not position.frames or position.turns_left == 1:
        return NOBODY
    return position.frames[0].seat


def own_counted(position: ArkadiaPosition, seat: int) -> int:
    """Return the own workers behind the screen of a seat: the others are on the board or in the supply."""
    return position.rules.printed.workers - position.own_pool[seat] - position.standing[seat].bit_count()


def neutral_counted(position: ArkadiaPosition) -> list[int]:
    """Return by seat the neutral workers behind its screen."""
    return [given + moved for given, moved in zip(position.given, neutral_moved(position), strict=True)]


def neutral_moved(position: ArkadiaPosition) -> list[int]:
    """Return by seat: neutral workers taken for covered tents (AK 127), minus those introduced."""
    seats = position.seats
    printed = position.rules.printed
    moved = [0] * seats
    tents_left = printed.neutral - sum(position.given) if position.given else printed.neutral
    for building in position.buildings:
        if 0 <= building.by < seats:
            # Tents are covered once: no building lies on a worker or on another building.
            taken = min((building.cover & printed.tents).bit_count() * position.rules.tent_workers, tents_left)
            tents_left -= taken
            moved[building.by] += taken
    for worker in position.workers:
        if owner_of_worker(worker) == NEUTRAL:
            moved[_seat_of_turn(position, turn_of_worker(worker))] -= 1
    return moved


def _seat_of_turn(position: ArkadiaPosition, turn: int) -> int:
    """Return the seat whose turn this was: seats take turns clockwise, and the lowest frame has the next one."""
    if not position.frames:
        return (position.start + turn - 1) % position.seats
    return (position.frames[0].seat - 1 - (position.turn - turn)) % position.seats


def earned(position: ArkadiaPosition, building: Building, seat: int) -> int:
    """Return the seals that the own workers next to this building earn when it is enclosed (AK 151)."""
    workers = (building.around & position.standing[seat]).bit_count()
    return workers * position.rules.wage(position, building.family) if workers else 0


def closing(position: ArkadiaPosition, building: Building, neutral: list[int]) -> list[int | None]:
    """Return by seat: seals for own workers if the seat closed this building by introducing workers alone.

    None where the seat has too few workers. All open sides are adjacent to the building, so any number of workers may
    be introduced there in one turn (AK 139); own workers are preferred, because neutral ones earn nothing.
    `neutral` is what `neutral_counted` returns for each seat.
    """
    sides = (building.around & position.free()).bit_count()
    wage = position.rules.wage(position, building.family)
    found: list[int | None] = []
    for seat in range(position.seats):
        own = own_counted(position, seat)
        beside = (building.around & position.standing[seat]).bit_count()
        found.append((beside + min(own, sides)) * wage if 0 < sides <= own + neutral[seat] else None)
    return found
