"""Who owns the box can enter what is printed there, and is told by name what does not fit."""

from __future__ import annotations

import pytest

from arktable.engine.errors import PositionError, SheetError
from arktable.engine.game import Game
from arktable.engine.records.record import new_record, read_record, replay
from arktable.engine.sheets import read_sheet
from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.phases.actions.build import upgradable, upgrade
from arktable.games.arkwright_cards.printed import Printed
from arktable.games.arkwright_cards.state import CardPosition
from tests.builders.arkwright_cards import *


def boxed(text: str) -> Game:
    """The game on a profile."""
    return GAME.with_sheet(GAME.sheet.overlaid(read_sheet("my-box", text, "profile")))


def a_start(text: str, seats: int = 3, **options: str) -> CardPosition:
    return started(boxed(text), seats, options, 1, listen=True)


# -- the market board --------------------------------------------------------------------------------------------------


def test_demand_may_start_above_0_and_on_each_side_of_the_board() -> None:
    """EN 152."""
    text = "[demand.at_start]\nvalue = [[1, 2, 0, -1], [0, 0, 3, 3]]"
    assert [a_start(text, seats).demand for seats in (2, 3, 4)] == [[1, 2, 0, -1], [1, 2, 0, -1], [0, 0, 3, 3]]
    assert a_start("[demand.at_start]\nvalue = [1, 2, 0, -1]", 4).demand == [1, 2, 0, -1]


@pytest.mark.parametrize(
    ("text", "end"), [("", 17), ("[demand.highest]\nvalue = 5", 5), ("[appeal.highest]\nvalue = 9", 9)]
)
def test_c39_the_demand_marker_stops_at_the_end_of_its_track(text: str, end: int) -> None:
    """EN 653, 1169: it lies on the scale of the appeal track, and goes no further."""
    arrows = "[appeal.arrows]\nvalue = [2, 4]\n"
    position = a_start(arrows + text)
    for _ in range(30):
        position.move_demand(FOOD, 1)
    assert position.demand[FOOD] == end
    assert boxed(arrows + text).load(position.save()).view(-1)["market"]["demand"][FOOD] == end
    position.demand[FOOD] += 1
    with pytest.raises(PositionError, match=r"demand\.food"):
        boxed(arrows + text).load(position.save())


def test_games_on_sheets_without_the_end_of_the_demand_track_go_on_to_that_of_the_appeal_track() -> None:
    for values in GAME.sheet.earlier():
        if "demand.highest" not in values:
            for highest in (17, 20):
                sheet = GAME.sheet.with_values({**values, "appeal.highest": highest})
                assert Printed(sheet).demand_high == highest


def test_the_sides_of_the_board_may_serve_other_numbers_of_players() -> None:
    """EN 148: matching the player count."""
    text = "[board.sides]\nvalue = [1, 1, 2, 2]\n[demand.at_start]\nvalue = [0, 2]"
    starts = {seats: a_start(text, seats) for seats in (2, 3, 4)}
    assert {seats: position.demand[0] for seats, position in starts.items()} == {2: 0, 3: 2, 4: 2}
    assert [position.view(-1)["market"]["side"] for position in starts.values()] == [0, 1, 1]


def test_arrows_may_differ_from_good_to_good() -> None:
    game = boxed("[appeal.arrows]\nvalue = [[1, 2, 3], [4], [], [5, 5]]")
    position = a_position(profile=game.sheet)
    moved = []
    for good in (FOOD, CLOTHES, CUTLERY, LAMPS):
        a_factory(position, EVA, good)
        position.set_appeal(EVA, good, 6)
        moved.append(position.demand[good])
    assert moved == [3, 1, 0, 2]
    position.set_appeal(EVA, LAMPS, 4)
    assert position.demand[LAMPS] == 0  # nothing is said of green ones: they lie where the red ones do


