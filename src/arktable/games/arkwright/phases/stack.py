"""Searches and checks of the stack: how a frame finds its phase, and checks for positions from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from arktable.engine.flow import Phase
from arktable.games.arkwright.terms import GOODS, TILE_NAMES, TILES

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition

F = TypeVar("F", bound=Phase[Any])
"""A class of frames."""


def nearest(position: ArkwrightPosition, kind: type[F]) -> F | None:
    """Return the topmost frame of this class on the stack."""
    frames = position.frames
    for at in range(len(frames) - 1, -1, -1):
        frame = frames[at]
        if isinstance(frame, kind):
            return frame
    return None


def needs_factory(position: ArkwrightPosition, seat: int, field: str, good: int) -> list[tuple[str, str]]:
    """Return what is wrong with a frame about a factory: there must be one."""
    if not 0 <= good < GOODS:
        return [(field, "must be a good")]
    if not position.companies[seat].level[good]:
        return [(field, f"seat {seat + 1} has no factory for {position.rules.printed.goods[good]}")]
    return []


def needs_tile(position: ArkwrightPosition, seat: int, field: str, tile: int) -> list[tuple[str, str]]:
    """Return what is wrong with a frame about a development tile: its seat must have it."""
    if not 0 <= tile < TILES:
        return [(field, "must be a development tile")]
    if not position.companies[seat].has(tile):
        return [(field, f"seat {seat + 1} does not have the tile {TILE_NAMES[tile]!r}")]
    return []


def needs_frame(position: ArkwrightPosition, frame: Phase[Any], kind: type[Any], name: str) -> list[tuple[str, str]]:
    """Return what is wrong with a frame that is part of another phase: that one must be directly below it."""
    for at in range(1, len(position.frames)):
        if position.frames[at] is frame and isinstance(position.frames[at - 1], kind):
            return []
    return [("phase", f"needs the phase {name!r} right below it")]
