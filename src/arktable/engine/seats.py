"""Constants for seats: the maximum number, no seat, and the viewers that do not sit at the table."""

from typing import Final

MOST_SEATS: Final = 8
"""Maximum number of seats of any game."""

NOBODY: Final = -1
"""No seat. As the seat to move: the game is over."""

SPECTATOR: Final = -1
"""As a viewer: sees what is open on the table, and no player's hidden things."""

OPEN_BOOK: Final = -2
"""As a viewer: sees everything. Only for finished games, records and tests."""
