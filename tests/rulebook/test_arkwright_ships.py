"""Arkwright: contracts, ships and the production action (WF = Water Frame, PB = Player's Book; n = line)."""

from __future__ import annotations

import pytest

from arktable.engine.timetable import begun
from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders.arkwright import *


def test_wf_55_a_new_contract_and_one_that_is_raised() -> None:
    """WF 1623–1626: food on 6, cutlery from 2 to 4."""
    position = a_position()
    company = a_company(position, contracts={CUTLERY: 2})
    use(position, "exchange", 2)
    play(position, "contract food 6", "contract cutlery 4")
    assert company.contracts == [6, 0, 4, 0]


@pytest.fixture
def six() -> ArkwrightPosition:
    """Marion has a ship of 6, a lamp factory of level II, 4 lamps in store and a contract for them."""
    position = a_position(year=1800)
    a_company(position, cash=0, space=20, ships=(6,), spots="column-lamps", stock={LAMPS: 4}, contracts={LAMPS: 4})
    a_factory(position, MARION, LAMPS, level=2)
    return position


def test_wf_56_a_ship_needs_a_payment_of_its_capacity(six: ArkwrightPosition) -> None:
    """WF 1681–1685: the 2 on any row, the 6 on 6, 8, 10 only; one space back."""
    a_company(six, cash=50, ships=(2,))
    turn_of(six)
    assert offered(six, "place ship-1") == [f"place ship-1 {row} pay {row}" for row in (6, 8, 10)]
    assert offered(six, "place ship-2") == [f"place ship-2 {row} pay {row}" for row in (2, 4, 6, 8, 10)]
    assert refusal(six, "place ship-1 4 pay 4") == "ship-underpaid"
    play(six, "place ship-1 6 pay 6", "deliver lamps 4")
    assert six.companies[MARION].space == 19


def test_wf_57_what_counts_is_the_amount_paid(six: ArkwrightPosition) -> None:
    """WF 1687–1693: with the accountant row 4 for £6 will do, row 6 for £4 will not, not even to forgo the action."""
    a_company(six, cash=50, tiles="accountant")
    turn_of(six)
    assert offered(six, "place ship-1 2") == []
    assert offered(six, "place ship-1 4") == ["place ship-1 4 pay 6"]
    assert offered(six, "place ship-1 6") == [f"place ship-1 6 pay {paid}" for paid in (6, 7, 8)]
    assert refusal(six, "place ship-1 6 pay 4") == "ship-underpaid"
    assert refusal(six, "place ship-1 6 pay 3") == "wrong-amount"
    play(six, "place ship-1 4 pay 6")
    assert six.phase() == "ship"


def test_wf_58_a_ship_of_six_carries_four_lamps(six: ArkwrightPosition) -> None:
    """WF 1695–1698: at least £6 are paid, two places stay empty."""
    a_company(six, cash=6)
    use(six, "ship-1", 6)
    assert six.companies[MARION].cash == 0
    play(six, "deliver lamps 4")
    assert six.phase() == "special"


def test_wf_59_a_contract_is_delivered_whole_or_not() -> None:
    """WF 1706–1708: six food; neither four of them nor a ship of four will do."""
    position = a_position(year=1800)
    a_company(position, ships=(6, 4), spots="column-food row-1", stock={FOOD: 4}, contracts={FOOD: 6})
    a_factory(position, MARION, FOOD)
    use(position.copy(), "ship-1", 6)
    four_goods = position.copy()
    use(four_goods, "ship-1", 6)
    assert four_goods.phase() == "special"
    position.companies[MARION].stock[FOOD] = 8
    four_places = position.copy()
    use(four_places, "ship-2", 10)
    assert four_places.phase() == "special"
    use(position, "ship-1", 6)
    assert offered(position, "deliver") == ["deliver food 6"]
    assert refusal(position, "deliver food 4") == "contract-size"


def test_wf_60_delivered_goods_and_the_contract_marker_go_back(six: ArkwrightPosition) -> None:
    """WF 1721–1732."""
    use(six, "ship-1", 6)
    play(six, "deliver lamps 4")
    company = six.companies[MARION]
    assert (company.stock[LAMPS], company.contracts[LAMPS]) == (0, 0)


def test_wf_61_lamps_of_level_two_bring_fourteen_pounds_each(six: ArkwrightPosition) -> None:
    """WF 1742–1744: £56, whatever quality, distribution and price."""
    six.companies[MARION].quality[LAMPS] = 3
    a_company(six, cash=6)
    use(six, "ship-1", 6)
    play(six, "deliver lamps 4")
    assert six.companies[MARION].cash == 56


def test_wf_62_one_ship_serves_several_contracts(six: ArkwrightPosition) -> None:
    """WF 1749–1751: 4 lamps and 2 clothes, and one space back for both (PB 204)."""
    a_factory(six, MARION, CLOTHES)
    a_company(six, cash=6, stock={CLOTHES: 2}, contracts={CLOTHES: 2})
    use(six, "ship-1", 6)
    play(six, "deliver lamps 4", "deliver clothes 2")
    assert (six.companies[MARION].cash, six.companies[MARION].space) == (56 + 18, 19)


