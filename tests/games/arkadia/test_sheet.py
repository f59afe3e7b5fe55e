"""Arkadia's sheet, and profiles of it: what can be corrected from a player's box, and what makes no game."""

from __future__ import annotations

import pytest

from arktable.engine.errors import SheetError
from arktable.engine.game import Game
from arktable.engine.rng import rng_from_seed
from arktable.engine.sheets import read_sheet
from tests.builders.arkadia import ARKADIA, FAMILIES
from tests.builders.random_play import play_out


def with_profile(text: str) -> Game:
    return ARKADIA.with_sheet(ARKADIA.sheet.overlaid(read_sheet("my-box", text, "profile")))


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("[grid.tents]\nvalue = [[0, 0], [15, 11]]", id="other tents"),
        pytest.param("[forms.trade]\nvalue = [[0, 0], [1, 0], [0, 1], [1, 1]]\n"
                     "[beginner.buildings]\nvalue = []", id="another form"),
        pytest.param("[grid.size]\nvalue = [20, 14]", id="a larger board"),
        pytest.param("[workers.neutral]\nvalue = 6", id="fewer neutral workers"),
        pytest.param("[cards.open]\nvalue = 0", id="no open cards"),
        pytest.param("[castle.pools]\nvalue = [4, 4, 0]", id="other pools"),
        pytest.param("[lot.may_turn]\nvalue = false", id="a lot that may not be turned"),
        pytest.param("[banners.each]\nvalue = 0", id="no banners"),
        pytest.param("[beginner.lot]\nvalue = [7, 4, 3, 4]\n[beginner.buildings]\nvalue = []", id="a turned first lot"),
        pytest.param("[cards.per_family]\nvalue = { house = [2, 2, 1, 3], farm = 2, tavern = [1, 2, 3, 2], mill = 1, "
                     "smithy = 1, trade = 1, monastery = [1, 2, 1, 0] }", id="other cards for each family"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("setup", ["standard", "beginner"])
def test_a_corrected_box_can_be_played(text: str, setup: str) -> None:
    game = with_profile(text)
    for seats in (2, 4):
        position = game.start(seats, {"setup": setup}, 1)
        census = position.census()
        play_out(position, rng_from_seed(1))
        assert position.census() == census
    assert game.sheet.hash != ARKADIA.sheet.hash


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("[grid.size]\nvalue = [16]", id="a size of one number"),
        pytest.param("[grid.size]\nvalue = [4, 4]", id="a tiny board"),
        pytest.param("[grid.size]\nvalue = [1000, 1000]", id="a huge board"),
        pytest.param("[grid.tents]\nvalue = [[16, 0]]", id="a tent off the board"),
        pytest.param("[grid.tents]\nvalue = [[1, 1], [1, 1]]", id="two tents on a square"),
        pytest.param("[grid.tents]\nvalue = [[-1, 0]]", id="a tent at a negative place"),
        pytest.param("[grid.tents]\nvalue = [1, 2]", id="tents that are no pairs"),
        pytest.param("[families.names]\nvalue = ['red', 'blue']", id="two families"),
        pytest.param("[families.names]\nvalue = ['a', 'a', 'b', 'c']", id="a family twice"),
        pytest.param("[forms.house]\nvalue = []", id="a form without squares"),
        pytest.param("[forms.house]\nvalue = [[0, 0], [1, 1]]", id="a form that falls apart"),
        pytest.param("[forms.house]\nvalue = [[0, 0], [0, 0]]", id="a form with a square twice"),
        pytest.param("[lot.size]\nvalue = [40, 3]", id="a lot larger than the board"),
        pytest.param("[lot.size]\nvalue = [2, 3]", id="castle squares outside the lot"),
        pytest.param("[lot.printed]\nvalue = ['cloth']", id="too few printed seals"),
        pytest.param("[lot.squares]\nvalue = [[0, 0], [0, 0], [1, 0], [2, 0], [3, 0], [3, 1], [3, 2], [2, 2], [1, 2], "
                     "[0, 2]]", id="a castle square twice"),
        pytest.param("[castle.pools]\nvalue = ['x', 3, 1]", id="a word in the pools"),
        pytest.param("[castle.pools]\nvalue = [3, 3]", id="two pools"),
        pytest.param("[castle.pools]\nvalue = [3, 3, -1]", id="a negative pool"),
        pytest.param("[castle.pools]\nvalue = [2, 3, 1]", id="a first floor that cannot be filled"),
        pytest.param("[cards.per_family]\nvalue = { house = 1, farm = 0, tavern = 0, mill = 0, smithy = 0, trade = 0, "
                     "monastery = 0 }", id="too few cards"),
        pytest.param("[cards.hand]\nvalue = 40", id="hands larger than the deck"),
        pytest.param("[workers.start]\nvalue = 12", id="more workers at the start than there are"),
        pytest.param("[beginner.lot]\nvalue = [14, 4]", id="a first game's lot off the board"),
        pytest.param("[beginner.neutral]\nvalue = { 2 = 13, 3 = 2, 4 = 1 }", id="too many neutral workers given"),
        pytest.param("[beginner.buildings]\nvalue = [3]", id="a given building that is none"),
        pytest.param("[beginner.buildings]\nvalue = [{ form = 'house', family = 'cloth', cells = 5 }]", id="no cells"),
        pytest.param("[beginner.buildings]\nvalue = [{ form = 'house', family = 'cloth', cells = [[0, 0], [1, 1]] }]",
                     id="cells of another form"),
        pytest.param("[beginner.buildings]\nvalue = [{ form = 'house', family = 'cloth', cells = [[6, 4], [7, 4]] }]",
                     id="a given building on the lot"),
        pytest.param("[beginner.buildings]\nvalue = [{ form = 'mill', family = 'cloth', cells = [[1, 1], [2, 1], "
                     "[0, 2], [1, 2]] }, { form = 'mill', family = 'cloth', cells = [[1, 4], [2, 4], [0, 5], "
                     "[1, 5]] }]",
                     id="a card given twice that exists once"),
        pytest.param("[beginner.buildings]\nvalue = [{ form = 'castle', family = 'cloth', cells = [[0, 0]] }]",
                     id="an unknown form"),
    ],
)  # fmt: skip
def test_a_box_that_makes_no_game_is_refused_before_anybody_plays(text: str) -> None:
    with pytest.raises(SheetError):
        with_profile(text)


