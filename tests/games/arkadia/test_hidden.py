"""Who may know what (ruling A13)."""

from __future__ import annotations

import json
from collections import Counter

from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK, SPECTATOR
from arktable.games.arkadia.numbering import first_seal
from arktable.games.arkadia.state import ArkadiaPosition
from tests.builders.arkadia import *
from tests.builders.random_play import play_out, walk


def test_a13_each_seat_sees_its_own_hand_and_only_the_size_of_the_others() -> None:
    position = a_game()
    give_hand(position, ORANGE, "mill-cloth", "house-spice")
    assert position.view(ORANGE)["you"] == {"hand": ["house-spice", "mill-cloth"]}
    assert position.view(YELLOW)["players"][ORANGE]["hand"] == 2
    assert position.view(SPECTATOR)["you"] is None
    assert position.view(YELLOW)["hands"] is None


def test_a13_the_stack_is_a_number() -> None:
    assert a_game().view(YELLOW)["cards"]["stack"] == 21


def test_a13_totals_behind_the_screens_are_hidden_by_default() -> None:
    position = a_game()
    give_seals(position, ORANGE, cloth=3)
    theirs = position.view(YELLOW)["players"][ORANGE]
    assert [theirs[key] for key in ("own", "neutral", "seals", "gold")] == [None] * 4
    own = position.view(ORANGE)["players"][ORANGE]
    assert [own[key] for key in ("own", "neutral", "seals", "gold")] == [3, 0, [3, 0, 0, 0], 0]


def test_a13_totals_are_shown_to_everybody_by_the_option() -> None:
    position = a_game(totals="shown")
    give_gold(position, ORANGE, 8)
    for viewer in (YELLOW, ORANGE, SPECTATOR):
        theirs = position.view(viewer)["players"][ORANGE]
        assert [theirs[key] for key in ("own", "neutral", "seals", "gold")] == [3, 0, [0, 0, 0, 0], 8]
        assert position.view(viewer)["hands"] is None


def test_a13_hidden_totals_stand_in_no_field_of_anybody_elses_view() -> None:
    """Changing all that is behind Orange's screen changes no byte for the others, at any moment of a game."""
    for position in walk(ARKADIA, 3, {}, 11):
        assert isinstance(position, ArkadiaPosition)
        if position.seat < 0 or position.decisions % 7:
            continue
        other = position.copy()
        other.own[ORANGE] += 1
        other.neutral[ORANGE] += 2
        other.gold[ORANGE] += 17
        for family in range(4):
            other.seals[first_seal(ORANGE) + family] += 1 + family
        for viewer in (YELLOW, GREEN, SPECTATOR):
            assert json.dumps(other.view(viewer)) == json.dumps(position.view(viewer))
        assert other.view(ORANGE) != position.view(ORANGE)


def test_a13_a_card_taken_from_the_open_row_is_known_until_it_is_played() -> None:
    position = a_game(2)
    give_hand(position, YELLOW, "house-cloth", "farm-cloth")
    give_open(position, "mill-silver", "farm-silver", "house-silver")
    play(position, "card house-cloth", "lay house k5 a", "take mill-silver", "end")
    assert position.view(ORANGE)["players"][YELLOW]["known"] == ["mill-silver"]
    quick_turn(position)
    play(position, "card mill-silver", "lay mill g8 a", "take stack")
    assert position.view(ORANGE)["players"][YELLOW]["known"] == []


def test_a13_a_card_from_the_stack_is_known_to_nobody_else() -> None:
    position = a_game(2)
    give_hand(position, YELLOW, "house-cloth")
    play(position, "card house-cloth", "lay house k5 a", "take stack")
    assert position.view(ORANGE)["players"][YELLOW]["known"] == []


def test_a13_of_two_equal_cards_the_known_one_is_taken_to_be_played() -> None:
    """Nobody can tell them apart; afterwards nobody knows of the other."""
    position = a_game(2)
    give_hand(position, YELLOW, "house-cloth", "house-spice")
    give_open(position, "house-spice", "farm-silver", "house-silver")
    play(position, "card house-cloth", "lay house k5 a", "take house-spice", "end")
    quick_turn(position)
    play(position, "card house-spice", "lay house g8 a")
    assert position.known[YELLOW] == []
    assert position.hands[YELLOW] == [card_number("house-spice")]


def test_a13_a_sample_keeps_totals_known_cards_and_own_hand() -> None:
    position = _some_way_into_a_game()
    sample = position.sample(YELLOW, rng_from_seed(5))
    assert sample.hands[YELLOW] == position.hands[YELLOW]
    for name in ("own", "neutral", "seals", "gold", "known", "open", "discard", "pools", "tops", "banners"):
        assert getattr(sample, name) == getattr(position, name)
    for seat in range(position.seats):
        assert not Counter(position.known[seat]) - Counter(sample.hands[seat])
        assert len(sample.hands[seat]) == len(position.hands[seat])


