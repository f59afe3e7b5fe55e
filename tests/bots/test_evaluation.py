"""The evaluation of plans: the same games for all plans, and figures that say how far they can be trusted."""

from __future__ import annotations

import math

import pytest

from arktable.bots.reviewing import reviewer
from arktable.bots.search.estimate import Estimate, difference
from arktable.bots.search.evaluation import MOST_PROPOSED, Wavering, lead_of, play_row, proposed_plans, same_plan
from arktable.bots.search.thinking import SearchBot
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_of

RULESETS = ["arkadia", "arkwright-cards", "spinning-jenny", "water-frame"]


def a_bot(ruleset: str) -> SearchBot:
    bot = reviewer(find_game(ruleset).facts.game, rng_of(0))
    assert bot is not None
    return bot


def late(ruleset: str, seats: int = 2, part: float = 0.8) -> Position:
    """A position near the end, where the seat has a choice and play-outs are short."""
    position = find_game(ruleset).start(seats, {}, 5)
    policy = a_bot(ruleset).study().policy(rng_of(5))
    while position.progress() < part or len(position.moves()) < 2:
        position.play(policy.choose(position))
    return position


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_plan_has_the_same_result_for_every_asker_and_every_comparison(ruleset: str) -> None:
    position, bot = late(ruleset), a_bot(ruleset)
    _, plans = proposed_plans(bot, position, "7")
    together = play_row(bot.study(), position, plans, "7", 0)
    for plan, result in zip(reversed(plans), reversed(together), strict=True):
        assert play_row(a_bot(ruleset).study(), position, [plan], "7", 0) == [result]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_games_differ_from_each_other_and_from_table_to_table(ruleset: str) -> None:
    position, bot = late(ruleset, part=0.4), a_bot(ruleset)
    _, plans = proposed_plans(bot, position, "7")
    found = [play_row(bot.study(), position, plans[:1], seed, row)[0] for seed in ("7", "8") for row in range(4)]
    assert len(set(found)) > 1
    assert found[:4] != found[4:]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_proposed_plans_are_different_and_can_be_played(ruleset: str) -> None:
    position = late(ruleset)
    sample, plans = proposed_plans(a_bot(ruleset), position, "7")
    assert 1 <= len(plans) <= MOST_PROPOSED
    assert len({same_plan([move.text for move in plan]) for plan in plans}) == len(plans)
    for plan in plans:
        trial = sample.copy()
        for move in plan:
            assert trial.seat == position.seat
            trial.play_checked(move)


def test_moves_that_a_sample_does_not_allow_are_left_to_the_policy() -> None:
    position, bot = late("arkadia"), a_bot("arkadia")
    illegal = next(move for move in find_game("arkadia").start(2, {}, 1).moves() if position.why_not(move) is not None)
    assert play_row(bot.study(), position, [[illegal]], "7", 0) == play_row(bot.study(), position, [[]], "7", 0)


def test_a_seat_likes_the_same_move_in_the_same_turn_after_every_plan() -> None:
    position, study = late("arkadia", part=0.3), a_bot("arkadia").study()
    chosen = [Wavering(study.policy(rng_of(seed)), 77, 1e6).choose(position.copy()) for seed in range(3)]
    assert len(set(chosen)) == 1
    others = {Wavering(study.policy(rng_of(1)), taste, 1e6).choose(position.copy()) for taste in range(40)}
    assert len(others) > 1


def test_the_lead_is_over_the_best_rival_and_the_score_itself_without_one() -> None:
    assert lead_of((40.0, 30.0)) == 10.0
    assert lead_of((40.0, None)) == 40.0


def test_a_mean_is_trusted_less_the_fewer_games_there_are() -> None:
    few, many = Estimate([1.0, 3.0] * 3), Estimate([1.0, 3.0] * 30)
    assert (few.mean, many.mean) == (2.0, 2.0)
    assert few.spread > many.spread > 0
    # The 99 % points of Student's t distribution with 5 and with 59 degrees of freedom.
    assert few.spread == pytest.approx(4.032 * math.sqrt(6 / 5 / 6), rel=0.01)
    assert many.spread == pytest.approx(2.662 * math.sqrt(60 / 59 / 60), rel=0.01)


def test_differences_are_taken_game_by_game() -> None:
    one, other = [10.0, 50.0, 90.0, 7.0], [8.0, 47.0, 88.0]
    gap = difference(one, other)
    assert gap.games == 3
    assert gap.mean == pytest.approx(7 / 3)
    assert gap.spread < Estimate(one).spread


@pytest.mark.parametrize(
    ("results", "clear"), [([4.0, 5.0, 6.0] * 4, True), ([-4.0, 5.0] * 6, False), ([0.0] * 9, False), ([9.0], False)]
)
def test_what_is_within_its_spread_is_not_clear(results: list[float], clear: bool) -> None:
    assert Estimate(results).is_clear() is clear
