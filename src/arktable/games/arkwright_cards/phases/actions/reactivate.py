"""The developer turns another card back, once per decade, at any time in its owner's turn (EN 975, C48)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.moves import Move
from arktable.engine.reasons import Reason
from arktable.games.arkwright_cards.terms import CARD_NAMES, CARDS, DEVELOPER

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.company import Company
    from arktable.games.arkwright_cards.state import CardPosition


def can_reactivate(company: Company) -> bool:
    """Return whether there is a card to turn back and a developer that can do it."""
    return company.used != 0 and company.fresh(DEVELOPER)


def reactivations(position: CardPosition, company: Company) -> list[Move]:
    """Return the cards that can be turned back. The developer is not among them, since it has not been turned."""
    catalogue = position.rules.catalogue.reactivate
    return [catalogue[card] for card in range(CARDS) if company.used >> card & 1]


def why_not_reactivate(company: Company, card: int) -> Reason | None:
    """Return why this card cannot be turned back."""
    if not company.has(DEVELOPER):
        return Reason("no-card", "EN 975", {"card": CARD_NAMES[DEVELOPER]})
    if not company.fresh(DEVELOPER):
        return Reason("card-used", "EN 975", {"card": CARD_NAMES[DEVELOPER]})
    if not company.used >> card & 1:
        return Reason("card-not-used", "EN 975", {"card": CARD_NAMES[card]})
    return None


def reactivate(position: CardPosition, seat: int, card: int) -> None:
    """Turn a card back, and the developer for the rest of the decade."""
    company = position.companies[seat]
    company.used &= ~(1 << card)
    company.used |= 1 << DEVELOPER
    if position.events is not None:
        position.tell_all("reactivated", seat, card=CARD_NAMES[card])
