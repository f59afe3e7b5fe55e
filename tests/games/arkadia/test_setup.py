"""Preparation and its options (AK 54–74, 226–242; rulings A1, A14, A24)."""

from __future__ import annotations

import pytest

from arktable.engine.errors import ArktableError, UnknownName
from arktable.engine.rules import ModuleClash
from tests.builders.arkadia import ARKADIA, ORANGE, YELLOW, a_game, offered, play, quick_turn, refusal, started
from tests.builders.shadow import around, square_of, turns

LOTS = {
    *(f"lot 4x3 {column}{row}" for column in "fgh" for row in (5, 6)),
    *(f"lot 3x4 {column}5" for column in "fghi"),
}


def test_a1_the_lot_lies_where_it_covers_no_tent_turned_or_not() -> None:
    """AK 59: ten places near the centre."""
    position = ARKADIA.start(4, {"lot": "choose"}, 1)
    assert set(offered(position)) == LOTS


def test_a1_by_default_the_lot_lies_on_a_random_legal_place() -> None:
    tents = {square_of(cell) for cell in ARKADIA.start(2, {"lot": "choose"}, 1).view(-1)["tents"]}
    seen = set()
    for seed in range(120):
        lot = ARKADIA.start(2, {}, seed).view(-1)["lot"]["cells"]
        assert len(lot) == 12
        assert not {square_of(cell) for cell in lot} & tents
        seen.add(tuple(lot))
    assert len(seen) == len(LOTS)


def test_a1_chosen_by_the_first_player_before_the_first_turn() -> None:
    position = ARKADIA.start(3, {"lot": "choose"}, 1)
    assert (position.seat, position.phase(), position.turn) == (YELLOW, "lot", 0)
    assert position.view(-1)["lot"] is None
    play(position, "lot 3x4 h5")
    assert (position.seat, position.phase(), position.turn) == (YELLOW, "must", 1)
    assert position.view(-1)["lot"]["cells"] == [y * 16 + x for y in range(4, 8) for x in range(7, 10)]


@pytest.mark.parametrize("place", ["lot 4x3 a1", "lot 3x4 a1", "lot 4x3 g7", "lot 3x4 f4"])
def test_a1_a_lot_on_a_tent_is_refused(place: str) -> None:
    position = ARKADIA.start(3, {"lot": "choose"}, 1)
    assert refusal(position, place) == "lot-place"


def test_a1_the_lot_is_set_once() -> None:
    assert refusal(a_game(), "lot 4x3 g5") == "not-now"


def test_a1_a_random_start_player_chooses_the_lot_and_begins() -> None:
    for seed in range(6):
        position = ARKADIA.start(4, {"lot": "choose", "start": "random"}, seed)
        chooser = position.seat
        play(position, "lot 4x3 g5")
        assert position.seat == chooser


def test_a24_seat_one_starts_and_play_goes_clockwise() -> None:
    """AK 74."""
    position = a_game(3)
    assert [quick_turn(position) for _ in range(7)] == [0, 1, 2, 0, 1, 2, 0]


def test_a24_a_random_seat_may_start() -> None:
    assert {ARKADIA.start(4, {"start": "random"}, seed).seat for seed in range(40)} == {0, 1, 2, 3}


def test_cards_are_shuffled_by_the_seed() -> None:
    """AK 68."""
    assert started(2, 1, {}).hands != started(2, 2, {}).hands
    assert started(2, 1, {}).stack == started(2, 1, {}).stack


def test_every_card_can_come_to_every_place() -> None:
    """The first open card and the first card of a hand take every kind in some game."""
    positions = [started(2, seed, {}) for seed in range(600)]
    assert {position.open[0] for position in positions} == set(range(28))
    assert {card for position in positions for card in position.hands[ORANGE]} == set(range(28))


def test_the_deck_has_ten_cards_of_each_family_and_all_forms() -> None:
    deck = ARKADIA.kit({})["cards"]
    for family in ("cloth", "spice", "carpenter", "silver"):
        assert sum(n for card, n in deck.items() if card.endswith(family)) == 10
    assert min(deck.values()) == 1


def test_the_remaining_workers_are_in_the_pool() -> None:
    """AK 64."""
    position = a_game(3)
    assert position.own_pool == [8, 8, 8]
    assert position.neutral_pool == 24


# -- the first game ----------------------------------------------------------------------------------------------------


def test_a14_the_seven_buildings_are_legal_tiles_beside_the_lot_and_not_enclosed() -> None:
    view = a_game(setup="beginner").view(-1)
    lot = {square_of(cell) for cell in view["lot"]["cells"]}
    covered = set(lot)
    for tile in view["buildings"]:
        squares = {square_of(cell) for cell in tile["cells"]}
        left, top = min(x for x, _ in squares), min(y for _, y in squares)
        assert frozenset((x - left, y - top) for x, y in squares) in turns(tile["form"], flip=False).values()
        assert not squares & covered
        assert around(squares) & lot
        assert tile["open"]
        covered |= squares


def test_a14_the_given_buildings_bring_nobody_workers_for_their_tents() -> None:
    position = a_game(2, setup="beginner")
    assert len(position.view(-1)["tents"]) == 24 - 6
    assert position.neutral == [3, 3]
    assert position.neutral_pool == 24 - 6


def test_a14_each_given_building_carries_its_seal() -> None:
    """AK 232."""
    position = a_game(2, setup="beginner")
    families = [tile["family"] for tile in position.view(-1)["buildings"]]
    assert {family: families.count(family) for family in families} == {
        "cloth": 2, "carpenter": 2, "silver": 2, "spice": 1,
    }  # fmt: skip
    assert len(position.unfinished) == 7


def test_a14_the_seven_cards_are_out_of_the_game() -> None:
    """AK 228."""
    position = a_game(4, setup="beginner")
    held = [*position.stack, *position.open, *(card for hand in position.hands for card in hand)]
    assert len(held) == 33
    assert position.rules.printed.cards.index("monastery-spice") not in held


def test_a14_a_given_building_pays_like_any_other() -> None:
    position = a_game(2, setup="beginner")
    house = 1
    assert position.view(-1)["buildings"][0]["form"] == "house"
    position.own = [11, 0]
    for name in [
        position.rules.printed.grid.name(bit)
        for bit in position.rules.printed.grid.bits(position.buildings[house].around & position.free())
    ]:
        play(position, f"own {name}")
    play(position, "done")
    assert house not in position.unfinished
    assert position.phase() == "castle"


# -- options -----------------------------------------------------------------------------------------------------------


def test_the_first_game_has_its_lot_in_a_fixed_place() -> None:
    with pytest.raises(ModuleClash):
        ARKADIA.start(2, {"setup": "beginner", "lot": "choose"}, 1)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_two_to_four_people_play(seats: int) -> None:
    """AK 5."""
    with pytest.raises(UnknownName):
        ARKADIA.start(seats, {}, 1)


@pytest.mark.parametrize("options", [{"weather": "fine"}, {"setup": "expert"}, {"lot": ""}])
def test_unknown_options_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(ArktableError):
        ARKADIA.start(2, options, 1)


def test_all_other_options_can_be_combined() -> None:
    for setup in ({"setup": "beginner"}, {"lot": "choose"}, {}):
        for flip in ("no", "yes"):
            for totals in ("hidden", "shown"):
                for start in ("first", "random"):
                    options = {**setup, "flip": flip, "totals": totals, "start": start}
                    assert ARKADIA.start(3, options, 5).moves()
