"""A payment without enough cash (WF 2813–2853): shares are sold, then loans taken.

It is automatic (B9) unless there is something to choose: whose shares to sell (PB 1085, B93), or whether to give up the
share value award so that no space is lost (PB 985, B86). Values and losses are those before anything moves (B8, B33).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.fields import Flag, Whole
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.seats import OPEN_BOOK
from arktable.engine.state import field
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.economy import shares
from arktable.games.arkwright.terms import AWARD_NAMES, GONE, SHARE_AWARD

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


def settle_at_once(position: ArkwrightPosition, seat: int, amount: int) -> None:
    """Sell the fewest own shares that suffice, then take loans, without a decision (B9)."""
    company = position.companies[seat]
    before = company.cash
    sold, loans = shares.raise_cash(position.rules.printed, company, amount - before)
    position.bank -= company.cash - before
    if position.events is not None:
        position.tell_all("emergency", seat, shares=sold, loans=loans, space=company.space)
    position.earn(seat, -amount)


def settle_by_choice(position: ArkwrightPosition, seat: int, amount: int) -> None:
    """Settle at once if there is nothing to choose; else ask the owner after the current step."""
    company = position.companies[seat]
    choice = any(company.foreign) or (company.shares and position.awards[SHARE_AWARD] == seat)
    if choice:
        position.interrupt(EmergencySale(seat, amount))
    else:
        settle_at_once(position, seat, amount)


class EmergencySale(Phase["ArkwrightPosition"]):
    """`amount` is owed; `space` is the own company's space before (0: not begun); `sold` shares so far.

    `shielded`: the award was given up, so the shares of this sale cost no spaces.
    """

    NAME = "emergency"
    amount: int = field(Whole)
    space: int = field(Whole, default=0)
    sold: int = field(Whole, default=0)
    shielded: bool = field(Flag, default=False)

    def asked(self, position: ArkwrightPosition, viewer: int) -> dict[str, Any]:
        # The missing amount would reveal the cash (B36).
        shown = viewer in (self.seat, OPEN_BOOK) or not position.rules.cash_hidden
        missing = self.missing(position) if shown else None
        return {"emergency": {"owes": self.amount, "missing": missing, "shielded": self.shielded}}

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        last, asks = position.rules.printed.last_space, position.frames[-1] is self
        if not (1 if asks else 0) <= self.space <= last:
            return [("space", f"must be where the company stood before the sale: a space from 1 to {last}")]
        if asks and self.missing(position) <= 0:
            return [("amount", f"seat {self.seat + 1} can pay it without selling anything")]
        return []

    def resume(self, position: ArkwrightPosition) -> bool:
        company = position.companies[self.seat]
        self.space = self.space or company.space
        while self.missing(position) > 0:
            if self._award_serves(position):
                return True
            sellers = [owner for owner in range(position.seats) if self.held(position, owner)]
            if len(sellers) > 1:
                return True
            if not sellers:
                break
            owner = sellers[0]
            self._sell(position, owner, min(self.held(position, owner), self.needed(position, owner)))
        self._finish(position)
        return False

    # -- amounts ------------------------------------------------------------------------------------------------

    def missing(self, position: ArkwrightPosition) -> int:
        """Return the pounds still to be raised."""
        return self.amount - position.companies[self.seat].cash

    def held(self, position: ArkwrightPosition, owner: int) -> int:
        """Return how many shares of this owner's company the seat has."""
        company = position.companies[self.seat]
        return company.shares if owner == self.seat else company.foreign[owner]

    def _space(self, position: ArkwrightPosition, owner: int) -> int:
        """Return the company's space for this sale: selling moves only the seller."""
        return self.space if owner == self.seat else position.companies[owner].space

    def needed(self, position: ArkwrightPosition, owner: int) -> int:
        """Return how many shares of this company would bring the missing amount."""
        value = position.rules.printed.share_value[self._space(position, owner)]
        return -(-self.missing(position) // value)

    def _award_serves(self, position: ArkwrightPosition) -> bool:
        """Return whether the award can be given up. It covers a whole sale, so only before the first share."""
        if self.sold or self.shielded or position.awards[SHARE_AWARD] != self.seat:
            return False
        company = position.companies[self.seat]
        return company.shares > 0 or any(company.foreign)

    # -- deciding -----------------------------------------------------------------------------------------------

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        catalogue = position.rules.catalogue
        found: list[Move] = [catalogue.award] if self._award_serves(position) else []
        for owner in range(position.seats):
            most = min(self.held(position, owner), self.needed(position, owner))
            row = catalogue.sell if owner == self.seat else catalogue.sell_of[owner]
            found += row[1 : most + 1]
        return found

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind == kinds.AWARD:
            if self._award_serves(position):
                return None
            if position.awards[SHARE_AWARD] != self.seat:
                return Reason("no-award", "PB 985", {"award": AWARD_NAMES[SHARE_AWARD]})
            return Reason("award-too-late", "B86")
        if move.kind == kinds.SELL:
            return self._why_not_sell(position, self.seat, move.a)
        if move.kind == kinds.SELL_OF:
            if move.b >= position.seats:
                return Reason("no-seat", "PB 1085", {"want": move.b + 1, "high": position.seats})
            if move.b == self.seat:
                return Reason("own-shares", "PB 1071")
            return self._why_not_sell(position, move.b, move.a)
        return not_now(self.NAME, "WF 2813")

    def _why_not_sell(self, position: ArkwrightPosition, owner: int, number: int) -> Reason | None:
        have, need = self.held(position, owner), self.needed(position, owner)
        if number > have:
            return Reason("too-few", "WF 2820", {"what": "shares", "have": have, "need": number})
        if number > need:
            return Reason("more-than-needed", "B93", {"want": number, "need": need})
        return None

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        if move.kind == kinds.AWARD:
            self.shielded = True
            position.awards[SHARE_AWARD] = GONE
            if position.events is not None:
                position.tell_all("award-discarded", self.seat, award=AWARD_NAMES[SHARE_AWARD])
        else:
            self._sell(position, self.seat if move.kind == kinds.SELL else move.b, move.a)

    def _sell(self, position: ArkwrightPosition, owner: int, number: int) -> None:
        company, printed = position.companies[self.seat], position.rules.printed
        space = self._space(position, owner)
        earned = number * printed.share_value[space]
        if owner == self.seat:
            company.shares -= number
        else:
            company.foreign[owner] -= number
        position.earn(self.seat, earned)
        self.sold += number
        if not self.shielded:
            shares.move(printed, company, -number * shares.emergency_digit(space))
        if position.events is not None and owner != self.seat:
            position.tell_all("sold-foreign", self.seat, n=number, owner=owner, earned=earned)

    def _finish(self, position: ArkwrightPosition) -> None:
        company, printed = position.companies[self.seat], position.rules.printed
        loans = -(-max(0, self.missing(position)) // printed.loan)
        if loans:
            company.loans += loans
            position.earn(self.seat, loans * printed.loan)
            shares.move(printed, company, -loans)
        if position.events is not None:
            position.tell_all("emergency", self.seat, shares=self.sold, loans=loans, space=company.space)
        position.earn(self.seat, -self.amount)
        position.frames.pop()
