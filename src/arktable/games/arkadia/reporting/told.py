"""The kinds of the arguments of the events and reasons of Arkadia, and how they are shown (`engine/told.py`)."""

from typing import Final

from arktable.engine.told import CELL, FLAG, MONEY, NUMBER, TEXT, Told

TOLD: Final = Told(
    arguments={
        "ahead": NUMBER,
        "card": "code:card",
        "cell": CELL,
        "covers": TEXT,
        "extra": NUMBER,
        "family": "code:family",
        "floor": NUMBER,
        "form": "code:form",
        "gained": MONEY,
        "gold": MONEY,
        "gold_before": MONEY,
        "have": NUMBER,
        "left": NUMBER,
        "n": NUMBER,
        "need": NUMBER,
        "over": "code:family",
        "own": FLAG,
        "size": "code:size",
        "square": NUMBER,
        "tent": FLAG,
        "tents": NUMBER,
        "value": MONEY,
        "value_after": MONEY,
        "value_before": MONEY,
        "want": NUMBER,
        "workers": NUMBER,
    },
    many={"worker": ("own",)},
    unsaid={"castle": ("square",)},
    heads=("laid", "worker", "passed"),
)
