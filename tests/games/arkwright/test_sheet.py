"""Arkwright's sheet, and profiles of it: what the owner of a box can enter, and what makes no game."""

from __future__ import annotations

import pytest

from arktable.engine.errors import SheetError
from arktable.engine.game import Game
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.engine.sheets import read_sheet
from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders.random_play import pick

RULESETS = ("spinning-jenny", "spinning-mule", "water-frame")
FOOD, CLOTHES, CUTLERY, LAMPS = range(4)


def with_profile(text: str, ruleset: str = "water-frame") -> Game:
    game = find_game(ruleset)
    return game.with_sheet(game.sheet.overlaid(read_sheet("my-box", text, "profile")))


def test_numbers_may_be_missing_anywhere_in_a_column_of_the_job_market() -> None:
    """The demand is the number of uncovered spaces that have one (PB 40)."""
    printed = with_profile("[job_market.blank_rows]\nvalue = [0, 1, [1, 3], [20]]").printed
    assert [printed.demand[FOOD][4 * row] for row in range(5)] == [0, 1, 2, 3, 4]
    assert [printed.demand[CLOTHES][4 * row] for row in range(5)] == [0, 0, 1, 2, 3]
    assert [printed.demand[CUTLERY][4 * row] for row in range(5)] == [0, 0, 1, 1, 2]
    assert [printed.demand[LAMPS][4 * row] for row in (18, 19, 20)] == [18, 19, 19]


def test_a_wage_that_is_not_printed_is_left_out() -> None:
    printed = with_profile("[job_market.wage_rows]\nvalue = [10, 0, 10]").printed
    assert (printed.wage[40], printed.wage[41]) == (2, 4)


def test_spaces_for_workers_only_are_entered_for_each_row() -> None:
    rows = "[[1, 1, 1, 2], [1, 1, 1, 1], [1, 1, 2, 1], [1, 1, 1, 1]]"
    game = with_profile(f"[factory.worker_only]\nvalue = {rows}")
    assert game.printed.worker_only[FOOD] == [1, 1, 1, 2]
    assert game.kit({})["worker_only"][CUTLERY] == [1, 1, 2, 1]
    assert find_game("water-frame").printed.worker_only == [[1] * 4] * 4


def test_spaces_of_the_mat_are_entered_for_each_row() -> None:
    per_row = '{ "2" = 1, "3" = [2, 2, 2, 1], "4" = [3, 3, 2, 2] }'
    game = with_profile(f"[mat.per_row]\nvalue = {per_row}")
    for seats, spaces in ((2, [1, 1, 1, 1]), (3, [2, 2, 2, 1]), (4, [3, 3, 2, 2])):
        position = game.start(seats, {}, 1)
        assert isinstance(position, ArkwrightPosition)
        assert [len(row) for row in position.mat] == spaces


@pytest.mark.parametrize(
    ("text", "key", "fault"),
    [
        ("[job_market.blank_rows]\nvalue = [0, 1, 2]", "job_market.blank_rows", "each of the four goods"),
        ("[job_market.blank_rows]\nvalue = [0, 1, 2, [0]]", "job_market.blank_rows", "rows from 1 to 20"),
        ("[job_market.wage_rows]\nvalue = [8, 4]", "job_market.wage_rows", "add up to the 20"),
        ("[workers.all]\nvalue = 84", "job_market.rows", "a quarter of 84"),
        ("[factory.worker_only]\nvalue = 3", "factory.worker_only", "not more than factory.spaces"),
        ("[factory.worker_only]\nvalue = [[1]]", "factory.worker_only", "4 lists of 4"),
        ('[mat.per_row]\nvalue = { "2" = 1, "3" = [2], "4" = 3 }', "mat.per_row", "each of 4 rows"),
        ("[administration.rows]\nvalue = [2, 4, 4, 8, 10]", "administration.rows", "must rise"),
        ("[timetable.levels]\nvalue = [1, 1, 2, 2, 3, 5]", "timetable.levels", "between 1 and 4"),
        ("[shares.space]\nvalue = 0", "shares.space", "from 1 to 60"),
        ("[shares.space]\nvalue = 1", "shares.space", "two factories"),
        ("[loans.amount]\nvalue = 0", "loans.amount", "of 1 or more"),
        ("[factory.start_rows]\nvalue = 5", "factory.start_rows", "from 1 to 4"),
        ("[price.highest]\nvalue = 4", "price.highest", "of 5 or more"),
        ("[jenny.dark_level]\nvalue = 1", "jenny.dark_level", "from 2 to 4"),
        ("[events.fixed]\nvalue = ['rain']", "events.fixed", "unknown rain"),
        ("[events.hamburg]\nvalue = 5000", "events.hamburg", "above 1000"),
    ],
)
def test_a_number_that_makes_no_game_is_refused_with_its_name_and_one_that_fits(
    text: str, key: str, fault: str
) -> None:
    with pytest.raises(SheetError) as error:
        with_profile(text)
    message = error.value.message
    assert f": {key} " in message
    assert fault in message
    assert "for example value = " in message or "one that fits is " in message


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_box_entered_in_the_longer_forms_can_be_played(ruleset: str) -> None:
    sheet = find_game(ruleset).sheet
    examples = {key: datum.example for key, datum in sheet.data.items() if datum.example is not None}
    assert {"job_market.blank_rows", "factory.worker_only", "mat.per_row"} <= set(examples)
    game = find_game(ruleset).with_sheet(sheet.with_values({**sheet.values(), **examples}))
    for seats in (2, 4):
        position, rng = game.start(seats, {}, 3), rng_from_seed(3)
        for _ in range(400):
            if position.seat >= 0:
                position.play(pick(position.moves(), rng))
        assert game.load(position.save()).view(-1) == position.view(-1)
