"""Rulings B28–B30, B80 and B84–B95: where the Player's Book leaves its variants open."""

from __future__ import annotations

import pytest

from arktable.engine.rng import rng_from_seed
from arktable.engine.rules import ModuleClash
from arktable.games.arkwright.phases.decade_end import dismissals
from arktable.games.arkwright.phases.events import extra_event
from arktable.games.arkwright.phases.start_player import poorest
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import EVENT_NAMES, GONE, ON_BOARD, SHARE_AWARD, SHIPPING_AWARD, TILE_NAMES
from tests.builders.arkwright import (
    ANGELICA,
    CLOTHES,
    CUTLERY,
    FOOD,
    HAROLD,
    LAMPS,
    MARION,
    WATER_FRAME,
    a_company,
    a_factory,
    a_game,
    a_position,
    begin,
    demand_for,
    end_decade,
    event,
    offered,
    play,
    production_of,
    refusal,
    ships_of,
    tiles_of,
    turn_of,
    use,
    wage_of,
)

MODULES = [
    "extra-events",
    "steam-power",
    "bonus-markers",
    "award-markers",
    "reorganization",
    "new-tiles",
    "stock-exchange",
]

# -- choosing ----------------------------------------------------------------------------------------------------------


def test_b28_shuffled_tiles_and_events_are_drawn_in_a_predetermined_set_up_too() -> None:
    """The listed ones give way; factories and capital stay as listed."""
    drawn = {tuple(a_game(seed=seed, more={"new-tiles": "on"}).tile_offer) for seed in range(4)}
    assert len(drawn) == 4
    assert {sum(offer) for offer in drawn} == {7 * 3}
    events = {tuple(a_game(seed=seed, more={"steam-power": "on"}).events_laid) for seed in range(6)}
    assert len(events) == 6
    listed, chosen = a_game(), a_game(more={"new-tiles": "on", "steam-power": "on"})
    assert [company.price for company in listed.companies] == [company.price for company in chosen.companies]


def test_b28_what_does_not_fit_is_refused_with_the_reason() -> None:
    with pytest.raises(ModuleClash, match="events are drawn, not listed") as refused:
        a_game(events="shuffled", more={"steam-power": "on"})
    assert refused.value.key == "clash-listed-events"
    with pytest.raises(ModuleClash, match="lists its tiles"):
        a_game(patrons="always", more={"new-tiles": "on"})
    assert sum(a_game(setup="free", patrons="always", more={"new-tiles": "on"}).tile_offer) == 21


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
    begin(position, extra_event(position))
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
    for seat, cash in ((MARION, 0), (HAROLD, 50)):
        a_company(position, seat, cash=cash, shares=10, space=24)
        a_factory(position, seat, FOOD, rows=1, price=5)
    position.importers[FOOD] = 9
    wage_of(position, 2)
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


# -- additional actions ------------------------------------------------------------------------------------------------


def test_b87_there_is_no_pound_rule_for_reorganization_and_both_parts_are_voluntary() -> None:
    position = a_position(modules="reorganization")
    a_factory(position, MARION, FOOD, price=6)
    cash = position.companies[MARION].cash
    use(position, "light-reorganization", 2, pay=0)
    play(position, "done")
    assert (position.phase(), position.companies[MARION].cash) == ("pause", cash)
    position.bureaucracy = True
    position.companies[HAROLD].markers = position.companies[MARION].markers
    turn_of(position, HAROLD)
    assert refusal(position, "place light-reorganization 2 pay 0") == "row-barred"


@pytest.mark.parametrize(
    ("moves", "earned"),
    [(["done"], 8), (["extra special", "done", "done"], 8), (["extra special", "done", "price food 7"], 0)],
)
def test_b88_with_reorganization_both_parts_are_waived_for_eight_pounds_once(moves: list[str], earned: int) -> None:
    position = a_position(modules="reorganization new-tiles")
    company = a_company(position, cash=20, tiles="investor")
    a_factory(position, MARION, FOOD, price=6)
    use(position, "light-reorganization", 2, pay=0)
    play(position, *moves)
    assert (position.phase(), company.cash) == ("pause", 20 + earned)


@pytest.mark.parametrize("instead", ["half-price 1", "foreman lamps"])
def test_b88_a_broker_used_or_a_token_moved_is_no_waiver(instead: str) -> None:
    position = a_position(modules="new-tiles")
    company = a_company(position, cash=20, tiles="investor broker foreman")
    a_factory(position, MARION, FOOD)
    a_factory(position, MARION, LAMPS)
    company.foreman_at = FOOD
    use(position, "workers", 2)
    play(position, "done", instead)
    assert company.cash == 20 - 2 - (5 if instead.startswith("half") else 0)


