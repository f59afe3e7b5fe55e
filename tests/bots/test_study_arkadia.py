"""What a bot that looks ahead learns about Arkadia: where plans are made, and what a position is worth."""

from __future__ import annotations

from arktable.bots.arkadia.fitted import FITTED
from arktable.bots.arkadia.greedy import GreedyArkadia
from arktable.bots.arkadia.study import features, is_plan_point, values
from arktable.engine.rng import rng_from_seed
from arktable.games.arkadia.state import ArkadiaPosition
from tests.builders.arkadia import a_game, give_gold, give_seals, give_workers, started


def met(seats: int, seed: int) -> tuple[list[tuple[float, list[float]]], ArkadiaPosition]:
    """What was left of the game and what each seat expected, at every plan of a greedy game; and its end."""
    position, bot = started(seats, seed, {}), GreedyArkadia(rng_from_seed(seed))
    guesses: list[tuple[float, list[float]]] = []
    while position.seat >= 0:
        if is_plan_point(position):
            guesses.append((1.0 - position.progress(), values(position)))
        position.play(bot.choose(position))
    return guesses, position


def test_a_plan_is_made_where_a_turn_begins_in_the_castle_and_at_the_banner() -> None:
    position, bot = started(2, 1, {}), GreedyArkadia(rng_from_seed(1))
    plans, steps = set[str](), set[str]()
    while position.seat >= 0:
        (plans if is_plan_point(position) else steps).add(position.phase())
        position.play(bot.choose(position))
    assert plans == {"must", "castle", "banner"}
    assert steps == {"lay", "workers", "draw", "sell"}


def test_at_the_end_the_worth_is_the_score() -> None:
    _, position = met(3, 2)
    assert values(position) == position.scores()


def test_gold_counts_in_full_and_seals_and_workers_for_something() -> None:
    position = a_game(2)
    before = values(position)
    give_gold(position, 0, 10)
    assert values(position)[0] == before[0] + 10
    give_seals(position, 1, cloth=5)
    richer = values(position)
    assert 5 < richer[1] - before[1] < 20
    give_workers(position, 1, own=5)
    assert values(position)[1] > richer[1]


def test_every_number_of_seats_has_as_many_weights_as_there_are_features() -> None:
    for seats in (2, 3, 4):
        assert {len(row) for row in features(a_game(seats))} == {len(FITTED[seats])}


def test_the_guess_is_near_the_true_end_and_comes_nearer() -> None:
    """Over games that were not used for the fit."""
    early: list[float] = []
    late: list[float] = []
    for seed in (10_001, 10_002, 10_003):
        guesses, end = met(2, seed)
        scores = end.scores()
        for left, guess in guesses:
            errors = [abs(worth - score) for worth, score in zip(guess, scores, strict=True)]
            (late if left < 0.33 else early).extend(errors)
    assert sum(late) / len(late) < sum(early) / len(early) < 20
    assert sum(late) / len(late) < 10
