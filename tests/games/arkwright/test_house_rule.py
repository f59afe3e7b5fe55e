"""A house rule from outside finds slots for wages, share steps and scores, and remembers a number of its own."""

from __future__ import annotations

from dataclasses import replace

from arktable.engine.additions import Addition
from arktable.engine.facts import Option
from arktable.engine.rng import rng_from_seed
from arktable.engine.rules import Module
from arktable.games.arkwright.phases.production.production import begin_production
from arktable.games.arkwright.phases.production.result import ProductionResult
from arktable.games.arkwright.rules import Rules
from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders.arkwright import FOOD, MARION, WATER_FRAME, a_company, a_factory, begin, started
from tests.builders.random_play import play_out


def _friendly(rules: Rules) -> Rules:
    """Workers get a pound more, shares rise half as fast, and each production with a sale is a point for everybody."""

    def wage(position: ArkwrightPosition) -> int:
        return rules.wage(position) + 1

    def steps(position: ArkwrightPosition, good: int, appeals: list[int], sold: list[int], importer: int) -> list[int]:
        return [step // 2 for step in rules.share_steps(position, good, appeals, sold, importer)]

    def scores(position: ArkwrightPosition) -> list[int]:
        return [points + position.memory.get("friendly", 0) for points in rules.scores(position)]

    def remember(position: ArkwrightPosition, production: ProductionResult) -> None:
        position.memory["friendly"] = position.memory.get("friendly", 0) + any(production.sold)

    told = (*rules.after_production, remember)
    return replace(rules, wage=wage, share_steps=steps, scores=scores, after_production=told)


FRIENDLY = WATER_FRAME.with_additions(
    (Addition(("water-frame",), Option("friendly", ("off", "on")), (Module("friendly=on", _friendly),)),)
)


def test_wage_share_steps_and_scores_are_slots() -> None:
    position = started(FRIENDLY, 2, {"setup": "free", "friendly": "on"}, 1)
    usual = started(FRIENDLY, 2, {"setup": "free"}, 1)
    assert position.wage() == usual.wage() + 1
    begin(position)
    marion = a_company(position, MARION, cash=50)
    a_factory(position, MARION, FOOD)
    position.decade, position.cycle = 1, FOOD
    before, points = marion.space, position.scores()[MARION]
    rises = position.view(MARION)["forecast"][FOOD]["sellers"][0]["steps"]
    assert rises == 2  # of four: two goods, the highest appeal and the most sold
    begin(position, begin_production(position))
    position.advance()
    assert marion.space == before + rises
    assert position.memory == {"friendly": 1}
    assert position.scores()[MARION] > points


def test_what_a_house_rule_remembers_is_copied_and_saved() -> None:
    position = started(FRIENDLY, 3, {"friendly": "on"}, 2)
    play_out(position, rng_from_seed(2))
    assert 0 < position.memory["friendly"] <= 20
    assert position.copy().memory == position.memory
    assert FRIENDLY.load(position.save()).memory == position.memory
