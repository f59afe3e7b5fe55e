"""Values of companies, winners, progress of the game, and the census of all components."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkwright_cards.economy.final import FinalCount, final_count
from arktable.games.arkwright_cards.economy.shares import worth
from arktable.games.arkwright_cards.terms import CARD_NAMES, CARDS, GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


def scores(position: CardPosition) -> list[int]:
    """Return the points by seat, as the rules count them."""
    return position.rules.scores(position)


def worth_of_companies(position: CardPosition) -> list[int]:
    """Return shares times value; nothing for a bankrupt player (EN 817, 849; C11)."""
    return [0 if company.broke else worth(company) for company in position.companies]


def counted(position: CardPosition, viewer: int) -> list[int | None]:
    """Return the result if the game were scored now. Shares, value and money of every company are open."""
    return [*counted_now(position)]


def counted_now(position: CardPosition) -> list[int]:
    """Return the final result of every seat if the game ended now: goods, money, loans, ships (EN 825–853)."""
    if position.finished:
        return scores(position)
    copy = position.copy()
    for seat in copy.standing():
        score_company(copy, seat)
    return scores(copy)


def score_company(position: CardPosition, seat: int) -> FinalCount:
    """Carry out steps a to e for one company: goods, shares, loans, ships, product (EN 825–853, C58)."""
    company = position.companies[seat]
    count = final_count(position.rules.printed, company)
    for good in range(GOODS):
        position.use_up(seat, good, company.stored[good])
    position.earn(seat, count.goods)
    position.spend(seat, count.bought * company.value)
    company.shares = count.shares
    company.value = count.value
    return count


def winners(position: CardPosition) -> list[int]:
    """Return the seats with the highest score, then the most money (EN 851–853); automatic opponents may win too."""
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
    """Return all seats from first to last."""
    points = scores(position)
    return sorted(
        range(position.seats),
        key=lambda seat: (position.companies[seat].broke, -points[seat], -position.companies[seat].money),
    )


def progress(position: CardPosition) -> float:
    """Return the fraction of the rounds that has been played."""
    if position.finished:
        return 1.0
    return 0.99 * ((position.decade - 1) * GOODS + position.round) / (position.rules.last_decade * GOODS)


def census(position: CardPosition) -> dict[str, int]:
    """Return the number of all components, wherever they are."""
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
