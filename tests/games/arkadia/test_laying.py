"""Laying out a building (AK 94–133; rulings A3, A18, A19, A20, A26)."""

from __future__ import annotations

from arktable.engine.events import said
from tests.builders.arkadia import *


def test_a_card_is_chosen_then_a_place_for_its_building() -> None:
    """AK 96."""
    position = a_game()
    give_hand(position, YELLOW, "mill-cloth", "house-spice")
    assert offered(position, "card") == ["card house-spice", "card mill-cloth"]
    play(position, "card mill-cloth")
    assert position.phase() == "lay"
    assert all(text.startswith("lay mill ") for text in offered(position))


def test_two_equal_cards_are_offered_once() -> None:
    position = a_game()
    give_hand(position, YELLOW, "house-spice", "house-spice")
    assert offered(position, "card") == ["card house-spice"]


def test_the_lot_counts_as_a_building_for_laying() -> None:
    """AK 98."""
    position = a_game()
    give_hand(position, YELLOW, "house-spice")
    play(position, "card house-spice")
    assert "lay house k5 a" in offered(position)
    assert "lay house l5 a" not in offered(position)


def test_a_building_may_not_cover_the_lot_a_worker_or_a_building() -> None:
    """AK 119."""
    position = a_game()
    lay(position, "farm-cloth", "k5 k6 k7")
    stand(position, NEUTRAL, "l5")
    give_hand(position, YELLOW, "house-spice")
    play(position, "card house-spice")
    assert refusal(position, "lay house i8 a") == ""
    assert refusal(position, "lay house i7 a") == "covers-lot"
    assert refusal(position, "lay house h6 a") == "covers-lot"  # the courtyard is the lot's too
    assert refusal(position, "lay house k7 a") == "covers-building"
    assert refusal(position, "lay house l5 a") == "covers-worker"


def test_a_building_never_leaves_the_board_or_wraps_round_its_edge() -> None:
    position = a_game()
    stand(position, NEUTRAL, "p3 a4 p12")
    give_hand(position, YELLOW, "smithy-silver")
    play(position, "card smithy-silver")
    lays = [text.split()[2:] for text in offered(position)]
    assert ["m3", "a"] not in lays  # the worker is in the way
    assert all(place[0] <= "m" for place, turn in lays if turn == "a")
    assert all(int(place[1:]) <= 9 for place, turn in lays if turn == "b")


def test_a3_without_flipping_a_tile_is_only_turned() -> None:
    position = a_game()
    give_hand(position, YELLOW, "trade-silver")
    play(position, "card trade-silver")
    assert {text.split()[3] for text in offered(position)} == set("abcd")
    assert refusal(position, "lay trade k5 e") == "no-flip"


def test_a3_with_flipping_both_mirror_images_may_be_laid() -> None:
    position = a_game(flip="yes")
    give_hand(position, YELLOW, "trade-silver", "mill-silver", "tavern-cloth")
    twin = position.copy()
    play(position, "card trade-silver")
    assert {text.split()[3] for text in offered(position)} == set("abcdefgh")
    play(position, "lay trade k5 e")
    assert position.view(0)["buildings"][0]["cells"] == [74, 75, 76, 92]  # k5 l5 m5 m6
    play(twin, "card mill-silver")
    assert {text.split()[3] for text in offered(twin)} == set("abef")


def test_a3_a_form_that_is_its_own_mirror_image_has_no_flipped_turns() -> None:
    position = a_game(flip="yes")
    for card, turns in (
        ("house-silver", "ab"),
        ("farm-silver", "ab"),
        ("tavern-silver", "abcd"),
        ("smithy-silver", "ab"),
    ):
        twin = position.copy()
        give_hand(twin, YELLOW, card)
        play(twin, f"card {card}")
        assert {text.split()[3] for text in offered(twin)} == set(turns)


def test_a18_tile_then_tents_then_seal_then_payout_then_castle_then_draw_then_banner() -> None:
    """AK 117–123, 147: the new house closes itself and is paid; castle before the card is drawn."""
    position = a_game()
    position.events = []
    stand(position, YELLOW, "f4 g3 h3 i4")
    stand(position, NEUTRAL, "f5")
    give_hand(position, YELLOW, "house-silver", "house-cloth", "farm-cloth", "mill-cloth")
    play(position, "card house-silver", "lay house g4 a")  # h4 is a camp; the lot is below
    assert [event["key"] for event in said(position.events, YELLOW)] == ["laid", "completed", "paid"]
    assert position.neutral[YELLOW] == 1
    assert seals_of(position, YELLOW) == {"silver": 4 + 1}
    assert position.phase() == "castle"
    assert len(position.hands[YELLOW]) == 3
    play_any(position, "castle")
    assert position.phase() == "draw"
    play(position, "take stack")
    assert position.phase() == "banner"


