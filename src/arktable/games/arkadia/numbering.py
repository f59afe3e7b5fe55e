"""How things are numbered: what is kept as one whole number, and where something stands in a flat list.

Nothing else multiplies, divides or shifts these numbers.
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
"""The form of the castle lot, which lies among the buildings and is none of the seven forms."""
LOT_NUMBER: Final = 0
"""The castle lot is building 0: it counts as one for laying and introducing, but carries no seal (A2)."""

NEUTRAL: Final = 7
"""The owner of a neutral worker (`worker_of`)."""

_OWNERS: Final = 8
_SQUARES: Final = 1024


# -- cards: one for each pair of form and family ----------------------------------------------------------------------


def card_of(form: int, family: int) -> int:
    """The card of a building."""
    return form * FAMILIES + family


def form_of(card: int) -> int:
    """The form of a card's building."""
    return card // FAMILIES


def family_of(card: int) -> int:
    """The family of a card's building."""
    return card % FAMILIES


# -- flat lists --------------------------------------------------------------------------------------------------------


def first_seal(seat: int) -> int:
    """Where the four numbers of a seat begin in a list of seals; they stand in the order of the families."""
    return seat * FAMILIES


def first_piece(floor: int) -> int:
    """Where the four numbers of a floor's pool begin in the list of pools. Floors count from 1."""
    return (floor - 1) * FAMILIES


# -- workers on the board ----------------------------------------------------------------------------------------------


def worker_of(turn: int, owner: int, bit: int) -> int:
    """A worker who was set in this turn. The owner is a seat, or NEUTRAL."""
    return (turn * _OWNERS + owner) * _SQUARES + bit


def turn_of_worker(worker: int) -> int:
    """The turn in which the worker was set."""
    return worker // (_OWNERS * _SQUARES)


def owner_of_worker(worker: int) -> int:
    """The seat that owns the worker, or NEUTRAL."""
    return worker // _SQUARES % _OWNERS


def bit_of_worker(worker: int) -> int:
    """The square on which the worker stands."""
    return worker % _SQUARES
