"""What may still change before a sale, what the next cycles bring, and what the final count would give now."""

from __future__ import annotations

from typing import Any

import pytest

from arktable.games.arkwright.phases.actions.turn import Turn
from arktable.games.arkwright.phases.rounds import Actions, Decades
from arktable.games.arkwright.prediction.forecast import coming_good
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import GOODS
from tests.builders.arkwright import *
from tests.builders.random_play import walk


def in_actions(position: ArkwrightPosition, seat: int, turns: int) -> ArkwrightPosition:
    """In the action phase of food: this many turns have begun, the last of them by this seat, who chooses a marker."""
    position.decade, position.cycle, position.start = 2, FOOD, (seat - turns + 1) % position.seats
    position.frames = [Decades(0, 1, 2), Actions(position.start, turns), Turn(seat)]
    position.advance()
    return position


def looked(position: ArkwrightPosition, viewer: int = MARION) -> Any:
    found = position.outlook(viewer)
    assert found is not None
    return found


def own_range(found: Any, seat: int = MARION) -> Any:
    return next(line for line in found["ranges"] if line["seat"] == seat)


def two_rivals() -> ArkwrightPosition:
    """Marion and Harold tie for food, and England wants fewer than they make together. Marion has acted."""
    position = a_position(seats=2)
    for seat in (MARION, HAROLD):
        a_company(position, seat, cash=60, shares=10, space=20)
        a_factory(position, seat, FOOD, rows=3, appeal=3)
    demand_for(position, FOOD, 5)
    return in_actions(position, HAROLD, 2)


def test_who_still_acts_widens_the_range_and_the_cause_names_them() -> None:
    found = looked(two_rivals())
    line, hold = own_range(found), found["readings"]["hold"]
    figure = next(row for row in hold["sellers"] if row["seat"] == MARION)
    assert found["acting"] == [HAROLD]
    assert line["cash"][0] < line["cash"][1]
    assert line["cash"][0] <= figure["cash_after"] <= line["cash"][1]
    assert found["cause"]["seat"] == HAROLD
    assert found["cause"]["cash"][0] == figure["cash_after"]


def test_after_the_last_turn_everything_is_firm() -> None:
    position = two_rivals()
    play(position, "place workers 2 pay 2", "done")
    found = looked(position)
    assert found["acting"] == []
    assert all(line["sells"][0] == line["sells"][1] for line in found["ranges"])
    assert found["cause"] is None


def test_a_best_reply_serves_the_one_who_gives_it() -> None:
    found = looked(two_rivals())

    def of(reading: str, seat: int) -> int:
        row = next(row for row in found["readings"][reading]["sellers"] if row["seat"] == seat)
        return int(row["cash_after"]) + 10 * int(row["space_after"])

    assert of("best", HAROLD) > of("hold", HAROLD)
    assert of("repeat", HAROLD) == of("hold", HAROLD)  # no marker lies on his table


def test_a_repeated_marker_is_one_that_lies_on_the_table() -> None:
    position = two_rivals()
    company = position.companies[HAROLD]
    company.placed[1] = 3  # distribution lies on £4
    found = looked(position)
    assert found["readings"]["repeat"] != found["readings"]["hold"]


def test_somebody_without_cash_cannot_reply() -> None:
    position = two_rivals()
    position.companies[HAROLD].cash = 0
    line = own_range(looked(position))
    assert line["cash"][0] == line["cash"][1]


def test_hires_that_are_harmless_alone_raise_the_wage_together() -> None:
    """Each of two rivals can fill a row for clothes; the wage rises only if both do."""
    position = a_position(seats=3)
    a_company(position, MARION, cash=60)
    a_factory(position, MARION, FOOD, rows=3)
    for seat in (HAROLD, ANGELICA):
        a_company(position, seat, cash=7)  # too little for another factory
        a_factory(position, seat, CLOTHES, rows=2)
    position = in_actions(position, HAROLD, 2)
    wages = position.rules.printed.wage
    market(position, wages.index(3) - 5)  # a row of clothes takes three workers
    found = looked(position)
    line, workers = own_range(found), sum(position.companies[MARION].workers)
    assert found["acting"] == [HAROLD, ANGELICA]
    assert found["cause"] is None
    assert line["cash"][0] == line["cash"][1] - workers


def test_building_for_another_good_can_raise_the_wage() -> None:
    position = a_position(seats=2)
    a_company(position, MARION, cash=60)
    a_company(position, HAROLD, cash=60)
    a_factory(position, MARION, FOOD, rows=3)
    position = in_actions(position, HAROLD, 2)
    market(position, position.rules.printed.wage.index(3) - 3)  # a factory for lamps takes three workers
    found = looked(position)
    cause = found["cause"]
    assert (cause["seat"], cause["deed"], cause["after"], cause["wage"]) == (HAROLD, "hires", 3, (2, 3))
    position.companies[HAROLD].cash = position.rules.printed.cost[LAMPS][1]  # not enough for the marker as well
    assert own_range(looked(position))["cash"][0] > own_range(found)["cash"][0]


