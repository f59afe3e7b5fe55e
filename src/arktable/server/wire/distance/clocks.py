"""Vacations."""

from __future__ import annotations

import msgspec


class Vacation(msgspec.Struct, frozen=True):
    """Days on which the clocks of a person rest, in their own zone; both days are included."""

    first_day: str
    last_day: str
    has_begun: bool
    """It cannot be given up any more."""


class Vacations(msgspec.Struct, frozen=True):
    """`GET /vacations`"""

    vacations: list[Vacation]
    """Those that are not over, the first one first."""
    most: int
    """Days in a calendar year."""
    left: int
    """How many of them are left this year."""
