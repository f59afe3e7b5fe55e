"""Workers: who can be employed, what that does to the market, and the wage (EN 313–315, 343–359, 743)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkwright_cards.terms import GOODS, SECOND_CARD

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


def printed_wage(position: CardPosition) -> int:
    """Return the wage of the space of the wage marker."""
    return position.rules.board.wages[position.wage_at]


def printed_room(position: CardPosition, seat: int, good: int) -> bool:
    """Return whether this is an open factory with room that will still produce (EN 349, 355)."""
    company = position.companies[seat]
    if company.tile[good] == 0 or company.crew[SECOND_CARD[good]]:
        return False
    return position.still_produces(good)


def demand_falls_and_wages_rise(position: CardPosition) -> None:
    """Move every demand one down and wages one on, after building or employing (EN 313–315, 359; C6)."""
    for good in range(GOODS):
        position.move_demand(good, -1)
    position.wage_at = min(position.wage_at + 1, len(position.rules.board.wages) - 1)
    if position.events is not None:
        position.tell_all("more-workers", -1, wage=position.wage())
