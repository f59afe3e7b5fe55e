"""Every reason Arkadia gives, with its rule (docs/reference/arkadia.md)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from arktable.engine.errors import IllegalMove, UnknownMove
from arktable.games.arkadia.state import ArkadiaPosition
from tests.builders.arkadia import *
from tests.builders.random_play import walk
from tests.builders.reasons import explained_phases
from tests.builders.telling import told_by


def _fresh() -> ArkadiaPosition:
    return a_game()


def _choosing_the_lot() -> ArkadiaPosition:
    return started(2, 1, {"lot": "choose"})


def _laying() -> ArkadiaPosition:
    position = a_game()
    lay(position, "farm-cloth", "k5 k6 k7")
    stand(position, NEUTRAL, "l5")
    give_hand(position, YELLOW, "trade-cloth")
    play(position, "card trade-cloth")
    return position


def _without_a_place_for_a_farm() -> ArkadiaPosition:
    position = a_game()
    fill_board(position, but="a1 b1")
    give_hand(position, YELLOW, "farm-cloth", "house-cloth")
    return position


def _setting_workers() -> ArkadiaPosition:
    position = a_game()
    lay(position, "house-cloth", "m5 n5")
    play(position, "own k5")
    return position


def _without_banners() -> ArkadiaPosition:
    position = a_game()
    position.banners[YELLOW] = 0
    return position


def _building_the_castle() -> ArkadiaPosition:
    position = a_game()
    houses_waiting(position)
    build(position, "cloth 1", "cloth 2", "cloth 3")
    play(position, "own c3", "done")
    return position


def _drawing_from_an_empty_stack() -> ArkadiaPosition:
    position = a_game()
    give_hand(position, YELLOW, "house-cloth")
    empty_stack(position)
    play(position, "card house-cloth", "lay house k5 a")
    return position


def _selling() -> ArkadiaPosition:
    position = a_game()
    give_seals(position, YELLOW, cloth=3, silver=1)
    play(position, "own k5", "done", "banner", "sell silver 1")
    return position


CASES = [
    (_fresh, "card mill-cloth", "card-not-in-hand", "AK 96", {"card": "mill-cloth"}),
    (_without_a_place_for_a_farm, "card farm-cloth", "card-no-place", "AK 98", {"card": "farm-cloth"}),
    (_laying, "lay trade k7 a", "covers-building", "AK 119", {"cell": "k7", "form": "farm"}),
    (_laying, "lay trade l5 a", "covers-worker", "AK 119", {"cell": "l5"}),
    (_laying, "lay trade f5 a", "covers-lot", "AK 119", {"cell": "g5"}),
    (_laying, "lay trade a1 a", "touches-nothing", "AK 98", {}),
    (_laying, "lay trade g8 e", "no-flip", "A3", {}),
    (_setting_workers, "neutral k6", "no-neutral-workers", "AK 139", {}),
    (_setting_workers, "neutral k5", "worker-just-set", "AK 137", {"cell": "k5"}),
    (_setting_workers, "own k5", "worker-just-set", "AK 137", {"cell": "k5"}),
    (_setting_workers, "neutral g5", "cell-taken", "AK 139", {"cell": "g5"}),
    (_setting_workers, "own g5", "cell-taken", "AK 139", {"cell": "g5"}),
    (_setting_workers, "own a1", "not-beside-building", "AK 139", {"cell": "a1"}),
    (_setting_workers, "own o5", "not-same-building", "AK 139", {"cell": "o5"}),
    (_fresh, "done", "done-needs-worker", "AK 84", {"have": 0, "need": 1}),
    (_building_the_castle, "castle cloth 4", "piece-gone", "AK 163", {"family": "cloth", "floor": 1}),
    (_building_the_castle, "castle silver 2", "square-taken", "AK 163", {"square": 2, "floor": 1}),
    (_drawing_from_an_empty_stack, "take stack", "stack-empty", "A5", {}),
    (_drawing_from_an_empty_stack, "take house-cloth", "not-open", "AK 123", {"card": "house-cloth"}),
    (_without_banners, "banner", "no-banner", "AK 185", {"have": 0, "need": 1}),
    (_selling, "sell cloth 4", "sell-too-many", "AK 189", {"family": "cloth", "have": 3, "want": 4}),
    (_selling, "sell silver 1", "sold-already", "AK 189", {"family": "silver"}),
    (_choosing_the_lot, "lot 4x3 a1", "lot-place", "AK 59", {"cell": "b2"}),
    (_fresh, "take stack", "not-now", "AK 78", {"phase": "must"}),
]


@pytest.mark.parametrize(("situation", "move", "key", "rule", "args"), CASES, ids=[case[2] for case in CASES])
def test_the_reason_names_the_rule_and_what_misses(
    situation: Callable[[], ArkadiaPosition], move: str, key: str, rule: str, args: dict[str, int | str]
) -> None:
    reason = why_not(situation(), move)
    assert reason is not None
    assert reason.key == key
    assert reason.details == args
    assert reason.rule == rule


def test_no_own_workers_is_a_reason() -> None:
    position = a_game()
    position.own[YELLOW], position.own_pool[YELLOW] = 0, 11
    reason = why_not(position, "own k5")
    assert reason is not None
    assert (reason.key, reason.rule) == ("no-own-workers", "AK 139")


@pytest.mark.parametrize("text", ["lay trade p12 a", "lay smithy n1 a", "own q1", "own a13", "castle cloth 11"])
def test_what_lies_off_the_board_is_no_move_at_all(text: str) -> None:
    with pytest.raises(UnknownMove):
        ARKADIA.catalogue().parse(text)


def test_every_reason_has_a_test_here() -> None:
    assert set(told_by("arkadia").reasons) - {"no-own-workers"} == {case[2] for case in CASES} - {"not-now"}


def test_the_reason_comes_with_the_error_and_nothing_changes() -> None:
    position = _laying()
    before = position.view(-2)
    with pytest.raises(IllegalMove) as error:
        play(position, "lay trade a1 a")
    assert error.value.reason.key == "touches-nothing"
    assert position.view(-2) == before
    assert position.decisions == 2


@pytest.mark.parametrize("seed", [1, 2])
def test_every_move_of_the_catalogue_is_legal_or_has_a_reason(seed: int) -> None:
    """In positions of every phase met in a random game."""
    phases = explained_phases(walk(ARKADIA, 2, {"lot": "choose"}, seed), 2)
    assert phases >= {"lot", "must", "lay", "workers", "draw", "banner", "over"}
