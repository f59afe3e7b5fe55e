"""A building is completed when everything around it is occupied (AK 145–155).

Checked once, when the "must" action is finished (A15). Every building enclosed now and not before pays: one seal per
own worker beside it, to every player; and the seal lying on it to the player whose turn it is (A17). Neutral workers
bring nothing. Payouts of all buildings come first, then one castle piece for each (A4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkadia.numbering import first_seal
from arktable.games.arkadia.phases.enclosing_told import tell_enclosed

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition


def complete(position: ArkadiaPosition, seat: int) -> int:
    """Pay out everything that is enclosed now; returns how many buildings that were."""
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
        )
    for seat in range(position.seats):
        earned = (building.around & position.standing[seat]).bit_count()
        position.seals_out += earned
        # The seal on the building was out already: it only moves behind the screen (AK 151).
        extra = 1 if seat == active else 0
        if earned or extra:
            position.seals[first_seal(seat) + building.family] += earned + extra
            if listening:
                position.tell_all("paid", seat, family=printed.families[building.family], n=earned, extra=extra)
