"""Arkwright: quality, distribution and prices (WF = Water Frame, PB = Player's Book; n = line)."""

from __future__ import annotations

import pytest

from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders.arkwright import *


def _left(position: ArkwrightPosition) -> int:
    left = position.view(MARION)["asked"]["distribution"]["left"]
    assert isinstance(left, int)
    return left


def test_wf_44_twelve_pounds_cannot_be_paid_in_spinning_jenny() -> None:
    """WF 1354–1357: so the own marker brings one level, the light grey one two."""
    position = a_position(ruleset="spinning-jenny")
    a_company(position, markers="light-quality")
    a_factory(position, MARION, FOOD)
    use(position, "quality", 10)
    assert position.view(MARION)["asked"]["levels"] == {"taken": 0, "of": 1}
    use(position, "light-quality", 8)
    assert position.view(MARION)["asked"]["levels"] == {"taken": 0, "of": 2}
    assert (PRINTED.quality_costs[0][1], PRINTED.quality_costs[1][2]) == (12, 12)


def test_wf_45_two_levels_of_quality_add_two_to_the_appeal() -> None:
    """WF 1396–1400."""
    position = a_position()
    a_company(position, tiles="accountant")
    a_factory(position, MARION, FOOD, appeal=1)
    use(position, "quality", 10, pay=12)
    play(position, "raise food", "raise food")
    assert appeal(position, MARION, FOOD) == 3
    assert position.companies[MARION].quality[FOOD] == 2


@pytest.mark.parametrize(
    ("marker", "most"), [("distribution", 4), ("light-distribution", 7), ("dark-distribution", 10)]
)
def test_wf_46_distribution_is_worth_at_most_what_the_marker_says(marker: str, most: int) -> None:
    """WF 1443–1449."""
    position = a_position()
    a_company(position, markers=marker if marker != "distribution" else "")
    a_factory(position, MARION, FOOD)
    use(position, marker, 10)
    assert _left(position) == most


def test_wf_47_the_cost_of_a_level_is_its_number() -> None:
    """WF 1461–1473: 0 → 4 costs 1 + 2 + 3 + 4 = 10; 1 → 3 costs 5."""
    position = a_position()
    a_company(position, markers="dark-distribution")
    a_factory(position, MARION, FOOD)
    use(position, "dark-distribution", 10)
    play(position, *["promote food"] * 4)
    assert _left(position) == 0
    a_factory(position, HAROLD, CLOTHES, distribution=1)
    a_company(position, HAROLD, markers="light-distribution")
    use(position, "light-distribution", 8, seat=HAROLD)
    play(position, "promote clothes", "promote clothes")
    assert position.view(HAROLD)["asked"]["distribution"]["left"] == 7 - 5


def test_wf_48_a_marker_of_seven_on_the_eight_pound_space() -> None:
    """WF 1500–1503: 7 can be used."""
    position = a_position()
    a_company(position, markers="light-distribution")
    use(position, "light-distribution", 8)
    assert _left(position) == 7


def test_wf_49_the_patent_makes_it_nine() -> None:
    """WF 1511–1512: the limit of the marker does not count for it, and the tile stays."""
    position = a_position()
    a_company(position, markers="light-distribution", tiles="patent")
    a_factory(position, MARION, FOOD, distribution=2)
    a_factory(position, MARION, LAMPS, distribution=1)
    use(position, "light-distribution", 8)
    assert _left(position) == 9
    play(position, "promote food", "promote food", "promote lamps", "done", "done")  # 3 + 4 + 2
    assert tiles_of(position, MARION) == {"patent"}


@pytest.mark.parametrize(("goods", "levels"), [(("food", "food"), [4, 0]), (("food", "lamps"), [3, 1])])
def test_wf_50_the_patent_given_back_is_worth_two_levels(goods: tuple[str, str], levels: list[int]) -> None:
    """WF 1514–1519: in one factory or two, whatever they would cost."""
    position = a_position()
    a_company(position, tiles="patent")
    a_factory(position, MARION, FOOD, distribution=2)
    a_factory(position, MARION, LAMPS)
    use(position, "distribution", 2)
    play(position, "patent", *(f"promote {good}" for good in goods))
    company = position.companies[MARION]
    assert [company.distribution[FOOD], company.distribution[LAMPS]] == levels
    assert tiles_of(position, MARION) == set()
    assert _left(position) == 2  # what was paid is still there


def test_wf_67_one_pound_each_for_the_prices_of_untouched_factories() -> None:
    """WF 1922–1931: £4, three factories at +1: £2 lift food, £1 each for the two others."""
    position = a_position()
    for good in (FOOD, CLOTHES, LAMPS):
        a_factory(position, MARION, good, appeal=2, distribution=1)
    use(position, "distribution", 4)
    play(position, "promote food")
    assert refusal(position, "promote clothes") == ""  # £2 would be left for that instead
    play(position, "done")
    assert position.view(MARION)["asked"]["prices"] == {"free": [FOOD], "spare": 2}
    play(position, "price food 8", "price clothes 9", "price lamps 9")
    assert position.phase() == "pause"


