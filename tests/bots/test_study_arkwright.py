"""What the bots of Arkwright tell others: their choices with a worth, plan points, and the value of a position."""

from __future__ import annotations

import pytest

from arktable.arena.line_up import Profile, game_with
from arktable.bots.arkwright.greedy import GreedyArkwright
from arktable.bots.arkwright.study import FEATURES, features, is_plan_point, values
from arktable.bots.arkwright.valuation import Valuation
from arktable.bots.bot import RankingBot
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders import arkwright_variant_moments as moments

EVERYTHING = "extra-events steam-power bonus-markers award-markers reorganization new-tiles stock-exchange"


def started(ruleset: str, seats: int, seed: int, **options: str) -> ArkwrightPosition:
    position = find_game(ruleset).start(seats, options, seed)
    assert isinstance(position, ArkwrightPosition)
    return position


def greedy() -> GreedyArkwright:
    return GreedyArkwright(rng_from_seed(0))


@pytest.mark.parametrize(
    ("ruleset", "options"),
    [("water-frame", dict.fromkeys(EVERYTHING.split(), "on")), ("spinning-jenny", {"setup": "free"})],
)
def test_its_choices_are_legal_and_the_best_one_is_what_it_plays(ruleset: str, options: dict[str, str]) -> None:
    position, bot, compared = started(ruleset, 2, 4, **options), greedy(), 0
    while position.seat >= 0:
        before = position.save()
        choices = bot.ranked(position)
        assert position.save() == before  # trying moves leaves no trace
        moves = [choice.move for choice in choices]
        worths = [choice.worth for choice in choices]
        assert bot.choose(position.copy()) is moves[0]
        assert len(set(moves)) == len(moves)
        assert worths == sorted(worths, reverse=True)
        assert all(position.why_not(move) is None for move in moves)
        if is_plan_point(position):
            assert len(choices) > 1
            compared += len(choices)
        position.play_checked(moves[0])
    assert compared > 150


@pytest.mark.parametrize("moment", [moments.short_of_cash, moments.without_award, moments.offered_by_the_board])
def test_it_ranks_what_only_the_modules_ask(moment: object) -> None:
    assert callable(moment)
    position = moment()
    assert greedy().ranked(position.copy())[0].move is greedy().choose(position)


def finish_turn(position: Position, bot: RankingBot) -> None:
    """Play on as the bot would until a marker is chosen."""
    while position.seat >= 0 and not is_plan_point(position):
        position.play(bot.choose(position))


def test_a_turn_is_finished_up_to_the_next_plan() -> None:
    position, bot = started("water-frame", 3, 9), greedy()
    finish_turn(position, bot)
    assert is_plan_point(position)
    seat, decisions = position.seat, position.decisions
    position.play(bot.choose(position))
    finish_turn(position, bot)
    assert is_plan_point(position)
    assert position.seat != seat
    assert position.decisions > decisions


def test_at_the_end_the_value_is_the_score() -> None:
    position: Position = started("spinning-jenny", 2, 3)
    while position.seat >= 0:
        position.play(greedy().choose(position.copy()))
    assert values(position) == [float(score) for score in position.scores()]


@pytest.mark.parametrize(("ruleset", "seats"), [("water-frame", 2), ("water-frame", 4), ("spinning-jenny", 3)])
def test_the_value_of_a_position_comes_near_the_final_scores(ruleset: str, seats: int) -> None:
    position, bot = started(ruleset, seats, 1001), greedy()  # a game that the weights were not fitted to
    last: list[float] = []
    while position.seat >= 0:
        if is_plan_point(position) and position.decade == position.rules.last_decade:
            last = last or values(position)
        position.play(bot.choose(position.copy()))
    for told, score in zip(last, position.scores(), strict=True):
        assert abs(told - score) < 0.25 * score


def test_more_cash_shares_and_share_value_are_worth_more() -> None:
    position, bot = started("water-frame", 3, 2), greedy()
    while position.decade < 3 or not is_plan_point(position):
        position.play(bot.choose(position.copy()))
    before = values(position)[0]
    for name, more in (("cash", 30), ("shares", 3), ("space", 5)):
        richer = position.copy()
        setattr(richer.companies[0], name, getattr(richer.companies[0], name) + more)
        assert values(richer)[0] > before + 5
    assert all(len(row) == FEATURES for row in features(position))


def test_it_computes_with_the_share_track_of_the_sheet() -> None:
    usual = started("water-frame", 2, 1)
    steep = Profile("steep", "[shares.track]\nvalue = [40, 10, 10]\n")
    other = game_with("water-frame", steep).start(2, {}, 1)
    assert isinstance(other, ArkwrightPosition)
    assert Valuation(other, 0).share > Valuation(usual, 0).share
    assert Valuation(other, 0).step > Valuation(usual, 0).step
