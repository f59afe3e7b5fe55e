"""Rulings B28–B30, B80, B84–B86 and B96: where the Player's Book leaves its variants open."""

from __future__ import annotations

import pytest

from arktable.engine.rng import rng_from_seed
from arktable.engine.rules import ModuleClash
from arktable.games.arkwright.phases.decade.events import ExtraEvent
from arktable.games.arkwright.terms import (
    EVENT_NAMES,
    GONE,
    GOODS,
    ON_BOARD,
    PATRON,
    SHARE_AWARD,
    SHIPPING_AWARD,
    TILE_NAMES,
)
from tests.builders.arkwright import *
from tests.builders.arkwright_variant_moments import EVERYTHING

MODULES = EVERYTHING.split()

# -- choosing ----------------------------------------------------------------------------------------------------------


def test_b96_shuffled_tiles_and_events_are_drawn_in_a_predetermined_set_up_too() -> None:
    """The listed ones give way; factories and capital stay as listed."""
    drawn = {tuple(a_game(seed=seed, more={"new-tiles": "on"}).tile_offer) for seed in range(4)}
    assert len(drawn) == 4
    assert {sum(offer) for offer in drawn} == {7 * 3}
    events = {tuple(a_game(seed=seed, more={"steam-power": "on"}).events_laid) for seed in range(6)}
    assert len(events) == 6
    listed, chosen = a_game(), a_game(more={"new-tiles": "on", "steam-power": "on"})
    assert [company.price for company in listed.companies] == [company.price for company in chosen.companies]


def test_b96_what_does_not_fit_is_refused_with_the_reason() -> None:
    with pytest.raises(ModuleClash, match="events are drawn, not listed") as refused:
        a_game(events="shuffled", more={"steam-power": "on"})
    assert refused.value.key == "clash-listed-events"
    with pytest.raises(ModuleClash, match="lists its tiles") as refused:
        a_game(patrons="always")
    assert refused.value.key == "clash-listed-tiles"


@pytest.mark.parametrize("setup", ["predetermined", "free"])
def test_b96_new_tiles_are_drawn_so_all_four_patrons_may_be_there(setup: str) -> None:
    position = a_game(setup=setup, patrons="always", more={"new-tiles": "on"})
    assert all(position.tile_offer[PATRON + good] == 1 for good in range(GOODS))
    assert sum(position.tile_offer) == 2 + 4 + 15


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b41_not_as_many_equal_tiles_as_players_of_the_new_ones_either(seats: int) -> None:
    for seed in range(5):
        position = a_game(seats=seats, seed=seed, setup="free", more={"new-tiles": "on"})
        copies = position.rules.tile_copies
        for tile, number in enumerate(position.tile_offer):
            assert number < seats or copies[tile] == 1


# -- events ------------------------------------------------------------------------------------------------------------


def test_b30_b80_in_1760_only_the_extra_event_happens_and_nobody_is_paid() -> None:
    position = a_game(more={"extra-events": "on"})
    position.extra_laid[0] = EVENT_NAMES.index("recession")
    while position.decade == 0:
        position.play(position.moves()[0])
    assert [company.space for company in position.companies] == [8, 8, 8]
    assert (position.extra_seen, position.events_seen) == (1, 0)
    assert position.view(-1)["timetable"]["extra_events"] == ["recession"]
    assert position.view(-1)["timetable"]["events"] == []


def test_b80_later_the_extra_event_comes_first() -> None:
    position = a_position(modules="extra-events")
    position.extra_laid[1] = EVENT_NAMES.index("made-in-england")
    position.events_laid[0] = EVENT_NAMES.index("recession")
    a_factory(position, MARION, FOOD)
    end_decade(position)
    assert (position.phase(), position.companies[MARION].space) == ("free-level", 10)


@pytest.mark.parametrize("seats", [2, 4])
def test_b80_extra_events_are_what_the_set_up_leaves(seats: int) -> None:
    for options in ({"setup": "free"}, {}, {"events": "shuffled"}):
        position = a_game(seats=seats, more={**options, "extra-events": "on"})
        both = position.events_laid + position.extra_laid
        assert len(set(both)) == 10
        away = {EVENT_NAMES.index(name) for name in ("navigation", "crisis", "hamburg", "opium-war")}
        assert seats > 2 or not away & set(both)
        for _ in range(5):
            sample = position.sample(MARION, rng_from_seed(3))
            assert len(set(sample.events_laid + sample.extra_laid)) == 10


