"""Completion of buildings: a building is completed when all squares around it are occupied (AK 145–155).

This is checked once, at the end of the "must" action (A15). Every newly enclosed building pays each player one seal per
own worker adjacent to it, and the player whose turn it is the seal on it (A17). Neutral workers bring nothing. All
buildings pay first; then the castle gets one piece for each (A4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkadia.counting import earned
from arktable.games.arkadia.numbering import first_seal
from arktable.games.arkadia.phases.scene_events import tell_enclosed

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition


def one_seal(position: ArkadiaPosition, family: int) -> int:
    """Return one seal for each own worker, whatever the family of the building (AK 151, A17)."""
    return 1


def complete(position: ArkadiaPosition, seat: int) -> int:
    """Pay out all buildings that are now enclosed; return how many there are."""
    free = position.free()
    enclosed = [number for number in position.unfinished if not position.buildings[number].around & free]
    for ahead, number in enumerate(enclosed):
        position.unfinished.remove(number)
        if position.events is not None:
            tell_enclosed(position, number, seat, ahead)
        _pay(position, number, seat)
    return len(enclosed)


def _pay(position: ArkadiaPosition, number: int, active: int) -> None:
    building = position.buildings[number]
    printed = position.rules.printed
    listening = position.events is not None
    if listening:
        position.tell_all(
            "completed",
            active,
            form=printed.forms[building.form],
            family=printed.families[building.family],
            cell=printed.grid.name(printed.grid.bits(building.cover)[0]),
        )
    for seat in range(position.seats):
        seals = earned(position, building, seat)
        position.seals_out += seals
        # The seal on the building has already left the supply: it only moves behind the screen (AK 151).
        extra = 1 if seat == active else 0
        if seals or extra:
            position.seals[first_seal(seat) + building.family] += seals + extra
            if listening:
                position.tell_all("paid", seat, family=printed.families[building.family], n=seals, extra=extra)
