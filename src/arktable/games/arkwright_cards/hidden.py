"""What nobody can know: the order in which the bag is drawn (C59). Everything else lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.rng import Rng
from arktable.engine.seats import OPEN_BOOK

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.rules import Rules
    from arktable.games.arkwright_cards.state import CardPosition


def secrets_of(rules: Rules) -> tuple[str, ...]:
    """What a seat knows that the others do not: nothing, with any option (C59)."""
    return ()


def drawn_anew(position: CardPosition, viewer: int, rng: Rng) -> CardPosition:
    """A twin whose bag will be drawn in another order."""
    twin = position.copy()
    if viewer != OPEN_BOOK:
        twin.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word() | 1)
    return twin


def conceal(position: CardPosition, viewer: int) -> None:
    """Change nothing: the order of the bag is in the generator alone, and the text for a viewer leaves that out."""


def deal(position: CardPosition, rng: Rng) -> None:
    """Change nothing: no thing of this game is ever written as unknown."""
