"""Arkwright: what is in the box and on the table at the start (WF = Water Frame, PB = Player's Book; n = line)."""

from __future__ import annotations

import pytest

from arktable.games.arkwright.company import NO_SHIP
from arktable.games.arkwright.phases.economy import EconomyPhase
from arktable.games.arkwright.terms import BUREAUCRACY, END_OF_GAME, EVENT_NAMES, OWN_MARKERS, TILE_NAMES
from tests.builders.arkwright import *

PLAYERS = pytest.mark.parametrize("seats", [2, 3, 4])


def test_wf_01_the_box_holds_what_the_list_of_components_says() -> None:
    """WF 16–62. Bills are no part of the sheet: money is not limited (WF 212); twelve of them are £20 (B31)."""
    sheet = WATER_FRAME.sheet
    assert sheet["workers.all"] == 80
    assert sum(len(markers) for markers in PRINTED.economy) == 36
    assert len(set(EVENT_NAMES) - {"steam-power"}) == 16
    assert 2 * 4 * PRINTED.marker_sets + 4 == 28  # light and dark of four kinds, and four stock exchange markers
    assert sum(PRINTED.tile_copies) == 40
    assert dict(zip(PRINTED.ship_capacity, PRINTED.ship_copies, strict=True)) == {2: 4, 4: 2, 6: 2, 8: 1, 10: 1}
    assert 4 * OWN_MARKERS == 24
    assert PRINTED.shares == 5 * 1 + 5 * 5
    assert len(PRINTED.goods) * WATER_FRAME.facts.seats_max == 16  # contract, price, distribution, appeal markers


def test_wf_02_five_decades_of_four_cycles_follow_1760() -> None:
    """WF 72–78, 99–100."""
    assert PRINTED.decades == [1760, 1770, 1780, 1790, 1800, 1810]
    assert a_game().rules.last_decade == 5
    assert len(a_game(setup="free").economy) == 5 * 4


def test_wf_03_four_events_stay_in_the_box_with_two_players() -> None:
    """WF 135–138, B4."""
    away = {"navigation", "crisis", "hamburg", "opium-war"}
    pool = {EVENT_NAMES[event] for event in WATER_FRAME.rules({}).event_pool(a_game(seats=2))}
    assert pool == set(EVENT_NAMES) - away - {"bureaucracy", "end", "steam-power"}
    assert {EVENT_NAMES[event] for event in WATER_FRAME.rules({}).event_pool(a_game(seats=3))} == pool | away


@pytest.mark.parametrize("seed", range(12))
def test_wf_04_bureaucracy_lies_among_the_first_three_and_the_end_on_1810(seed: int) -> None:
    """WF 140–148, 172–176."""
    laid = a_game(seed=seed, setup="free").events_laid
    assert len(laid) == len(set(laid)) == 5
    assert laid.index(BUREAUCRACY) < 3
    assert laid[-1] == END_OF_GAME


@pytest.mark.parametrize("seed", range(5))
def test_wf_05_no_marker_brings_three_workers_back_with_two_players(seed: int) -> None:
    """WF 152–162: five per good."""
    economy = a_game(seats=2, seed=seed, setup="free").economy
    for good in range(4):
        markers = economy[good::4]
        assert len(markers) == len(set(markers)) == 5
        assert all(marker % 8 < 3 for marker in markers)
    more = [marker % 8 for game in range(5) for marker in a_game(seats=4, seed=game, setup="free").economy]
    assert 3 in more


@pytest.mark.parametrize(("seats", "fired", "out"), [(4, 4, 0), (3, 8, 0), (2, 4, 8)])
def test_wf_06_some_workers_begin_fired_or_in_the_box(seats: int, fired: int, out: int) -> None:
    """WF 198–204, 240–247."""
    position = a_game(seats=seats, setup="free")
    assert (position.fired, position.out, position.empty) == (fired, out, fired + out)
    assert position.census()["workers"] == 80


def test_wf_07_the_events_of_the_fixed_set_up() -> None:
    """WF 219–230; no "3 workers" markers at any number of players."""
    position = a_game(seats=4)
    names = [EVENT_NAMES[event] for event in position.events_laid]
    assert names == ["lobby", "war", "bureaucracy", "exhibition", "end"]
    assert all(marker % 8 < 3 for seed in range(5) for marker in a_game(seats=4, seed=seed).economy)


