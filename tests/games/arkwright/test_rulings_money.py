"""Rulings B1–B41 on money, set-up and order that no example of the books shows."""

from __future__ import annotations

import pytest

from arktable.engine.rng import rng_from_seed
from arktable.engine.sheets import read_sheet
from arktable.games.arkwright import scoring
from arktable.games.arkwright.phases.decade.start_player import poorest
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import BUREAUCRACY, EVENT_NAMES
from tests.builders.arkwright import *


@pytest.mark.parametrize(("tile", "opens"), [("administrator", True), ("accountant", False)])
def test_b1_the_administrator_opens_the_barred_row(tile: str, opens: bool) -> None:
    position = a_position()
    a_company(position, tiles=tile)
    position.bureaucracy = True
    turn_of(position)
    assert (refusal(position, "place workers 2 pay 2") == "") == opens


@pytest.mark.parametrize(("cash", "lost"), [(5, 1), (14, 1), (15, 2), (0, 0)])
def test_b2_hamburg_halves_go_up(cash: int, lost: int) -> None:
    position = a_position()
    a_company(position, cash=cash)
    event(position, "hamburg")
    assert position.companies[MARION].cash == cash - lost


def test_b5_the_office_pays_once_for_two_contracts() -> None:
    position = a_position(year=1780)
    company = a_company(position, ships=(4,), tiles="office", stock={FOOD: 2, CLOTHES: 2})
    company.contracts = [2, 2, 0, 0]
    a_factory(position, MARION, FOOD)
    a_factory(position, MARION, CLOTHES)
    use(position, "ship-1", 4)
    before = company.cash
    play(position, "deliver food 2", "deliver clothes 2")
    assert company.cash - before == 2 * 8 + 2 * 9 + 5


def test_b7_levels_by_decade_and_what_becomes_obsolete() -> None:
    assert dict(zip(PRINTED.decades, PRINTED.levels, strict=True)) == {
        1760: 1, 1770: 1, 1780: 2, 1790: 2, 1800: 3, 1810: 3,
    }  # fmt: skip
    assert PRINTED.obsolete == [0, 0, 0, 1, 1, 2]


def test_b7_the_other_profile_can_be_played() -> None:
    profile = """
    [timetable.levels]
    value = [1, 1, 2, 3, 4, 4]
    status = "profile"
    [timetable.obsolete]
    value = [0, 0, 0, 1, 2, 3]
    status = "profile"
    """
    sheet = WATER_FRAME.sheet.overlaid(read_sheet("other levels", profile))
    position = a_position(year=1800, profile=sheet)
    use(position, "factory", 2)
    assert offered(position, "build food")[-1] == "build food 4"


def test_b9_whatever_an_action_costs_may_be_paid_without_cash() -> None:
    position = a_position()
    company = a_company(position, cash=2, shares=9, space=20)
    use(position, "factory", 2)
    play(position, "build food 1", "price food 5", "done")  # £2 + £8 with £2 in hand: one share at £15
    assert (company.cash, company.shares, company.space) == (7, 8, 18)


def test_b10_loans_rank_behind_all_others() -> None:
    position = a_position(seats=4, year=1810)
    a_company(position, 0, cash=0, shares=20, space=60, loans=2)
    a_company(position, 1, cash=9, shares=1, space=10, loans=1)
    a_company(position, 2, cash=0, shares=1, space=1)
    a_company(position, 3, cash=1, shares=1, space=1)
    position.finished = True
    assert scoring.ranking(position) == [3, 2, 1, 0]
    assert position.winners() == [3]


@pytest.mark.parametrize(
    ("portfolios", "start", "who"),
    [
        pytest.param([(9, 12, 0), (9, 10, 50), (9, 14, 0)], 0, HAROLD, id="lowest shares × value"),
        pytest.param([(9, 10, 5), (9, 10, 4), (9, 10, 9)], 0, HAROLD, id="then less cash"),
        pytest.param([(9, 10, 5), (9, 10, 5), (9, 10, 9)], 0, HAROLD, id="then farthest from the start player"),
        pytest.param([(9, 10, 5), (9, 10, 5), (9, 10, 9)], 1, MARION, id="clockwise, round the table"),
    ],
)
def test_b12_who_names_the_start_player(portfolios: list[tuple[int, int, int]], start: int, who: int) -> None:
    position = a_position()
    position.start = start
    for seat, (shares, space, cash) in enumerate(portfolios):
        a_company(position, seat, shares=shares, space=space, cash=cash)
    assert poorest(position) == who


def test_b27_special_markers_of_a_fixed_set_up_are_chosen_in_reverse_order() -> None:
    position = a_game(seats=4)
    order = []
    for _ in range(4):
        order.append(position.seat)
        play(position, "done")
    assert order == [3, 2, 1, 0]


@pytest.mark.parametrize(("space", "sold", "kept", "after"), [(9, 2, 3, 7), (4, 4, 1, 1), (1, 15, 0, 1)])
def test_b33_shares_sold_in_need_bring_the_value_before_moving(space: int, sold: int, kept: int, after: int) -> None:
    position = a_position()
    company = a_company(position, cash=0, shares=15, space=space)
    position.pay(MARION, 15)
    assert (15 - company.shares, company.cash, company.space) == (sold, kept, after)


def test_b34_with_a_loan_not_even_the_broker_buys() -> None:
    position = a_position()
    a_company(position, shares=0, loans=1, tiles="broker")
    use(position, "workers", 2)
    play(position, "done")
    assert refusal(position, "half-price 1") == "loans-first"


