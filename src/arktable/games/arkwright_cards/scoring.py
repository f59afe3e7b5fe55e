"""What companies are worth, who wins, how far the game has come, and the count of everything in the box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkwright_cards.economy.shares import worth
from arktable.games.arkwright_cards.terms import CARD_NAMES, CARDS, DECADES, GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


def scores(position: CardPosition) -> list[int]:
    """Shares times value; nothing for who is bankrupt (EN 817, 849; C11)."""
    return [0 if company.broke else worth(company) for company in position.companies]


def counted(position: CardPosition, viewer: int) -> list[int | None]:
    """What the final count would give now. Shares, value and money of every company lie open."""
    return [*scores(position)]


def winners(position: CardPosition) -> list[int]:
    """The highest score, then the most leftover money, else several (EN 851–853); against colours nobody plays too."""
    if not position.finished:
        return []
    standing = position.standing()
    if not standing:
        return []
    points = scores(position)
    best = max((points[seat], position.companies[seat].money) for seat in standing)
    if any(score > best[0] for score in position.rules.rivals_score(position)):
        return []
    return [seat for seat in standing if (points[seat], position.companies[seat].money) == best]


def ranking(position: CardPosition) -> list[int]:
    """All seats from first to last."""
    points = scores(position)
    return sorted(
        range(position.seats),
        key=lambda seat: (position.companies[seat].broke, -points[seat], -position.companies[seat].money),
    )


def progress(position: CardPosition) -> float:
    """Rounds played of all rounds."""
    if position.finished:
        return 1.0
    return 0.99 * ((position.decade - 1) * GOODS + position.round) / (DECADES * GOODS)


def census(position: CardPosition) -> dict[str, int]:
    """Everything out of the box, wherever it lies."""
    counts = {
        "money": position.bank + sum(company.money for company in position.companies),
        "markers of the bag": sum(position.bag) + sum(position.drawn),
    }
    for good, name in enumerate(position.rules.printed.goods):
        counts[name] = position.goods_out[good] + sum(company.stored[good] for company in position.companies)
    for card in range(CARDS):
        counts[CARD_NAMES[card]] = (
            position.supply[card]
            + position.grid.count(card)
            + sum(company.cards >> card & 1 for company in position.companies)
        )
    return counts
