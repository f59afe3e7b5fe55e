"""What the client is told of how things may go on, and how they stood."""

from __future__ import annotations

from typing import TypedDict

from arktable.server.wire.tables import View


class Looked(TypedDict):
    """What may still happen after some moves."""

    outlook: View | None
    """Every game has its own shape. None when the moves would show something hidden, or a game tells nothing."""


class Standing(TypedDict):
    """What the final count would have given at one moment."""

    n: int
    """After so many decisions; in what bots play on, as many as were made when they began."""
    progress: float
    """How far the game had come, 0 to 1."""
    points: list[int | None]
    """By seat; null where it cannot be known."""
