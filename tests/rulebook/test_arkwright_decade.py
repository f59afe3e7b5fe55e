"""Arkwright: the end of a decade and its events (WF = Water Frame, PB = Player's Book; n = line)."""

from __future__ import annotations

import pytest

from arktable.games.arkwright.phases.decade.obsolescence import Obsolescence
from arktable.games.arkwright.terms import EVENT_NAMES
from tests.builders.arkwright import *


def test_wf_91_crews_are_paid_at_the_end_of_the_decade() -> None:
    """WF 2675–2678: ships of 4 and 2, no warehouse workers, wage £4."""
    position = a_position()
    company = a_company(position, ships=(4, 2))
    wage_of(position, 4)
    before = company.cash
    reach_event_space(position)
    assert spent(position, MARION, before) == 4


def test_wf_93_five_workers_for_four_obsolete_factories() -> None:
    """WF 2785–2800: Marion 2, Angelica 1, Harold 1 + 1; Angelica pays £5, Harold £10 (printed £15, B31)."""
    position = a_position(year=1780)
    angelica, harold = 1, 2  # the order of the example
    for seat, goods in ((MARION, [FOOD]), (angelica, [FOOD]), (harold, [FOOD, LAMPS])):
        for good in goods:
            a_factory(position, seat, good)
    market(position, empty=78, fired=3)
    begin(position, Obsolescence(position.start))
    assert [company.extra for company in position.companies] == [[2, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 1]]
    assert [company.cash for company in position.companies] == [100, 95, 90]
    assert (position.fired, position.empty) == (0, 80)


@pytest.mark.parametrize("seed", range(6))
def test_pb_41_where_the_events_lie(seed: int) -> None:
    """PB 622–626: bureaucracy and two others, one on 1800, the end on 1810; extra ones, if wanted, on 1760 to 1800."""
    position = a_game(seed=seed, setup="free", more={"extra-events": "on"})
    laid, extra = ([EVENT_NAMES[event] for event in events] for events in (position.events_laid, position.extra_laid))
    assert "bureaucracy" in laid[:3]
    assert laid[3] not in ("bureaucracy", "end")
    assert laid[4] == "end"
    assert len(set(laid + extra)) == 5 + 5
    assert a_game(seed=seed, setup="free").extra_laid == []


@pytest.mark.parametrize(("cash", "lost"), [(27, 3), (94, 9), (4, 0)])
def test_pb_42_hamburg_takes_a_tenth_of_the_cash(cash: int, lost: int) -> None:
    """PB 649–651: to the nearest pound, though the text says up (B2)."""
    position = a_position()
    a_company(position, cash=cash)
    event(position, "hamburg")
    assert position.companies[MARION].cash == cash - lost


def test_pb_43_war_raises_distribution_and_price() -> None:
    """PB 661–667: appeal stays; a factory at level 4 is left alone."""
    position = a_position()
    a_factory(position, MARION, FOOD, price=6)
    a_factory(position, MARION, LAMPS, price=9, distribution=4)
    appeals = [appeal(position, MARION, good) for good in (FOOD, LAMPS)]
    event(position, "war")
    company = position.companies[MARION]
    assert (company.distribution[FOOD], company.price[FOOD]) == (1, 7)
    assert (company.distribution[LAMPS], company.price[LAMPS]) == (4, 9)
    assert [appeal(position, MARION, good) for good in (FOOD, LAMPS)] == appeals


def test_pb_45_lobby_gives_everybody_a_special_marker() -> None:
    """PB 689–693: clockwise, of the level of the decade that ends; the inventor reaches further."""
    position = a_position(year=1780)
    a_company(position, HAROLD, tiles="inventor")
    event(position, "lobby")
    assert (position.seat, refusal(position, "ship 6")) == (MARION, "level-too-high")
    play(position, "ship 4")
    assert position.seat == HAROLD
    play(position, "ship 6", "keep", "tile charisma")
    assert (position.phase(), position.companies[HAROLD].cash) == ("pause", 90)


def test_pb_45_made_in_england_gives_two_levels_of_distribution() -> None:
    """PB 697–703: one each, twice; no price may change."""
    position = a_position()
    a_factory(position, MARION, FOOD)
    a_factory(position, MARION, LAMPS, distribution=4)
    a_factory(position, HAROLD, CLOTHES)
    event(position, "made-in-england")
    assert offered(position) == ["done", "promote food"]
    play(position, "promote food")
    assert position.seat == HAROLD
    play(position, "promote clothes", "promote food", "promote clothes")
    assert position.phase() == "pause"
    assert position.companies[MARION].distribution == [2, 0, 0, 4]
    assert position.companies[HAROLD].distribution == [0, 2, 0, 0]


