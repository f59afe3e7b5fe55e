"""C79: the workers printed on a factory tile. Every sentence of the books that speaks of workers counts them."""

from __future__ import annotations

from typing import Any

import pytest

from arktable.engine.game import Game
from arktable.engine.records.record import new_record, read_record, replay
from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.state import CardPosition
from tests.builders.arkwright_cards import *

FIRST = GAME.by_revision(1)


def test_c_79_the_sheet_has_workers_on_the_tiles_and_lower_fixed_costs() -> None:
    assert PRINTED.tile_workers[1:] == [[2, 2, 2, 3], [2, 2, 2, 3]]
    assert PRINTED.fixed_cost[1:] == [[2, 3, 4, 5], [3, 4, 5, 6]]
    assert "workers.tile" in GAME.sheet.reconstructed()
    assert "worker card" in GAME.sheet.data["workers.tile"].note


@pytest.mark.parametrize(("good", "workers"), [(FOOD, 2), (CLOTHES, 2), (CUTLERY, 2), (LAMPS, 3)])
def test_c_79_a_factory_without_worker_cards_pays_its_tile(good: int, workers: int) -> None:
    """EN 747: wages for each worker in the producing factory, on side II as on side I."""
    position = a_position(good=good)
    for side in (1, 2):
        a_factory(position, EVA, good, side=side, crew=())
        position.wage_at = 3  # £4
        before = position.companies[EVA].money
        produce(position, *(["ship 0"] if position.companies[EVA].ships else []))
        assert told(position, "costs")[-1]["wages"] == 4 * workers
        assert before - position.companies[EVA].money == PRINTED.fixed_cost[side][good] + 4 * workers


def test_c_79_a_new_factory_moves_wages_and_pays_in_the_same_round() -> None:
    """EN 156, 314–315: building adds workers, though no worker card; the wage is the new one."""
    position = a_position(good=CLOTHES)
    position.wage_at = 2
    a_company(position, ships=0)
    turn_of(position, EVA, "build", "open clothes", "done", "set 0", "done")
    assert (position.wage_at, position.wage()) == (3, 4)
    produce(position)
    assert told(position, "costs") == [{"good": "clothes", "paid": 3 + 2 * 4, "fixed": 3, "wages": 8, "upkeep": 0}]


def test_c_79_machines_never_replace_the_workers_of_a_tile() -> None:
    """EN 339: by rotating worker cards. A factory without any has nobody to replace."""
    position = a_position()
    a_factory(position, EVA, FOOD, crew=())
    turn_of(position)
    assert refusal(position, "automate") == "nothing-to-automate"
    a_factory(position, EVA, FOOD, crew=(1, 1), turned=(1, 1))
    company = position.companies[EVA]
    assert factory.staff(PRINTED, company, FOOD, 2) == (2 + 1 + 1, 2)


def test_c_79_the_foreman_counts_the_workers_of_the_tile() -> None:
    """EN 953: four workers of the factory, two of them on the tile."""
    position = a_position()
    a_factory(position, EVA, FOOD, crew=(1, 1))
    company = a_company(position, cards="foreman", foreman=FOOD)
    assert factory.costs(PRINTED, company, FOOD, 0, 4)[1] == 2 * 2
    assert factory.costs(PRINTED, company, FOOD, 1, 4)[1] == 4 * 2
    assert factory.costs(PRINTED, company, FOOD, 2, 4)[1] == 4 * 2 + 2 * 4


def test_c_79_extra_production_by_the_tile_alone_pays_its_workers() -> None:
    """EN 487, 497: the factory itself, without any of its worker cards."""
    position = a_position(good=LAMPS, actions="seven")
    a_factory(position, EVA, CUTLERY, crew=(1, 1))
    turn_of(position, EVA, "extra", "run cutlery 0")
    assert told(position, "ran") == [{"good": "cutlery", "goods": 1, "paid": 4 + 2 * 3}]


