"""Arkwright's sheet, and profiles of it: what the owner of a box can enter, and what makes no game."""

from __future__ import annotations

import pytest

from arktable.engine.errors import SheetError
from arktable.engine.game import Game
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.engine.sheets import read_sheet
from arktable.engine.text.toml import inline
from arktable.games.arkwright.packed import importer_steps
from arktable.games.arkwright.phases.actions.distribution import Distribution
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import BROKER, LIGHT_PRODUCTION, MARKER_NAMES
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


def test_the_cost_of_each_level_of_distribution_is_entered() -> None:
    """WF 1462; a level that the list leaves out costs its number."""
    game = with_profile("[distribution.costs]\nvalue = [2, 2, 5]")
    assert game.printed.distribution_costs == [2, 2, 5, 4]
    position = game.start(2, {}, 1)
    assert isinstance(position, ArkwrightPosition)
    company = position.companies[0]
    company.distribution[FOOD] = 2
    position.frames.append(Distribution(0, 4, 0, 0, 0))
    assert {move.text for move in position.moves()} == {"done", "promote cutlery"}
    why = position.why_not(position.rules.catalogue.promote[FOOD])
    assert why is not None
    assert why.details == {"good": "food", "have": 4, "need": 5}
    position.play(position.rules.catalogue.promote[CUTLERY])
    assert (company.distribution[CUTLERY], position.frames[-1].asked(position, 0)["distribution"]["left"]) == (1, 2)


PICTURED = """
[mat.per_row]
value = { "2" = 1, "3" = [["light-machinery", "light-production"], ["light-quality"], [], ["dark-quality"]], "4" = 3 }
"""
GIVEN = """
[setup.fixed_3]
value = [
  { food = 7, clothes = 8, shares = 10, special = "light-production" },
  { food = 6, cutlery = 8, shares = 9, special = "ship" },
  { food = 5, lamps = 9, shares = 9, special = "broker" },
]
"""


def test_the_mat_of_the_predetermined_set_up_lies_as_its_picture_shows() -> None:
    game = with_profile(PICTURED)
    mats = []
    for seed in (1, 2):
        position = game.start(3, {"setup": "predetermined"}, seed)
        assert isinstance(position, ArkwrightPosition)
        mats.append([[MARKER_NAMES[marker] for marker in row] for row in position.mat])
    assert mats[0] == mats[1] == [["light-machinery", "light-production"], ["light-quality"], [], ["dark-quality"]]
    free = game.start(3, {"setup": "free"}, 1)
    assert isinstance(free, ArkwrightPosition)
    assert [len(row) for row in free.mat] == [2, 1, 0, 1]


def test_the_mat_of_spinning_jenny_lies_as_its_picture_shows() -> None:
    rows = '[["light-machinery", "light-exchange"], ["dark-quality"], [], []]'
    game = with_profile(f'[mat.per_row]\nvalue = {{ "2" = {rows}, "3" = 2, "4" = 3 }}', "spinning-jenny")
    position = game.start(2, {"setup": "predetermined"}, 1)
    assert isinstance(position, ArkwrightPosition)
    names = [[MARKER_NAMES[marker] for marker in row] for row in position.mat]
    assert names[:2] == [["light-machinery", "light-exchange"], ["dark-quality"]]


def test_the_special_markers_of_the_picture_are_given_and_nobody_is_asked() -> None:
    position = with_profile(PICTURED + GIVEN).start(3, {"setup": "predetermined"}, 1)
    assert isinstance(position, ArkwrightPosition)
    one, two, three = position.companies
    assert one.owns(LIGHT_PRODUCTION)
    assert two.ships[0] == 0
    assert three.has(BROKER)
    assert position.phase() == "marker"
    chosen = find_game("water-frame").start(3, {"setup": "predetermined"}, 1)
    assert (chosen.phase(), chosen.seat) == ("special", 2)


def test_what_the_picture_gives_is_chosen_where_it_is_not_there() -> None:
    """The mat of the picture has a light grey production marker; the profile leaves the mat to chance."""
    text = GIVEN.replace("light-production", "light-exchange")
    position = with_profile(text).start(3, {"setup": "predetermined"}, 1)
    assert (position.phase(), position.seat) == ("special", 0)
    free = with_profile(text).start(3, {"setup": "free"}, 1)
    assert free.phase() == "found"


def test_economy_markers_are_entered_for_each_good() -> None:
    rows = [[[good, workers] for workers in range(1, 7)] for good in range(4)]
    game = with_profile(f"[economy.markers]\nvalue = {rows}")
    position = game.start(4, {"setup": "free"}, 1)
    assert isinstance(position, ArkwrightPosition)
    assert [importer_steps(marker) for marker in position.economy] == [FOOD, CLOTHES, CUTLERY, LAMPS] * 5
    again = game.load(position.save())
    assert isinstance(again, ArkwrightPosition)
    assert again.economy == position.economy
    sampled = position.sample(0, rng_from_seed(1))
    assert isinstance(sampled, ArkwrightPosition)
    assert [importer_steps(marker) for marker in sampled.economy] == [FOOD, CLOTHES, CUTLERY, LAMPS] * 5
    mule = with_profile(f"[mule.economy]\nvalue = {rows}", "spinning-mule").start(2, {}, 1)
    assert isinstance(mule, ArkwrightPosition)
    assert [importer_steps(marker) for marker in mule.economy] == [FOOD, CLOTHES, CUTLERY, LAMPS] * 3


@pytest.mark.parametrize("key", ["setup.fixed_2", "setup.fixed_3", "setup.fixed_4", "mat.per_row", "economy.markers"])
def test_the_longer_form_of_the_template_is_a_right_value(key: str) -> None:
    datum = find_game("water-frame").sheet.data[key]
    assert with_profile(f"[{key}]\nvalue = {inline(datum.example)}").sheet[key] == datum.example


@pytest.mark.parametrize(
    ("text", "key", "fault"),
    [
        (GIVEN.replace("broker", "horse"), "setup.fixed_3", "unknown special marker 'horse'; known: light-machinery"),
        (PICTURED.replace("light-quality", "horse"), "mat.per_row", "unknown 'horse'; known: light-machinery"),
        (PICTURED.replace("[], ", ""), "mat.per_row", "each of 4 rows"),
        (PICTURED.replace("[]", "['light-quality', 'light-quality', 'light-quality']"), "mat.per_row", "only 3"),
        ("[economy.markers]\nvalue = [[[1, 1]], [[1, 1]], [[1, 1]]]", "economy.markers", "one for each of the four"),
        ("[economy.markers]\nvalue = [[1, 2], [1]]", "economy.markers", "not [1]"),
        ("[economy.markers]\nvalue = [[1, 8]]", "economy.markers", "more than 7 workers"),
        ("[economy.markers]\nvalue = [[[1, 1]], [[1, 1]], [[1, 1]], [[1, 1]]]", "economy.markers", "enough for 5"),
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
        ("[administration.rows]\nvalue = [0, 4, 6, 8, 10]", "administration.rows", "begin above 0"),
        ("[tiles.limit]\nvalue = 0", "tiles.limit", "of 1 or more"),
        ("[events.fixed]\nvalue = ['lobby', 'war', 'bureaucracy']", "events.fixed", "but the first and the last"),
        ("[price.lowest]\nvalue = 9", "factory.cost", "below price.lowest"),
        ("[distribution.costs]\nvalue = []", "distribution.costs", "some whole numbers"),
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
