"""The scene of a production is what its rules told: on the books' worked examples, and in whole games."""

from __future__ import annotations

import pytest

from arktable.engine.events import Event
from arktable.engine.reporting.scenes import scenes_between
from arktable.games.arkwright.economy.sale import OVER, Sale, Seller
from arktable.games.arkwright.reporting.scene import SCENES, read_sale
from arktable.games.arkwright.reporting.scene_shapes import SaleScene, SceneSeller
from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders.arkwright import *
from tests.builders.random_play import walk

IMPORTER, NOBODY = -1, -2


def scene_of(position: ArkwrightPosition, viewer: int = MARION) -> SaleScene:
    """The scene of all that the position has told."""
    found = read_sale([event.seen_by(viewer) for event in position.events or ()])
    assert found is not None
    return found


def produced(position: ArkwrightPosition, good: int, *moves: str, viewer: int = MARION) -> SaleScene:
    position.events = []
    production_of(position, good)
    play(position, *moves)
    return scene_of(position, viewer)


def seller(scene: SaleScene, seat: int) -> SceneSeller:
    return next(one for one in scene["sellers"] if one["seat"] == seat)


def steps(scene: SaleScene, seat: int) -> list[tuple[str, int]]:
    return [(step["reason"], step["steps"]) for step in seller(scene, seat)["steps"]]


@pytest.fixture
def clothes() -> ArkwrightPosition:
    """The running example (WF 2146–2289): Marion's clothes have appeal 4, Harold's and the importer's 3."""
    position = a_position(seats=2, cycle=CLOTHES)
    a_company(position, MARION, cash=10)
    a_factory(position, MARION, CLOTHES, rows=2, price=7, distribution=2, machines=(0, 1))
    a_factory(position, HAROLD, CLOTHES, level=2, rows=2, price=8)
    position.importers[CLOTHES] = 3
    demand_for(position, CLOTHES, 7)
    return position


def test_seven_clothes_are_claimed_in_the_order_of_the_book(clothes: ArkwrightPosition) -> None:
    """WF 2244–2261: Marion; Marion, Harold, the importer; Marion, Harold, the importer."""
    scene = produced(clothes, CLOTHES)
    assert (scene["good"], scene["demand"], scene["wage"], scene["stage"]) == ("clothes", 7, 2, "over")
    assert [(claim["seat"], claim["call"], claim["left"]) for claim in scene["claims"]] == [
        (MARION, 4, 6),
        (MARION, 3, 5),
        (HAROLD, 3, 4),
        (IMPORTER, 3, 3),
        (MARION, 2, 2),
        (HAROLD, 2, 1),
        (IMPORTER, 2, 0),
    ]


def test_each_claim_says_why_it_came_before_the_next_one_called(clothes: ArkwrightPosition) -> None:
    """WF 2216–2231: the higher appeal, then a company before the importer."""
    scene = produced(clothes, CLOTHES)
    assert [(claim["rival"], claim["order"]) for claim in scene["claims"]] == [
        (NOBODY, "none"),
        (HAROLD, "appeal"),
        (IMPORTER, "importer"),
        (NOBODY, "none"),
        (HAROLD, "appeal"),
        (IMPORTER, "importer"),
        (NOBODY, "none"),
    ]
    assert scene["missed"] is None  # demand and call end together


def test_income_costs_and_distribution_are_those_of_the_book(clothes: ArkwrightPosition) -> None:
    """WF 2288, 2428: £21 for three clothes; three workers at £2 and a machine at £1."""
    marion = seller(produced(clothes, CLOTHES), MARION)
    assert (marion["sold"], marion["price"], marion["income"]) == (3, 7, 21)
    assert (marion["workers"], marion["machines"], marion["costs"], marion["net"]) == (3, 1, 7, 14)
    assert (marion["distribution"], marion["appeal"], marion["appeal_after"]) == (1, 4, 3)


def test_share_steps_have_their_reasons(clothes: ArkwrightPosition) -> None:
    """WF 2400–2405: Marion four spaces, Harold two."""
    before = clothes.companies[MARION].space
    scene = produced(clothes, CLOTHES)
    assert steps(scene, MARION) == [("sold", 2), ("appeal", 1), ("most", 1)]
    assert steps(scene, HAROLD) == [("sold", 2)]
    assert (scene["before"][MARION]["space"], seller(scene, MARION)["space"]) == (before, before + 4)
    assert (scene["before"][MARION]["cash"], scene["after"][MARION]["cash"]) == (10, 24)


