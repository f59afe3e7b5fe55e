"""Arkwright's rules as named slots. Spinning Jenny and Water Frame are presets (`variants.py`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from arktable.engine.flow import Phase
from arktable.engine.rng import Rng
from arktable.games.arkwright.moves import ArkwrightMoves
from arktable.games.arkwright.sheet import Tables

if TYPE_CHECKING:
    from arktable.games.arkwright.company import Company
    from arktable.games.arkwright.state import ArkwrightPosition


@dataclass(frozen=True)
class Rules:
    """Composed once per choice of options and modules, shared by all positions of a game."""

    tables: Tables
    moves: ArkwrightMoves
    last_decade: int
    """Number of the last decade; 1760 is decade 0."""
    mat_levels: tuple[int, ...]
    """By row of the special markers mat: the level from which its markers may be taken."""
    setup: tuple[Callable[[ArkwrightPosition], None], ...]
    """What is laid out before anybody decides."""
    preparation: tuple[Callable[[ArkwrightPosition], Phase[Any]], ...]
    """The decisions of 1760, in order."""
    cycle_plan: tuple[Callable[[ArkwrightPosition], Phase[Any]], ...]
    """The parts of a cycle, in order (WF 620–640)."""
    decade_plan: tuple[Callable[[ArkwrightPosition], Phase[Any]], ...]
    """The end of a decade, in order (B18)."""
    final_plan: tuple[Callable[[ArkwrightPosition], Phase[Any]], ...]
    """The end of the last decade and of the game, in order."""
    economy_pool: Callable[[ArkwrightPosition], list[int]]
    """The economy markers one good's could have been drawn from, the laid ones included."""
    event_pool: Callable[[ArkwrightPosition], list[int]]
    """The events the face-down ones could be (bureaucracy and the end apart)."""
    redraw_events: Callable[[ArkwrightPosition, Rng], None]
    """Lays the unseen events of a sample anew (B36)."""
    economy_step: Callable[[ArkwrightPosition], tuple[int, int]]
    """Importer steps and workers back in the cycle that begins."""
    raise_cash: Callable[[Tables, Company, int], tuple[int, int]]
    """What happens when a payment finds too little cash (B9)."""
    overflow: Callable[[Tables, Company], int]
    """How many goods do not fit into a company's storage."""
    scale_goods: Callable[[Tables, Company, int], int]
    """Goods of a kind that take the highest spaces of its price scale."""
    harbour: bool
    """Are there warehouses, ships and contracts?"""
    late_hiring: bool
    """May factories be built and staffed for a good whose last cycle is over? (B21, B83)"""
    cash_hidden: bool
    """Do views leave out other players' cash? (B36)"""
