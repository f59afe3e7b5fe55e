"""The first rules, for games that were begun with them: undoes what revision 2 changed (docs/decisions/0040)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from arktable.engine.plans import swapped
from arktable.engine.rules import Module
from arktable.games.arkwright.modules.award_markers import settle_by_space, settle_by_value
from arktable.games.arkwright.phases.actions.turn_result import TurnResult
from arktable.games.arkwright.rules import Rules
from arktable.games.arkwright.state import ArkwrightPosition


def _pay_at_once(position: ArkwrightPosition, turn: TurnResult, cost: int, fee: int) -> None:
    """Pay administration cost and fee as one payment in every action; all further costs were separate payments."""
    position.pay(turn.seat, cost + fee)


def _first_rules(rules: Rules) -> Rules:
    return replace(
        rules,
        pay_marker=_pay_at_once,
        ships_forgone=True,
        spare_ship=False,
        board_in_turn=True,
        after_production=swapped(rules.after_production, {settle_by_value: (settle_by_space,)}),
    )


REVISION_1: Final[Module[Rules]] = Module("revision-1", _first_rules)