def test_green_arrows_may_lie_elsewhere() -> None:
    """EN 543: each red or green arrow."""
    game = boxed("[appeal.arrows]\nvalue = [4, 5]\n[appeal.green_arrows]\nvalue = [[2], [2], [5], [5]]")
    position = a_position(profile=game.sheet)
    for good, down in ((FOOD, 2 - 1), (LAMPS, 2 - 1)):
        a_factory(position, EVA, good)
        position.set_appeal(EVA, good, 6)
        assert position.demand[good] == 2
        position.set_appeal(EVA, good, 3)
        assert position.demand[good] == (2 if good == FOOD else down)
        position.set_appeal(EVA, good, 0)
        assert position.demand[good] == down


def test_arrows_may_differ_from_side_to_side() -> None:
    sheet = boxed("[appeal.arrows]\nvalue = [[4, 5], [[1], [2], [3], [4]]]").sheet
    for seats, moved in ((3, [0, 0, 0, 0]), (4, [1, 1, 1, 0])):
        position = a_position(seats=seats, profile=sheet)
        start = position.demand.copy()
        for good in (FOOD, CLOTHES, CUTLERY, LAMPS):
            a_factory(position, EVA, good)
            position.set_appeal(EVA, good, 3)
        assert [now - then for now, then in zip(position.demand, start, strict=True)] == moved


def test_the_wages_track_may_differ_from_side_to_side() -> None:
    text = "[wages.track]\nvalue = [[2, 3], [4, 5, 6]]"
    for seats, wages in ((3, [2, 3, 3]), (4, [4, 5, 6])):
        position = a_start(text, seats)
        seen = [position.wage()]
        for _ in range(2):
            position.more_workers()
            seen.append(position.wage())
        assert seen == wages
    assert [board["wages"] for board in boxed(text).kit({})["boards"]] == [[2, 3], [4, 5, 6]]


# -- tiles and cards ---------------------------------------------------------------------------------------------------


def test_tiles_and_worker_cards_may_have_other_workers_on_their_newer_side() -> None:
    text = "[workers.tile]\nvalue = [[1, 1, 1, 1], [4, 4, 4, 4]]\n"
    text += "[workers.number]\nvalue = [[[2, 5], 3], [2, 2], [3, 3], [3, 3]]"
    game = boxed(text)
    position = a_position(profile=game.sheet)
    company = position.companies[EVA]
    seen = []
    for side, crew in ((1, (1, 1)), (2, (2, 2))):
        a_factory(position, EVA, FOOD, side=side, crew=crew)
        seen.append(factory.staff(game.printed, company, FOOD, 2))
    assert seen == [(1 + 2 + 3, 0), (4 + 5 + 3, 0)]
    company.turned[0] = 1
    assert factory.staff(game.printed, company, FOOD, 2) == (4 + 4 + 3, 1)


@pytest.mark.parametrize(("newer", "sides"), [("[2, 3]", [2, 1]), ("[3, 2]", [1, 2]), ("[2, 2]", [2, 2])])
def test_worker_cards_show_their_newer_side_from_the_decade_on_it(newer: str, sides: list[int]) -> None:
    """EN 324-325, 353."""
    position = a_position(decade=2, profile=boxed(f"[workers.newer]\nvalue = {newer}").sheet)
    company = position.companies[EVA]
    a_factory(position, EVA, FOOD, side=1, crew=(1, 1))
    upgrade(position.rules.printed, company, FOOD, 2)
    assert company.crew[:2] == sides
    assert upgradable(position.rules.printed, company, FOOD, 3) == (sides != [2, 2])


def test_both_sides_of_a_quality_card_may_show_the_same() -> None:
    printed = boxed("[quality.cards]\nvalue = [[1, 2], [2, 2], [3, 4]]").printed
    assert printed.piece_values[:3] == [[1, 2], [2], [3, 4]]


def test_an_appeal_beyond_the_end_of_a_short_track_crosses_no_arrow() -> None:
    printed = boxed("[appeal.highest]\nvalue = 8\n[appeal.arrows]\nvalue = [2, 4, 8]").printed
    assert [printed.boards[0].steps(FOOD, before, after) for before, after in ((0, 8), (7, 17), (8, 12))] == [3, 1, 0]


