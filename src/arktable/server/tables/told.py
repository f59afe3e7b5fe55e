"""Events and reasons of the table itself, in all games."""

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
