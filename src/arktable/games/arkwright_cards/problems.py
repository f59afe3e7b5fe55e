"""What is impossible."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


def problems_of(position: CardPosition) -> list[tuple[str, str]]:
    return []