def test_wf_08_three_players_begin_with_eight_fired_workers() -> None:
    """WF 254–258."""
    assert a_game(seats=3).fired == 8


def test_wf_09_companies_begin_with_fifteen_shares_worth_ten_pounds() -> None:
    """WF 273–288: space 10 = £10, appeal 0; two players use the contract spaces 2 and 4."""
    position = a_game(seats=2, setup="free")
    company = position.companies[MARION]
    assert (company.shares, company.space, PRINTED.share_value[company.space]) == (15, 10, 10)
    assert [appeal(position, MARION, good) for good in range(4)] == [0, 0, 0, 0]
    assert position.importers == [0, 0, 0, 0]
    assert PRINTED.contract_track_two == [2, 4]


@pytest.mark.parametrize(("seats", "of_each"), [(4, 3), (3, 2), (2, 1)])
def test_wf_10_whole_sets_of_grey_markers_and_the_large_ships_stay_away(seats: int, of_each: int) -> None:
    """WF 327–340."""
    for seed in range(10):
        position = a_game(seats=seats, seed=seed, setup="free")
        lies = [marker for row in position.mat for marker in row]
        assert max(lies.count(marker) for marker in set(lies)) <= of_each
        assert all(marker < 11 for marker in position.mat[0] + position.mat[1])  # light grey in I and II
        assert all(marker >= 11 for marker in position.mat[2] + position.mat[3])  # dark grey in III and IV
    assert position.ship_offer == ([4, 0, 0, 0, 0] if seats == 2 else [4, 2, 2, 1, 1])


@pytest.mark.parametrize(("seats", "number"), [(4, 26), (3, 19), (2, 12)])
def test_wf_11_this_many_tiles_and_never_as_many_equal_ones_as_players(seats: int, number: int) -> None:
    """WF 353–369, 380–384; with the four patrons fixed 22, 15 or 8 are drawn."""
    for seed in range(8):
        for patrons in ("random", "always"):
            offer = a_game(seats=seats, seed=seed, setup="free", patrons=patrons).tile_offer
            assert sum(offer) == number + 2
            assert offer[TILE_NAMES.index("charisma")] == 1
            assert 1 <= offer[TILE_NAMES.index("inventor")] < max(seats, 2)
            assert max(offer) < seats
        assert [offer[TILE_NAMES.index(f"patron-{good}")] for good in PRINTED.goods] == [1, 1, 1, 1]
    assert PRINTED.tiles_random_patrons[seats] == number - 4


@pytest.mark.parametrize(("seats", "per_row"), [(4, 3), (3, 2), (2, 1)])
def test_wf_12_grey_markers_on_each_row_of_the_mat(seats: int, per_row: int) -> None:
    """WF 396–404: the pictures are lost, B26 counts players − 1 per row."""
    assert [len(row) for row in a_game(seats=seats).mat] == [per_row] * 4


TILES_OF_TWO = (
    "charisma administrator extra-shifts workshop inventor developer broker agent school foreman patron-lamps "
    "patron-clothes"
)
TILES_OF_THREE = "inventor developer accountant small-warehouse engineering-works patron-cutlery"
TILES_OF_FOUR = "workshop administrator agent patent engineer patron-food"


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        (2, TILES_OF_TWO),
        (3, f"{TILES_OF_TWO} {TILES_OF_THREE}"),
        (4, f"{TILES_OF_TWO} {TILES_OF_THREE} {TILES_OF_FOUR}"),
    ],
)
def test_wf_13_the_tiles_of_the_fixed_set_up(seats: int, names: str) -> None:
    """WF 408–419: 12, 6 more, 6 more; the patrons' goods by B27."""
    offer = a_game(seats=seats).tile_offer
    assert sum(offer) == {2: 12, 3: 18, 4: 24}[seats]
    assert [offer[tile] for tile in range(len(TILE_NAMES))] == [names.split().count(name) for name in TILE_NAMES]


