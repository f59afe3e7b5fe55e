"""The thirteen development cards, each with everything it does (EN 861–1017)."""

from __future__ import annotations

import pytest

from arktable.games.arkwright_cards.economy import factory, warehouse
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import CARD_NAMES, ONCE_PER_DECADE, PATRONS
from tests.builders.arkwright_cards import *


def used(position: CardPosition, seat: int = EVA) -> set[str]:
    return {CARD_NAMES[card] for card in range(len(CARD_NAMES)) if position.companies[seat].used >> card & 1}


def tied() -> CardPosition:
    """Eva and Wim have the highest appeal; Eva holds the entrepreneur."""
    position = a_position()
    for seat in (EVA, WIM):
        a_seller(position, seat, FOOD, appeal=4, limit=2)
        a_company(position, seat, ships=0)
    give(position, EVA, "entrepreneur")
    return position


# -- 1 to 5 ------------------------------------------------------------------------------------------------------------


def test_1_the_entrepreneur_breaks_a_tie_once_per_decade() -> None:
    """EN 897."""
    position = tied()
    produce(position, "entrepreneur")
    assert [company.value for company in position.companies] == [12, 11, 10]
    assert used(position) == {"entrepreneur"}
    produce(position)  # turned: nobody is asked
    assert [company.value for company in position.companies] == [13, 12, 10]
    end_round(position)
    assert refusal(position, "name 1") == ""  # and it may still be given


def test_1_the_tie_may_be_left() -> None:
    position = tied()
    produce(position, "done")
    assert ([company.value for company in position.companies], used(position)) == ([11, 11, 10], set())


def test_1_against_the_neutral_too() -> None:
    position = a_position(seats=2)
    a_seller(position, EVA, FOOD, appeal=4, limit=2)
    a_company(position, ships=0)
    position.rivals[0].appeal[FOOD] = 4
    give(position, EVA, "entrepreneur")
    produce(position, "entrepreneur")
    assert position.companies[EVA].value == 12


def test_2_the_trade_office_saves_a_token_once_per_decade() -> None:
    """EN 907."""
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=0, limit=0)
    a_company(position, cards="trade-office")
    produce(position, "ship 4 trade-office")
    company = position.companies[EVA]
    assert (company.ships, company.tokens, used(position)) == (0, 1, {"trade-office"})
    a_company(position, ships=2, money=100)
    produce(position)
    assert refusal(position, "ship 1 trade-office") == "card-used"


def test_3_the_extra_shift_makes_one_good_in_production() -> None:
    """EN 917: discarded for it."""
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=4, limit=4, makes=1)
    a_company(position, cards="extra-shift", ships=0)
    before = position.supply[CARD_NAMES.index("extra-shift")]
    produce(position, "extra-shift")
    assert position.companies[EVA].sold == 2
    assert position.supply[CARD_NAMES.index("extra-shift")] == before + 1


def test_3_and_one_in_extra_production() -> None:
    """EN 919: expert; without further cost, in a factory that ran."""
    position = a_position(good=LAMPS, actions="seven")
    a_factory(position, EVA, FOOD)
    a_factory(position, EVA, CLOTHES)
    a_company(position, cards="extra-shift")
    turn_of(position, EVA, "extra", "run food 0", "extra-shift food", "done")
    company = position.companies[EVA]
    assert (company.stored[FOOD], company.money, company.cards) == (2, 50 - 2 - 2 * 3, 0)
    assert position.supply[CARD_NAMES.index("extra-shift")] == 2
    assert refusal(position, "take extra-shift") == "card-discarded"  # the other copy neither (C72)


@pytest.mark.parametrize(("machines", "upkeep"), [((0, 0), 0), ((1, 0), 0), ((1, 1), 2)])
def test_4_the_workshop_spares_two_machines_in_each_factory(machines: tuple[int, int], upkeep: int) -> None:
    """EN 935: any of your factories."""
    position = a_position()
    company = a_company(position, cards="workshop")
    for good in (CUTLERY, LAMPS):
        a_factory(position, EVA, good, crew=(1, 1), turned=machines)
        assert factory.costs(PRINTED, company, good, 2, 3)[2] == upkeep


@pytest.mark.parametrize(
    ("wage", "crew", "wages"), [(3, (1, 1), 4 * 1 + 5 * 3), (5, (1,), 4 * 3 + 2 * 5), (6, (1, 1), 4 * 4 + 5 * 6)]
)
def test_5_the_foreman_takes_two_pounds_off_four_workers(wage: int, crew: tuple[int, ...], wages: int) -> None:
    """EN 953: in its factory, three on the tile and three on each card."""
    position = a_position()
    a_factory(position, EVA, LAMPS, crew=crew)
    company = a_company(position, cards="foreman", foreman=LAMPS)
    assert factory.costs(PRINTED, company, LAMPS, 2, wage)[1] == wages


