"""Step b: price and appeal of the active good (EN 511–551, C26, C27).

The token goes to any spot, and office and quality cards are turned to price or appeal; the rest of the sum is the
price. Then the appeal marker moves, and the demand marker moves for every arrow that it passes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.phases import impossible
from arktable.games.arkwright_cards.terms import OFFICE_BIT, PIECE_NAMES, QUALITY_PIECES, TURNED_BIT

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.company import Company
    from arktable.games.arkwright_cards.state import CardPosition


def masks(company: Company, good: int) -> list[int]:
    """Return every way to turn the office and the quality cards of this factory."""
    found = [0, OFFICE_BIT]
    for piece in QUALITY_PIECES:
        if company.piece_at[piece] == good:
            found += [mask | TURNED_BIT[piece] for mask in found]
    return found


def lay(position: CardPosition, seat: int, good: int, spot: int, mask: int) -> None:
    """Put the token on a spot, and turn the office and the quality cards as the mask says."""
    company = position.companies[seat]
    company.spot[good] = spot
    company.office[good] = 1 if mask & OFFICE_BIT else 0
    for piece in QUALITY_PIECES:
        if company.piece_at[piece] == good:
            bit = 1 << piece
            company.appealing = company.appealing | bit if mask & TURNED_BIT[piece] else company.appealing & ~bit


def show(position: CardPosition, seat: int, good: int) -> None:
    """Move the marker to the present appeal of token and cards."""
    company, printed, before = position.companies[seat], position.rules.printed, position.demand[good]
    position.set_appeal(seat, good, factory.appeal(printed, company, good))
    if position.events is not None:
        position.tell_all(
            "set",
            seat,
            good=printed.goods[good],
            appeal=company.appeal[good],
            price=factory.price(printed, company, good),
            demand=position.demand[good],
            moved=position.demand[good] - before,
        )


class SetPrice(Phase["CardPosition"]):
    """The player sets price and appeal of the active good, if its factory is open."""

    NAME = "price"

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.no_factory(position, self.seat, position.round)

    def resume(self, position: CardPosition) -> bool:
        return True

    def moves(self, position: CardPosition) -> list[Move]:
        turned = masks(position.companies[self.seat], position.round)
        return [row[mask] for row in position.rules.catalogue.set for mask in turned]

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        if move.kind != kinds.SET:
            return not_now(self.NAME, "EN 517")
        company, good = position.companies[self.seat], position.round
        for piece in QUALITY_PIECES:
            if move.b & TURNED_BIT[piece] and company.piece_at[piece] != good:
                name = position.rules.printed.goods[good]
                return Reason("piece-elsewhere", "EN 525", {"piece": PIECE_NAMES[piece], "good": name})
        return None

    def play(self, position: CardPosition, move: Move) -> None:
        lay(position, self.seat, position.round, move.a, move.b)
        show(position, self.seat, position.round)
        position.frames.pop()
