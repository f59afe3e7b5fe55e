"""General reasons for a plan, for plans about which the game's own commentary says nothing.

Every plan gets a reason: `at_least` always finds one.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import Final

from arktable.bots.commentary import COST, Because
from arktable.engine.moves import Move

MOST_PARTS: Final = 3
"""Maximum number of reasons given for a plan."""
QUIET: Final = ("done", "end", "pass")


def only_costs(reasons: Sequence[Because]) -> bool:
    """Are all of these reasons against the plan?"""
    return all(part.kind == COST for part in reasons)


def whole(worth: float) -> int:
    """A difference as the client shows it: rounded to tenths, then to a whole number with halves up, as in browsers."""
    return floor(round(worth, 1) + 0.5)


def at_least(at: int, first: Move, choices: int, behind: float | None, next_behind: float | None) -> Because:
    """The reason that every plan has: it is the only one, or how it compares with the others by its expected worth.

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


def with_comparison(
    reasons: Sequence[Because], at: int, first: Move, choices: int, behind: float | None, next_behind: float | None
) -> list[Because]:
    """These reasons; if all of them are against the plan, first how it compares with the others (`at_least`)."""
    if not only_costs(reasons):
        return list(reasons)
    return [at_least(at, first, choices, behind, next_behind), *reasons][:MOST_PARTS]
