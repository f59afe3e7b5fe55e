"""What the table itself can tell, whatever the game: notes about bots, and moves that must wait for what is hidden."""

from typing import Final

from arktable.engine.told import Told

AT_TABLE: Final = Told(arguments={}, events={"bot-failed": (), "bot-slow": ()}, reasons={"after-reveal": ()})