def test_restriction_tokens_may_differ_from_track_to_track() -> None:
    """EN 242."""
    text = "[restrictions.tracks]\nvalue = { shipping = [1, 1, 2], quality = [1, 3, 3, 3] }"
    decades = boxed(text).kit({})["track_decades"]
    assert (decades["shipping"], decades["machinery"]) == ([1, 1, 2], [1, 2, 3])
    assert (decades["quality"], decades["distribution"]) == ([1, 3, 3, 3], [1, 1, 2, 3])
    assert refusal(a_start(text, restrictions="on"), "develop quality") == "decade-restriction"
    assert boxed(text).kit({"tracks": "short"})["track_decades"]["quality"] == [1, 2, 3]


# -- the development of the set-up -------------------------------------------------------------------------------------

GIVEN = '[setup.developments_3]\nvalue = ["machinery", "", "workshop"]'


def test_c_80_the_set_up_gives_developments_and_the_others_choose() -> None:
    """EN 191: one development card or one development each."""
    position = a_start(GIVEN)
    assert (position.seat, position.phase()) == (WIM, "develop")
    assert cards_of(position, RAF) == {"workshop"}
    assert [event["card"] for event in told(position, "took")] == ["workshop"]
    play(position, "develop quality")
    assert (position.phase(), position.turn) == ("action", 1)
    assert [company.tracks[3] for company in position.companies] == [1, 0, 0]


def test_c_80_nothing_given_everybody_chooses_in_reverse_order() -> None:
    position = a_start("[setup.developments_3]\nvalue = ['', '', '']")
    for seat in (RAF, WIM, EVA):
        assert (position.seat, position.phase()) == (seat, "develop")
        play(position, "develop quality")
    assert position.phase() == "action"


def test_c_80_chosen_factories_leave_the_development_to_choice() -> None:
    """EN 253: instead of the default set-up."""
    position = a_start(GIVEN, factories="chosen")
    while position.phase() == "found":
        play(position, offered(position)[0])
    assert (position.seat, position.phase()) == (RAF, "develop")


def test_c_80_what_is_not_to_be_had_is_chosen() -> None:
    """A step that a restriction token bars in decade I."""
    position = a_start(GIVEN, restrictions="on")
    play(position, "develop distribution")  # Wim
    assert (position.seat, position.phase()) == (EVA, "develop")


def test_c_80_a_given_foreman_is_placed_by_its_owner() -> None:
    position = a_start('[setup.developments_2]\nvalue = ["quality", "foreman"]', 2)
    assert (position.seat, position.phase()) == (WIM, "foreman")
    play(position, "foreman food")
    assert (position.phase(), position.companies[EVA].tracks[0]) == ("action", 1)


