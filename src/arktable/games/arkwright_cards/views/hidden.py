"""Hidden information: the order in which the bag is drawn (C59). Everything else is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.rng import Rng
from arktable.engine.seats import OPEN_BOOK

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.rules import Rules
    from arktable.games.arkwright_cards.state import CardPosition


def secrets_of(rules: Rules) -> tuple[str, ...]:
    """Return what a seat knows and the others not: nothing, with any option (C59)."""
    return ()


def redealt(position: CardPosition, viewer: int, rng: Rng) -> CardPosition:
    """Return a copy whose bag will be drawn in another order."""
    copy = position.copy()
    if viewer != OPEN_BOOK:
        copy.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word() | 1)
    return copy


def conceal(position: CardPosition, viewer: int) -> None:
    """Change nothing: the order of the bag is only in the generator, which the text for a viewer leaves out."""


def deal(position: CardPosition, rng: Rng) -> None:
    """Change nothing: no thing of this game is ever written as unknown."""