def test_wf_63_the_office_adds_five_pounds(six: ArkwrightPosition) -> None:
    """WF 1771–1772: £56 + £5 = £61."""
    a_company(six, cash=6, tiles="office")
    use(six, "ship-1", 6)
    play(six, "deliver lamps 4")
    assert six.companies[MARION].cash == 61


@pytest.mark.parametrize(("marker", "rows"), [("light-production", 2), ("dark-production", 4)])
def test_wf_64_rows_of_a_production_action(marker: str, rows: int) -> None:
    """WF 1812–1816, 1794–1796: in ascending order."""
    position = a_position()
    a_company(position, markers=marker)
    a_factory(position, MARION, FOOD, level=2, rows=4)
    use(position, marker, 2)
    assert offered(position, "produce") == [f"produce food {row}" for row in range(1, rows + 1)]


def test_wf_65_production_in_the_first_row_of_food_three() -> None:
    """WF 1826–1830: one wage and £1 for the machine, two goods in the warehouse."""
    position = a_position()
    company = a_company(position, markers="light-production", spots="column-food")
    a_factory(position, MARION, FOOD, level=3, rows=2, machines=(1, 1))
    use(position, "light-production", 2)
    before = purse(position, MARION)
    play(position, "produce food 1")
    assert (spent(position, MARION, before), company.stock[FOOD]) == (position.wage() + 1, 2)


def test_wf_66_foreman_and_workshop_in_a_production_action() -> None:
    """WF 1842–1850: £2 less for up to four workers, £1 for all machines."""
    position = a_position()
    a_company(position, markers="dark-production")
    a_factory(position, MARION, LAMPS, rows=3, machines=(1, 1, 1))
    give_tile(position, MARION, "foreman", at=LAMPS)
    give_tile(position, MARION, "workshop", at=LAMPS)
    use(position, "dark-production", 2)
    wage_of(position, 4)
    before = purse(position, MARION)
    play(position, "produce lamps 3")
    assert spent(position, MARION, before) == 17


def test_wf_71_a_replaced_ship_leaves_its_crew() -> None:
    """WF 2067–2072: 2 + 4 need one worker, 6 for the 2 needs three: two are hired."""
    position = a_position(year=1800)
    a_company(position, ships=(2, 4))
    use(position, "workers", 2)
    empty = position.empty
    play(position, "done", "ship 6")
    the_other = position.copy()
    play(the_other, "replace 2")
    assert (ships_of(the_other, MARION), the_other.empty) == ([2, 6], empty + 1)
    play(position, "replace 1")
    assert ships_of(position, MARION) == [6, 4]
    assert position.empty == empty + 2
    assert position.ship_offer[0] == 4


@pytest.mark.parametrize(("workers", "piers"), [(3, [1, 2]), (2, [1, 2]), (1, [2]), (0, [])])
def test_a_ship_is_replaced_where_the_crew_can_be_had(workers: int, piers: list[int]) -> None:
    """PB 38: the 6 in the place of the 2 needs two workers more, in the place of the 4 one; just as many will do."""
    position = a_position(year=1800)
    a_company(position, ships=(2, 4))
    use(position, "workers", 2)
    market(position, PRINTED.spaces - workers)
    play(position, "done")
    assert ("ship 6" in offered(position)) == bool(piers)
    if piers:
        play(position, "ship 6")
        asked = [f"replace {pier}" for pier in piers]
        assert (offered(position, "replace"), ships_of(position, MARION)) == (
            (asked, [2, 4]) if len(piers) > 1 else ([], [2, 6])
        )


def test_wf_86_a_contract_of_six_needs_six_goods_and_room_for_six() -> None:
    """WF 2494–2498: from production or the warehouse."""
    position = a_position()
    a_company(position, ships=(2, 4), spots="column-clothes", contracts={CLOTHES: 6}, stock={CLOTHES: 2})
    a_factory(position, MARION, CLOTHES, appeal=0)  # makes three
    twin = position.copy()
    production_of(twin, CLOTHES)
    assert twin.companies[MARION].contracts[CLOTHES] == 8  # five goods are not enough
    position.companies[MARION].stock[CLOTHES] = 3
    production_of(position, CLOTHES)
    assert offered(position) == ["done", "deliver clothes 6"]


def test_wf_87_six_clothes_with_two_ships() -> None:
    """WF 2532–2541: 6 × £9 = £54, two spaces back."""
    position = a_position()
    company = a_company(position, space=20, ships=(2, 4), spots="column-clothes", stock={CLOTHES: 5})
    company.contracts[CLOTHES] = 6
    a_factory(position, MARION, CLOTHES, appeal=0)
    production_of(position, CLOTHES)
    before = company.cash
    play(position, "deliver clothes 6")
    assert (company.cash - before, company.space, company.stock[CLOTHES]) == (54, 18, 2)