# -- 6 to 10 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("money", "value", "most"), [(100, 15, 2), (15, 15, 1), (16, 15, 2), (7, 15, 0)])
def test_6_the_broker_sells_two_at_half_price(money: int, value: int, most: int) -> None:
    """EN 927: rounded up each, whatever the development; no further shares."""
    position = a_position()
    a_company(position, cards="broker", money=money, value=value)
    develop_of(position)
    assert offered(position, "broker") == [f"broker {number}" for number in range(1, most + 1)]
    if most:
        play(position, f"broker {most}")
        company = position.companies[EVA]
        assert (company.shares, company.money, cards_of(position)) == (10 + most, money - most * 8, set())
        assert position.phase() == "pause"  # instead of developing


@pytest.mark.parametrize(("patron", "goods"), list(enumerate(PATRONS)))
def test_7_patrons_buy_two_kinds_of_goods(patron: int, goods: tuple[int, int]) -> None:
    """EN 945: the six pairs; once per decade."""
    name = CARD_NAMES[6 + patron]
    for good in range(4):
        position = a_position(good=good)
        a_factory(position, EVA, good, crew=(1, 1), marker=1)
        a_company(position, cards=name, ships=0)
        produce(position)
        if good not in goods:
            assert position.phase() == "pause"
            continue
        play(position, f"patron {name}")
        assert (position.companies[EVA].sold, used(position)) == (2, {name})
        assert position.companies[EVA].value == 12


def test_7_two_patrons_help_together() -> None:
    position = a_position()
    a_factory(position, EVA, FOOD, crew=(1, 1))
    a_company(position, cards="patron-food-clothes patron-food-cutlery", ships=0)
    produce(position, "patron patron-food-clothes", "patron patron-food-cutlery")
    assert position.companies[EVA].sold == 2


def test_7_a_patron_may_be_kept() -> None:
    position = a_position()
    a_factory(position, EVA, FOOD, crew=(1, 1))
    a_company(position, cards="patron-food-clothes", ships=0)
    produce(position, "sell 0")
    assert (position.companies[EVA].sold, used(position)) == (0, set())


def test_8_the_inventor_upgrades_two_factories_early() -> None:
    """EN 961; in the basic game there is nothing else to do with it."""
    position = a_position()
    for good in (FOOD, CLOTHES):
        a_factory(position, EVA, good, crew=(1, 1))
    a_company(position, cards="inventor")
    turn_of(position, EVA, "build", "invent clothes")
    assert cards_of(position) == set()  # given with the first one
    play(position, "invent food", "done")
    assert position.companies[EVA].tile == [2, 2, 0, 0]
    assert position.companies[EVA].crew[:4] == [2, 1, 2, 1]
    assert (position.demand, position.wage_at) == ([0] * 4, 0)  # nothing was built


def test_8_one_factory_is_enough() -> None:
    position = a_position()
    a_factory(position, EVA, FOOD)
    a_company(position, cards="inventor")
    turn_of(position, EVA, "build", "invent food", "done")
    assert position.companies[EVA].tile[FOOD] == 2


def test_8_expert_two_developments() -> None:
    """EN 963: instead of one; on two tracks, whatever the decade; at the end of tracks what is left."""
    position = a_position(restrictions="on")
    a_company(position, cards="inventor")
    develop_of(position)
    play(position, "inventor", "develop machinery", "develop shipping")
    assert position.companies[EVA].tracks[3:5] == [1, 1]
    full = {"quality": 3, "distribution": 3, "cards": 2, "machinery": 2, "shipping": 2, "exchange": 1}
    a_company(position, cards="inventor", tracks=full)
    develop_of(position)
    play(position, "inventor")
    assert refusal(position, "develop machinery") == "track-end"
    play(position, "develop exchange")
    assert position.phase() == "pause"


def test_9_the_developer_saves_two_pounds_everywhere() -> None:
    """EN 971."""
    position = a_position()
    company = a_company(position, cards="developer")
    for good in range(4):
        a_factory(position, EVA, good, crew=())
    costs = [factory.costs(PRINTED, company, good, 2, 3) for good in range(4)]
    assert costs == [(0, 6, 0), (1, 6, 0), (2, 6, 0), (3, 9, 0)]


@pytest.mark.parametrize("card", [card for card in ONCE_PER_DECADE if CARD_NAMES[card] != "developer"])
def test_9_and_reactivates_any_card_that_turns(card: int) -> None:
    """EN 975."""
    name = CARD_NAMES[card]
    position = a_position()
    a_company(position, cards=f"developer {name}", used=name)
    turn_of(position, EVA, f"reactivate {name}")
    assert (position.phase(), used(position)) == ("action", {"developer"})


def test_10_the_contract_pays_by_goods_shipped() -> None:
    """EN 983, FR 1015: the table of the card."""
    paid = []
    for goods in range(1, 9):
        position = a_position(decade=3)
        a_factory(position, EVA, FOOD, side=2, crew=(2, 2))
        a_company(position, cards="contract", tracks={"shipping": 2})
        produce(position, f"ship {goods}")
        paid.append(int(told(position, "shipped")[0]["money"]) - goods * 10)
    assert paid == PRINTED.contract[1:]
    assert paid == sorted(paid)