# -- what does not fit -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("demand.at_start", "[0, 0, 0]", r"write \[0, 1, 0, -1\] by good"),
        ("demand.at_start", "[0, 0, 0, 18]", "the track runs from -3 to 17"),
        ("board.sides", "[1, 1, 2]", r"write \[1, 1, 1, 2\]"),
        ("board.sides", "[1, 1, 2, 3]", r"write \[1, 1, 1, 2\]"),
        ("appeal.arrows", "[[2, 4], [2, 4]  , [2]]", r"write \[2, 4, 5\] for all goods"),
        ("appeal.arrows", "[0, 2]", "spaces 1 to 17"),
        ("appeal.green_arrows", "['two']", r"write \[2, 4, 5\] for all goods"),
        ("appeal.green_arrows", "[18]", "spaces 1 to 17"),
        ("wages.track", "[]", r"write \[3, 3, 4, 5\]"),
        ("wages.track", "[[3], [4], [5]]", r"write \[3, 3, 4, 5\]"),
        ("workers.tile", "[2, 2, 2]", r"write \[2, 2, 2, 3\] by good"),
        ("workers.tile", "[2, 2, 2, -1]", r"write \[2, 2, 2, 3\] by good"),
        ("workers.number", "[[2, 2], [2, 2], [3, 3]]", r"write \[\[\[2, 3\], \[1, 3\]\], …\]"),
        ("workers.machines", "[[2, 1], [1, 1], [2, 2], [3, 2]]", "1 or 2 of the workers"),
        ("restrictions.tracks", "{ ships = [1, 2, 3] }", r"write \{ shipping = \[1, 2, 3\] \}"),
        ("restrictions.tracks", "{ shipping = [1, 2] }", r"write \{ shipping = \[1, 2, 3\] \}"),
        ("workers.newer", "[2]", r"needs 2 whole numbers; for example value = \[2, 3\]"),
        ("workers.newer", "[1, 3]", r"from 2 to 3; for example value = \[2, 3\]"),
        ("goods.names", "['tea', 'clothes', 'cutlery', 'lamps']", "four goods in the order of the tracks; for example"),
        ("neutral.start", "[3, 3, 18, 2]", "end at the 17 of appeal.highest; for example"),
        ("solo.opened", "[3, 3, 18, 2]", "end at the 17 of appeal.highest; for example"),
        ("solo.grid", "[4, 5]", r"3 rows, one for each disc, and 1 to 18 columns; for example value = \[3, 5\]"),
        ("quality.highest", "0", "of 1 or more"),
        ("factory.spots", "[3, 2, 1, 1]", r"for example value = \[3, 2, 1, 0\]"),
        ("tracks.shipping", "[2, 3]", r"three or four spaces; for example value = \[2, 3, 4\]"),
        (
            "supply.four_adds",
            "{ patron-cutlery-lamps = 1, patron-clothes-cutlery = 1, patron-food-lamps = 1, inventor = 2, king = 1 }",
            "unknown king; known: .*patent.*for example",
        ),
        ("supply.pairs", "[['patent']]", "not two development cards; for example"),
        ("setup.factories_2", "[['food', 'food'], ['food', 'lamps']]", "two goods for each of 2 seats; for example"),
        ("setup.developments_3", "['quality', '']", r"write \['quality', 'foreman', ''\]"),
        ("setup.developments_2", "['inventor', '']", "a card of the supply"),
        ("setup.developments_4", "['speed', '', '', '']", "a track .*machinery"),
    ],
)
def test_an_error_names_the_field_and_gives_an_example(key: str, value: str, says: str) -> None:
    with pytest.raises(SheetError, match=f"{key}.*{says}"):
        boxed(f"[{key}]\nvalue = {value}")


def test_the_english_tracks_go_with_any_box() -> None:
    printed = boxed(GIVEN).rules({"tracks": "short"}, 3).printed
    assert isinstance(printed, Printed)
    assert (printed.tracks[0], printed.first_developments[3][0]) == ([1, 2, 3], 3)


# -- records of before -------------------------------------------------------------------------------------------------


def test_a_record_of_revision_1_on_a_profile_opens_by_its_old_keys() -> None:
    """They told how far below 0 demand starts; the key is no longer on the sheet."""
    (earlier,) = [values for values in GAME.sheet.earlier() if "demand.start" in values]
    own = GAME.sheet.own().with_values({**earlier, "demand.start": [2, 1, 0, 0]})
    record = new_record(GAME.by_revision(1).with_sheet(own), 3, {}, 1)
    assert record.numbers["demand.start"] == [2, 1, 0, 0]
    position = replay(read_record(record.text()), GAME)
    assert isinstance(position, CardPosition)
    assert position.demand == [-2, -1, 0, 0]
    with pytest.raises(SheetError, match=r"demand\.start.*near it: demand\.at_start"):
        boxed("[demand.start]\nvalue = [0, 0, 0, 0]")


@pytest.mark.parametrize(
    "key", ["appeal.arrows", "appeal.green_arrows", "wages.track", "workers.tile", "workers.number"]
)
def test_the_example_of_a_field_is_a_right_value_and_its_words_say_how(key: str) -> None:
    datum = GAME.sheet.data[key]
    assert datum.enter
    assert boxed(f"[{key}]\nvalue = {datum.example}").sheet[key] == datum.example


def test_every_arrow_of_a_board_can_be_entered() -> None:
    """Both sides, four goods, seventeen spaces each: no list is too long."""
    everywhere = [[list(range(1, 18))] * 4] * 2
    printed = boxed(f"[appeal.arrows]\nvalue = {everywhere}\n[appeal.green_arrows]\nvalue = {everywhere}").printed
    assert printed.boards[1].red[LAMPS][17] == printed.boards[0].green[FOOD][17] == 17