def test_b36_what_was_seen_of_the_extra_events_stays_in_a_sample() -> None:
    position = a_game(setup="free", more={"extra-events": "on"})
    begin(position, ExtraEvent(position.start))
    seen = position.extra_laid[0]
    samples = [position.sample(HAROLD, rng_from_seed(seed)) for seed in range(8)]
    assert {sample.extra_laid[0] for sample in samples} == {seen}
    assert all(seen not in sample.events_laid + sample.extra_laid[1:] for sample in samples)
    assert len({tuple(sample.extra_laid) for sample in samples}) > 1


# -- Spinning Mule -----------------------------------------------------------------------------------------------------


def test_b84_there_is_no_warehouse_for_the_school_of_spinning_mule() -> None:
    position = a_position(ruleset="spinning-mule")
    position.tile_offer[TILE_NAMES.index("school")] = 1
    a_company(position, tiles="school")
    a_factory(position, MARION, FOOD)
    use(position, "machinery", 4)
    play(position, "machine food 1", "done")
    assert offered(position) == ["send fired", "send food"]
    assert refusal(position, "send row-1") == "no-harbour"


def test_b84_the_broker_of_spinning_mule_works_after_the_event() -> None:
    position = a_position(ruleset="spinning-mule")
    position.tile_offer[TILE_NAMES.index("broker")] = 1
    a_company(position, tiles="broker")
    position.events_laid[0] = EVENT_NAMES.index("strike")
    end_decade(position)
    assert (position.phase(), position.strike) == ("exchange", True)


# -- bonus and award markers -------------------------------------------------------------------------------------------


def test_b85_a_ship_action_counts_all_its_contracts_together() -> None:
    position = a_position(year=1810, modules="bonus-markers")
    company = a_company(position, ships=(6,), spots="column-food column-lamps", stock={FOOD: 4, LAMPS: 2})
    company.contracts = [4, 0, 0, 2]
    a_factory(position, MARION, FOOD)
    a_factory(position, MARION, LAMPS)
    use(position, "ship-1", 6)
    play(position, "deliver food 4", "deliver lamps 2")
    assert company.ship_record == 6


def test_b85_the_product_comes_after_the_penalties() -> None:
    position = a_position(seats=2, year=1810, modules="bonus-markers")
    company = a_company(position, cash=0, shares=10, space=30, contracts={FOOD: 10})
    company.home_record, company.ship_record = 3, 2
    end_decade(position)
    position.finished = True
    assert position.scores()[MARION] == 10 * 15 + 6
    company.loans = 1
    assert position.scores()[MARION] == 0


def test_b86_who_reached_the_space_and_fell_back_is_still_in() -> None:
    """A ship costs a space after the sale."""
    position = a_position(modules="award-markers")
    company = a_company(position, space=24, shares=10, ships=(2,), spots="row-1", stock={FOOD: 2}, contracts={FOOD: 2})
    a_factory(position, MARION, FOOD, rows=1, appeal=1)
    position.importers[FOOD] = 5
    demand_for(position, FOOD, 20)
    production_of(position, FOOD)
    assert company.space == 25
    play(position, "deliver food 2")
    assert (company.space, position.awards[SHARE_AWARD], company.shares) == (24, MARION, 11)


@pytest.mark.parametrize(("harold", "tied"), [(24, True), (25, True), (26, False)])
def test_b86_the_share_award_compares_pounds_not_spaces(harold: int, tied: bool) -> None:
    """PB 979: the spaces 25 and 26 are both worth £18, space 27 is worth £19."""
    position = a_position(modules="award-markers")
    for seat, space in ((MARION, 24), (HAROLD, harold)):
        a_company(position, seat, cash=50, shares=10, space=space)
        a_factory(position, seat, FOOD, rows=1, price=5)
    position.importers[FOOD] = 9
    demand_for(position, FOOD, 20)
    production_of(position, FOOD)  # one good each, one space each
    if tied:
        assert (position.phase(), position.awards[SHARE_AWARD]) == ("award-share", GONE)
        play(position, "half-price 1", "half-price 1")
        assert [company.shares for company in position.companies[:2]] == [11, 11]
    else:
        assert (position.phase(), position.awards[SHARE_AWARD]) == ("pause", HAROLD)


