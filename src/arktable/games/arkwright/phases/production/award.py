"""Decisions about the award markers (PB 981, 991; B86): a share at half price for equals, and keeping a contract."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.fields import Code
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.economy import shares
from arktable.games.arkwright.phases.actions.exchange import buy_shares
from arktable.games.arkwright.phases.contracts import raise_contract
from arktable.games.arkwright.terms import AWARD_NAMES, GONE, GOODS, SHIPPING_AWARD
from arktable.games.arkwright.text.fields import good_names

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


class AwardShare(Phase["ArkwrightPosition"]):
    """Several seats tie: the player may buy one own share at half price, in cash. Not asked if that is impossible."""

    NAME = "award-share"

    def asked(self, position: ArkwrightPosition, viewer: int) -> dict[str, Any]:
        price = shares.half_price(position.rules.printed, position.companies[self.seat], 1)
        return {"share": {"price": price}}

    def resume(self, position: ArkwrightPosition) -> bool:
        reason = self._why_not(position)
        if reason is None or reason.key == "cash-short":
            position.shows_cash(self.seat)  # the others learn whether the cash is enough, even if nothing is asked
        if reason is None:
            return True
        position.frames.pop()
        return False

    def _why_not(self, position: ArkwrightPosition) -> Reason | None:
        company, printed = position.companies[self.seat], position.rules.printed
        if company.loans:
            return Reason("loans-first", "B34", {"have": company.loans, "need": 0})
        if not position.rules.bank_shares(position, self.seat):
            return Reason("too-few", "PB 239", {"what": "bank", "have": 0, "need": 1})
        need = shares.half_price(printed, company, 1)
        if company.cash < need:
            return Reason("cash-short", "PB 981", {"have": company.cash, "need": need})
        return None

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        return [position.rules.catalogue.done, position.rules.catalogue.half_price[1]]

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None
        if move.kind == kinds.HALF_PRICE:
            return self._why_not(position) if move.a == 1 else Reason("one-share-only", "PB 981")
        return not_now(self.NAME, "PB 981")

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        position.frames.pop()
        if move.kind == kinds.HALF_PRICE:
            cost = shares.half_price(position.rules.printed, position.companies[self.seat], 1)
            buy_shares(position, self.seat, 1, cost)


class KeepContract(Phase["ArkwrightPosition"]):
    """The player may give up the award to keep the contract for this `good` as it is."""

    NAME = "keep-contract"
    good: int = field(Code, good_names)

    def asked(self, position: ArkwrightPosition, viewer: int) -> dict[str, Any]:
        return {"contract": {"good": self.good}}

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        if not 0 <= self.good < GOODS or not position.companies[self.seat].contracts[self.good]:
            return [("good", f"must be a good for which seat {self.seat + 1} has a contract")]
        return []

    def resume(self, position: ArkwrightPosition) -> bool:
        return True

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        return [position.rules.catalogue.done, position.rules.catalogue.award]

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        return None if move.kind in (kinds.DONE, kinds.AWARD) else not_now(self.NAME, "PB 991")

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        position.frames.pop()
        if move.kind == kinds.DONE:
            raise_contract(position, self.seat, self.good)
            return
        position.awards[SHIPPING_AWARD] = GONE
        if position.events is not None:
            position.tell_all("award-discarded", self.seat, award=AWARD_NAMES[SHIPPING_AWARD])
