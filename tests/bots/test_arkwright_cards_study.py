"""What the search is told of the card game: where plans are made, and what positions are worth."""

from __future__ import annotations

from statistics import mean

import pytest

from arktable.arena.line_up import LineUp
from arktable.arena.match import Watcher, play_match
from arktable.bots.arkwright_cards import fitted, study
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.games.arkwright_cards.state import CardPosition
from tests.builders.random_play import walk

CARDS = find_game("arkwright-cards")


class Guesses(Watcher):
    """Notes the values at the plan points of the last decade, and compares them with how the game ended."""

    def __init__(self) -> None:
        self.guesses: list[list[float]] = []
        self.errors: list[float] = []
        self.known: list[float] = []

    def step(self, position: Position, seat: int, move: Move) -> None:
        assert isinstance(position, CardPosition)
        if study.is_plan_point(position) and position.last_decade():
            self.guesses.append(study.values(position))

    def after(self, position: Position) -> None:
        self.known = study.values(position)
        for guess in self.guesses:
            self.errors += [abs(a - b) for a, b in zip(guess, self.known, strict=True)]


def test_a_plan_is_made_where_an_action_a_development_or_a_price_is_chosen() -> None:
    phases = {
        (position.phase(), study.is_plan_point(position)) for position in walk(CARDS, 2, {}, 1) if position.seat >= 0
    }
    assert {phase for phase, plan in phases if plan} == {"action", "develop", "price"}
    assert ("exchange", False) in phases


def test_the_numbers_fit_the_features() -> None:
    position = CARDS.start(1, {}, 1)
    assert isinstance(position, CardPosition)
    features = len(study.seat_features(position)[0])
    for table in fitted.SEATS[1:]:
        assert [len(row) for row in table] == [features] * study.ROUNDS
    assert [len(row) for row in fitted.RIVALS] == [len(study.rival_features(position)[0])] * study.ROUNDS


@pytest.mark.parametrize(("seats", "most"), [(1, 60), (2, 60), (4, 60)])
def test_the_values_of_the_last_decade_are_near_the_end(seats: int, most: int) -> None:
    errors: list[float] = []
    for seed in range(2):
        guesses = Guesses()
        play_match(LineUp("arkwright-cards", seats, ("greedy",) * seats), seed, [guesses])
        errors += guesses.errors
    assert mean(errors) < most


def test_at_the_end_the_values_are_the_scores() -> None:
    guesses = Guesses()
    outcome = play_match(LineUp("arkwright-cards", 2, ("greedy", "random")), 1, [guesses])
    assert guesses.known == list(outcome.scores)


def test_the_opponents_of_the_solo_game_come_behind_the_player() -> None:
    position = CARDS.start(1, {}, 1)
    assert len(study.values(position)) == 3


def test_the_values_hang_on_nothing_that_the_seat_cannot_know() -> None:
    for position in walk(CARDS, 1, {}, 4):
        if position.seat >= 0 and study.is_plan_point(position):
            values = [study.values(position.sample(0, rng_from_seed(deal))) for deal in range(3)]
            assert values[0] == values[1] == values[2]


def test_more_money_and_more_shares_are_worth_more() -> None:
    position = CARDS.start(3, {}, 1)
    assert isinstance(position, CardPosition)
    before = study.values(position)
    position.companies[1].shares += 3
    position.companies[1].money += 10
    assert study.values(position)[1] > before[1]
