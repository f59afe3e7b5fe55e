"""What is said of a plan beside its moves: the figures by which a seat is judged, and why the plan is good.

Only a game knows that: its package announces a `Commentary` in the group `arktable.commentary`, under the name of the
game. Everything is read from views, so that a plan is explained by what the seat itself can see.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from arktable.engine.moves import Move
from arktable.engine.registry import load_announced

GROUP: Final = "arktable.commentary"

PAIN: Final = 0
GAIN: Final = 1
COST: Final = 2
"""Kinds of reasons in their order: what hurts must be said, and what a plan is good for comes before what it costs."""

View = dict[str, Any]


class Figure(NamedTuple):
    """A number by which the own seat is judged, now and after a plan (words: `hint-figure-<key>`)."""

    key: str
    was: int
    now: int


class Because(NamedTuple):
    """A part of the sentence that says why (words: `hint-why-<key>`)."""

    key: str
    args: dict[str, int | str]
    kind: int = GAIN


def change(key: str, was: int, now: int, kind: int) -> Because:
    """The reason that a number changes."""
    return Because(key, {"was": was, "now": now, "more": abs(now - was), "up": "yes" if now > was else "no"}, kind)


@mypyc_attr(allow_interpreted_subclasses=True)
class Commentary:
    """What one game says of plans. As it stands here it says nothing, which is right for a game that announces none."""

    WHEN: ClassVar[tuple[str, ...]] = ()
    """Numbers of the view that say when something happened, beside its turn."""
    MOMENT: ClassVar[tuple[str, ...]] = ()
    """Kinds of moves whose words need the moment in which they are made."""

    def words(self, view: View, move: Move) -> dict[str, int]:
        """What the words of such a move need, from the view of the seat that is about to make it."""
        return {}

    def comparable(self, before: View, after: View) -> bool:
        """Do the figures of these two views of a seat speak of the same? A plan is followed as long as they do."""
        return True

    def figures(self, kit: View, seat: int, before: View, after: View) -> tuple[list[Figure], bool]:
        """Every number, changed or not, and whether the next production is counted in, as a forecast says it."""
        return [], False

    def reasons(self, kit: View, seat: int, moves: Sequence[Move], before: View, after: View) -> list[Because]:
        """What the plan changes between these two views of a seat, the most telling first."""
        return []


@cache
def commentary_on(game: str) -> Commentary:
    """The commentary that is announced for a game (`Facts.game`)."""
    found: list[Commentary] = load_announced(GROUP, game)
    return found[0] if found else Commentary()