def test_c_79_view_and_forecast_count_them() -> None:
    position = a_position()
    a_factory(position, EVA, FOOD, crew=(1,))
    turn_of(position)
    view = position.view(EVA)
    assert view["companies"][EVA]["factories"][FOOD]["costs"] == {"fixed": 2, "wages": 12, "upkeep": 0}
    (seller,) = view["forecast"]["sellers"]
    assert (seller["workers"], seller["wages"], seller["costs"]) == (4, 12, 14)
    assert GAME.kit({})["tile_workers"][1] == [2, 2, 2, 3]


# -- games of before ---------------------------------------------------------------------------------------------------


def test_revision_1_pays_the_worker_cards_alone() -> None:
    position = FIRST.start(3, {}, 1)
    assert isinstance(position, CardPosition)
    company = position.companies[EVA]
    assert factory.staff(position.rules.printed, company, FOOD, 2) == (2, 0)
    assert FIRST.kit({})["tile_workers"] == [[0] * 4] * 3


@pytest.mark.parametrize("options", [{}, {"tracks": "short"}], ids=["long", "short"])
def test_a_record_of_revision_1_is_played_on_its_own_numbers(options: dict[str, str]) -> None:
    """Fixed costs of £4 to £9, no workers on tiles, markers that start where the old sheet says."""
    (earlier,) = [values for values in GAME.sheet.earlier() if "workers.tile" not in values]
    game = FIRST.with_sheet(GAME.sheet.own().with_values(earlier))
    record = new_record(game, 4, options, 1)
    assert record.rules_rev == 1
    assert not record.numbers  # the archive has them all
    position = replay(read_record(record.text()), GAME)
    assert isinstance(position, CardPosition)
    assert position.rules.printed.fixed_cost[1] == [4, 5, 6, 7]
    assert position.rules.printed.tile_workers[1] == [0, 0, 0, 0]
    assert position.demand == [-1] * 4


def test_a_table_of_before_can_go_on_by_the_present_rules() -> None:
    position = FIRST.start(3, {}, 1)
    later = GAME.go_on(position)
    assert isinstance(later, CardPosition)
    assert factory.staff(later.rules.printed, later.companies[EVA], FOOD, 2) == (4, 0)
    assert offered(later) == [move.text for move in position.moves()]


def _begun_before(**profile: Any) -> Game:
    """The game of revision 1 on the numbers of then, with some of a profile."""
    (earlier,) = [values for values in GAME.sheet.earlier() if "workers.tile" not in values]
    return FIRST.with_sheet(GAME.sheet.own().with_values({**earlier, **profile}))


def test_who_goes_on_by_the_present_rules_pays_the_fixed_costs_of_now() -> None:
    """Fixed costs were lowered when the workers of the tiles came in: nobody pays both."""
    game = _begun_before()
    position = game.start(3, {}, 1)
    later = game.by_revision(2).go_on(position)
    assert isinstance(later, CardPosition)
    assert later.rules.printed.fixed_cost == PRINTED.fixed_cost
    assert later.rules.printed.tile_workers == PRINTED.tile_workers
    assert later.begun_by().game.kit({})["fixed_cost"] == GAME.kit({})["fixed_cost"]
    assert GAME.load(later.save()).view(-1) == later.view(-1)
    assert isinstance(position, CardPosition)
    assert position.rules.printed.fixed_cost[1] == [4, 5, 6, 7]


def test_a_record_goes_over_to_the_numbers_of_now_where_the_rules_changed() -> None:
    game = _begun_before()
    record = new_record(game, 3, {}, 1)
    begun = game.start(3, {}, 1)
    for _ in range(2):
        move = begun.moves()[0]
        record.moves.append((begun.seat, move.text))
        begun.play(move)
    record.switches = [(1, 2)]
    position = replay(read_record(record.text()), GAME)
    assert isinstance(position, CardPosition)
    assert position.rules.printed.fixed_cost == PRINTED.fixed_cost


def test_the_numbers_of_a_profile_stay_when_the_rules_change() -> None:
    mine = [[1, 1, 1, 1], [2, 2, 2, 2]]
    game = _begun_before(**{"factory.fixed_cost": mine})
    later = game.by_revision(2).go_on(game.start(3, {}, 1))
    assert isinstance(later, CardPosition)
    assert later.rules.printed.fixed_cost[1:] == mine
    assert later.rules.printed.tile_workers == PRINTED.tile_workers