def test_a_tie_is_a_step_that_was_not_given() -> None:
    """WF 2389–2391: equal appeals and equal sales bring nothing more."""
    position = a_position(seats=2)
    a_factory(position, MARION, FOOD, appeal=3)
    a_factory(position, HAROLD, FOOD, appeal=3)
    demand_for(position, FOOD, 9)
    scene = produced(position, FOOD)
    assert [one["tied"] for one in scene["sellers"]] == [True, True, False]
    assert steps(scene, MARION) == steps(scene, HAROLD) == [("sold", 2), ("appeal", 0), ("most", 0)]


def test_charisma_wins_the_tie() -> None:
    position = a_position(seats=2)
    a_company(position, HAROLD, tiles="charisma")
    a_factory(position, MARION, FOOD, appeal=3)
    a_factory(position, HAROLD, FOOD, appeal=3)
    demand_for(position, FOOD, 9)
    scene = produced(position, FOOD)
    assert steps(scene, MARION) == [("sold", 2), ("appeal", 0), ("most", 0)]
    assert steps(scene, HAROLD) == [("sold", 2), ("appeal", 1), ("most", 1)]


@pytest.mark.parametrize(("demand", "missed"), [(1, HAROLD), (3, HAROLD), (2, None)])
def test_the_last_piece_goes_to_the_higher_quality(demand: int, missed: int | None) -> None:
    """WF 2224: and the scene says who went without it, and why."""
    position = a_position(seats=2)
    a_factory(position, MARION, FOOD, appeal=2, quality=1)
    a_factory(position, HAROLD, FOOD, appeal=2)
    demand_for(position, FOOD, demand)
    scene = produced(position, FOOD)
    last = scene["claims"][-1]
    if missed is None:
        assert (last["seat"], scene["missed"]) == (HAROLD, None)
    else:
        assert (last["seat"], last["rival"], last["order"]) == (MARION, missed, "quality")
        assert scene["missed"] == {"seat": missed, "order": "quality"}


def test_equals_share_the_last_piece_with_one_from_the_supply() -> None:
    """WF 2228–2233."""
    position = a_position(seats=2)
    a_factory(position, MARION, FOOD, appeal=2)
    a_factory(position, HAROLD, FOOD, appeal=2)
    demand_for(position, FOOD, 1)
    scene = produced(position, FOOD)
    assert [(claim["seat"], claim["left"], claim["order"]) for claim in scene["claims"]] == [
        (MARION, 0, "together"),
        (HAROLD, -1, "none"),
    ]


def test_a_question_in_the_middle_is_a_scene_under_way() -> None:
    """WF 2335–2340: three sold, then the school asks; with the row shut the scene ends with three made."""
    position = a_position()
    a_company(position, HAROLD, tiles="school")
    a_factory(position, HAROLD, CUTLERY, level=2, rows=3, appeal=4)
    demand_for(position, CUTLERY, 6)
    asked = produced(position, CUTLERY)
    assert (asked["stage"], len(asked["claims"]), seller(asked, HAROLD)["made"], asked["after"]) == ("made", 3, 5, [])
    play(position, "row-off")
    ended = scene_of(position)
    assert (ended["stage"], seller(ended, HAROLD)["made"], seller(ended, HAROLD)["workers"]) == ("over", 3, 5)


def test_stock_extra_shifts_and_patrons_say_where_a_good_came_from() -> None:
    position = a_position(seats=2)
    a_company(position, MARION, tiles="extra-shifts patron-food", spots="column-food", stock={FOOD: 2})
    a_factory(position, MARION, FOOD, rows=1, appeal=4)
    demand_for(position, FOOD, 9)
    scene = produced(position, FOOD, "shift-work", "stock", "stop", "patron")
    marion = seller(scene, MARION)
    made = marion["made"]
    assert [claim["source"] for claim in scene["claims"]] == ["made"] * made + ["shift", "stock"]
    assert (marion["shifts"], marion["sold"], [one["buyer"] for one in marion["extra"]]) == (1, made + 2, ["patron"])
    assert marion["income"] == (made + 3) * (marion["price"] or 0)


def test_a_ship_brings_money_and_costs_a_space() -> None:
    """WF 2532: what is shipped is no sale to England, and each ship costs a space."""
    position = a_position(year=1800)
    a_company(position, cash=50, space=20, ships=(6,), spots="column-lamps", stock={LAMPS: 4}, contracts={LAMPS: 4})
    a_factory(position, MARION, LAMPS, level=2, rows=1, appeal=0)
    scene = produced(position, LAMPS, "deliver lamps 4")
    marion = seller(scene, MARION)
    assert (marion["sold"], marion["shipped"], marion["shipping"]) == (0, 4, 56)
    assert steps(scene, MARION) == [("ship", -1)]
    assert scene["after"][MARION]["space"] == 19


