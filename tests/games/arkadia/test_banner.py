"""Part 2 of a turn: the architect banner and the evaluation by its player (AK 183–200; rulings A10, A22)."""

from __future__ import annotations

import pytest

from arktable.games.arkadia.state import ArkadiaPosition
from tests.builders.arkadia import *


@pytest.fixture
def at_banner() -> ArkadiaPosition:
    """Yellow has set a worker and holds 3 cloth and 2 silver seals."""
    position = a_game()
    give_seals(position, YELLOW, cloth=3, silver=2)
    play(position, "own k5", "done")
    return position


def test_a22_a_banner_comes_after_part_one_never_before() -> None:
    """AK 86–88, 185."""
    position = a_game()
    assert "banner" not in offered(position)
    play(position, "own k5")
    assert "banner" not in offered(position)
    play(position, "done")
    assert offered(position) == ["end", "banner"]


def test_using_a_banner_is_a_choice(at_banner: ArkadiaPosition) -> None:
    """AK 88."""
    play(at_banner, "end")
    assert at_banner.banners[YELLOW] == 4
    assert at_banner.seat == ORANGE


def test_a22_at_most_one_banner_a_turn(at_banner: ArkadiaPosition) -> None:
    play(at_banner, "banner", "done")
    assert at_banner.seat == ORANGE
    assert at_banner.banners == [3, 4, 4, 4]


def test_a10_a_banner_may_be_used_without_selling(at_banner: ArkadiaPosition) -> None:
    """AK 221."""
    play(at_banner, "banner", "done")
    assert at_banner.own[YELLOW] == 2 + 2
    assert seals_of(at_banner, YELLOW) == {"cloth": 3, "silver": 2}
    assert at_banner.gold[YELLOW] == 0


def test_a10_any_number_of_seals_of_any_families(at_banner: ArkadiaPosition) -> None:
    """AK 189."""
    play(at_banner, "banner")
    assert set(offered(at_banner)) == {
        "done", "sell cloth 1", "sell cloth 2", "sell cloth 3", "sell silver 1", "sell silver 2",
    }  # fmt: skip
    play(at_banner, "sell silver 1", "sell cloth 2")
    assert at_banner.gold[YELLOW] == 1 * 2 + 2 * 2
    assert seals_of(at_banner, YELLOW) == {"cloth": 1, "silver": 1}
    assert at_banner.seat == ORANGE  # every family had its turn


def test_a10_nobody_sells_what_he_does_not_have(at_banner: ArkadiaPosition) -> None:
    play(at_banner, "banner")
    assert refusal(at_banner, "sell cloth 4") == "sell-too-many"
    assert refusal(at_banner, "sell spice 1") == "sell-too-many"


def test_a10_the_two_workers_are_what_the_pool_still_has() -> None:
    position = a_game()
    play(position, "own k5", "done")
    position.own[YELLOW], position.own_pool[YELLOW] = 9, 1
    play(position, "banner")
    assert (position.own[YELLOW], position.own_pool[YELLOW]) == (10, 0)


def test_a22_the_workers_come_first_and_serve_from_the_next_turn_on() -> None:
    position = a_game(2)
    give_workers(position, YELLOW, own=1)
    give_seals(position, YELLOW, cloth=1)
    play(position, "own k5", "done", "banner")
    assert position.own[YELLOW] == 2  # before anything is sold
    play(position, "sell cloth 1")
    assert position.seat == ORANGE
    play(position, "own f5", "done", "end", "own g4", "own h4")
    assert position.own[YELLOW] == 0


def test_a22_seals_are_sold_at_the_value_of_that_moment(at_banner: ArkadiaPosition) -> None:
    build(at_banner, "cloth 5", "cloth 10", "cloth 2")
    play(at_banner, "banner", "sell cloth 3")
    assert at_banner.gold[YELLOW] == 3 * 5


def test_a22_a_family_worth_nothing_may_be_given_up_for_nothing(at_banner: ArkadiaPosition) -> None:
    build(at_banner, "silver 1", "silver 6")
    play(at_banner, "banner", "sell cloth 3")
    assert at_banner.gold[YELLOW] == 0
    assert seals_of(at_banner, YELLOW) == {"silver": 2}


def test_a_family_is_sold_once_per_evaluation(at_banner: ArkadiaPosition) -> None:
    play(at_banner, "banner", "sell cloth 1")
    assert refusal(at_banner, "sell cloth 1") == "sold-already"
    assert at_banner.view(ORANGE)["asked"] == {"sell": {"sold": ["cloth"], "gold": 2}}


def test_without_seals_nobody_is_asked_to_sell() -> None:
    position = a_game()
    play(position, "own k5", "done", "banner")
    assert position.seat == ORANGE


def test_a_player_without_banners_is_not_asked() -> None:
    position = a_game()
    position.banners[YELLOW] = 0
    play(position, "own k5", "done")
    assert position.seat == ORANGE


def test_a22_a_banner_may_be_used_after_passing_part_one() -> None:
    """A6."""
    position = a_game()
    fill_board(position)
    give_hand(position, YELLOW)
    position.advance()
    assert (position.seat, position.phase()) == (YELLOW, "banner")
    play(position, "banner")
    assert position.own[YELLOW] == 5


def test_the_evaluation_is_only_for_oneself(at_banner: ArkadiaPosition) -> None:
    """AK 187."""
    give_seals(at_banner, ORANGE, cloth=5)
    play(at_banner, "banner", "sell cloth 3", "sell silver 2")
    assert seals_of(at_banner, ORANGE) == {"cloth": 5}
    assert at_banner.gold == [10, 0, 0, 0]
