"""Action 5: buy shares, take loans, make ships ready, in this order and each voluntary (EN 441–479, C44)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.economy import shares

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition

NOTHING: Final = 0
BOUGHT: Final = 1
LENT: Final = 2
READY: Final = 3


def possible(position: CardPosition, seat: int) -> bool:
    """Is there a share, a loan or a ship to be had?"""
    company, tables = position.companies[seat], position.rules.tables
    return company.ships < tables.ships or company.loans < tables.loan_tokens or shares.affordable(tables, company) > 0


def begin(position: CardPosition, seat: int) -> StockExchange:
    """For the choice of an action."""
    return StockExchange(seat)


class StockExchange(Phase["CardPosition"]):
    """`step` = the last of the three that was done."""

    __slots__ = ("step",)

    def __init__(self, seat: int, step: int = NOTHING) -> None:
        super().__init__(seat)
        self.step = step

    def name(self) -> str:
        return "exchange"

    def copy(self) -> StockExchange:
        return StockExchange(self.seat, self.step)

    def resume(self, position: CardPosition) -> bool:
        if self._choices(position):
            return True
        position.frames.pop()
        return False

    def _choices(self, position: CardPosition) -> list[Move]:
        company, tables, table = position.companies[self.seat], position.rules.tables, position.rules.moves
        found: list[Move] = []
        if self.step < BOUGHT:
            found += table.buy[1 : shares.affordable(tables, company) + 1]
        if self.step < LENT:
            found += table.loan[1 : tables.loan_tokens - company.loans + 1]
        if self.step < READY and company.ships < tables.ships:
            found.append(table.ships)
        return found

    def moves(self, position: CardPosition) -> list[Move]:
        found = self._choices(position)
        if self.step:
            found.append(position.rules.moves.done)
        return found

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        company, tables = position.companies[self.seat], position.rules.tables
        if move.kind == kinds.DONE:
            return None if self.step else Reason("do-something", "EN 449")
        if move.kind not in (kinds.BUY, kinds.LOAN, kinds.SHIPS):
            return not_now(self.name(), "EN 449")
        if self.step >= (BOUGHT, LENT, READY)[move.kind - kinds.BUY]:
            return Reason("exchange-order", "EN 449")
        if move.kind == kinds.BUY:
            most = shares.affordable(tables, company)
            if move.a < 1:
                return Reason("do-something", "EN 449")
            return None if move.a <= most else Reason("too-many-shares", "EN 435", {"want": move.a, "most": most})
        if move.kind == kinds.LOAN:
            most = tables.loan_tokens - company.loans
            if move.a < 1:
                return Reason("do-something", "EN 449")
            return None if move.a <= most else Reason("too-many-loans", "EN 463", {"want": move.a, "most": most})
        return None if company.ships < tables.ships else Reason("ships-ready", "EN 477")

    def play(self, position: CardPosition, move: Move) -> None:
        company, tables = position.companies[self.seat], position.rules.tables
        if move.kind == kinds.DONE:
            position.frames.pop()
        elif move.kind == kinds.BUY:
            self.step = BOUGHT
            paid = shares.cost(tables, company, move.a)
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
            company.ships = tables.ships
            if position.events is not None:
                position.tell_all("ships-ready", self.seat, ships=tables.ships)
