"""Additional actions (WF 1886–2086), which follow the main action of a turn.

Every marker grants one. The manager exchanges it for the other, the investor is paid for waiving it, and the
reorganization marker grants both (PB 993–1003, 1013–1017, 1035–1047; B87–B89).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.phases.actions.price import AdjustPrices
from arktable.games.arkwright.phases.actions.special import TakeSpecial
from arktable.games.arkwright.phases.actions.turn_result import AdditionalResult, TurnResult, why_no_main
from arktable.games.arkwright.terms import (
    ACTION_OF,
    ADJUST_PRICE,
    DISTRIBUTION,
    EXCHANGE,
    EXTRA_OF,
    GOODS,
    INVESTOR,
    LIGHT_REORGANIZATION,
    MANAGER,
    QUALITY,
    REORGANIZATION,
    TAKE_SPECIAL,
)

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition

ALL_GOODS: Final = (1 << GOODS) - 1


def printed_additional(position: ArkwrightPosition, turn: TurnResult) -> Phase[Any] | None:
    """Return the frame of the additional action that the marker grants."""
    extra = EXTRA_OF[turn.marker]
    if extra == ADJUST_PRICE:
        return AdjustPrices(turn.seat, turn.touched, _spare(turn))
    if extra == TAKE_SPECIAL:
        return TakeSpecial(turn.seat)
    return None


def _spare(turn: TurnResult) -> int:
    """Return the unused pounds; the £1 rule is for quality and distribution only (WF 1916)."""
    return turn.spare if ACTION_OF[turn.marker] in (QUALITY, DISTRIBUTION) else 0


def chosen_additional(position: ArkwrightPosition, turn: TurnResult) -> Phase[Any] | None:
    """Return the frame of the additional actions with reorganization markers, managers and investors in the game."""
    company = position.companies[turn.seat]
    action = ACTION_OF[turn.marker]
    if action == REORGANIZATION:
        light = turn.marker == LIGHT_REORGANIZATION
        frame = AdditionalActions(turn.seat, position.rules.printed.light_prices if light else GOODS, ALL_GOODS, 0)
        frame.swaps = light and company.has(MANAGER)
        return frame
    manager = company.has(MANAGER)
    if not manager and not company.has(INVESTOR):
        return printed_additional(position, turn)
    extra = EXTRA_OF[turn.marker]
    if action == EXCHANGE:
        # It affects no factory, so any factory may be chosen (PB 1037).
        frame = AdditionalActions(turn.seat, 1, ALL_GOODS, 0)
    else:
        frame = AdditionalActions(turn.seat, GOODS, turn.touched, _spare(turn))
    frame.either = True
    frame.special = manager or extra == TAKE_SPECIAL
    if not manager and extra != ADJUST_PRICE:
        frame.prices = 0
    return frame


class AdditionalActions(AdditionalResult):
    """The player takes additional actions one after the other."""

    NAME = "extra"

    def asked(self, position: ArkwrightPosition, viewer: int) -> dict[str, Any]:
        return {"extra": {"special": self.special, "prices": self.prices, "swaps": self.swaps}}

    def resume(self, position: ArkwrightPosition) -> bool:
        if self.swaps and self.priced > position.rules.printed.light_prices:
            self.special = False
        prices = self._prices_open(position)
        if self.special and prices:
            return True
        if self.special:
            self._take(position)
        elif prices:
            self._adjust(position)
        else:
            self._finish(position)
        return False

    def _prices_open(self, position: ArkwrightPosition) -> bool:
        """Return whether there is a factory whose price may be changed."""
        if not self.prices:
            return False
        company = position.companies[self.seat]
        return any(company.level[good] and (self.spare > 0 or self.free >> good & 1) for good in range(GOODS))

    def _take(self, position: ArkwrightPosition) -> None:
        self.special = False
        if self.either:
            self.prices = 0
        position.frames.append(TakeSpecial(self.seat))

    def _adjust(self, position: ArkwrightPosition) -> None:
        most = self.prices + (1 if self.swaps and not self.taken else 0)
        self.prices = 0
        if self.either:
            self.special = False
        position.frames.append(AdjustPrices(self.seat, self.free, self.spare, 0, most))

    def _finish(self, position: ArkwrightPosition) -> None:
        """End the additional actions; the investor is paid if nothing was done (PB 1015, B88)."""
        position.frames.pop()
        if not self.taken and not self.priced and position.companies[self.seat].has(INVESTOR):
            earned = position.rules.printed.investor
            position.earn(self.seat, earned)
            if position.events is not None:
                position.tell_all("investor", self.seat, earned=earned)

    # -- choice of the action -----------------------------------------------------------------------------------

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        catalogue = position.rules.catalogue
        return [catalogue.done, catalogue.extra_special, catalogue.extra_prices]

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind in (kinds.DONE, kinds.EXTRA):
            return None
        return why_no_main(position, move) or not_now(self.NAME, "PB 995")

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        if move.kind == kinds.DONE:
            self.special = False
            self.prices = 0
        elif move.a == TAKE_SPECIAL:
            self._take(position)
        else:
            self._adjust(position)