def test_the_played_card_is_out_of_the_game() -> None:
    """AK 123."""
    position = a_game()
    give_hand(position, YELLOW, "mill-cloth", "house-spice")
    play(position, "card mill-cloth", "lay mill k5 b")
    assert position.view(ORANGE)["cards"]["discard"] == ["mill-cloth"]
    assert position.view(YELLOW)["you"] == {"hand": ["house-spice"]}


def test_the_family_of_the_card_lies_as_seal_on_the_building() -> None:
    """AK 121."""
    position = a_game()
    give_hand(position, YELLOW, "mill-carpenter")
    play(position, "card mill-carpenter", "lay mill k5 b")
    (tile,) = position.view(-1)["buildings"]
    assert (tile["form"], tile["family"], tile["done"], tile["by"]) == ("mill", "carpenter", False, YELLOW)
    assert tile["cells"] == [74, 90, 91, 107]  # k5 k6 l6 l7


def test_a19_a_worker_of_any_colour_far_from_every_building_is_enough() -> None:
    """AK 99."""
    for owner in (YELLOW, GREEN, NEUTRAL):
        position = a_game()
        stand(position, owner, "b11")
        give_hand(position, YELLOW, "house-spice")
        play(position, "card house-spice", "lay house c11 a")
        assert len(position.buildings) == 2


def test_a19_the_first_tile_touches_the_lot_or_a_worker_beside_it() -> None:
    position = a_game()
    play(position, "own k5", "done", "end")
    give_hand(position, ORANGE, "house-spice")
    play(position, "card house-spice")
    assert refusal(position, "lay house l5 a") == ""
    assert refusal(position, "lay house l6 a") == "touches-nothing"


def test_a20_a_tent_under_a_worker_is_used_up() -> None:
    """AK 141: nobody ever gets anything for it."""
    position = a_game()
    assert 3 * 16 + 7 in position.view(0)["tents"]  # h4
    play(position, "own h4", "done")
    assert 3 * 16 + 7 not in position.view(0)["tents"]
    assert position.neutral == [0] * 4


def test_a20_a_covered_tent_pays_once_to_who_covers_it() -> None:
    """AK 127."""
    position = a_game()
    give_hand(position, YELLOW, "house-cloth", "house-spice")
    play(position, "card house-cloth", "lay house g4 a", "take stack", "end")
    assert position.neutral == [1, 0, 0, 0]
    assert 3 * 16 + 7 not in position.view(0)["tents"]


def test_a8_with_too_few_neutral_workers_one_takes_what_is_there() -> None:
    position = a_game()
    position.tents |= 1 << position.rules.printed.grid.bit(6, 3)  # g4 and h4
    position.neutral[ORANGE], position.neutral_pool = 23, 1
    give_hand(position, YELLOW, "house-cloth")
    play(position, "card house-cloth", "lay house g4 a")
    assert (position.neutral[YELLOW], position.neutral_pool) == (1, 0)


def test_a26_there_is_one_building_for_every_card() -> None:
    """The same form may be laid as often as its cards are played; here both cloth houses."""
    position = a_game()
    give_hand(position, YELLOW, "house-cloth", "house-cloth")
    play(position, "card house-cloth", "lay house k5 a", "take stack", "end")
    give_hand(position, ORANGE, "house-cloth")
    play(position, "card house-cloth", "lay house k6 a")
    assert [tile["form"] for tile in position.view(0)["buildings"]] == ["house", "house"]


def test_a_card_without_any_place_is_not_offered() -> None:
    position = a_game()
    fill_board(position, but="a1 b1 a2")
    give_hand(position, YELLOW, "house-cloth", "farm-cloth", "tavern-cloth", "mill-cloth")
    assert offered(position, "card") == ["card house-cloth", "card tavern-cloth"]
    assert refusal(position, "card farm-cloth") == "card-no-place"


def test_a_building_laid_into_the_last_gap_of_another_completes_it() -> None:
    """AK 147: laying encloses as well as workers do."""
    position = a_game()
    number = lay(position, "house-spice", "a1 b1")
    enclose(position, number, but="c1")
    give_hand(position, YELLOW, "house-cloth")
    play(position, "card house-cloth", "lay house c1 a")
    assert seals_of(position, YELLOW) == {"spice": 1}
    assert position.phase() == "castle"
