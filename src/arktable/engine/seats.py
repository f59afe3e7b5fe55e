"""The three kinds of viewer that are not a seat at the table, and nobody."""

from typing import Final

NOBODY: Final = -1
"""As the seat to move: the game is over."""

SPECTATOR: Final = -1
"""As a viewer: sees what lies open on the table, no hand and no screen."""

OPEN_BOOK: Final = -2
"""As a viewer: sees everything. Only for finished games, records and tests."""
