"""Why a plan is good, in parts of one sentence: what it changes for the own seat, the most telling first.

Where a plan changes nothing, `at_least` finds what is true all the same: no plan stands there without a reason.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from arktable.engine.moves import Move
from arktable.server.service.bot_job import Because
from arktable.server.service.hint_arkadia import arkadia
from arktable.server.service.hint_figures import View
from arktable.server.service.hint_trade import GAIN, arkwright, arkwright_cards, rank

MOST_PARTS: Final = 3
QUIET: Final = ("done", "end", "pass")


def reasons_of(game: str, kit: View, seat: int, moves: Sequence[Move], before: View, after: View) -> list[Because]:
    """What the plan changes between these two views of one seat. A game that is not known here has no reasons."""
    reasons = REASONS.get(game)
    return [] if reasons is None else reasons(kit, seat, moves, before, after)[:MOST_PARTS]


def only_costs(reasons: Sequence[Because]) -> bool:
    """Do the reasons say nothing that speaks for the plan?"""
    return all(rank(part) > GAIN for part in reasons)


def at_least(at: int, first: Move, choices: int, behind: float | None, next_behind: float | None) -> Because:
    """What can be said of every plan: that there is no other, or how it compares by what the bot expects.

    `at` is its place among the plans, `behind` how far it is behind the best, `next_behind` how far the next one is.
    """
    if choices == 1:
        return Because("only")
    if behind is not None and round(behind) >= 1:
        return Because("less", {"n": round(behind)})
    if at > 0:
        return Because("next" if behind is None else "equal")
    if next_behind is not None and round(next_behind) >= 1:
        return Because("more", {"n": round(next_behind)})
    return Because("waits" if first.word in QUIET else "count", {"n": choices})


REASONS: Final[dict[str, Callable[[View, int, Sequence[Move], View, View], list[Because]]]] = {
    "arkadia": arkadia,
    "arkwright": arkwright,
    "arkwright-cards": arkwright_cards,
}
