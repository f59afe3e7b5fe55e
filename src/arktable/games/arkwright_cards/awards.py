"""The fifteen awards of the solo game (EN 1183–1206, C17, C65)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkwright_cards.economy.shares import worth
from arktable.games.arkwright_cards.terms import AWARD_NAMES, EXCHANGE_TRACK, GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.company import Company
    from arktable.games.arkwright_cards.printed import Printed
    from arktable.games.arkwright_cards.state import CardPosition


def _mask(reached: dict[str, bool]) -> int:
    mask = 0
    for name, fine in reached.items():
        if fine:
            mask |= 1 << AWARD_NAMES.index(name)
    return mask


def before_scoring(printed: Printed, company: Company) -> int:
    """Return the awards with an asterisk, which are determined before final scoring, a bit each."""
    return _mask(
        {
            "general-manager": printed.award_many <= company.shares < printed.award_most,
            "expert-broker": company.shares >= printed.award_most,
            "exchange-darling": printed.award_many <= company.value < printed.award_most,
            "exchange-mogul": company.value >= printed.award_most,
            "nouveau-riche": company.money >= printed.award_money,
        }
    )


def after_scoring(printed: Printed, company: Company) -> int:
    """Return all other awards, a bit each."""
    factories = sum(1 for tile in company.tile if tile)
    return _mask(
        {
            "tycoon": worth(company) >= printed.award_points,
            "patriot": not company.sailings,
            "true-worker": not company.talent,
            "worker-hero": not company.automated,
            "gentleman": not company.tracks[EXCHANGE_TRACK] and not company.brokered,
            "specialist": factories == 2,
            "generalist": factories == GOODS,
            "full-line": factories == GOODS and all(company.crew),
            "parvenu": not company.start_money and company.start_shares == printed.award_parvenu,
            "sailor": company.sailings >= printed.award_sailings,
        }
    )


def names(mask: int) -> list[str]:
    """Return the names of the awards in this set, in the order of the sheet."""
    return [name for award, name in enumerate(AWARD_NAMES) if mask >> award & 1]


def place(position: CardPosition) -> int:
    """Return 1 for a won solo game, 2 if one opponent is better, else 3; a bankrupt player is last."""
    company = position.companies[0]
    rivals = position.rules.rivals_score(position)
    if company.broke:
        return len(rivals) + 1
    # A tie is broken by leftover money, of which opponents have none, or shared: either way it is won (C63).
    return 1 + sum(1 for score in rivals if score > position.scores()[0])