# -- 11 to 13 ----------------------------------------------------------------------------------------------------------


def test_11_the_patent_is_a_third_distribution_card() -> None:
    """EN 991: it serves from the next distribution action on."""
    position = a_position(good=LAMPS)
    for good in (FOOD, CLOTHES, CUTLERY):
        a_factory(position, EVA, good)
    develop_of(position)
    play(position, "take patent")
    assert position.companies[EVA].piece_at[6] == -1
    a_company(position, tracks={"distribution": 3})
    turn_of(position, EVA, "distribution", "lay patent food 2", "lay distribution-1 clothes 1")
    play(position, "lay distribution-2 cutlery 1")
    assert [factory.distribution(position.companies[EVA], good) for good in range(3)] == [2, 1, 1]


def test_12_the_engineer_is_a_fourth_quality_card_and_lifts_the_limit() -> None:
    """EN 1001–1007: in every factory."""
    position = a_position(good=LAMPS)
    for good in (FOOD, CLOTHES):
        a_factory(position, EVA, good)
    develop_of(position)
    play(position, "take engineer")
    assert position.view(EVA)["companies"][EVA]["quality_high"] == 6
    piece(position, EVA, "quality-3", FOOD, 4)
    a_company(position, tracks={"quality": 3})
    turn_of(position, EVA, "quality", "lay quality-1 food 2")
    assert refusal(position, "lay engineer clothes 5") == "rise-limit"
    play(position, "done")
    piece(position, EVA, "engineer", CLOTHES, 5)
    turn_of(position, EVA, "quality", "lay engineer clothes 6", "done")
    assert [factory.quality(position.companies[EVA], good) for good in (FOOD, CLOTHES)] == [6, 6]


def test_12_taken_off_in_the_action_other_cards_replace_it_freely() -> None:
    """EN 1007: up to its value nothing rises."""
    position = a_position(good=LAMPS)
    a_factory(position, EVA, FOOD)
    a_company(position, cards="engineer")
    piece(position, EVA, "engineer", FOOD, 6)
    turn_of(position, EVA, "quality", "lift engineer", "lay quality-3 food 4", "lay quality-1 food 2", "done")
    assert lies(position, EVA, FOOD) == {"quality-1": 2, "quality-3": 4}


def test_13_the_large_warehouse_holds_four_more() -> None:
    """EN 1013–1017."""
    position = a_position(good=LAMPS)
    develop_of(position)
    play(position, "take large-warehouse")
    company = a_company(position, stored={FOOD: 8})
    assert warehouse.fits(PRINTED, company)
    assert position.view(EVA)["companies"][EVA]["warehouses"][FOOD] == [4, 2, 2]


def test_13_given_back_its_goods_go_where_there_is_room() -> None:
    """C34: what fits into small ones stays, the rest is wasted, of which kind is the owner's choice."""
    position = a_position(good=LAMPS)
    a_company(position, cards="large-warehouse patent", stored={FOOD: 4, CLOTHES: 2})
    develop_of(position)
    play(position, "take workshop", "discard large-warehouse")
    assert offered(position) == ["waste food", "waste clothes"]
    play(position, "waste food", "waste food")
    assert (position.companies[EVA].stored, position.phase()) == ([2, 2, 0, 0], "pause")
    assert cards_of(position) == {"patent", "workshop"}


# -- all of them -------------------------------------------------------------------------------------------------------


def test_turned_cards_are_turned_back_at_the_end_of_the_decade() -> None:
    """EN 811: everybody's."""
    position = a_position(good=LAMPS)
    names = [CARD_NAMES[card] for card in ONCE_PER_DECADE]
    a_company(position, WIM, cards=" ".join(names), used=" ".join(names))
    end_round(position)
    play(position, "done")  # the entrepreneur is kept
    assert used(position, WIM) == set()
    position.round = CUTLERY
    a_company(position, WIM, used="developer")
    end_round(position)
    play(position, "done")
    assert used(position, WIM) == {"developer"}


@pytest.mark.parametrize(("at", "limit"), [(0, 2), (1, 3), (2, 4)])
def test_no_more_cards_than_the_development_allows(at: int, limit: int) -> None:
    """EN 617, 867; those at factories count too."""
    position = a_position(good=LAMPS)
    a_factory(position, EVA, FOOD)
    a_company(position, tracks={"cards": at})
    for number, name in enumerate(("engineer", "patent", "workshop", "extra-shift", "large-warehouse")):
        develop_of(position)
        play(position, f"take {name}")
        assert (position.phase() == "discard") == (number >= limit)
        if position.phase() == "discard":
            break
        if name == "engineer":
            piece(position, EVA, "engineer", FOOD, 5)
    play(position, "discard patent")
    assert len(cards_of(position)) == limit


def test_a_card_of_another_player_is_not_in_the_supply() -> None:
    position = a_position()
    give(position, RAF, "entrepreneur")
    develop_of(position)
    assert refusal(position, "take entrepreneur") == "card-not-there"
