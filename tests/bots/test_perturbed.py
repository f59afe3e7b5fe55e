"""Players of one school: the same numbers, each some way off."""

from __future__ import annotations

from math import exp

import pytest

from arktable.bots.arkwright_cards.weights import USUAL, Weights, of_player
from arktable.bots.perturbed import SPREAD

PLAIN = [name for name in dir(USUAL) if isinstance(getattr(USUAL, name), float) and getattr(USUAL, name)]


def numbers(weights: Weights) -> list[float]:
    return [getattr(weights, name) for name in PLAIN]


def test_every_number_strays_and_none_too_far() -> None:
    assert len(PLAIN) > 20
    for usual, number in zip(numbers(Weights()), numbers(of_player(1)), strict=True):
        assert number != usual
        assert exp(-SPREAD) <= number / usual <= exp(SPREAD)


def test_one_player_always_thinks_the_same_and_two_never_do() -> None:
    assert numbers(of_player(3)) == numbers(of_player(3))
    assert len({tuple(numbers(of_player(player))) for player in range(8)}) == 8


def test_a_player_thinks_the_same_on_every_build() -> None:
    assert of_player(1).token == pytest.approx(2.214570068542956)
    assert of_player(1).early_share == pytest.approx(4.356151012116016)


def test_the_usual_judgement_stays_as_it_is() -> None:
    of_player(2)
    assert numbers(USUAL) == numbers(Weights())
