"""What the rule remembers: numbers in the memory of the position, under names of its own.

The memory is copied, saved and compared with the position. A number that is not there is 0.
"""

from __future__ import annotations

from typing import Final

from arktable.engine.position import Position

_UNREST: Final = "poor-law.unrest"
_LAST: Final = "poor-law.last"


def _given(seat: int) -> str:
    return f"poor-law.given.{seat + 1}"


def _thanks(seat: int) -> str:
    return f"poor-law.thanks.{seat + 1}"


def gifts(position: Position, seat: int) -> int:
    """How often this seat has given."""
    return position.memory.get(_given(seat), 0)


def is_thanked(position: Position, seat: int) -> bool:
    """Does the next sale of this seat bring one step more?"""
    return position.memory.get(_thanks(seat), 0) > 0


def is_unrest(position: Position) -> bool:
    """Did nobody give at the end of the last decade?"""
    return position.memory.get(_UNREST, 0) > 0


def remember_gift(position: Position, seat: int) -> None:
    """This seat has given once more, and is thanked for it."""
    position.memory[_given(seat)] = gifts(position, seat) + 1
    position.memory[_thanks(seat)] = 1


def forget_thanks(position: Position, seat: int) -> None:
    """This seat has had its step."""
    position.memory.pop(_thanks(seat), None)


def remember_unrest(position: Position, unrest: bool) -> int:
    """A decade is over: are the workers angry in the next one? Return for how many decades in a row."""
    decades = position.memory.pop(_UNREST, 0) + 1
    if not unrest:
        return 0
    position.memory[_UNREST] = decades
    return decades


def remember_end(position: Position, decade: int) -> None:
    """This decade is the last one."""
    position.memory[_LAST] = decade


def is_last(position: Position, decade: int) -> bool:
    """Is this decade the last one? It stays so."""
    return decade >= position.memory.get(_LAST, decade + 1)