@pytest.mark.parametrize(("seats", "told"), [(2, [{"need": 6}]), (3, []), (4, [])])
def test_b86_two_players_are_told_that_they_cannot_win_the_shipping_award(seats: int, told: list[object]) -> None:
    """Contracts of 4 and ships of 2: five goods with the agent, three in a ship action with the loadmaster."""
    position = WATER_FRAME.start(seats, {"award-markers": "on", "new-tiles": "on"}, 1, listen=True)
    assert [event.details for event in position.events or [] if event.key == "award-out-of-reach"] == told


def test_b86_the_shipping_award_may_bring_the_other_one_at_once() -> None:
    position = a_position(year=1800, modules="award-markers")
    company = a_company(position, space=24, shares=10, ships=(6,), spots="column-food row-1", contracts={FOOD: 6})
    company.stock[FOOD] = 6
    a_factory(position, MARION, FOOD)
    use(position, "ship-1", 6)
    play(position, "deliver food 6")
    assert (company.space, company.shares, position.awards) == (25, 11, [MARION, MARION])


def test_b86_a_share_is_given_only_if_the_bank_has_one_and_half_price_wants_cash() -> None:
    position = a_position(modules="award-markers")
    for seat in (MARION, HAROLD):
        a_company(position, seat, cash=50, shares=10, space=24)
        a_factory(position, seat, FOOD, rows=1, price=5)
    position.importers[FOOD] = 9
    demand_for(position, FOOD, 20)
    a_company(position, MARION, shares=30)
    production_of(position, FOOD)  # equal at 25: Marion has all her shares already
    assert (position.phase(), position.seat) == ("award-share", HAROLD)


def test_b86_the_award_does_not_stop_the_loss_at_the_end_of_the_track() -> None:
    position = a_position(modules="award-markers")
    company = a_company(position, space=20, contracts={FOOD: 10})
    position.awards[SHIPPING_AWARD] = MARION
    production_of(position, FOOD)
    assert (position.phase(), company.space, position.awards[SHIPPING_AWARD]) == ("pause", 18, MARION)


def test_b86_loans_of_a_shielded_sale_still_cost_spaces() -> None:
    position = a_position(modules="award-markers")
    company = a_company(position, cash=0, shares=1, space=28)
    position.awards[SHARE_AWARD] = MARION
    position.pay(MARION, 30)
    position.advance()
    play(position, "award")
    assert (company.cash, company.shares, company.loans, company.space) == (9, 0, 2, 26)
    assert position.awards == [GONE, ON_BOARD]


def test_b86_without_shares_there_is_nothing_to_ask() -> None:
    position = a_position(modules="award-markers")
    company = a_company(position, cash=0, shares=0, space=28)
    position.awards[SHARE_AWARD] = MARION
    position.pay(MARION, 10)
    position.advance()
    assert (position.phase(), company.loans, position.awards[SHARE_AWARD]) == ("pause", 1, MARION)


@pytest.mark.parametrize("module", MODULES)
def test_every_module_is_off_unless_chosen(module: str) -> None:
    options = {option.key: option.default for option in WATER_FRAME.facts.options}
    assert options[module] == "off"


def test_without_modules_nothing_of_them_shows() -> None:
    view = a_game().view(MARION)
    assert view["awards"] is None
    assert view["timetable"]["extra_events"] is None
    company = view["companies"][MARION]
    assert (company["records"], company["foreign"], company["free_row"]) == (None, None, None)
    assert company["bank_shares"] == 30 - company["shares"]
    position = a_position()
    a_factory(position, MARION, CUTLERY)
    turn_of(position)
    assert refusal(position, "place light-reorganization 2 pay 0") == "no-marker"
