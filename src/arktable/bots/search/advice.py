"""What a bot that looks ahead would do in a position: whole plans with their worth, for hints and reports."""

from __future__ import annotations

from dataclasses import dataclass

from arktable.engine.moves import Move


@dataclass(frozen=True)
class Advice:
    """A plan for the rest of a turn, and what the bot expects of it."""

    moves: tuple[Move, ...]
    """The decisions of the plan in their order. It ends with the turn, or where chance shows something."""
    worth: float
    """The lead over the best rival at the end of the game in pounds or points; alone, the final score."""