def test_pb_46_luddism_turns_a_machine_of_each_factory_into_a_worker() -> None:
    """PB 710–716: from the fired space, one factory per turn."""
    position = a_position()
    a_factory(position, MARION, FOOD, machines=(1, 1))
    a_factory(position, MARION, LAMPS, machines=(1, 0))
    a_factory(position, HAROLD, LAMPS, machines=(2, 0))
    market(position, empty=40, fired=5)
    event(position, "luddism")
    assert offered(position) == ["wreck food 1", "wreck food 2", "wreck lamps 1"]
    play(position, "wreck food 2")  # Harold and then Marion's lamps have nothing to choose
    assert position.phase() == "pause"
    assert rows_of(position, MARION, FOOD)[:2] == [(1, 1), (2, 0)]
    assert rows_of(position, MARION, LAMPS)[0] == (3, 0)
    assert rows_of(position, HAROLD, LAMPS)[0] == (2, 1)
    assert (position.fired, position.empty) == (2, 40)


def test_pb_47_navigation_acts_hold_the_importers_back_for_a_decade() -> None:
    """PB 724: −2, not below 0; then +2 for all."""
    position = a_position()
    position.importers = [0, 1, 2, 5]
    event(position, "navigation")
    assert position.importers == [0, 0, 0, 3]
    reach_event_space(position)
    assert position.importers == [2, 2, 2, 5]


def test_pb_50_recession_takes_two_spaces() -> None:
    """PB 750: not below 1 (B3)."""
    position = a_position()
    for seat, space in ((MARION, 20), (HAROLD, 2), (ANGELICA, 1)):
        a_company(position, seat, space=space)
    event(position, "recession")
    assert [company.space for company in position.companies] == [18, 1, 1]


def test_pb_51_the_royal_society_pays_fourteen_pounds() -> None:
    """PB 758–760: level II × £4 + three tiles × £2."""
    position = a_position(year=1780)
    company = a_company(position, cash=0, tiles="engineer patent foreman")
    for good, level in ((FOOD, 1), (CLOTHES, 2), (LAMPS, 2)):
        a_factory(position, MARION, good, level=level)
    event(position, "royal-society")
    assert company.cash == 14


def test_pb_52_social_unrest_costs_a_pound_per_worker() -> None:
    """PB 772: in factories and on the harbour mat."""
    position = a_position()
    company = a_company(position, ships=(6,), spots="row-1")
    a_factory(position, MARION, FOOD, machines=(1,), extra=2)
    before = company.cash
    event(position, "unrest")
    assert spent(position, MARION, before) == (3 + 2) + 2 + 1


def test_pb_54_threat_of_strike_raises_wages_for_a_decade() -> None:
    """PB 791–793: £1 more, until the next event space is reached."""
    position = a_position()
    a_factory(position, MARION, FOOD, appeal=0)
    wage = position.wage()
    event(position, "strike")
    before = position.companies[MARION].cash
    production_of(position, FOOD)
    assert spent(position, MARION, before) == 4 * (wage + 1)
    reach_event_space(position)
    assert position.wage() == wage


@pytest.mark.parametrize(("empty", "fired", "after"), [(40, 5, (44, 5)), (78, 5, (80, 3)), (79, 1, (80, 0))], ids=str)
def test_pb_55_the_world_exhibition_takes_four_workers_out(empty: int, fired: int, after: tuple[int, int]) -> None:
    """PB 801–805: from the market, then from the fired space, the rest is forfeit."""
    position = a_position()
    market(position, empty, fired)
    out = position.out
    event(position, "exhibition")
    assert (position.empty, position.fired) == after
    assert position.out == out + (after[0] - empty) + (fired - after[1])


@pytest.mark.parametrize(("fired", "back"), [(8, 5), (3, 3)])
def test_pb_56_the_economic_crisis_sends_five_workers_back(fired: int, back: int) -> None:
    """PB 815."""
    position = a_position()
    market(position, empty=40, fired=fired)
    event(position, "crisis")
    assert (position.empty, position.fired) == (40 - back, fired - back)


def test_bureaucracy_bars_the_two_pound_row_for_the_rest_of_the_game() -> None:
    """PB 635–639."""
    position = a_position()
    event(position, "bureaucracy")
    turn_of(position)
    assert refusal(position, "place workers 2 pay 2") == "row-barred"
    reach_event_space(position)
    assert position.bureaucracy


def test_an_event_does_what_it_can() -> None:
    """PB 616: Luddism ends when there are no workers left."""
    position = a_position()
    a_factory(position, MARION, FOOD, machines=(1,))
    a_factory(position, HAROLD, CUTLERY, machines=(1,))
    market(position, empty=80, fired=1)
    event(position, "luddism")
    assert rows_of(position, MARION, FOOD)[0] == (2, 0)
    assert rows_of(position, HAROLD, CUTLERY)[0] == (1, 1)