@pytest.mark.parametrize(
    ("seats", "before", "after", "lost"), [(3, 6, 8, 0), (3, 10, 10, 2), (2, 2, 4, 0), (2, 4, 4, 2)]
)
def test_wf_88_contracts_not_fulfilled_rise(seats: int, before: int, after: int, lost: int) -> None:
    """WF 2543–2557: at the end of the track they stay and cost two spaces."""
    position = a_position(seats)
    company = a_company(position, space=20, contracts={FOOD: before, LAMPS: before})
    production_of(position, FOOD)
    assert (company.contracts[FOOD], company.space) == (after, 20 - lost)
    assert company.contracts[LAMPS] == before  # its good is not active


def test_wf_89_the_agent_makes_five_or_seven_of_six() -> None:
    """WF 2573–2575."""
    position = a_position(year=1800)
    a_company(position, ships=(6, 2), spots="column-food row-1", stock={FOOD: 8}, contracts={FOOD: 6}, tiles="agent")
    a_factory(position, MARION, FOOD, appeal=0)
    production_of(position, FOOD)
    assert offered(position, "deliver")[:3] == ["deliver food 5", "deliver food 6", "deliver food 7"]


def test_pb_14_ship_action_and_production_phase() -> None:
    """PB 204–208: in the production phase both ships sail, one space back for each; pay by base quality, office £5."""
    position = a_position()
    company = a_company(position, space=20, ships=(2, 2), spots="column-food", stock={FOOD: 4}, tiles="office")
    company.contracts[FOOD] = 4
    a_factory(position, MARION, FOOD, appeal=0, quality=2)
    ship_action = position.copy()
    use(ship_action, "ship-1", 2)
    assert ship_action.phase() == "special"  # only that ship, and it carries two
    production_of(position, FOOD)
    before = company.cash
    play(position, "deliver food 4")
    assert (company.cash - before, company.space) == (4 * 8 + 5, 18)


def test_pb_14_a_ship_on_the_administration_table_sails_in_the_production_phase() -> None:
    """PB 208."""
    position = a_position()
    a_company(position, ships=(2,), spots="column-food", stock={FOOD: 2}, contracts={FOOD: 2})
    a_factory(position, MARION, FOOD, appeal=0)
    use(position, "ship-1", 2)
    play(position, "done", "done")
    production_of(position, FOOD)
    assert offered(position, "deliver") == ["deliver food 2"]


def test_pb_15_two_ships_and_crews_from_capacity_four_on() -> None:
    """PB 230–234: the third is larger than the one that goes."""
    assert dict(zip(PRINTED.ship_capacity, PRINTED.ship_crew, strict=True)) == {2: 0, 4: 1, 6: 2, 8: 3, 10: 4}
    position = a_position(year=1780)
    a_company(position, ships=(2, 4))
    use(position, "workers", 2)
    play(position, "done")
    assert refusal(position, "ship 2") == "ship-not-larger"
    play(position, "ship 4")  # only the 2 is smaller: it goes unasked
    assert ships_of(position, MARION) == [4, 4]


def test_pb_48_in_the_opium_war_a_ship_of_four_cannot_carry_four() -> None:
    """PB 734: the next decade."""
    position = a_position(year=1780)
    a_company(position, ships=(4,), spots="column-food", stock={FOOD: 4}, contracts={FOOD: 4})
    a_factory(position, MARION, FOOD, appeal=0)
    event(position, "opium-war")
    use(position, "ship-1", 4)
    assert position.phase() == "special"


def test_pb_49_ships_of_four_and_six_carry_eight_and_one_of_them_is_lost() -> None:
    """PB 738–740: both crews are paid, the 6 goes with two workers, then the event takes place."""
    position = a_position(year=1800)
    company = a_company(position, ships=(4, 6), spots="column-food row-1", stock={FOOD: 8}, contracts={FOOD: 8})
    a_factory(position, MARION, FOOD, appeal=0)
    position.opium = True
    production_of(position, FOOD)
    assert offered(position, "deliver") == ["deliver food 8"]
    play(position, "deliver food 8")
    before, fired = company.cash, position.fired
    reach_event_space(position)
    assert spent(position, MARION, before) == (1 + 2 + 2) * position.wage()
    begin(position, begun(position.rules.decade_plan[2], position, position.start))
    assert position.phase() == "lose-ship"
    play(position, "scrap 2")
    assert (ships_of(position, MARION), position.fired, position.opium) == ([4, 0], fired + 2, False)


def test_forced_sales_come_before_contracts() -> None:
    """WF 2180–2184: who expects no demand left may find too few goods for the contract."""
    position = a_position()
    a_company(position, ships=(2,), contracts={FOOD: 2})
    a_factory(position, MARION, FOOD, appeal=3)
    demand_for(position, FOOD, 8)
    production_of(position, FOOD)
    assert position.companies[MARION].contracts[FOOD] == 4
