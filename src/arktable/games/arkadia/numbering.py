"""Numbering of things: values packed into one whole number, and places in flat lists.

Only this module multiplies, divides or shifts these numbers.
"""

from __future__ import annotations

from typing import Final

FAMILIES: Final = 4
"""The merchant families (AK 30)."""
FLOORS: Final = 3
"""The floors of the castle, counted from 1 (AK 65)."""
NO_FAMILY: Final = -1
"""The family of the castle lot, and of a castle square without a seal."""
LOT_FORM: Final = -1
"""The form of the castle lot, which is one of the buildings and has none of the seven forms."""
LOT_NUMBER: Final = 0
"""The number of the castle lot among the buildings; it counts for laying and introducing but has no seal (A2)."""

NEUTRAL: Final = 7
"""The owner of a neutral worker (`worker_of`)."""

_OWNERS: Final = 8
_SQUARES: Final = 1024


# -- cards: one for each pair of form and family ----------------------------------------------------------------------


def card_of(form: int, family: int) -> int:
    """Return the card of a building."""
    return form * FAMILIES + family


def form_of(card: int) -> int:
    """Return the form of a card's building."""
    return card // FAMILIES


def family_of(card: int) -> int:
    """Return the family of a card's building."""
    return card % FAMILIES


# -- flat lists --------------------------------------------------------------------------------------------------------


def first_seal(seat: int) -> int:
    """Return the index of a seat's first number in a list of seals: four numbers, in the order of the families."""
    return seat * FAMILIES


def first_piece(floor: int) -> int:
    """Return the index of a floor's first number in the list of pools: four numbers. Floors count from 1."""
    return (floor - 1) * FAMILIES


# -- workers on the board ----------------------------------------------------------------------------------------------


def worker_of(turn: int, owner: int, bit: int) -> int:
    """Return the number of a worker who was set in this turn. The owner is a seat, or NEUTRAL."""
    return (turn * _OWNERS + owner) * _SQUARES + bit


def turn_of_worker(worker: int) -> int:
    """Return the turn in which the worker was set."""
    return worker // (_OWNERS * _SQUARES)


def owner_of_worker(worker: int) -> int:
    """Return the seat that owns the worker, or NEUTRAL."""
    return worker // _SQUARES % _OWNERS


def bit_of_worker(worker: int) -> int:
    """Return the square of the worker."""
    return worker % _SQUARES
