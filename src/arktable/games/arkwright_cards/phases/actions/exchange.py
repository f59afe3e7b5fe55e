"""Action 5: buy shares, take loans, make ships ready, in this order and each optional (EN 441–479, C44)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.economy import shares
from arktable.games.arkwright_cards.text.fields import stage_code

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition

NOTHING: Final = 0
BOUGHT: Final = 1
LENT: Final = 2
READY: Final = 3
STEPS: Final = ("nothing", "bought", "lent", "ready")
"""The steps by number, as the text of a position writes them."""


def possible(position: CardPosition, seat: int) -> bool:
    """Return whether a share, a loan or a ship is available."""
    company, printed = position.companies[seat], position.rules.printed
    return (
        company.ships < printed.ships or company.loans < printed.loan_tokens or shares.affordable(printed, company) > 0
    )


def begin(position: CardPosition, seat: int) -> StockExchange:
    """Start the action."""
    return StockExchange(seat)


class StockExchange(Phase["CardPosition"]):
    """Shares, loans and ships in this order. `step`: the last of the three that was done."""

    NAME = "exchange"
    step: int = field(stage_code, STEPS, default=NOTHING)

    def asked(self, position: CardPosition, viewer: int) -> dict[str, Any]:
        return {"exchange": self.step}

    def resume(self, position: CardPosition) -> bool:
        if self._choices(position):
            return True
        position.frames.pop()
        return False

    def _choices(self, position: CardPosition) -> list[Move]:
        company, printed, catalogue = position.companies[self.seat], position.rules.printed, position.rules.catalogue
        found: list[Move] = []
        if self.step < BOUGHT:
            found += catalogue.buy[1 : shares.affordable(printed, company) + 1]
        if self.step < LENT:
            found += catalogue.loan[1 : printed.loan_tokens - company.loans + 1]
        if self.step < READY and company.ships < printed.ships:
            found.append(catalogue.ships)
        return found

    def moves(self, position: CardPosition) -> list[Move]:
        found = self._choices(position)
        if self.step:
            found.append(position.rules.catalogue.done)
        return found

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        company, printed = position.companies[self.seat], position.rules.printed
        if move.kind == kinds.DONE:
            return None if self.step else Reason("do-something", "EN 449")
        if move.kind not in (kinds.BUY, kinds.LOAN, kinds.SHIPS):
            return not_now(self.NAME, "EN 449")
        if self.step >= (BOUGHT, LENT, READY)[move.kind - kinds.BUY]:
            return Reason("exchange-order", "EN 449")
        if move.kind == kinds.BUY:
            most = shares.affordable(printed, company)
            if move.a < 1:
                return Reason("do-something", "EN 449")
            return None if move.a <= most else Reason("too-many-shares", "EN 435", {"want": move.a, "most": most})
        if move.kind == kinds.LOAN:
            most = printed.loan_tokens - company.loans
            if move.a < 1:
                return Reason("do-something", "EN 449")
            return None if move.a <= most else Reason("too-many-loans", "EN 463", {"want": move.a, "most": most})
        return None if company.ships < printed.ships else Reason("ships-ready", "EN 477")

    def play(self, position: CardPosition, move: Move) -> None:
        company, printed = position.companies[self.seat], position.rules.printed
        if move.kind == kinds.DONE:
            position.frames.pop()
        elif move.kind == kinds.BUY:
            self.step = BOUGHT
            paid = shares.cost(printed, company, move.a)
            position.spend(self.seat, paid)
            company.shares += move.a
            if position.events is not None:
                position.tell_all("bought", self.seat, shares=move.a, paid=paid)
        elif move.kind == kinds.LOAN:
            self.step = LENT
            company.loans += move.a
            position.earn(self.seat, move.a * company.value)
            if position.events is not None:
                position.tell_all("borrowed", self.seat, loans=move.a, money=move.a * company.value)
        else:
            self.step = READY
            company.ships = printed.ships
            if position.events is not None:
                position.tell_all("ships-ready", self.seat, ships=printed.ships)