def test_what_finds_no_room_is_stored_and_lost() -> None:
    position = a_position()
    a_factory(position, HAROLD, FOOD, appeal=1)
    demand_for(position, FOOD, 9)
    harold = seller(produced(position, FOOD), HAROLD)
    assert (harold["sold"], harold["stored"], harold["lost"]) == (1, harold["made"] - 1, harold["made"] - 1)


def test_hidden_cash_is_shown_to_its_owner_alone() -> None:
    position = a_position(more={"cash": "hidden"})
    a_factory(position, MARION, FOOD, appeal=2)
    demand_for(position, FOOD, 9)
    position.events = []
    production_of(position, FOOD)
    for viewer in (MARION, HAROLD, -1):
        scene = scene_of(position, viewer)
        shown = [seat for seat in (MARION, HAROLD, ANGELICA) if scene["after"][seat]["cash"] is not None]
        assert shown == ([viewer] if viewer >= 0 else [])


def test_nobody_with_a_factory_no_scene() -> None:
    position = a_position()
    demand_for(position, FOOD, 9)
    position.events = []
    production_of(position, FOOD)
    assert read_sale([event.seen_by(MARION) for event in position.events]) is None


@pytest.mark.parametrize("ruleset", BY_NAME)
def test_in_whole_games_every_scene_adds_up(ruleset: str) -> None:
    """What the scene shows is what the position has afterwards, seat by seat."""
    told: list[list[Event]] = []
    for position in walk(BY_NAME[ruleset], 3, {}, 7, listen=True):
        told.append(position.events or [])
        position.events = []
    scenes = scenes_between(SCENES, told[1:], 0, len(told))
    assert len(scenes) >= 12
    for found in scenes:
        scene = read_sale([event.seen_by(0) for event in found.events])
        assert found.over
        if scene is not None:
            _adds_up(scene)


def _adds_up(scene: SaleScene) -> None:
    for one in scene["sellers"]:
        own = [claim for claim in scene["claims"] if claim["seat"] == one["seat"]]
        if one["seat"] < 0:
            continue
        before, after = scene["before"][one["seat"]], scene["after"][one["seat"]]
        assert len(own) == one["sold"]
        assert one["income"] == (one["sold"] + len(one["extra"])) * (one["price"] or 0)
        assert before["space"] + sum(step["steps"] for step in one["steps"]) == after["space"]
        if not any(step["reason"] == "emergency" for step in one["steps"]):
            assert (before["cash"] or 0) + one["net"] == after["cash"]
    lefts = [claim["left"] for claim in scene["claims"]]
    assert lefts == [scene["demand"] - number for number in range(1, len(lefts) + 1)]


def test_the_story_of_cromford() -> None:
    """Eleven clothes: the last one goes to Jenny, whose quality is 14, and not to Ada, whose is 13 (WF 2224)."""
    ada, bruno, jenny, mei = range(4)
    sellers = [Seller(5, 13, 6, 2, False, False, 0), Seller(3, 11, 4, 0, False, False, 0)]
    sellers += [Seller(5, 14, 6, 0, False, False, 0), Seller(4, 13, 4, 0, False, False, 0)]
    sale = Sale(sellers, 3, 11, 0)
    sale.heard = []
    assert sale.step() == OVER
    assert [(claim.seat, claim.call) for claim in sale.heard] == [
        (jenny, 5), (ada, 5), (jenny, 4), (ada, 4), (mei, 4), (jenny, 3), (ada, 3), (mei, 3), (bruno, 3),
        (IMPORTER, 3), (jenny, 2),
    ]  # fmt: skip
    assert [sale.heard[at].order for at in (0, 8, 9, 10)] == ["quality", "importer", "none", "quality"]
    assert (sale.missed, sale.why_missed()) == (ada, "quality")


def test_nobody_listens_to_a_twin_and_silence_tells_nothing(clothes: ArkwrightPosition) -> None:
    production_of(clothes, CLOTHES)
    assert clothes.events is None
    sale = Sale([Seller(2, 9, 3, 0, False, False, 0)], 0, 3, 0)
    sale.heard = []
    assert sale.copy().heard is None
