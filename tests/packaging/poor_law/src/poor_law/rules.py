"""Which slots of Water Frame's rules the rule fills: plans, wage, share steps, a hook, scores, the end of the game."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from arktable.engine.plans import before
from arktable.engine.rules import Module
from arktable.games.arkwright.phases.final import FinalExchange
from arktable.games.arkwright.phases.production.result import ProductionResult
from arktable.games.arkwright.rules import Rules
from arktable.games.arkwright.state import ArkwrightPosition
from poor_law.memory import forget_thanks, gifts, is_last, is_thanked, is_unrest
from poor_law.numbers import ANGER, THANKS, WORTH, number
from poor_law.phase import PoorLaw


def _extend(rules: Rules) -> Rules:
    """Each function asks the slot as it was before and adds its part: so house rules can be played together."""
    anger, thanks = number(rules, ANGER), number(rules, THANKS)

    def wage(position: ArkwrightPosition) -> int:
        return rules.wage(position) + (anger if is_unrest(position) else 0)

    def share_steps(
        position: ArkwrightPosition, good: int, appeals: list[int], sold: list[int], importer_sold: int
    ) -> list[int]:
        steps = rules.share_steps(position, good, appeals, sold, importer_sold)
        return [n + (thanks if sold[seat] and is_thanked(position, seat) else 0) for seat, n in enumerate(steps)]

    def scores(position: ArkwrightPosition) -> list[int]:
        points = rules.scores(position)
        return [n + _worth(position, seat) for seat, n in enumerate(points)]

    def ends_early(position: ArkwrightPosition) -> bool:
        return rules.ends_early(position) or is_last(position, position.decade)

    return replace(
        rules,
        decade_plan=(*rules.decade_plan, PoorLaw),
        final_plan=before(rules.final_plan, PoorLaw, FinalExchange),
        wage=wage,
        share_steps=share_steps,
        after_sale=(*rules.after_sale, _sold),
        scores=scores,
        ends_early=ends_early,
    )


def _sold(position: ArkwrightPosition, production: ProductionResult) -> None:
    """Who was thanked and has sold something has had the step. A forecast asks for steps too, and changes nothing."""
    for seat, n in enumerate(production.sold):
        if n:
            forget_thanks(position, seat)


def _worth(position: ArkwrightPosition, seat: int) -> int:
    """Who ends the game with a loan scores nothing (WF 2861), not for gifts either."""
    owes = position.finished and position.companies[seat].loans
    return 0 if owes else number(position.rules, WORTH) * gifts(position, seat)


MODULE: Final[Module[Rules]] = Module(
    "poor-law=on",
    _extend,
    wraps=("decade_plan", "final_plan", "wage", "share_steps", "after_sale", "scores", "ends_early"),
)
