"""`Building`, a tile on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arktable.engine.seats import NOBODY
from arktable.games.arkadia.numbering import LOT_FORM, NO_FAMILY, card_of

if TYPE_CHECKING:
    from arktable.games.arkadia.geometry import Grid


class Building:
    """A building or the castle lot. It is immutable: `ArkadiaPosition.unfinished` says which ones are completed.

    `cover` and `around` are sets of squares, `by` is the seat that laid it, and `turn` the turn.
    """

    __slots__ = ("around", "by", "cover", "family", "form", "turn")

    def __init__(self, form: int, family: int, cover: int, around: int, by: int, turn: int) -> None:
        self.form: Final[int] = form
        self.family: Final[int] = family
        self.cover: Final[int] = cover
        self.around: Final[int] = around
        self.by: Final[int] = by
        self.turn: Final[int] = turn

    def is_lot(self) -> bool:
        """Return whether this is the castle lot, which has no card and no seal."""
        return self.form == LOT_FORM

    def card(self) -> int:
        """Return the card that belongs to this building (A26)."""
        return card_of(self.form, self.family)


def building_on(grid: Grid, form: int, family: int, cover: int, by: int, turn: int) -> Building:
    """Return a building on these squares."""
    return Building(form, family, cover, grid.around(cover) & ~cover, by, turn)


def lot_on(grid: Grid, cover: int) -> Building:
    """Return the castle lot as one of the buildings."""
    return building_on(grid, LOT_FORM, NO_FAMILY, cover, NOBODY, 0)