FIXED = {
    4: [{CLOTHES: (4, 6, 3), CUTLERY: (5, 6, 4)}, {FOOD: (4, 7, 1), CUTLERY: (5, 7, 3)},
        {CLOTHES: (4, 5, 4), LAMPS: (6, 8, 3)}, {FOOD: (4, 5, 3), LAMPS: (6, 9, 2)}],
    3: [{FOOD: (4, 7, 1), CLOTHES: (4, 8, 1)}, {FOOD: (4, 6, 2), CUTLERY: (5, 8, 2)},
        {FOOD: (4, 5, 3), LAMPS: (6, 9, 2)}],
    2: [{FOOD: (4, 5, 3), CUTLERY: (5, 8, 2)}, {FOOD: (4, 7, 1), CLOTHES: (4, 8, 1)}],
}  # fmt: skip


def _companies_are_as_listed(seats: int) -> None:
    position = a_game(seats=seats)
    for seat, listed in enumerate(FIXED[seats]):
        company = position.companies[seat]
        found = {
            good: (company.factory_workers(good), company.price[good], appeal(position, seat, good))
            for good in range(4)
            if company.level[good]
        }
        assert found == listed


def test_wf_17_factories_of_four_players() -> None:
    """WF 528–535: workers, price, appeal."""
    _companies_are_as_listed(4)


def test_wf_18_factories_of_three_players() -> None:
    """WF 537–544; clothes take 4 workers, printed 5 (B6)."""
    _companies_are_as_listed(3)


def test_wf_19_factories_of_two_players() -> None:
    """WF 546–553; clothes take 4 workers, printed 5 (B6)."""
    _companies_are_as_listed(2)


def test_wf_20_shares_are_sold_at_ten_pounds_to_a_bank_that_has_fifteen() -> None:
    """WF 559–566."""
    position = a_game(seats=2, setup="free")
    play(position, "found food 5", "found food 6", "found clothes 6", "found lamps 8")
    assert offered(position)[0] == "sell 2"  # £17 to be paid
    assert offered(position)[-1] == "sell 15"
    assert PRINTED.shares - position.companies[1].shares == 15
    play(position, "sell 6")
    assert (position.companies[1].cash, position.companies[1].shares, position.companies[1].space) == (60, 9, 10)


def test_wf_21_food_and_lamps_cost_nineteen_pounds_together() -> None:
    """WF 592–593."""
    position = a_game(seats=2, setup="free")
    play(position, "found food 5", "found food 6", "found clothes 6", "found lamps 8")
    play(position, "sell 5", "done", "sell 5", "done")
    assert [company.cash for company in position.companies] == [50 - 19, 50 - 17]


CAPITAL = {4: [(9, 60), (10, 50), (9, 60), (10, 50)], 3: [(10, 50), (9, 60), (9, 60)], 2: [(8, 70), (7, 80)]}


@PLAYERS
def test_wf_22_shares_kept_and_start_capital(seats: int) -> None:
    """WF 600–619."""
    companies = a_game(seats=seats).companies
    assert [(company.shares, company.cash) for company in companies] == CAPITAL[seats]


@pytest.mark.parametrize(
    ("seats", "costs", "left"),
    [(4, [19, 18, 20, 19], [41, 32, 40, 31]), (3, [17, 18, 19], [33, 42, 41]), (2, [18, 17], [52, 63])],
)
def test_wf_23_building_costs_and_what_is_left(seats: int, costs: list[int], left: list[int]) -> None:
    """WF 674–692."""
    position = a_game(seats=seats)
    before = [company.cash for company in position.companies]
    play(position, *["done"] * seats)  # nobody takes a special marker
    assert [company.cash for company in position.companies] == left
    assert [was - company.cash for was, company in zip(before, position.companies, strict=True)] == costs


def test_wf_24_food_is_active_in_the_first_cycle_of_1770() -> None:
    """WF 645–647, 666–673: food, clothes, cutlery, lamps."""
    assert PRINTED.goods == ["food", "clothes", "cutlery", "lamps"]
    position = a_game()
    play(position, "done", "done", "done")
    view = position.view(-1)
    assert (view["year"], view["cycle"], view["phase"]) == (1770, 0, "marker")


def test_wf_25_an_economy_marker_moves_the_importer_and_brings_workers_back() -> None:
    """WF 721–723: 1 space, 3 workers."""
    position = a_position(cycle=1)
    position.economy[position.economy_seen] = 1 * 8 + 3
    market(position, empty=20, fired=8)
    begin(position, EconomyPhase(0))
    assert position.importers == [0, 1, 0, 0]
    assert (position.empty, position.fired) == (17, 5)


