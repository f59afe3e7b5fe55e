"""How a frame finds the phase that it belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from arktable.engine.flow import Phase

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition

F = TypeVar("F", bound=Phase[Any])
"""A class of frames."""


def nearest(position: ArkwrightPosition, kind: type[F]) -> F | None:
    """The topmost frame of this class on the stack."""
    for frame in reversed(position.frames):
        if isinstance(frame, kind):
            return frame
    return None