def test_wf_68_prices_from_five_to_twenty_five_and_appeal_not_below_zero() -> None:
    """WF 1936–1947."""
    position = a_position()
    a_factory(position, MARION, FOOD, price=6)
    a_factory(position, MARION, LAMPS, level=4, quality=4, distribution=3, price=10)
    use(position, "distribution", 4)
    play(position, "promote lamps", "done")
    assert offered(position, "price lamps")[0] == "price lamps 5"
    assert offered(position, "price lamps")[-1] == "price lamps 25"
    assert refusal(position, "price food 8") == "factory-untouched"  # the level took all four pounds
    use(position, "quality", 6)
    play(position, "raise food")  # the only level: on to the prices
    assert offered(position, "price food")[-1] == "price food 9"  # 8 + 1
    assert refusal(position, "price food 10") == "price-range"


def test_pb_11_quality_goes_to_four_and_with_the_engineer_to_six() -> None:
    """PB 150."""
    position = a_position()
    a_factory(position, MARION, FOOD, quality=4)
    use(position, "quality", 6)
    assert position.phase() == "prices"  # nothing can be raised
    a_company(position, tiles="engineer")
    turn_of(position)
    play(position, "reuse quality pay 12", "raise food", "raise food")
    assert position.companies[MARION].quality[FOOD] == 6


def test_pb_12_distribution_begins_with_a_pound_and_falls_after_production() -> None:
    """PB 164–168: at most +4."""
    position = a_position()
    a_factory(position, MARION, FOOD, appeal=4, distribution=4)
    a_factory(position, MARION, LAMPS)
    use(position, "distribution", 2)
    assert refusal(position, "promote food") == "distribution-highest"
    play(position, "promote lamps")
    assert _left(position) == 1
    production_of(position, FOOD)
    assert position.companies[MARION].distribution[FOOD] == 3
    assert appeal(position, MARION, FOOD) == 3


@pytest.mark.parametrize(("row", "pay", "levels"), [(4, 12, 2), (10, 6, 1)])
def test_pb_26_the_engineer_chooses_what_quality_costs(row: int, pay: int, levels: int) -> None:
    """PB 460."""
    position = a_position()
    a_company(position, tiles="engineer")
    a_factory(position, MARION, FOOD)
    before = position.companies[MARION].cash
    use(position, "quality", row, pay=pay)
    assert spent(position, MARION, before) == pay
    assert position.view(MARION)["asked"]["levels"]["of"] == levels


def test_pb_29_accountant_limit_and_patent_in_this_order() -> None:
    """PB 504–506: max 7 on £10, £8 paid, 7, then 9."""
    position = a_position()
    a_company(position, tiles="accountant patent", markers="light-distribution")
    use(position, "light-distribution", 10, pay=8)
    assert _left(position) == 9


def test_pb_30_the_patent_lifts_two_markers_from_three_to_four() -> None:
    """PB 508–510: nothing else paid."""
    position = a_position()
    a_company(position, tiles="patent")
    a_factory(position, MARION, FOOD, distribution=3)
    a_factory(position, MARION, LAMPS, distribution=3)
    use(position, "distribution", 2)
    play(position, "patent", "promote food", "promote lamps")
    company = position.companies[MARION]
    assert (company.distribution[FOOD], company.distribution[LAMPS]) == (4, 4)


def test_pb_31_the_patent_works_when_nothing_was_paid() -> None:
    """PB 512–514: thanks to the accountant."""
    position = a_position()
    a_company(position, tiles="patent accountant")
    a_factory(position, MARION, FOOD)
    use(position, "distribution", 2, pay=0)
    assert _left(position) == 2
    play(position, "promote food")
    assert position.companies[MARION].distribution[FOOD] == 1


def test_patent_in_one_way_only() -> None:
    """PB 502: who has spent of its £2 cannot give it back for levels any more."""
    position = a_position()
    a_company(position, tiles="patent")
    a_factory(position, MARION, FOOD, distribution=2)
    use(position, "distribution", 2)
    play(position, "promote food")
    assert refusal(position, "patent") == "patent-used"


def test_quality_is_kept_by_modernising_and_lost_by_closing() -> None:
    """WF 1365–1368, PB 154."""
    position = a_position(year=1780)
    a_factory(position, MARION, FOOD, quality=2, distribution=1)
    a_factory(position, MARION, CUTLERY, quality=2)
    use(position, "factory", 2)
    play(position, "modernise food", "close cutlery")
    company = position.companies[MARION]
    assert (company.quality[FOOD], company.distribution[FOOD], company.quality[CUTLERY]) == (2, 1, 0)
    assert appeal(position, MARION, CUTLERY) == 0
