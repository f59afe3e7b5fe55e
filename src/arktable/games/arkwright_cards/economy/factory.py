"""Appeal, price, goods and costs of a factory with its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkwright_cards.terms import (
    CARDS_OF,
    DEVELOPER,
    DISTRIBUTION_PIECES,
    OFFICE_BIT,
    QUALITY_PIECES,
    TURNED_BIT,
    WORKSHOP,
)

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.company import Company
    from arktable.games.arkwright_cards.printed import Printed


def quality(company: Company, good: int) -> int:
    """Return the sum of all quality cards at this factory."""
    total = 0
    for piece in QUALITY_PIECES:
        if company.piece_at[piece] == good:
            total += company.piece_value[piece]
    return total


def distribution(company: Company, good: int) -> int:
    """Return the value of the distribution card of this factory; 0 without one."""
    for piece in DISTRIBUTION_PIECES:
        if company.piece_at[piece] == good:
            return company.piece_value[piece]
    return 0


def total(printed: Printed, company: Company, good: int) -> int:
    """Return price plus appeal, which does not change by turning cards or moving the token (EN 528)."""
    return total_with(printed, company.tile[good], good, quality(company, good) + distribution(company, good))


def total_with(printed: Printed, side: int, good: int, cards: int) -> int:
    """Return the same for this side of the tile and the sum of its quality and distribution cards."""
    return printed.sum[side][good] + printed.office[good] + cards


def appeal_set(printed: Printed, company: Company, good: int, spot: int, mask: int) -> int:
    """Return the appeal with the token on `spot` and the cards of `mask` turned to appeal (EN 530)."""
    found = spot + distribution(company, good)
    if mask & OFFICE_BIT:
        found += printed.office[good]
    for piece in QUALITY_PIECES:
        if mask & TURNED_BIT[piece] and company.piece_at[piece] == good:
            found += company.piece_value[piece]
    return found


def arrangement(company: Company, good: int) -> int:
    """Return the mask of what is turned to appeal now."""
    mask = OFFICE_BIT if company.office[good] else 0
    for piece in QUALITY_PIECES:
        if company.appealing >> piece & 1 and company.piece_at[piece] == good:
            mask |= TURNED_BIT[piece]
    return mask


def appeal(printed: Printed, company: Company, good: int) -> int:
    """Return the appeal of token and cards; the marker shows it only after step b (C26)."""
    return appeal_set(printed, company, good, company.spot[good], arrangement(company, good))


def price(printed: Printed, company: Company, good: int) -> int:
    """Return all coins on the factory and its cards (EN 538)."""
    return total(printed, company, good) - appeal(printed, company, good)


def output(printed: Printed, company: Company, good: int, cards: int) -> int:
    """Return the goods made by the tile and its first worker cards (EN 645)."""
    made = printed.tile_goods[company.tile[good]][good]
    for at in CARDS_OF[good][:cards]:
        made += printed.crew_goods[at][company.crew[at]]
    return made


def staff_of(printed: Printed, company: Company, at: int) -> tuple[int, int]:
    """Return the workers and machines on one worker card."""
    machines = printed.crew_machines[at] if company.turned[at] else (1 if company.machine_token == at else 0)
    return printed.crew_workers[at][company.crew[at]] - machines, machines


def staff(printed: Printed, company: Company, good: int, cards: int) -> tuple[int, int]:
    """Return the workers and machines on the tile and its first worker cards. The tile's are never replaced (C79)."""
    workers, machines = printed.tile_workers[company.tile[good]][good], 0
    for at in CARDS_OF[good][:cards]:
        if company.crew[at]:
            here, replaced = staff_of(printed, company, at)
            workers += here
            machines += replaced
    return workers, machines


def costs(printed: Printed, company: Company, good: int, cards: int, wage: int) -> tuple[int, int, int]:
    """Return fixed cost, wages and maintenance (EN 743–751, C37)."""
    fixed = printed.fixed_cost[company.tile[good]][good]
    if company.has(DEVELOPER):
        fixed = max(0, fixed - printed.developer)
    workers, machines = staff(printed, company, good, cards)
    wages = workers * wage
    if company.foreman == good:
        off = min(printed.foreman_off, max(0, wage - printed.lowest_wage))
        wages -= off * min(workers, printed.foreman_workers)
    if company.has(WORKSHOP):
        machines = max(0, machines - printed.workshop)
    return fixed, wages, machines * printed.upkeep
