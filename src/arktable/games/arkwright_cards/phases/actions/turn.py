"""A player's turn (EN 277–287): one action, price and appeal of the active good, one development."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from arktable.engine.fields import Flag
from arktable.engine.flow import Phase, Steering
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.phases.actions import (
    automate,
    build,
    early_shipping,
    employ,
    exchange,
    extra_production,
    quality_and_distribution,
)
from arktable.games.arkwright_cards.phases.actions.develop import Develop
from arktable.games.arkwright_cards.phases.actions.price import SetPrice
from arktable.games.arkwright_cards.phases.actions.reactivate import (
    can_reactivate,
    reactivate,
    reactivations,
    why_not_reactivate,
)
from arktable.games.arkwright_cards.terms import DEVELOPER
from arktable.games.arkwright_cards.text.fields import stage_code

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition

ACTION: Final = 0
PRICE: Final = 1
DEVELOPMENT: Final = 2
AFTER: Final = 3
OVER: Final = 4
STAGES: Final = ("action", "price", "development", "after", "over")
"""The stages by number, as the text of a position writes them."""


# By action, in the order of `moves.ACTION_NAMES`.
POSSIBLE: Final[tuple[Callable[[CardPosition, int], bool], ...]] = (
    build.possible,
    employ.possible,
    automate.possible,
    quality_and_distribution.possible,
    quality_and_distribution.possible,
    exchange.possible,
    extra_production.possible,
    early_shipping.possible,
)
BEGIN: Final[tuple[Callable[[CardPosition, int], Phase[Any]], ...]] = (
    build.begin,
    employ.begin,
    automate.begin,
    quality_and_distribution.begin_quality,
    quality_and_distribution.begin_distribution,
    exchange.begin,
    extra_production.begin,
    early_shipping.begin,
)
NOTHING: Final[tuple[Reason, ...]] = (
    Reason("nothing-to-build", "EN 301"),
    Reason("nothing-to-hire", "EN 347"),
    Reason("nothing-to-automate", "EN 339"),
    Reason("nothing-to-improve", "EN 376"),
    Reason("nothing-to-improve", "EN 376"),
    Reason("nothing-to-trade", "EN 449"),
    Reason("nothing-to-run", "EN 485"),
    Reason("nothing-to-ship", "EN 501"),
)
"""By action: the reason why it is not possible."""


class Turn(Steering["CardPosition"]):
    """The three steps of a turn. `stage` is the next one; `developer`: it was held before the last one."""

    NAME = "turn"
    stage: int = field(stage_code, STAGES, default=ACTION)
    developer: bool = field(Flag, default=False)

    def under_way(self, position: CardPosition, viewer: int) -> dict[str, Any]:
        """Return the `step` of the turn: 1 action, 2 price, 3 development."""
        return {"step": min(self.stage, 3)}

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
            # A developer just taken may still be used in this turn (C45, C48).
            if not self.developer and can_reactivate(company):
                position.frames.append(AfterTaking(self.seat))
        else:
            position.gone = 0
            position.frames.pop()
            position.end_turn(self.seat)
            return False
        self.stage += 1
        return False


class ChooseAction(Phase["CardPosition"]):
    """Step a (EN 287): one action, or none (C19)."""

    NAME = "action"

    def resume(self, position: CardPosition) -> bool:
        return True

    def moves(self, position: CardPosition) -> list[Move]:
        seat, catalogue = self.seat, position.rules.catalogue
        found: list[Move] = [catalogue.pass_]
        actions = len(POSSIBLE) if position.rules.extra_actions else kinds.EXTRA
        found += [catalogue.action[action] for action in range(actions) if POSSIBLE[action](position, seat)]
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
            return not_now(self.NAME, "EN 287")
        if move.a >= kinds.EXTRA and not position.rules.extra_actions:
            return Reason("expert-only", "EN 481")
        if not POSSIBLE[move.a](position, self.seat):
            return NOTHING[move.a]
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
        position.frames.append(BEGIN[move.a](position, self.seat))


class AfterTaking(Phase["CardPosition"]):
    """The player may use a developer just taken to turn another card back (EN 975)."""

    NAME = "reactivate"

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        if not can_reactivate(position.companies[self.seat]):
            return [("seat", "has no card to turn back, or no developer to do it")]
        return []

    def resume(self, position: CardPosition) -> bool:
        return True

    def moves(self, position: CardPosition) -> list[Move]:
        return [position.rules.catalogue.done, *reactivations(position, position.companies[self.seat])]

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None
        if move.kind != kinds.REACTIVATE:
            return not_now(self.NAME, "EN 975")
        return why_not_reactivate(position.companies[self.seat], move.a)

    def play(self, position: CardPosition, move: Move) -> None:
        if move.kind == kinds.REACTIVATE:
            reactivate(position, self.seat, move.a)
        position.frames.pop()
