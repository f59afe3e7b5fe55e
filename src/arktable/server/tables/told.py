"""What the table itself can tell, whatever the game: of bots, of seats, and of moves that must wait for a reveal."""

from typing import Final

from arktable.engine.told import TEXT, Told

AT_TABLE: Final = Told(
    arguments={"name": TEXT},
    events={
        "bot-failed": (),
        "bot-slow": (),
        "sent-here": (),
        "opened-from-position": ("name",),
        "handed-over": ("seat",),
        "taken-back": (),
    },
    reasons={"after-reveal": ()},
)