def test_a_family_may_have_other_cards_than_another() -> None:
    cards = with_profile(
        "[cards.per_family]\nvalue = { house = [2, 2, 1, 3], farm = 2, tavern = 2, mill = 1, smithy = 1, trade = 1, "
        "monastery = 1 }"
    ).kit({})["cards"]
    assert [cards[f"house-{family}"] for family in FAMILIES] == [2, 2, 1, 3]
    assert [cards[f"farm-{family}"] for family in FAMILIES] == [2, 2, 2, 2]


def test_the_lot_of_the_first_game_may_lie_turned() -> None:
    game = with_profile("[beginner.lot]\nvalue = [7, 4, 3, 4]\n[beginner.buildings]\nvalue = []")
    lot = game.start(2, {"setup": "beginner"}, 1).view(-1)["lot"]["cells"]
    assert lot == [y * 16 + x for y in range(4, 8) for x in range(7, 10)]


@pytest.mark.parametrize(
    ("text", "key", "fault"),
    [
        ("[grid.size]\nvalue = [40, 3]", "grid.size", "between 8 x 8 and 24 x 24"),
        ("[grid.tents]\nvalue = [[16, 0]]", "grid.tents", "squares of the grid"),
        ("[cards.per_family]\nvalue = { house = [2, 2], farm = 2, tavern = 2, mill = 1, smithy = 1, trade = 1, "
         "monastery = 1 }", "cards.per_family", "four in the order of the families"),
        ("[beginner.lot]\nvalue = [6, 4, 5, 5]", "beginner.lot", "with the sides of lot.size"),
        ("[beginner.lot]\nvalue = [6]", "beginner.lot", "[x, y, width, height]"),
        ("[forms.trade]\nvalue = [[0, 0], [1, 0], [0, 1], [1, 1]]", "beginner.buildings", "not of forms.trade"),
        ("[workers.start]\nvalue = 12", "workers.start", "more than workers.own"),
        ("[workers.own]\nvalue = 5000", "workers.own", "above 1000"),
    ],
)  # fmt: skip
def test_what_makes_no_game_is_refused_with_its_name_and_one_that_fits(text: str, key: str, fault: str) -> None:
    with pytest.raises(SheetError) as error:
        with_profile(text)
    assert f": {key} " in error.value.message
    assert fault in error.value.message
    assert "for example value = " in error.value.message or "one that fits is " in error.value.message


def test_a_board_full_of_tents_has_no_place_for_the_lot() -> None:
    tents = [[x, y] for x in range(16) for y in range(12)]
    with pytest.raises(SheetError):
        with_profile(f"[grid.tents]\nvalue = {tents}")


def test_the_reconstructed_numbers_are_marked() -> None:
    """The pictures of the book could not be read: tents, forms, card mix and the first game are ours."""
    marked = ARKADIA.sheet.reconstructed()
    assert {"grid.tents", "forms.house", "cards.per_family", "beginner.buildings", "lot.printed"} <= set(marked)
    assert not {"workers.own", "castle.pools", "cards.hand", "banners.each"} & set(marked)


def test_there_are_as_many_tents_as_neutral_workers_and_none_touches_another() -> None:
    """components: 24 camps, irregular, single squares, six in each quarter."""
    tents = {(x, y) for x, y in ARKADIA.sheet["grid.tents"]}
    assert len(tents) == ARKADIA.sheet["workers.neutral"] == 24
    for x, y in tents:
        near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - {(x, y)}
        assert not near & tents
    assert sum(x < 8 and y < 6 for x, y in tents) == 6
