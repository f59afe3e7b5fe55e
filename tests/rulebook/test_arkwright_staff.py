"""Arkwright: the job market, workers and machines (WF = Water Frame, PB = Player's Book; n = line)."""

from __future__ import annotations

import pytest

from arktable.games.arkwright.economy import factory, job_market, warehouse
from arktable.games.arkwright.phases.actions.machinery import machines_for
from arktable.games.arkwright.terms import MARKER_NAMES
from tests.builders.arkwright import *


def affordable_machines(marker: str, amount: int, tiles: str = "") -> int:
    """Machines this marker buys for this amount."""
    position = a_position()
    company = a_company(position, tiles=tiles)
    return machines_for(PRINTED, company, MARKER_NAMES.index(marker), amount)


def test_wf_37_a_worker_over_the_second_column_makes_room_for_five_clothes() -> None:
    """WF 1172–1174."""
    position = a_position()
    use(position, "workers", 2)
    empty = position.empty
    play(position, "hire column-clothes")
    company = position.companies[MARION]
    assert [warehouse.large_room(PRINTED, company, good) for good in range(4)] == [0, 5, 0, 0]
    assert position.empty == empty + 1


def test_wf_38_thirteen_pounds_cannot_be_paid_in_spinning_jenny() -> None:
    """WF 1236–1238: £10 is the most, so two machines are."""
    position = a_position(ruleset="spinning-jenny")
    a_factory(position, MARION, LAMPS, rows=3)
    use(position, "machinery", 10)
    assert position.view(MARION)["asked"]["machines"] == {"left": 2}
    assert max(PRINTED.admin_rows) < PRINTED.machine_costs[0][2] == 13


def test_wf_39_the_own_marker_buys_two_machines_from_six_pounds() -> None:
    """WF 1240–1244."""
    assert [affordable_machines("machinery", amount) for amount in (2, 4, 6, 8, 10)] == [0, 1, 2, 2, 2]


def test_wf_40_four_pounds_buy_one_machine() -> None:
    """WF 1250–1252: £1 is forfeit."""
    position = a_position()
    a_factory(position, MARION, FOOD)
    use(position, "machinery", 4)
    play(position, "machine food 1")
    assert refusal(position, "machine food 2") == "no-more-machines"
    assert rows_of(position, MARION, FOOD)[0] == (1, 1)


def test_wf_41_grey_markers_buy_three_machines() -> None:
    """WF 1254–1264: light grey for £10, dark grey for £6."""
    assert affordable_machines("light-machinery", 10) == 3
    assert affordable_machines("light-machinery", 8) == 2
    assert affordable_machines("dark-machinery", 6) == 3


def test_wf_42_the_workshop_reaches_the_third_machine() -> None:
    """WF 1295–1297: own marker, £10."""
    assert affordable_machines("machinery", 10, tiles="workshop") == 3


def test_wf_43_engineering_works_earn_a_pound_per_machine_of_others() -> None:
    """WF 1306–1311: not the buyer."""
    position = a_position()
    a_factory(position, MARION, FOOD)
    a_company(position, MARION, cash=50, tiles="engineering-works")
    a_company(position, HAROLD, cash=50, tiles="engineering-works")
    use(position, "machinery", 6)
    play(position, "machine food 1", "machine food 2")
    assert [company.cash for company in position.companies] == [44, 52, 100]


def test_pb_03_workers_come_in_reading_order_and_go_back_in_reverse() -> None:
    """PB 32–38: demand and wage follow from how far the market is emptied."""
    position = a_position()
    market(position, empty=0, fired=10)
    shown = [[job_market.demand(position, good) for good in range(4)] for _ in range(9) if job_market.hire(position, 1)]
    assert shown[0] == [1, 0, 0, 0]
    assert shown[4] == [2, 0, 0, 0]
    assert shown[5] == [2, 1, 0, 0]  # the first space of clothes has no number
    before = job_market.demand(position, FOOD)
    job_market.back_to_market(position, 1)
    assert (position.empty, job_market.demand(position, FOOD)) == (8, before - 1)


def test_pb_03_an_empty_market_gives_fired_workers_and_then_none() -> None:
    """PB 34."""
    position = a_position()
    a_factory(position, MARION, FOOD)
    market(position, empty=80, fired=1)
    use(position, "workers", 2)
    play(position, "hire food")
    assert position.fired == 0
    assert refusal(position, "hire food") == "too-few-workers"


def test_pb_03_a_ship_without_a_crew_is_not_taken() -> None:
    """PB 38."""
    position = a_position(year=1780)
    market(position, empty=80, fired=0)
    use(position, "workers", 2)
    play(position, "done")
    assert refusal(position, "ship 4") == "no-crew"
    assert "ship 2" in offered(position)


def test_pb_17_wages_run_from_two_to_five_pounds() -> None:
    """PB 255."""
    assert sorted(set(PRINTED.wage)) == [2, 3, 4, 5]
    assert PRINTED.wage == sorted(PRINTED.wage)
    assert PRINTED.wage[80] == 5


def test_pb_28_two_machines_bought_by_another_are_worth_two_pounds() -> None:
    """PB 488–492: own purchases nothing."""
    position = a_position()
    a_factory(position, MARION, FOOD)
    a_company(position, ANGELICA, cash=50, tiles="engineering-works")
    use(position, "machinery", 6)
    play(position, "machine food 1", "machine food 2")
    assert position.companies[ANGELICA].cash == 52


