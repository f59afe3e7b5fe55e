"""Arkadia's rules as named slots, and the modules its options choose.

A slot is what a variant may replace: the steps of the set-up, the plan of a turn, which ways to turn a tile are
offered, what a screen hides. Phases ask the slot and never which variant they are in.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from arktable.engine.flow import Phase
from arktable.games.arkadia.geometry import TileTurn
from arktable.games.arkadia.moves import ArkadiaMoves
from arktable.games.arkadia.printed import Printed

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition


@dataclass(frozen=True)
class Rules:
    """Composed once per choice of options, shared by all positions of a game."""

    printed: Printed
    catalogue: ArkadiaMoves
    setup: tuple[Callable[[ArkadiaPosition], None], ...]
    """The preparation, step by step (AK 54–68)."""
    first_phases: tuple[Callable[[int], Phase[Any]], ...]
    """Decisions before the first turn, in order, made by the start player."""
    after_lot: tuple[Callable[[ArkadiaPosition], None], ...]
    """The steps of the preparation that wait until a player has laid the lot (AK 59, 68)."""
    turn_plan: tuple[Callable[[int], Phase[Any]], ...]
    """The parts of a turn, in order (AK 78–88)."""
    tile_turns: list[list[TileTurn]]
    """By form: the ways a tile may be turned. The catalogue numbers turns the same way."""
    totals_shown: bool
    """May everybody see workers, seals and gold behind the screens? (A13)"""
