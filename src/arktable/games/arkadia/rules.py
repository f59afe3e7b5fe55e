"""Arkadia's rules as named slots, and the modules that its options choose.

A slot is a part that a variant may replace: the steps of the set-up, the plan of a turn, the ways to turn a tile, what
a screen hides. Phases use the slot and never ask which variant is played.
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
    """The rules for one choice of options, composed once and shared by all positions of a game."""

    printed: Printed
    catalogue: ArkadiaMoves
    setup: tuple[Callable[[ArkadiaPosition], None], ...]
    """The preparation, step by step (AK 54–68)."""
    first_phases: tuple[Callable[[int], Phase[Any]], ...]
    """Decisions before the first turn, in order, made by the start player."""
    after_lot: tuple[Callable[[ArkadiaPosition], None], ...]
    """The steps of the preparation that follow when a player has laid the lot (AK 59, 68)."""
    turn_plan: tuple[Callable[[int], Phase[Any]], ...]
    """The parts of a turn, in order (AK 78–88)."""
    tile_turns: list[list[TileTurn]]
    """By form: the ways in which a tile may be turned, numbered as in the catalogue."""
    wage: Callable[[ArkadiaPosition, int], int]
    """The seals that each own worker next to an enclosed building of this family earns (AK 151, A17)."""
    start_workers: int
    """Own workers that each player has behind the screen at the start (AK 60)."""
    banner_workers: int
    """Own workers that a banner brings from the pool, as far as there are any (AK 185, A10)."""
    tent_workers: int
    """Neutral workers that a covered tent camp brings, as far as there are any (AK 127, A20)."""
    scores: Callable[[ArkadiaPosition], list[int]]
    """Points by seat, at any time; the most points win (AK 210)."""
    last_round: Callable[[ArkadiaPosition], bool]
    """Whether the last round begins (AK 204). Asked after every castle piece and at the end of every turn.

    Once it is true, it stays true.
    """
    totals_shown: bool
    """Whether everybody may see workers, seals and gold behind the screens (A13)."""