def test_wf_26_workers_that_are_not_there_are_forfeit() -> None:
    """WF 716–719."""
    position = a_position()
    position.economy[0] = 0 * 8 + 3
    market(position, empty=20, fired=2)
    begin(position, EconomyPhase(0))
    assert (position.empty, position.fired) == (18, 0)


def test_pb_01_the_end_of_the_game_lies_on_1790_or_1810() -> None:
    """PB 18."""
    assert PRINTED.decades[SPINNING_JENNY.rules({}).last_decade] == 1790
    assert PRINTED.decades[WATER_FRAME.rules({}).last_decade] == 1810
    assert a_game("spinning-jenny").events_laid == []


def test_pb_02_every_cycle_of_spinning_jenny_moves_one_importer_and_two_workers() -> None:
    """PB 20."""
    position = a_position(ruleset="spinning-jenny", cycle=2)
    market(position, empty=20, fired=8)
    begin(position, EconomyPhase(0))
    assert position.importers == [0, 0, 1, 0]
    assert (position.empty, position.fired) == (18, 6)


def test_pb_08_there_are_always_more_grey_markers_than_spaces() -> None:
    """PB 94–110: every game sees another combination; B26."""
    for seats in (2, 3, 4):
        pool = 4 * (PRINTED.marker_sets - PRINTED.sets_removed[seats])
        rows = PRINTED.mat_per_row[seats]
        assert pool > max(sum(rows[:2]), sum(rows[2:]))


def test_pb_16_shares_at_the_start() -> None:
    """PB 239–243: at most 30, 15 at the start; Spinning Jenny sells 5 and adds £20."""
    assert (PRINTED.shares, PRINTED.start_shares) == (30, 15)
    jenny = a_game("spinning-jenny", seats=4)
    assert [(company.shares, company.cash) for company in jenny.companies] == [(10, 70)] * 4
    free = a_game("spinning-jenny", seats=2, setup="free")
    play(free, "found food 5", "found food 5", "found lamps 9", "found lamps 9")
    assert [(company.shares, company.cash) for company in free.companies] == [(10, 70)] * 2


def test_pb_18_any_amount_can_be_paid() -> None:
    """PB 317: bills of 1, 2, 5, 10, 20 and 50, always to be changed: cash is a number."""
    position = a_position()
    position.pay(MARION, 99)
    assert position.companies[MARION].cash == 1


@pytest.mark.parametrize(("seats", "tiles"), [(4, 28), (3, 21), (2, 14)])
def test_pb_19_seven_tiles_per_player_at_most_four_each(seats: int, tiles: int) -> None:
    """PB 329–337."""
    assert sum(a_game(seats=seats, setup="free").tile_offer) == tiles == 7 * seats
    assert PRINTED.tile_limit == 4


def test_pb_20_copies_of_every_tile() -> None:
    """PB 345–604."""
    copies = dict(zip(TILE_NAMES, PRINTED.tile_copies, strict=True))
    ones = {name for name, number in copies.items() if number == 1}
    threes = {name for name, number in copies.items() if number == 3}
    assert ones == {"charisma", "patron-food", "patron-clothes", "patron-cutlery", "patron-lamps"}
    assert threes == {"accountant", "developer", "extra-shifts", "foreman", "workshop"}
    assert sum(copies.values()) == 40


@PLAYERS
def test_x_02_every_fixed_start_adds_up(seats: int) -> None:
    """Price + appeal = cost of level I; workers = rows 1 + 2; (15 − shares) × £10 = capital."""
    for company in a_game(seats=seats).companies:
        assert (15 - company.shares) * 10 == company.cash
        assert company.ships == [NO_SHIP, NO_SHIP]
        assert company.markers == (1 << OWN_MARKERS) - 1
        for good in range(4):
            if company.level[good]:
                assert company.factory_workers(good) == sum(PRINTED.row_spaces[good][:2])


def test_the_special_marker_of_1760_is_of_level_one() -> None:
    """WF 568–577: a light grey marker or a ship of row I, or any tile."""
    position = a_game(seats=4)
    assert position.phase() == "special"
    assert offered(position, "ship") == ["ship 2"]
    light = {text.split()[1] for text in offered(position, "marker")}
    assert light
    assert all(name.startswith("light") for name in light)
    assert refusal(position, "ship 4") == "level-too-high"