@pytest.mark.parametrize(
    ("marker", "row", "moves", "good"),
    [
        ("workers", 2, ["fire food", "done"], FOOD),
        ("machinery", 4, ["machine food 1", "done"], FOOD),
        ("ship-1", 2, ["deliver lamps 2"], LAMPS),
    ],
)
def test_b89_the_manager_sets_prices_where_the_main_action_had_an_effect(
    marker: str, row: int, moves: list[str], good: int
) -> None:
    position = a_position(modules="new-tiles")
    a_company(position, tiles="manager", ships=(2,), spots="column-lamps", stock={LAMPS: 2}, contracts={LAMPS: 2})
    for each in (FOOD, CLOTHES, LAMPS):
        a_factory(position, MARION, each, price=6)
    use(position, marker, row)
    play(position, *moves, "extra prices")
    assert {move.split()[1] for move in offered(position, "price")} == {position.rules.tables.goods[good]}


def test_b89_workers_sent_by_the_school_count_too() -> None:
    position = a_position(modules="new-tiles")
    a_company(position, tiles="manager school")
    for good in (FOOD, LAMPS):
        a_factory(position, MARION, good, price=6)
    use(position, "machinery", 4)
    play(position, "machine food 1", "done", "send lamps", "extra prices")
    assert {move.split()[1] for move in offered(position, "price")} == {"food", "lamps"}


def test_b89_without_effect_only_the_special_marker_is_left() -> None:
    position = a_position(modules="new-tiles")
    a_company(position, tiles="manager")
    a_factory(position, MARION, FOOD)
    use(position, "workers", 2)
    play(position, "done")
    assert position.phase() == "special"


# -- supervisory board -------------------------------------------------------------------------------------------------


def test_b90_the_board_takes_what_another_player_gives_back_out_of_turn() -> None:
    position = a_position(modules="new-tiles")
    a_company(position, MARION, tiles="agent broker office patent")
    a_company(position, HAROLD, tiles="supervisory-board accountant")
    use(position, "workers", 2)
    play(position, "done", "tile school", "return broker")
    assert (position.phase(), position.seat) == ("board", HAROLD)
    assert position.view(MARION)["asked"]["board"] == {"tile": "broker", "ship": None}
    play(position, "tile broker")
    assert tiles_of(position, HAROLD) == {"accountant", "broker"}
    assert position.phase() == "pause"


def test_b90_it_may_be_declined_and_is_not_asked_for_a_tile_one_has() -> None:
    for tiles, asked in (("supervisory-board", True), ("supervisory-board broker", False)):
        position = a_position(modules="new-tiles")
        a_company(position, MARION, tiles="broker")
        a_company(position, HAROLD, tiles=tiles)
        use(position, "workers", 2)
        play(position, "done", "half-price 1")
        assert (position.phase() == "board") == asked
        if asked:
            play(position, "done")
        assert "supervisory-board" in tiles_of(position, HAROLD)


def test_b90_a_ship_wants_a_pier_and_a_crew() -> None:
    position = a_position(year=1800, modules="new-tiles")
    a_company(position, MARION, ships=(6,))
    a_company(position, HAROLD, tiles="supervisory-board", ships=(2, 4))
    begin(position, dismissals(position))
    play(position, "scrap 1")
    assert (position.phase(), position.seat) == ("board", HAROLD)
    play(position, "ship 6", "replace 1")
    assert ships_of(position, HAROLD) == [6, 4]
    assert (position.phase(), position.seat) == ("dismiss", MARION)


def test_b90_the_inventor_costs_five_pounds_and_the_board_is_barred_for_this_turn() -> None:
    position = a_position(year=1780, modules="new-tiles")
    a_company(position, MARION, tiles="inventor manager")
    harold = a_company(position, HAROLD, cash=20, tiles="supervisory-board")
    a_factory(position, MARION, FOOD, level=2)
    use(position, "factory", 2)
    play(position, "modernise food", "return inventor", "tile inventor")
    assert harold.cash == 15
    play(position, "done", "extra special")
    assert refusal(position, "tile supervisory-board") == "board-banned"
    play(position, "done")
    use(position, "workers", 4)
    play(position, "done")
    assert refusal(position, "tile supervisory-board") == ""


# -- loadmaster, steam power, harbormaster -----------------------------------------------------------------------------


def test_b91_the_loadmaster_adds_to_what_a_ship_carries_and_evens_out_the_opium_war() -> None:
    position = a_position(year=1780, modules="new-tiles")
    position.opium = True
    company = a_company(position, tiles="loadmaster", ships=(4,), spots="column-food", contracts={FOOD: 4})
    company.stock[FOOD] = 4
    a_factory(position, MARION, FOOD)
    use(position, "ship-1", 4)  # the printed capacity is paid
    play(position, "deliver food 4")
    assert company.contracts[FOOD] == 0


def test_b91_steam_power_counts_printed_capacity() -> None:
    position = a_position(modules="steam-power new-tiles")
    company = a_company(position, cash=30, tiles="loadmaster", ships=(4,))
    position.opium = True
    event(position, "steam-power")
    assert company.cash == 26


# -- Stock Exchange ----------------------------------------------------------------------------------------------------


def trading(**companies: int) -> ArkwrightPosition:
    return a_position(modules="stock-exchange")


