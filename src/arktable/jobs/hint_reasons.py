"""What can be said for a plan of any game, where the game itself has nothing to say for it.

No plan stands there without a reason: `at_least` finds what is true all the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import Final

from arktable.bots.commentary import COST, Because
from arktable.engine.moves import Move

QUIET: Final = ("done", "end", "pass")


def only_costs(reasons: Sequence[Because]) -> bool:
    """Do the reasons say nothing that speaks for the plan?"""
    return all(part.kind == COST for part in reasons)


def whole(worth: float) -> int:
    """A difference as the client writes it beside the plan: to tenths, then halves up, as browsers round."""
    return floor(round(worth, 1) + 0.5)


def at_least(at: int, first: Move, choices: int, behind: float | None, next_behind: float | None) -> Because:
    """What can be said of every plan: that there is no other, or how it compares by what the bot expects.

    `at` is its place among the plans, `behind` how far it is behind the best, `next_behind` how far the next one is.
    """
    if choices == 1:
        return Because("only", {})
    if behind is not None and whole(behind) >= 1:
        return Because("less", {"n": whole(behind)})
    if at > 0:
        return Because("next" if behind is None else "equal", {})
    if next_behind is not None and whole(next_behind) >= 1:
        return Because("more", {"n": whole(next_behind)})
    return Because("waits" if first.word in QUIET else "count", {"n": choices})
