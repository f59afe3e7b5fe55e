"""How long a bot may think: a number of milliseconds or of play-outs.

Milliseconds are what a person waits. Play-outs make a bot deterministic: with the same seed it plays the same game on
every machine, so tests and published figures count them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from arktable.engine.errors import ArktableError

Now = Callable[[], float]
"""A clock in seconds that never goes back."""

_TEXT: Final = re.compile(r"(\d+(?:\.\d+)?)(s|ms|)")


class BadBudget(ArktableError):
    """Raised for a text that names no budget."""

    def __init__(self, text: str) -> None:
        message = f"{text!r} is no time to think: write 1s, 200ms, or a number of play-outs such as 64"
        super().__init__("bad-budget", message, {"text": text})


class NeedsNoTime(ArktableError):
    """Raised for a budget of a bot that decides at once."""

    def __init__(self, bot: str) -> None:
        super().__init__("needs-no-time", f"the bot {bot} decides at once: it takes no time to think", {"bot": bot})


@dataclass(frozen=True)
class Budget:
    """The limit of one decision. One of the two numbers is 0 and does not count."""

    milliseconds: int = 0
    playouts: int = 0


def read_budget(text: str) -> Budget:
    """The budget that a text such as `1s`, `200ms` or `64` (play-outs) names."""
    found = _TEXT.fullmatch(text)
    if found is None:
        raise BadBudget(text)
    number, unit = float(found[1]), found[2]
    if not unit and number == int(number) and number > 0:
        return Budget(playouts=int(number))
    milliseconds = round(number * 1000) if unit == "s" else round(number)
    if not unit or milliseconds < 1:
        raise BadBudget(text)
    return Budget(milliseconds=milliseconds)
