"""Events and reasons of the table itself, in all games."""

from typing import Final

from arktable.engine.told import NUMBER, TEXT, Told

AT_TABLE: Final = Told(
    arguments={"name": TEXT, "seconds": NUMBER, "what": TEXT},
    events={
        "bot-failed": (),
        "bot-slow": (),
        "sent-here": (),
        "opened-from-position": ("name",),
        "agreement-changed": ("what",),
        "handed-over": ("seat",),
        "taken-back": (),
        "bot-plays-on": (),
        "substituted": ("name", "seat"),
        "clock-out": (),
        "time-given": ("seat", "seconds"),
        "clocks-paused": (),
        "clocks-resumed": (),
        "resigned": (),
        "offered": ("what",),
        "agreed": (),
        "declined": (),
        "withdrawn": (),
        "voted": ("name", "seat", "what"),
        "vote-decided": ("name", "seat", "what"),
        "game-ended": ("what",),
    },
    reasons={"after-reveal": ()},
)
