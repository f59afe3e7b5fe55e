"""A player's turn (EN 277–287): one action, price and appeal of the active good, one development."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arktable.engine.flow import Phase, Steering
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.phases import automate, build, early, employ, exchange, extra, pieces
from arktable.games.arkwright_cards.phases.develop import Develop
from arktable.games.arkwright_cards.phases.price import SetPrice
from arktable.games.arkwright_cards.phases.reactivate import (
    can_reactivate,
    reactivate,
    reactivations,
    why_not_reactivate,
)
from arktable.games.arkwright_cards.terms import DEVELOPER, DISTRIBUTION, QUALITY

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition

ACTION: Final = 0
PRICE: Final = 1
DEVELOPMENT: Final = 2
AFTER: Final = 3
OVER: Final = 4


class Turn(Steering["CardPosition"]):
    """`stage` is the step that comes next; `developer` = was the developer held before the last step?"""

    __slots__ = ("developer", "stage")

    def __init__(self, seat: int, stage: int = ACTION, developer: bool = False) -> None:
        super().__init__(seat)
        self.stage = stage
        self.developer = developer

    def name(self) -> str:
        return "turn"

    def copy(self) -> Turn:
        return Turn(self.seat, self.stage, self.developer)

    def resume(self, position: CardPosition) -> bool:
        company = position.companies[self.seat]
        if company.broke or position.closed:
            self.stage = OVER
        if self.stage == ACTION:
            position.gone = 0
            position.frames.append(ChooseAction(self.seat))
        elif self.stage == PRICE:
            if company.tile[position.round]:
                position.frames.append(SetPrice(self.seat))
        elif self.stage == DEVELOPMENT:
            self.developer = company.has(DEVELOPER)
            position.frames.append(Develop(self.seat))
        elif self.stage == AFTER:
            # A developer taken just now may still be used in this turn (C45, C48).
            if not self.developer and can_reactivate(company):
                position.frames.append(AfterTaking(self.seat))
        else:
            position.gone = 0
            position.frames.pop()
            return False
        self.stage += 1
        return False


class ChooseAction(Phase["CardPosition"]):
    """Step a (EN 287): one action, or none (C19)."""

    def name(self) -> str:
        return "action"

    def copy(self) -> ChooseAction:
        return ChooseAction(self.seat)

    def resume(self, position: CardPosition) -> bool:
        return True

    def moves(self, position: CardPosition) -> list[Move]:
        seat, table = self.seat, position.rules.moves
        found: list[Move] = [table.pass_]
        actions = table.action
        if build.possible(position, seat):
            found.append(actions[kinds.BUILD])
        if employ.possible(position, seat):
            found.append(actions[kinds.EMPLOY])
        if automate.possible(position, seat):
            found.append(actions[kinds.AUTOMATE])
        if pieces.possible(position, seat, QUALITY):
            found.append(actions[kinds.ADD_QUALITY])
        if pieces.possible(position, seat, DISTRIBUTION):
            found.append(actions[kinds.ADD_DISTRIBUTION])
        if exchange.possible(position, seat):
            found.append(actions[kinds.EXCHANGE])
        if position.rules.extra_actions:
            if extra.possible(position, seat):
                found.append(actions[kinds.EXTRA])
            if early.possible(position, seat):
                found.append(actions[kinds.EARLY])
        company = position.companies[seat]
        if can_reactivate(company):
            found += reactivations(position, company)
        return found

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        if move.kind == kinds.PASS:
            return None
        if move.kind == kinds.REACTIVATE:
            return why_not_reactivate(position.companies[self.seat], move.a)
        if move.kind != kinds.ACTION:
            return not_now(self.name(), "EN 287")
        return self._why_not_action(position, move.a)

    def _why_not_action(self, position: CardPosition, action: int) -> Reason | None:
        seat = self.seat
        if action in (kinds.EXTRA, kinds.EARLY) and not position.rules.extra_actions:
            return Reason("expert-only", "EN 481")
        if action == kinds.BUILD and not build.possible(position, seat):
            return Reason("nothing-to-build", "EN 301")
        if action == kinds.EMPLOY and not employ.possible(position, seat):
            return Reason("nothing-to-hire", "EN 347")
        if action == kinds.AUTOMATE and not automate.possible(position, seat):
            return Reason("nothing-to-automate", "EN 339")
        if action == kinds.ADD_QUALITY and not pieces.possible(position, seat, QUALITY):
            return Reason("nothing-to-improve", "EN 376")
        if action == kinds.ADD_DISTRIBUTION and not pieces.possible(position, seat, DISTRIBUTION):
            return Reason("nothing-to-improve", "EN 376")
        if action == kinds.EXCHANGE and not exchange.possible(position, seat):
            return Reason("nothing-to-trade", "EN 449")
        if action == kinds.EXTRA and not extra.possible(position, seat):
            return Reason("nothing-to-run", "EN 485")
        if action == kinds.EARLY and not early.possible(position, seat):
            return Reason("nothing-to-ship", "EN 501")
        return None

    def play(self, position: CardPosition, move: Move) -> None:
        if move.kind == kinds.REACTIVATE:
            reactivate(position, self.seat, move.a)
            return
        position.frames.pop()
        if move.kind == kinds.PASS:
            if position.events is not None:
                position.tell_all("passed", self.seat)
            return
        if position.events is not None:
            position.tell_all("action", self.seat, action=kinds.ACTION_NAMES[move.a])
        position.frames.append(self._action(position, move.a))

    def _action(self, position: CardPosition, action: int) -> Phase[Any]:
        seat = self.seat
        if action == kinds.BUILD:
            return build.BuildAndUpgrade(seat)
        if action == kinds.EMPLOY:
            return employ.Employ(seat)
        if action == kinds.AUTOMATE:
            return automate.begin(position, seat)
        if action == kinds.ADD_QUALITY:
            return pieces.begin(position, seat, QUALITY)
        if action == kinds.ADD_DISTRIBUTION:
            return pieces.begin(position, seat, DISTRIBUTION)
        if action == kinds.EXCHANGE:
            return exchange.StockExchange(seat)
        if action == kinds.EXTRA:
            return extra.ExtraProduction(seat)
        return early.EarlyShipping(seat, [0] * 4)


class AfterTaking(Phase["CardPosition"]):
    """The developer just taken may turn another card back (EN 975)."""

    def name(self) -> str:
        return "reactivate"

    def copy(self) -> AfterTaking:
        return AfterTaking(self.seat)

    def resume(self, position: CardPosition) -> bool:
        return True

    def moves(self, position: CardPosition) -> list[Move]:
        return [position.rules.moves.done, *reactivations(position, position.companies[self.seat])]

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None
        if move.kind != kinds.REACTIVATE:
            return not_now(self.name(), "EN 975")
        return why_not_reactivate(position.companies[self.seat], move.a)

    def play(self, position: CardPosition, move: Move) -> None:
        if move.kind == kinds.REACTIVATE:
            reactivate(position, self.seat, move.a)
        position.frames.pop()