def test_b35_on_the_first_ten_spaces_half_price_is_five_pounds() -> None:
    position = a_position()
    company = a_company(position, cash=7, shares=10, space=3, tiles="broker")
    use(position, "workers", 2)
    play(position, "done")
    assert company.cash == 5
    assert offered(position, "half-price") == ["half-price 1"]
    assert refusal(position, "half-price 2") == "cash-short"


def _laid(position: ArkwrightPosition) -> list[str]:
    return [EVENT_NAMES[event] for event in position.events_laid]


def test_b36_a_sample_draws_unseen_markers_again_and_keeps_the_seen_ones() -> None:
    position = a_game(seats=4, seed=3, setup="free")
    position.economy_seen, position.events_seen = 6, 1
    rng, economies, events = rng_from_seed(1), set(), set()
    for _ in range(60):
        sample = position.sample(MARION, rng)
        economies.add(tuple(sample.economy))
        events.add(tuple(sample.events_laid))
        assert sample.economy[:6] == position.economy[:6]
        assert sample.events_laid[0] == position.events_laid[0]
        assert sample.events_laid.index(BUREAUCRACY) < 3
        assert _laid(sample)[-1] == "end"
        assert len(set(sample.events_laid)) == 5
        for good in range(4):
            assert len(set(sample.economy[good::4])) == 5
    assert min(len(economies), len(events)) > 20


def test_b36_in_a_fixed_set_up_only_what_was_shuffled_is_drawn_again() -> None:
    rng = rng_from_seed(1)
    listed, shuffled = a_game(), a_game(events="shuffled")
    assert {tuple(_laid(listed.sample(MARION, rng))) for _ in range(20)} == {tuple(_laid(listed))}
    found = {tuple(_laid(shuffled.sample(MARION, rng))) for _ in range(60)}
    assert len(found) == 6
    assert {events[2] for events in found} == {"bureaucracy"}


def test_b36_views_show_neither_face_down_markers_nor_hidden_cash() -> None:
    position = a_game(seats=3, seed=5, setup="free", cash="hidden")
    for viewer in (-1, MARION, HAROLD):
        view = position.view(viewer)
        assert (view["timetable"]["economy"], view["timetable"]["events"]) == ([], [])
        shown = [company["cash"] is not None for company in view["companies"]]
        assert shown == [seat == viewer for seat in range(3)]
    assert all("cash" not in row for good in position.view(-1)["forecast"] for row in good["sellers"])


def test_b37_several_players_decide_clockwise_from_the_start_player() -> None:
    position = a_position()
    position.start = HAROLD
    for seat, good in ((MARION, "food"), (HAROLD, "food"), (ANGELICA, "food")):
        a_company(position, seat, spots="row-1", stock={FOOD: 1})
        a_factory(position, seat, FOOD, rows=1, appeal=0)
        position.companies[seat].jubilee = True
        assert PRINTED.goods[FOOD] == good
    production_of(position, FOOD)
    order = []
    while position.phase() == "after-sale":
        order.append(position.seat)
        play(position, "done")
    assert order == [HAROLD, ANGELICA, MARION]


def test_b38_the_preparation_of_1760() -> None:
    position = a_game(seats=3, setup="free")
    asked = []
    for text in ("found food 5", "found food 6", "found food 7", "found lamps 8", "found lamps 8", "found clothes 5"):
        asked.append((position.seat, position.phase()))
        play(position, text)
    assert [seat for seat, _ in asked] == [0, 1, 2, 2, 1, 0]
    assert (position.seat, position.phase()) == (2, "start-shares")
    play(position, "sell 3")
    assert (position.seat, position.phase()) == (2, "special")
    assert offered(position, "half-price") == []
    before = position.companies[2].cash
    play(position, "tile inventor")
    assert spent(position, 2, before) == 5
    assert position.seat == 1
    assert refusal(position, "sell 1") == "start-shares-range"
    play(position, "sell 15", "done", "sell 2", "done")
    assert [company.cash for company in position.companies] == [20 - 17, 150 - 19, 30 - 5 - 19]
    assert (position.phase(), position.seat) == ("marker", 0)


def test_b38_foreman_and_workshop_go_on_one_of_the_two_factories() -> None:
    position = a_game(seats=2, setup="free", patrons="always")
    play(position, "found food 5", "found food 6", "found lamps 7", "found clothes 6", "sell 4")
    position.tile_offer = PRINTED.tile_copies.copy()
    play(position, "tile foreman")
    assert offered(position) == ["foreman food", "foreman lamps"]
    play(position, "foreman lamps")
    assert position.companies[1].foreman_at == LAMPS


def test_b39_blue_is_seat_one_and_starts() -> None:
    position = a_game(seats=4)
    assert position.start == 0
    assert [company.shares for company in position.companies] == [9, 10, 9, 10]


def test_b40_starred_events_may_be_shuffled() -> None:
    found = {tuple(_laid(a_game(seed=seed, events="shuffled"))) for seed in range(40)}
    assert len(found) == 6
    assert {(events[2], events[4]) for events in found} == {("bureaucracy", "end")}


def test_b41_the_fixed_inventor_counts_among_equal_tiles() -> None:
    for seed in range(20):
        offer = a_game(seats=2, seed=seed, setup="free").tile_offer
        assert max(offer) == 1
    assert tiles_of(a_game(seats=2), MARION) == set()


@pytest.mark.parametrize(("name", "told"), [("hamburg", -10), ("unrest", -4), ("royal-society", 4)])
def test_b36_the_log_keeps_what_events_cost_and_bring(name: str, told: int) -> None:
    position = a_position()
    a_factory(position, MARION, FOOD)
    position.events = []
    event(position, name)
    line = next(line.details for line in position.events if line.seat == MARION and line.key in ("paid", "received"))
    assert line == ({"paid": -told} if told < 0 else {"earned": told})
