"""What the table itself can tell, whatever the game: of bots, of seats, and of moves that must wait for a reveal."""

from typing import Final

from arktable.engine.told import Told

AT_TABLE: Final = Told(
    arguments={},
    events={"bot-failed": (), "bot-slow": (), "sent-here": (), "handed-over": ("seat",), "taken-back": ()},
    reasons={"after-reveal": ()},
)