def test_a13_a_sample_deals_only_what_the_viewer_cannot_know() -> None:
    position = _some_way_into_a_game()
    unknown = Counter(position.stack)
    for seat in (ORANGE, GREEN):
        unknown += Counter(position.hands[seat]) - Counter(position.known[seat])
    sample = position.sample(YELLOW, rng_from_seed(5))
    dealt = Counter(sample.stack)
    for seat in (ORANGE, GREEN):
        dealt += Counter(sample.hands[seat]) - Counter(sample.known[seat])
    assert dealt == unknown


def test_a13_every_unknown_card_may_turn_up_in_every_hidden_place() -> None:
    position = a_game(3)
    unknown = set(position.stack) | set(position.hands[ORANGE]) | set(position.hands[GREEN])
    rng = rng_from_seed(9)
    samples = [position.sample(YELLOW, rng) for _ in range(400)]
    assert {card for sample in samples for card in sample.hands[ORANGE]} == unknown
    assert {sample.stack[-1] for sample in samples} == unknown


def test_a13_samples_do_not_depend_on_the_hidden_truth() -> None:
    """Two positions that look the same to Yellow give Yellow the same samples."""
    position = _some_way_into_a_game()
    other = position.sample(YELLOW, rng_from_seed(77))
    for seed in range(10):
        first, second = position.sample(YELLOW, rng_from_seed(seed)), other.sample(YELLOW, rng_from_seed(seed))
        assert first.view(OPEN_BOOK) == second.view(OPEN_BOOK)
        assert first.stack == second.stack
        assert first.rng.state() == second.rng.state()


def test_a13_the_future_of_a_sample_is_not_the_real_one() -> None:
    position = a_game(2)
    assert position.sample(YELLOW, rng_from_seed(5)).rng.state() != position.rng.state()
    assert position.sample(YELLOW, rng_from_seed(5)).rng.state() != rng_from_seed(5).state()


def test_a13_taking_a_sample_leaves_the_position_alone() -> None:
    position = _some_way_into_a_game()
    before = (position.view(OPEN_BOOK), list(position.stack), position.rng.state())
    play_out(position.sample(ORANGE, rng_from_seed(1)), rng_from_seed(2))
    assert (position.view(OPEN_BOOK), position.stack, position.rng.state()) == before


def test_a13_a_card_chosen_but_not_yet_laid_is_public_and_stays_in_the_hand_of_a_sample() -> None:
    """AK 133: Green plays a card that shows …; then the building is taken and laid."""
    position = a_game(2)
    give_hand(position, YELLOW, "mill-silver", "farm-cloth", "house-cloth", "tavern-cloth")
    play(position, "card mill-silver")
    assert position.view(ORANGE)["asked"] == {"lay": {"card": "mill-silver"}}
    for seed in range(20):
        sample = position.sample(ORANGE, rng_from_seed(seed))
        assert card_number("mill-silver") in sample.hands[YELLOW]


def test_a13_the_open_book_sees_everything() -> None:
    position = a_game(2)
    assert position.sample(OPEN_BOOK, rng_from_seed(1)).stack == position.stack
    assert len(position.view(OPEN_BOOK)["hands"]) == 2
    assert position.view(OPEN_BOOK)["players"][ORANGE]["own"] == 3


def test_a13_the_screens_open_after_the_final_evaluation() -> None:
    position = a_game(2)
    give_gold(position, ORANGE, 6)
    position.turns_left = 1
    quick_turn(position)
    assert position.view(YELLOW)["players"][ORANGE]["gold"] == 6
    assert position.view(YELLOW)["final"]["scores"] == [0, 6]


def test_a13_a_drawn_card_is_told_only_to_who_drew_it() -> None:
    position = a_game(2)
    give_hand(position, YELLOW, "house-cloth")
    play(position, "card house-cloth", "lay house k5 a")
    position.events = []
    drawn = position.rules.printed.cards[position.stack[-1]]
    play(position, "take stack")
    (event,) = position.events
    assert event.seen_by(YELLOW) == {"key": "drew-card", "seat": YELLOW, "args": {"card": drawn}}
    for viewer in (ORANGE, SPECTATOR):
        assert event.seen_by(viewer) == {"key": "drew", "seat": YELLOW, "args": {}}
    assert event.seen_by(OPEN_BOOK)["key"] == "drew-card"


def _some_way_into_a_game() -> ArkadiaPosition:
    """Three seats; cards were taken from the open row and from the stack."""
    for position in walk(ARKADIA, 3, {}, 4):
        assert isinstance(position, ArkadiaPosition)
        if position.turn == 20 and position.phase() == "must":
            assert any(position.known)
            return position
    raise AssertionError("the game was too short")
