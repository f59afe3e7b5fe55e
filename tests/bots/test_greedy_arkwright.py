"""The greedy bot of Arkwright: legal, the same every time, and better than chance."""

from __future__ import annotations

import pytest

from arktable.arena.line_up import LineUp, fill_seats
from arktable.arena.match import Watcher, play_match
from arktable.bots.arkwright.greedy import GreedyArkwright
from arktable.bots.arkwright.market import Market
from arktable.bots.arkwright.valuation import Valuation
from arktable.bots.catalogue import bots_for
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.games.arkwright.economy import job_market
from arktable.games.arkwright.prediction.forecast import forecast
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import EXTRA_SHIFTS, PATRON, SCHOOL
from tests.builders import arkwright_variant_moments as moments
from tests.builders.arkwright import MARION, a_company, a_factory, a_position, play, use


class Diary(Watcher):
    """Keeps the moves and the last position."""

    def __init__(self) -> None:
        self.moves: list[str] = []
        self.census: dict[str, int] = {}
        self.last: ArkwrightPosition | None = None

    def before(self, position: Position) -> None:
        self.census = position.census()

    def step(self, position: Position, seat: int, move: Move) -> None:
        self.moves.append(move.text)

    def after(self, position: Position) -> None:
        assert isinstance(position, ArkwrightPosition)
        self.last = position


def watched(ruleset: str, seats: int, seed: int, **options: str) -> Diary:
    diary = Diary()
    outcome = play_match(LineUp(ruleset, seats, ("greedy",) * seats, options), seed, [diary])
    assert outcome.finished
    return diary


EVERYTHING = "extra-events steam-power bonus-markers award-markers reorganization new-tiles stock-exchange"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_with_every_module(seats: int) -> None:
    diary = watched("water-frame", seats, 12, **dict.fromkeys(EVERYTHING.split(), "on"))
    assert diary.last is not None
    assert diary.last.census() == diary.census
    assert min(diary.last.scores()) > 0


def the_bot_chooses(position: ArkwrightPosition) -> str:
    return GreedyArkwright(rng_from_seed(1)).choose(position).text


def test_it_answers_what_only_the_modules_ask() -> None:
    assert the_bot_chooses(moments.short_of_cash()) == "award"
    assert the_bot_chooses(moments.without_award()) == "sell 2 of 2"  # £23 each, and hers will be worth more
    assert the_bot_chooses(moments.half_a_price()) == "half-price 1"
    assert the_bot_chooses(moments.contract_about_to_rise()) == "award"
    assert the_bot_chooses(moments.offered_by_the_board()) == "tile broker"
    assert the_bot_chooses(moments.first_portfolios()) == "done"


def test_both_rulesets_know_it() -> None:
    assert bots_for("arkwright")[:2] == ["random", "greedy"]
    assert {"specialist", "shipowner", "completist", "flexible"} <= set(bots_for("arkwright"))


@pytest.mark.parametrize("setup", ["predetermined", "free"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("ruleset", ["spinning-jenny", "spinning-mule", "water-frame"])
def test_it_plays_whole_games_and_ends_without_debts_and_promises(ruleset: str, seats: int, setup: str) -> None:
    diary = watched(ruleset, seats, 12, setup=setup)  # an illegal move would have raised
    assert diary.last is not None
    assert diary.last.census() == diary.census
    for company in diary.last.companies:
        assert company.loans == 0
        assert company.marks == 0
        assert not any(company.contracts)
        assert company.shares <= diary.last.rules.printed.shares


def test_the_same_seed_is_the_same_game() -> None:
    assert watched("water-frame", 3, 4).moves == watched("water-frame", 3, 4).moves


def test_it_needs_no_memory_and_no_chance() -> None:
    position = find_game("spinning-jenny").start(2, {}, 8)
    kept = GreedyArkwright(rng_from_seed(1))
    while position.seat >= 0:
        move = kept.choose(position.copy())
        assert move is GreedyArkwright(rng_from_seed(position.decisions)).choose(position.copy())
        position.play_checked(move)


@pytest.mark.parametrize("ruleset", ["spinning-jenny", "water-frame"])
def test_it_beats_chance(ruleset: str) -> None:
    for seed in range(2):
        outcome = play_match(LineUp(ruleset, 4, fill_seats(("random", "greedy"), 4)), seed)
        assert min(outcome.scores[1], outcome.scores[3]) > max(outcome.scores[0], outcome.scores[2])


def test_cash_buys_shares_that_rise_and_loans_hurt() -> None:
    position = find_game("water-frame").start(4, {}, 3)
    assert isinstance(position, ArkwrightPosition)
    valuation = Valuation(position, 0)
    company = position.companies[0]
    richer = company.copy()
    richer.cash += 10
    assert valuation.standing(richer, position.empty) > valuation.standing(company, position.empty) + 10
    indebted = company.copy()
    indebted.loans = 1
    assert valuation.standing(indebted, position.empty) < valuation.standing(company, position.empty)


def test_its_quick_sale_agrees_with_the_forecast_of_the_rules() -> None:
    seen = 0
    position = find_game("water-frame").start(4, {}, 7)
    bot = GreedyArkwright(rng_from_seed(0))
    while position.seat >= 0:
        assert isinstance(position, ArkwrightPosition)
        if position.phase() == "marker":
            seen += _compared(position)
        position.play(bot.choose(position.copy()))
    assert seen > 100


def _compared(position: ArkwrightPosition) -> int:
    """Checks every company of the active good that has no choice in the sale; says how many those were."""
    good, compared = position.cycle, 0
    outcome = forecast(position, good)
    sold = [number for number in outcome.sold if number]
    printed = position.rules.printed
    for seat, company in enumerate(position.companies):
        if not company.level[good] or company.has(EXTRA_SHIFTS) or company.has(SCHOOL) or company.has(PATRON + good):
            continue
        appeal = outcome.appeals[seat]
        quality = printed.cost[good][company.level[good]] + company.quality[good]
        made = outcome.makes[seat] + company.stock[good]
        quick, _ = Market(position, seat).sells(
            good, appeal, quality, made, job_market.demand(position, good), 0, False
        )
        if sum(sold) + outcome.importer_sold <= job_market.demand(
            position, good
        ):  # no tie shared goods beyond the demand
            assert quick == outcome.sold[seat]
            compared += 1
    return compared


def test_in_a_factory_action_it_counts_what_stands_on_the_bill() -> None:
    """It does the same as where every cost is paid at once, as long as the cash suffices for all."""
    found: list[list[str]] = []
    for payments in ("together", "apart"):
        position = a_position(year=1800, more={"payments": payments})
        a_company(position, cash=45, shares=10, space=20)
        for good in range(4):
            a_factory(position, MARION, good, appeal=3)
        use(position, "factory", 2)
        moves: list[str] = []
        while position.phase() == "factory":
            moves.append(GreedyArkwright(rng_from_seed(1)).choose(position).text)
            play(position, moves[-1])
        found.append(moves)
    assert found[0] == found[1]
    assert 2 <= len(found[0]) < 8  # it stops before everything is modern