def test_pb_32_workers_moved_into_an_unfinished_row_are_paid_and_make_nothing() -> None:
    """PB 522–524: two workers in a row that takes three."""
    position = a_position()
    a_factory(position, MARION, FOOD)
    a_factory(position, MARION, LAMPS, rows=1, appeal=0)
    a_company(position, tiles="school")
    use(position, "machinery", 6)
    play(position, "machine food 1", "machine food 2", "done", "send lamps", "send lamps", "done")
    assert rows_of(position, MARION, LAMPS)[:2] == [(3, 0), (2, 0)]
    cash, wage = position.companies[MARION].cash, position.wage()
    assert factory.producing_rows(PRINTED, position.companies[MARION], LAMPS) == 1
    production_of(position, LAMPS)
    assert spent(position, MARION, cash) == 5 * wage


def test_pb_35_the_workers_replaced_in_two_rows_open_the_third() -> None:
    """PB 546–556: a third machine could not have gone into the row that is still empty."""
    position = a_position()
    a_factory(position, MARION, FOOD)
    a_company(position, tiles="school workshop")
    fired = position.fired
    use(position, "machinery", 10)
    play(position, "machine food 1", "machine food 2")
    assert refusal(position, "machine food 3") == "no-worker-to-replace"
    assert refusal(position, "machine food 1") == "no-worker-to-replace"
    play(position, "done", "send food", "send food")
    assert rows_of(position, MARION, FOOD) == [(1, 1), (1, 1), (2, 0), (0, 0)]
    assert position.fired == fired


def test_pb_38_accountant_and_workshop_on_a_light_marker() -> None:
    """PB 600: 2/5/10 on £4, £2 paid, £5 usable: two machines."""
    position = a_position()
    a_company(position, tiles="accountant workshop", markers="light-machinery")
    a_factory(position, MARION, FOOD)
    use(position, "light-machinery", 4, pay=2)
    assert position.view(MARION)["asked"]["machines"] == {"left": 2}


def test_pb_39_the_third_machine_of_the_own_marker_needs_the_workshop() -> None:
    """PB 602: £10 + £3."""
    assert affordable_machines("machinery", 10) == 2
    assert affordable_machines("machinery", 10, tiles="workshop") == 3


def test_machines_replace_workers_who_then_are_fired() -> None:
    """WF 1266–1284: only where a worker stands on a space for machines."""
    position = a_position()
    a_factory(position, MARION, LAMPS, rows=1)
    fired = position.fired
    use(position, "machinery", 6)
    play(position, "machine lamps 1", "machine lamps 1")
    assert rows_of(position, MARION, LAMPS)[0] == (1, 2)
    assert position.fired == fired + 2


def test_firing_begins_with_the_highest_row_and_leaves_the_first() -> None:
    """WF 1184–1192: machines of a row without workers go back."""
    position = a_position()
    a_factory(position, MARION, FOOD, rows=3, machines=(0, 0, 1))
    fired = position.fired
    use(position, "workers", 2)
    play(position, "fire food")
    assert rows_of(position, MARION, FOOD) == [(2, 0), (2, 0), (0, 0), (0, 0)]
    play(position, "fire food", "fire food")
    assert refusal(position, "fire food") == "first-row-stays"
    assert position.fired == fired + 3


def test_nobody_is_hired_and_fired_in_one_place_by_one_action() -> None:
    """WF 1194–1198."""
    position = a_position()
    a_factory(position, MARION, FOOD)
    a_factory(position, MARION, LAMPS)
    use(position, "workers", 2)
    play(position, "fire food", "hire lamps")
    assert refusal(position, "hire food") == "fired-here"
    assert refusal(position, "fire lamps") == "hired-here"


def test_extra_workers_of_an_obsolete_factory_are_not_fired_by_the_workers_action() -> None:
    """WF 1200–1202."""
    position = a_position(year=1790)
    a_factory(position, MARION, FOOD, rows=1, extra=2)
    use(position, "workers", 2)
    assert refusal(position, "fire food") == "first-row-stays"


def test_warehouse_workers_may_be_moved_and_goods_may_have_to_go() -> None:
    """WF 1176–1182."""
    position = a_position()
    a_company(position, spots="column-food", stock={FOOD: 5})
    use(position, "workers", 2)
    play(position, "shift column-food row-1", "done")
    assert position.companies[MARION].stock[FOOD] == 3  # only food lies there, so it is not asked which
    assert position.phase() == "special"


@pytest.mark.parametrize("good", [FOOD, CLOTHES])
def test_single_workers_may_stand_in_a_row_that_makes_nothing(good: int) -> None:
    """WF 1126–1138: also in row 4 of a level I factory."""
    position = a_position()
    a_factory(position, MARION, good, rows=3)
    use(position, "workers", 2)
    play(position, f"hire {PRINTED.goods[good]}")
    assert rows_of(position, MARION, good)[3] == (1, 0)


def test_the_first_rows_of_a_start_factory_come_from_the_market_in_order() -> None:
    """WF 441–448."""
    position = a_game(seats=4, setup="free")
    empty = position.empty
    play(position, "found lamps 8")
    assert position.empty == empty + 6
