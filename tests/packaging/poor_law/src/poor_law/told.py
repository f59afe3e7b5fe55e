"""What the rule can tell, with the kinds of the arguments."""

from typing import Final

from arktable.engine.told import MONEY, NUMBER, Told

TOLD: Final = Told(
    arguments={"have": NUMBER, "n": NUMBER, "need": NUMBER, "paid": MONEY, "total": MONEY, "wage": MONEY},
    events={
        "poor-law-gave": ("paid",),
        "poor-law-last": ("n",),
        "poor-law-refused": (),
        "poor-law-unrest": ("wage",),
        "poor-law-worth": ("n", "total"),
    },
    reasons={"poor-law-cash": ("have", "need")},
)
