"""What is told while a game is played (docs/reference/arkadia.md): keys and arguments, in the order of the rules."""

from __future__ import annotations

import pytest

from arktable.engine.events import Seen, said
from arktable.games.arkadia.state import ArkadiaPosition
from tests.builders.arkadia import *
from tests.builders.random_play import walk


def told(position: ArkadiaPosition, *moves: str) -> list[Seen]:
    """What is said to the mover about these moves."""
    position.events = []
    seat = position.seat
    play(position, *moves)
    return said(position.events, seat)


def test_the_place_of_the_lot_is_told() -> None:
    position = started(2, 1, {"lot": "choose"})
    assert told(position, "lot 3x4 h5") == [{"key": "lot", "seat": YELLOW, "args": {"cell": "h5", "size": "3x4"}}]


def test_the_set_up_is_told_to_who_listens_from_the_start() -> None:
    position = ARKADIA.start(2, {}, 1, True)
    assert position.events is not None
    assert [event.key for event in position.events] == ["lot"]


def test_laying_tells_card_place_and_tents() -> None:
    position = a_game()
    give_hand(position, YELLOW, "house-cloth")
    assert told(position, "card house-cloth", "lay house g4 a") == [
        {
            "key": "laid",
            "seat": YELLOW,
            "args": {"card": "house-cloth", "cell": "g4", "tents": 1},
        }
    ]


@pytest.mark.parametrize(("lay", "cell"), [("mill g8 a", "h8"), ("mill g8 b", "g8"), ("monastery g8 c", "h8")])
def test_laying_names_a_square_that_the_building_covers(lay: str, cell: str) -> None:
    """The move names the corner of the tile's box, which may stay free: the log names the first square under it."""
    position = a_game()
    form = lay.split(maxsplit=1)[0]
    give_hand(position, YELLOW, f"{form}-cloth")
    (event,) = told(position, f"card {form}-cloth", f"lay {lay}")
    assert event["args"]["cell"] == cell
    grid = position.rules.printed.grid
    assert position.buildings[-1].cover >> grid.bit_of(cell) & 1


def test_a_worker_is_told_with_its_kind_and_whether_it_stands_on_a_tent() -> None:
    assert told(a_game(), "own h4", "own g4", "done") == [
        {"key": "worker", "seat": YELLOW, "args": {"cell": "h4", "own": 1, "tent": 1}},
        {"key": "worker", "seat": YELLOW, "args": {"cell": "g4", "own": 1, "tent": 0}},
    ]


def test_completion_payout_and_castle_are_told() -> None:
    position = a_game()
    houses_waiting(position)
    assert told(position, "own c3", "done", "castle silver 1")[1:] == [
        {
            "key": "completed",
            "seat": YELLOW,
            "args": {"form": "house", "family": "cloth", "cell": "a3"},
        },
        {"key": "paid", "seat": YELLOW, "args": {"family": "cloth", "n": 1, "extra": 1}},
        {
            "key": "castle",
            "seat": YELLOW,
            "args": {
                "family": "silver", "over": "cloth", "floor": 1, "square": 1, "value_before": 2, "value_after": 3,
            },
        },
    ]  # fmt: skip


def test_a_full_second_floor_is_told_and_the_end_begins() -> None:
    position = a_game()
    houses_waiting(position)
    build_floor(position)
    build_floor(position, 9)
    play(position, "own c3", "done")
    position.events = []
    play_any(position, "castle")
    assert [(event["key"], event["args"].get("left")) for event in said(position.events, YELLOW)] == [
        ("castle", None), ("floor", 2), ("end-begins", None),
    ]  # fmt: skip


def test_taking_an_open_card_tells_which_and_what_comes_after_it() -> None:
    position = a_game()
    give_hand(position, YELLOW, "house-cloth")
    give_open(position, "mill-silver", "farm-silver", "house-silver")
    play(position, "card house-cloth", "lay house k5 a")
    turned = position.rules.printed.cards[position.stack[-1]]
    assert told(position, "take mill-silver") == [
        {"key": "took", "seat": YELLOW, "args": {"card": "mill-silver"}},
        {"key": "turned", "seat": -1, "args": {"card": turned}},
    ]


def test_a_card_taken_without_being_asked_is_told_too() -> None:
    position = a_game()
    give_hand(position, YELLOW, "mill-cloth")
    give_open(position, "house-silver")
    empty_stack(position)
    assert told(position, "card mill-cloth", "lay mill k5 b")[-1] == {
        "key": "took", "seat": YELLOW, "args": {"card": "house-silver"},
    }  # fmt: skip
    assert position.hands[YELLOW] == [card_number("house-silver")]


def test_banner_and_sales_are_told() -> None:
    position = a_game()
    give_seals(position, YELLOW, cloth=3)
    play(position, "own k5", "done")
    assert told(position, "banner", "sell cloth 2") == [
        {"key": "banner", "seat": YELLOW, "args": {"workers": 2}},
        {"key": "sold", "seat": YELLOW, "args": {"family": "cloth", "n": 2, "value": 2, "gold": 4}},
    ]


def test_the_log_of_a_game_accounts_for_all_gold_and_seals() -> None:
    """A13: totals behind the screens can be counted from what was told in public."""
    *_, position = walk(ARKADIA, 3, {}, 41, listen=True)
    assert isinstance(position, ArkadiaPosition)
    assert position.events is not None
    gold = [0] * 3
    for event in position.events:
        if event.key in ("sold", "final"):
            gold[event.seat] += int(event.details["gold" if event.key == "sold" else "gained"])
    assert gold == position.gold
