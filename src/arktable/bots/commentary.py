"""Explains a plan: the figures by which a seat is judged, and the reasons for the plan.

Each game has its own: its package announces a `Commentary` in the group `arktable.commentary`, under the name of the
game. Everything is read from views, so that a plan is explained by what the seat itself can see.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.registry import load_announced

GROUP: Final = "arktable.commentary"

PAIN: Final = 0
GAIN: Final = 1
COST: Final = 2
"""Kinds of reasons in their order: warnings first, then benefits, then costs."""

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


class Sum(NamedTuple):
    """One item of what a plan brings or costs (words: `guide-sum-<key>`)."""

    key: str
    amount: int
    """In pounds if the game counts money, else a number of things; negative for what is spent."""
    args: dict[str, int | str]


def change(key: str, was: int, now: int, kind: int) -> Because:
    """The reason that a number changes."""
    return Because(key, {"was": was, "now": now, "more": abs(now - was), "up": "yes" if now > was else "no"}, kind)


@mypyc_attr(allow_interpreted_subclasses=True)
class Commentary:
    """The commentary of one game. This base class says nothing, for games that announce none."""

    WHEN: ClassVar[tuple[str, ...]] = ()
    """Numbers of the view that say when something happened, in addition to its turn."""
    MOMENT: ClassVar[tuple[str, ...]] = ()
    """Kinds of moves whose sentence needs values of the moment in which they are made."""
    JUDGES: ClassVar[bool] = False
    """It says what is to be regretted of a plan."""
    FORESEES: ClassVar[bool] = True
    """For that it looks at the next player's reply."""

    def words(self, view: View, move: Move) -> dict[str, int]:
        """The values that the sentence of such a move needs, from the view of the seat that is about to make it."""
        return {}

    def comparable(self, before: View, after: View) -> bool:
        """Can the figures of these two views be compared? A plan is followed as long as they can."""
        return True

    def figures(self, kit: View, seat: int, before: View, after: View) -> tuple[list[Figure], bool]:
        """Every figure, changed or not, and whether they include the forecast of the next production."""
        return [], False

    def reasons(self, kit: View, seat: int, moves: Sequence[Move], before: View, after: View) -> list[Because]:
        """The changes between these two views of a seat, the most important first."""
        return []

    def sums(self, kit: View, seat: int, before: View, after: View) -> list[Sum]:
        """What the change between these two views brings and costs, item by item; a total comes last."""
        return []

    def notes(self, kit: View, seat: int, moves: Sequence[Move], before: View, after: View) -> list[Because]:
        """What a guided game says of the sums: when a plan pays, what it buys (words: `guide-note-<key>`)."""
        return []

    def regrets(self, kit: View, seat: int, moves: Sequence[Move], before: View, after: View, reply: View) -> int:
        """How much a plan gives away to the next player or wastes, in this game's own measure; 0 for nothing.

        A guided game suggests no plan with regrets while there is one without. The views are open books of
        samples: what the seat cannot know is dealt again. `reply` is the one after the next player's turn, or `after`
        again if this commentary does not look at replies.
        """
        return 0


@cache
def commentary_on(game: str) -> Commentary:
    """The commentary that is announced for a game (`Facts.game`)."""
    found: list[Commentary] = load_announced(GROUP, game)
    return found[0] if found else Commentary()


def moment_of(position: Position, viewer: int) -> dict[str, int]:
    """The moment of a position: its turn, and the numbers of the view that name it in this game."""
    view = position.view(viewer)
    return {
        "turn": position.turn,
        **{key: view[key] for key in commentary_on(position.begun_by().game.facts.game).WHEN},
    }