def test_b92_at_least_ten_pounds_and_a_pound_per_full_five_of_value() -> None:
    position = trading()
    marion, harold = a_company(position, MARION, cash=102), a_company(position, HAROLD, cash=0, space=9)
    use(position, "exchange", 2)
    play(position, "buy 2 of 2")
    assert (marion.cash, harold.cash) == (80, 2)


def test_b92_own_shares_come_from_others_only_when_the_bank_has_none() -> None:
    position = trading()
    marion = a_company(position, MARION, cash=102, shares=26, space=12)
    harold = a_company(position, HAROLD, cash=0)
    harold.foreign[MARION] = 3
    use(position, "exchange", 2)
    assert refusal(position, "buy 1 from 2") == "bank-first"
    play(position, "buy 1", "buy 2 from 2")
    assert (marion.shares, marion.cash, harold.cash, harold.foreign[MARION]) == (29, 100 - 33, 22, 1)
    assert refusal(position, "sell 1") == "bought-and-sold"


def test_b92_the_broker_buys_others_at_the_end_of_a_decade_but_not_at_half_price() -> None:
    position = trading()
    a_company(position, MARION, cash=102, tiles="broker")
    begin(position, position.rules.decade_plan[4](position))
    play(position, "buy 1 of 2", "sell 1", "done")
    assert position.companies[MARION].foreign[HAROLD] == 1
    use(position, "workers", 2)
    play(position, "done")
    assert offered(position, "half-price") == ["half-price 1", "half-price 2"]  # own shares


def test_b92_no_share_is_bought_with_a_loan() -> None:
    position = trading()
    a_company(position, MARION, cash=50, shares=0, loans=1)
    use(position, "exchange", 2)
    assert refusal(position, "buy 1 of 2") == "loans-first"


def test_b93_shares_of_several_companies_may_pay_one_bill_then_loans() -> None:
    position = trading()
    marion = a_company(position, MARION, cash=0, shares=1, space=20)
    a_company(position, HAROLD, space=38)
    a_company(position, ANGELICA, space=9)
    marion.foreign[HAROLD], marion.foreign[ANGELICA] = 1, 1
    position.pay(MARION, 60)
    position.advance()
    assert offered(position) == ["sell 1", "sell 1 of 2", "sell 1 of 3"]
    play(position, "sell 1 of 2", "sell 1")  # the last one of Angelica's goes by itself
    # £23 + £15 + £9 and two loans; 3 + 2 + 1 + 2 spaces.
    assert (marion.cash, marion.shares, sum(marion.foreign), marion.loans) == (7, 0, 0, 2)
    assert marion.space == 20 - 3 - 2 - 1 - 2


def test_b93_wages_paid_by_a_choice_come_before_distribution_falls() -> None:
    """A decision in the middle of the production phase; everything after it waits."""
    position = trading()
    marion = a_company(position, MARION, cash=0, shares=5, space=20)
    marion.foreign[HAROLD] = 1
    a_factory(position, MARION, FOOD, appeal=0, distribution=1)
    production_of(position, FOOD)
    assert (position.phase(), marion.distribution[FOOD], marion.cash) == ("emergency", 1, 0)
    assert position.view(MARION)["asked"]["emergency"]["owes"] == 4 * position.wage()
    play(position, "sell 1 of 2")
    assert marion.distribution[FOOD] == 0


def test_b93_a_marker_paid_by_a_choice_is_used_afterwards() -> None:
    position = trading()
    marion = a_company(position, MARION, cash=0)
    marion.foreign[HAROLD] = 1
    use(position, "workers", 2)
    assert position.phase() == "emergency"
    play(position, "sell 1")
    assert (position.phase(), marion.cash) == ("workers", 8)


def test_b94_start_player_and_score_count_own_shares_only() -> None:
    position = trading()
    for seat in range(3):
        a_company(position, seat, shares=10)
    position.companies[MARION].shares = 9
    position.companies[MARION].foreign[HAROLD] = 5
    assert poorest(position) == MARION
    assert position.scores() == [90, 100, 100]


def test_b95_goods_and_loans_follow_the_sale_of_foreign_shares() -> None:
    position = a_position(seats=2, year=1810, modules="stock-exchange")
    marion = a_company(position, MARION, cash=0, shares=0, loans=1, space=10)
    a_company(position, HAROLD, cash=0, shares=10, space=30)
    marion.foreign[HAROLD] = 1
    end_decade(position)
    assert (marion.loans, marion.cash) == (0, 7)


def test_b36_hidden_cash_is_not_told_by_what_is_missing() -> None:
    position = WATER_FRAME.start(3, {"cash": "hidden", "stock-exchange": "on"}, 1)
    position.frames.clear()
    begin(position)
    marion = a_company(position, MARION, cash=5)
    marion.foreign[HAROLD] = 1
    position.pay(MARION, 9)
    position.advance()
    assert position.view(MARION)["asked"]["emergency"]["missing"] == 4
    assert position.view(HAROLD)["asked"]["emergency"]["missing"] is None


@pytest.mark.parametrize("module", MODULES)
def test_b29_every_module_is_off_unless_chosen(module: str) -> None:
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
