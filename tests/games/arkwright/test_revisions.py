"""Revision 1 of the rules goes on as it was: what revision 2 changed is still the old way there."""

from __future__ import annotations

import pytest

from arktable.games.arkwright.phases.decade.start_player import after_cycle
from arktable.games.arkwright.terms import SHARE_AWARD
from arktable.i18n.language import LANGUAGES
from arktable.i18n.words import Words
from tests.builders.arkwright import *


def test_marker_and_fee_were_one_payment_and_every_level_another() -> None:
    """£10 + £2 sell one share at £19; then the two levels of food sell one at £18 for what is missing."""
    position = a_position(year=1800, revision=1)
    company = a_company(position, cash=10, shares=9, space=28)
    a_factory(position, MARION, FOOD)
    use(position, "factory", 10)
    turn_of(position)
    play(position, "reuse factory pay 10")
    assert (company.shares, company.cash, company.space) == (8, 19 - 12, 26)
    play(position, "modernise food")  # £10: £3 are missing
    assert (company.shares, company.cash, company.space) == (7, 15, 24)
    play(position, "modernise food")  # £12 are there
    assert (company.shares, company.cash) == (7, 3)


def test_a_ship_could_be_placed_below_its_capacity_to_forgo_its_action() -> None:
    position = a_position(year=1800, revision=1)
    a_company(position, ships=(6,))
    use(position, "ship-1", 2)
    assert position.phase() == "special"


def test_one_ship_sailed_where_it_carried_the_goods() -> None:
    position = a_position(year=1800, revision=1)
    a_company(position, ships=(6, 4), spots="column-food", stock={FOOD: 5}, contracts={FOOD: 6})
    a_factory(position, MARION, FOOD, appeal=0)
    production_of(position, FOOD)
    assert offered(position) == ["done", "deliver food 6"]


def test_the_board_took_as_in_a_turn() -> None:
    """Charisma was banned for the one named, and extra shifts did not serve the sale under way."""
    position = a_position(modules="new-tiles", revision=1)
    a_company(position, HAROLD, tiles="charisma")
    a_company(position, ANGELICA, tiles="supervisory-board")
    twin = position.copy()
    begin(position, after_cycle(position))
    play(position, "name 3")
    assert position.phase() == "pause"
    a_company(twin, MARION, tiles="extra-shifts")
    for seat in (MARION, ANGELICA):
        a_factory(twin, seat, FOOD, rows=1, appeal=4)
    demand_for(twin, FOOD, 9)
    production_of(twin, FOOD)
    play(twin, "shift-work", "tile extra-shifts")
    assert twin.phase() != "sale"


def test_the_share_award_compared_spaces() -> None:
    position = a_position(modules="award-markers", revision=1)
    for seat, space in ((MARION, 24), (HAROLD, 25)):
        a_company(position, seat, shares=10, space=space)
        a_factory(position, seat, FOOD, rows=1, price=5)
    position.importers[FOOD] = 9
    demand_for(position, FOOD, 20)
    production_of(position, FOOD)
    assert (position.phase(), position.awards[SHARE_AWARD]) == ("pause", HAROLD)


def test_a_table_that_goes_on_by_the_present_rules_ends_the_action_under_way_as_it_began() -> None:
    """What was paid is paid: the bill begins with the next marker."""
    before = WATER_FRAME.by_revision(1).start(3, {}, 1)
    play(before, "done", "done", "done", "place factory 2 pay 2")
    seat = before.seat
    after = WATER_FRAME.go_on(before)
    cash = after.view(seat)["companies"][seat]["cash"]
    assert cash == before.view(seat)["companies"][seat]["cash"]
    assert after.view(seat)["asked"]["turn"]["owed"] == 0
    good = next(move.args["good"] for move in after.moves() if move.text.startswith("build"))
    level_cost = WATER_FRAME.printed.cost[WATER_FRAME.printed.goods.index(good)][1]
    play(after, f"build {good} 1")
    assert after.view(seat)["companies"][seat]["cash"] == cash - level_cost
    play(after, f"price {good} 5", "done", "done", "place factory 2 pay 2")
    assert after.view(after.seat)["asked"]["turn"]["owed"] == 2


@pytest.mark.parametrize("ruleset", sorted(BY_NAME))
def test_what_changed_is_said_in_both_languages(ruleset: str) -> None:
    facts = BY_NAME[ruleset].facts
    assert facts.rules_rev == 2
    for revision in facts.revisions:
        assert all(Words(language, "arkwright").has(revision.key) for language in LANGUAGES)
