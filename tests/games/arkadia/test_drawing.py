"""Drawing a card after laying a building (AK 123; ruling A5)."""

from __future__ import annotations

import pytest

from arktable.games.arkadia.state import ArkadiaPosition
from tests.builders.arkadia import *


@pytest.fixture
def drawing() -> ArkadiaPosition:
    """Yellow has laid a house; three different cards lie open."""
    position = a_game()
    give_hand(position, YELLOW, "house-cloth", "farm-cloth", "mill-cloth", "smithy-cloth")
    give_open(position, "house-silver", "farm-silver", "mill-silver")
    play(position, "card house-cloth", "lay house k5 a")
    return position


def test_a5_an_open_card_or_the_top_of_the_stack_must_be_taken(drawing: ArkadiaPosition) -> None:
    assert offered(drawing) == ["take stack", "take house-silver", "take farm-silver", "take mill-silver"]


def test_a5_an_open_card_taken_is_replaced_at_once_from_the_stack(drawing: ArkadiaPosition) -> None:
    top = drawing.stack[-1]
    play(drawing, "take farm-silver")
    assert drawing.open == [card_number("house-silver"), top, card_number("mill-silver")]
    assert card_number("farm-silver") in drawing.hands[YELLOW]
    assert len(drawing.hands[YELLOW]) == 4


def test_a5_the_top_of_the_stack_goes_into_the_hand_and_the_row_stays(drawing: ArkadiaPosition) -> None:
    top, row = drawing.stack[-1], list(drawing.open)
    play(drawing, "take stack")
    assert top in drawing.hands[YELLOW]
    assert drawing.open == row
    assert len(drawing.hands[YELLOW]) == 4


def test_a5_a_card_that_does_not_lie_open_cannot_be_taken(drawing: ArkadiaPosition) -> None:
    assert refusal(drawing, "take smithy-silver") == "not-open"


def test_a5_nothing_is_drawn_after_introducing_workers() -> None:
    position = a_game()
    play(position, "own k5", "done")
    assert position.phase() == "banner"
    assert len(position.hands[YELLOW]) == 4


def test_a5_with_an_empty_stack_the_open_row_shrinks(drawing: ArkadiaPosition) -> None:
    empty_stack(drawing)
    assert "take stack" not in offered(drawing)
    assert refusal(drawing, "take stack") == "stack-empty"
    play(drawing, "take farm-silver")
    assert [drawing.rules.printed.cards[card] for card in drawing.open] == ["house-silver", "mill-silver"]


def test_a5_the_last_card_of_the_stack_replenishes_the_row(drawing: ArkadiaPosition) -> None:
    empty_stack(drawing, keep=1)
    play(drawing, "take farm-silver")
    assert len(drawing.open) == 3
    assert not drawing.stack


def test_a5_when_only_one_kind_can_be_had_nobody_is_asked() -> None:
    position = a_game()
    give_hand(position, YELLOW, "mill-cloth")
    give_open(position, "house-silver", "house-silver")
    empty_stack(position)
    play(position, "card mill-cloth", "lay mill k5 b")
    assert position.phase() == "banner"
    assert position.hands[YELLOW] == [card_number("house-silver")]
    assert position.known[YELLOW] == [card_number("house-silver")]
    assert len(position.open) == 1


def test_a5_with_stack_and_row_gone_nothing_is_drawn() -> None:
    position = a_game()
    give_hand(position, YELLOW, "mill-cloth", "farm-cloth")
    give_open(position)
    empty_stack(position)
    play(position, "card mill-cloth", "lay mill k5 b")
    assert position.phase() == "banner"
    assert len(position.hands[YELLOW]) == 1


def test_a5_discards_never_come_back() -> None:
    position = a_game(2)
    give_hand(position, YELLOW, "mill-cloth", "farm-cloth")
    give_open(position)
    empty_stack(position)
    gone = len(position.discard)
    play(position, "card mill-cloth", "lay mill k5 b", "end", "own f5", "done", "end")
    play(position, "card farm-cloth", "lay farm g8 a", "end")
    assert position.hands[YELLOW] == []
    assert len(position.discard) == gone + 2


def test_two_equal_open_cards_are_offered_once(drawing: ArkadiaPosition) -> None:
    give_open(drawing, "house-silver", "house-silver", "mill-silver")
    assert offered(drawing) == ["take stack", "take house-silver", "take mill-silver"]


def test_reveals_counts_what_is_drawn_or_turned_up_and_nothing_else(drawing: ArkadiaPosition) -> None:
    before = drawing.reveals
    twin = drawing.copy()
    play(drawing, "take stack")
    assert drawing.reveals == before + 1
    play(twin, "take farm-silver")
    assert twin.reveals == before + 1
    play(twin, "end")
    assert twin.reveals == before + 1
    assert twin.seat == ORANGE


def test_taking_an_open_card_from_an_empty_stack_reveals_nothing(drawing: ArkadiaPosition) -> None:
    empty_stack(drawing)
    before = drawing.reveals
    play(drawing, "take farm-silver")
    assert drawing.reveals == before