def test_rivals_who_take_no_customer_alone_take_one_together() -> None:
    """A rival who is called before Marion leaves her a customer, as long as the other one is called after her."""
    position = a_position(seats=3)
    for seat in (MARION, HAROLD, ANGELICA):
        a_company(position, seat, cash=14, shares=10, space=20)
        a_factory(position, seat, FOOD, rows=1, appeal=4 if seat == MARION else 3, machines=(2,))
    demand_for(position, FOOD, 3)
    found = looked(in_actions(position, HAROLD, 2))
    assert own_range(found)["sells"] == (0, 1)
    assert found["cause"] is None


def test_the_outlook_leaves_the_position_alone_and_looks_at_nothing_hidden() -> None:
    """B36: face-down markers change nothing in it."""
    for position in walk(WATER_FRAME, 3, {"setup": "free"}, 4):
        if position.phase() != "marker":
            continue
        text = position.save()
        found = position.outlook(MARION)
        assert position.save() == text
        assert isinstance(position, ArkwrightPosition)
        position.economy[position.economy_seen :] = position.economy[position.economy_seen :][::-1]
        assert position.outlook(MARION) == found
        break


def test_hidden_cash_stays_hidden_in_ranges() -> None:
    seen = []
    for cash in (3, 90):
        position = two_rivals()
        hidden = a_game(seats=2, setup="free", cash="hidden")
        position = ArkwrightPosition(hidden.rules, 2, position.rng, position)
        position.companies[HAROLD].cash = cash
        found = looked(position)
        assert own_range(found, HAROLD)["cash"] is None
        seen.append(found)
        assert position.view(MARION)["companies"][HAROLD]["final"] is None
    assert seen[0] == seen[1]


@pytest.mark.parametrize("game", [WATER_FRAME, SPINNING_JENNY])
def test_the_coming_good_is_the_active_one_until_it_is_produced(game: Any) -> None:
    for position in walk(game, 3, {}, 5):
        assert isinstance(position, ArkwrightPosition)
        view = position.view(MARION)
        if view["over"]:
            assert view["coming"] == -1
        elif view["phase"] in ("marker", "sale", "after-sale", "contract"):
            assert view["coming"] == view["cycle"] == coming_good(position)


@pytest.mark.parametrize("good", range(GOODS))
def test_while_charisma_is_asked_the_next_good_is_shown(good: int) -> None:
    """The production is over: what the good has just brought is no forecast any more."""
    position = a_position(seats=2)
    a_company(position, MARION, tiles="charisma")
    position.decade, position.cycle = 2, good
    position.frames = [Decades(0, 1, 3)]  # production is the third part of a cycle
    position.advance()
    assert position.phase() == "charisma"
    assert position.view(MARION)["coming"] == (good + 1) % GOODS
    position.decade = position.rules.last_decade
    assert position.view(MARION)["coming"] == (good + 1 if good + 1 < GOODS else -1)


def test_four_cycles_are_told_from_the_next_production_on() -> None:
    position = two_rivals()
    cycles = looked(position)["cycles"]
    assert [line["good"] for line in cycles] == [0, 1, 2, 3]
    assert {line["year"] for line in cycles} == {1780}
    hold = looked(position)["readings"]["hold"]["sellers"]
    row = next(row for row in hold if row["seat"] == MARION)
    assert cycles[0]["net"] == row["income"] + row["shipping"] - row["costs"]
    assert all(line["low"] <= line["net"] <= line["high"] for line in cycles)


def test_an_obsolete_factory_costs_more_in_the_next_decade() -> None:
    """WF 2747: two workers more, and they are paid."""
    position = in_actions(a_position(seats=2), HAROLD, 2)
    for good in (FOOD, CLOTHES):
        a_factory(position, MARION, good, appeal=0)
    position.cycle = CLOTHES
    now = {line["good"]: line for line in looked(position)["cycles"]}
    assert now[FOOD]["year"] > now[CLOTHES]["year"]
    printed = position.rules.printed
    later = printed.obsolete[position.decade + 1]
    assert later >= 1
    position.companies[MARION].level[FOOD] = later + 1
    modern = {line["good"]: line for line in looked(position)["cycles"]}
    assert modern[FOOD]["net"] > now[FOOD]["net"]


def test_the_final_count_turns_cash_into_shares_and_pays_for_contracts() -> None:
    """WF 2855–2897: loans are repaid, shares are bought, open contracts cost share value."""
    position = a_position(seats=2)
    position.decade = 2
    a_company(position, MARION, cash=100, shares=10, space=20)
    value = position.rules.printed.share_value[20]
    company = position.view(MARION)["companies"][MARION]
    assert company["portfolio"] == 10 * value
    assert company["final"] == (10 + 100 // max(10, value)) * value
    position.companies[MARION].contracts[FOOD] = position.rules.printed.contract_track_two[0]
    assert position.view(MARION)["companies"][MARION]["final"] < company["final"]
    position.companies[MARION].loans = 9
    assert position.view(MARION)["companies"][MARION]["final"] == 0


def test_events_laid_by_the_list_are_known_before_they_are_turned() -> None:
    """WF 224: in the fixed set-up everybody knows them; in the free one nobody does."""
    listed, free = WATER_FRAME.start(3, {}, 1), WATER_FRAME.start(3, {"setup": "free"}, 1)
    known = listed.view(MARION)["timetable"]["known_events"]
    assert None not in known
    assert known[-1] == "end"
    assert free.view(MARION)["timetable"]["known_events"][:-1] == [None] * (len(known) - 1)
