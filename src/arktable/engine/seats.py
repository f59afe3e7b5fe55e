"""How many seats there can be, and who is none: nobody, and the viewers that do not sit at the table."""

from typing import Final

MOST_SEATS: Final = 8
"""No game has more seats."""

NOBODY: Final = -1
"""As the seat to move: the game is over."""

SPECTATOR: Final = -1
"""As a viewer: sees what lies open on the table, no hand and no screen."""

OPEN_BOOK: Final = -2
"""As a viewer: sees everything. Only for finished games, records and tests."""
