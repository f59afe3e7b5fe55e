"""Actions under way: what may follow, and which texts of them can be."""

from __future__ import annotations

import pytest

from arktable.games.arkwright.company import NO_SHIP
from arktable.games.arkwright.phases.actions.additional import AdditionalActions
from arktable.games.arkwright.phases.actions.shipping import ShipAction
from tests.builders.arkwright import *


@pytest.mark.parametrize(("good", "name"), [(FOOD, "food"), (CLOTHES, "clothes")])
def test_b65_extra_shifts_may_follow_a_production_action_of_any_good(good: int, name: str) -> None:
    position = a_position()
    a_factory(position, MARION, good)
    a_company(position, tiles="extra-shifts", markers="light-production")
    use(position, "light-production", 2)
    play(position, f"produce {name} 1")
    assert offered(position) == ["done", "shift-work"]


def test_a_ship_action_needs_a_ship_of_its_kind() -> None:
    position = a_position()
    smallest = position.rules.printed.ship_capacity[0]
    a_company(position, ships=(smallest,))
    assert ShipAction(MARION, 0, 0, 0).problems(position) == []
    assert ShipAction(MARION, 1, 0, 0).problems(position) != []
    assert ShipAction(MARION, NO_SHIP, 0, 0).problems(position) != []


@pytest.mark.parametrize(("spare", "phase"), [(0, "special"), (1, "extra")])
def test_wf_1916_a_single_pound_to_spare_opens_the_price_of_a_factory_that_was_not_touched(
    spare: int, phase: str
) -> None:
    position = a_position(modules="new-tiles")
    a_factory(position, MARION, FOOD)
    a_company(position, tiles="manager")
    begin(position, AdditionalActions(MARION, prices=4, free=0, spare=spare))
    assert position.phase() == phase


@pytest.mark.parametrize("tile", ["foreman", "workshop"])
def test_b57_who_has_one_of_foreman_and_workshop_may_move_it_instead_of_a_special_marker(tile: str) -> None:
    position = a_position()
    a_factory(position, MARION, FOOD)
    a_factory(position, MARION, LAMPS)
    give_tile(position, MARION, tile, at=FOOD)
    use(position, "machinery", 6)
    play(position, "done")
    assert offered(position, "foreman") + offered(position, "workshop") == [f"{tile} lamps"]
