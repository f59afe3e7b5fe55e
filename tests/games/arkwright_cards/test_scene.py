"""The scene of a production is what its rules told: on the books' worked examples, and in whole games."""

from __future__ import annotations

import pytest

from arktable.engine.events import Event
from arktable.engine.reporting.scenes import scenes_between
from arktable.games.arkwright_cards.reporting.scene import SCENES, read_production
from arktable.games.arkwright_cards.reporting.scene_shapes import ProductionScene, SceneSeller
from arktable.games.arkwright_cards.state import CardPosition
from tests.builders.arkwright_cards import *
from tests.builders.random_play import walk

FIRST, SECOND = 0, 1
NOBODY = -1


def scene_of(position: CardPosition) -> ProductionScene:
    """The scene of all that the position has told."""
    found = read_production([event.seen_by(EVA) for event in position.events or ()])
    assert found is not None
    return found


def produced(position: CardPosition, *moves: str) -> ProductionScene:
    produce(position, *moves)
    return scene_of(position)


def seller(scene: ProductionScene, seat: int, colour: str | None = None) -> SceneSeller:
    return next(one for one in scene["sellers"] if (one["seat"], one["colour"]) == (seat, colour))


def steps(one: SceneSeller) -> list[tuple[str, int]]:
    return [(step["reason"], step["steps"]) for step in one["steps"]]


def test_four_clothes_two_sold_two_shipped() -> None:
    """EN-27, EN-28, EN 649–731: four made, appeal two above demand; one ship takes the rest."""
    position = a_position(good=CLOTHES)
    a_seller(position, EVA, CLOTHES, appeal=4, limit=2)
    scene = produced(position, "ship 2")
    eva = seller(scene, EVA)
    assert (scene["good"], scene["demand"], scene["enough"], scene["over"]) == ("clothes", 2, 2, True)
    assert (eva["made"], eva["stock"], eva["limit"], eva["sold"]) == (4, 0, 2, 2)
    assert eva["income"] == 2 * (eva["price"] or 0)
    assert (eva["shipped"], eva["ships"], eva["stored"], eva["wasted"]) == (2, 1, 0, 0)
    assert scene["before"][EVA]["ships"] - scene["after"][EVA]["ships"] == 1


def test_costs_are_those_of_the_book() -> None:
    """EN-33, EN 743–751: fixed cost, wages for each worker, £1 for each machine."""
    position = a_position(good=CUTLERY)
    a_factory(position, EVA, CUTLERY, crew=(1, 1), turned=(1, 0))
    position.wage_at = 3  # £4
    scene = produced(position, "ship 0")
    eva = seller(scene, EVA)
    assert (scene["wage"], eva["fixed"], eva["wages"], eva["upkeep"], eva["costs"]) == (4, 4, 24, 2, 30)
    assert scene["after"][EVA]["money"] == 50 + eva["net"]


def test_the_emergency_fund_is_shown() -> None:
    """EN-34, EN 761: £8 to pay and nothing there; three tokens of £3."""
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=0, limit=0, makes=1)
    a_company(position, EVA, money=0, value=5, ships=0)
    scene = produced(position)
    eva = seller(scene, EVA)
    assert (eva["loans"], eva["borrowed"], eva["broke"]) == (3, 9, False)
    assert (scene["after"][EVA]["loans"], scene["after"][EVA]["money"]) == (3, 1)


def test_who_is_ruined_ends_the_scene_too() -> None:
    """EN-34, EN 763: and where one company is left, the production goes no further."""
    position = a_position(seats=2)
    a_seller(position, EVA, FOOD, appeal=0, limit=0, makes=1)
    a_seller(position, WIM, FOOD, appeal=2, limit=0)
    a_company(position, EVA, money=0, value=5, ships=0, loans=8)
    scene = produced(position)
    assert seller(scene, EVA)["broke"]
    assert (scene["over"], seller(scene, WIM)["sold"], len(scene["after"])) == (True, None, 2)


def test_values_rise_with_their_reasons() -> None:
    """EN-35, EN 769–773: two goods sold at home; the highest appeal among those who did."""
    position = a_position()
    for seat, appeal in ((EVA, 5), (WIM, 4), (RAF, 6)):
        a_seller(position, seat, FOOD, appeal=appeal, limit=2)
        a_company(position, seat, ships=0)
    position.companies[RAF].crew[:2] = [0, 0]  # makes one good only
    position.demand[FOOD] = 2
    scene = produced(position)
    assert [one["seat"] for one in scene["sellers"]] == [RAF, EVA, WIM]
    assert [steps(one) for one in scene["sellers"]] == [[("few", 0)], [("enough", 1), ("highest", 1)], [("enough", 1)]]
    assert [standing["value"] for standing in scene["after"]] == [12, 11, 10]


def test_a_tie_is_a_step_that_was_not_given() -> None:
    """EN-35, EN 773."""
    position = a_position()
    for seat in (EVA, WIM):
        a_seller(position, seat, FOOD, appeal=4, limit=2)
        a_company(position, seat, ships=0)
    scene = produced(position)
    assert [steps(one) for one in scene["sellers"]] == [[("enough", 1), ("tied", 0)]] * 2


def test_the_entrepreneur_breaks_the_tie() -> None:
    """EN 897."""
    position = a_position()
    for seat in (EVA, WIM):
        a_seller(position, seat, FOOD, appeal=4, limit=2)
        a_company(position, seat, ships=0)
    a_company(position, WIM, cards="entrepreneur")
    produce(position)
    asked = scene_of(position)
    assert (asked["over"], asked["after"], seller(asked, WIM)["sold"], steps(seller(asked, WIM))) == (False, [], 2, [])
    play(position, "entrepreneur")
    scene = scene_of(position)
    assert steps(seller(scene, WIM)) == [("enough", 1), ("favoured", 1)]
    assert steps(seller(scene, EVA)) == [("enough", 1), ("tied", 0)]


def test_the_end_of_the_track_takes_a_step_away() -> None:
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=4, limit=2)
    a_company(position, EVA, ships=0, value=position.rules.printed.most - 1)
    eva = seller(produced(position), EVA)
    assert steps(eva) == [("enough", 1), ("highest", 1), ("end", -1)]


def test_distribution_falls() -> None:
    """EN-36, EN 781–785."""
    position = a_position()
    for seat in (EVA, WIM):
        a_factory(position, seat, FOOD)
        a_company(position, seat, ships=0)
    piece(position, EVA, "distribution-1", FOOD, 3)
    scene = produced(position)
    assert (seller(scene, EVA)["distribution"], seller(scene, WIM)["distribution"]) == (2, None)


def test_what_finds_no_room_is_wasted() -> None:
    """EN-32, EN 705–715: two small warehouses hold four goods."""
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=2, limit=0, makes=4)
    a_company(position, EVA, ships=0, stored={FOOD: 2})
    eva = seller(produced(position), EVA)
    assert (eva["made"], eva["stock"], eva["sold"], eva["stored"], eva["wasted"]) == (4, 2, 0, 4, 2)


def test_a_question_in_the_middle_is_a_scene_under_way() -> None:
    position = a_position(good=CLOTHES)
    a_seller(position, EVA, CLOTHES, appeal=4, limit=2)
    a_seller(position, WIM, CLOTHES, appeal=3, limit=1)
    position.demand[CLOTHES] = 2
    produce(position)
    scene = scene_of(position)
    eva, wim = seller(scene, EVA), seller(scene, WIM)
    assert (scene["over"], eva["sold"], eva["stored"], eva["costs"], wim["sold"]) == (False, 2, None, None, None)


def test_the_neutral_colour_competes_and_sells_nothing() -> None:
    """C40, C56: at two players it stands among the sellers."""
    position = a_position(seats=2, good=CLOTHES)
    a_seller(position, EVA, CLOTHES, appeal=4, limit=2)
    a_company(position, EVA, ships=0)
    position.rivals[FIRST].appeal[CLOTHES] = 6
    scene = produced(position)
    neutral = scene["sellers"][0]
    assert (neutral["seat"], neutral["colour"], neutral["limit"], neutral["sold"]) == (NOBODY, "neutral", 4, None)
    assert steps(seller(scene, EVA)) == [("enough", 1)]


def test_opponents_sell_alone() -> None:
    """EN-52, EN 1163–1171: orange two ahead of demand: value one up; purple one ahead: a share."""
    position = a_position(seats=1, good=CLOTHES)
    position.rivals[FIRST].appeal[CLOTHES], position.rivals[SECOND].appeal[CLOTHES] = 5, 4
    position.demand[CLOTHES] = 3
    scene = produced(position)
    orange, purple = scene["sellers"]
    assert (orange["colour"], orange["sold"], steps(orange)) == ("first", 2, [("enough", 1)])
    assert (purple["colour"], purple["sold"], steps(purple)) == ("second", 1, [("share", 1)])
    assert [(rival["shares"], rival["value"]) for rival in scene["rivals_after"]] == [(12, 13), (13, 12)]


@pytest.mark.parametrize(
    ("colour", "appeal", "demand", "gains"),
    [
        ("first", [0, 4], [2, 3], [("second", 13)]),  # EN-48: opens a factory
        ("second", [4, 6], [2, 4], [("first", 13)]),  # EN-49: two spaces forward
        ("neutral", [], [], [("first", 13), ("second", 13)]),  # EN-50
    ],
)
def test_the_draw_that_led_to_it(
    colour: str, appeal: list[int], demand: list[int], gains: list[tuple[str, int]]
) -> None:
    """EN 1132–1146: the draws of the book, and what they did to appeal, demand and shares."""
    position = a_position(seats=1, good=CLOTHES)
    position.rivals[FIRST].appeal, position.rivals[SECOND].appeal = [-1] * 4, [-1, 4, -1, -1]
    position.demand[CLOTHES] = 2
    draw(position, colour)
    (found,) = scenes_between(SCENES, [[], position.events or [], _of_production(position)], 0, 3)
    scene = read_production([event.seen_by(EVA) for event in found.events])
    assert scene is not None
    assert scene["draw"] == {"colour": colour, "opens": colour == "first", "appeal": appeal, "demand": demand}
    assert [(gain["colour"], gain["shares"]) for gain in scene["gains"]] == gains
    assert found.first == 3


def _of_production(position: CardPosition) -> list[Event]:
    position.events = []
    produce(position)
    return position.events


def test_nobody_with_a_marker_no_scene() -> None:
    position = a_position()
    produce(position)
    assert read_production([event.seen_by(EVA) for event in position.events or ()]) is None


@pytest.mark.parametrize("options", [{}, {"actions": "seven", "ships": "none"}], ids=["basic", "expert"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_whole_games_every_scene_adds_up(seats: int, options: dict[str, str]) -> None:
    """What the scene shows is what the position has afterwards, seat by seat."""
    told: list[list[Event]] = []
    for position in walk(GAME, seats, options, 7, listen=True):
        told.append(position.events or [])
        position.events = []
    scenes = scenes_between(SCENES, told[1:], 0, len(told))
    assert len(scenes) >= 8
    for found in scenes:
        scene = read_production([event.seen_by(0) for event in found.events])
        assert found.over
        if scene is not None:
            _adds_up(scene, seats)


def _adds_up(scene: ProductionScene, seats: int) -> None:
    assert (len(scene["before"]), len(scene["after"]), scene["draw"] is not None) == (seats, seats, seats == 1)
    assert [one["appeal"] for one in scene["sellers"]] == sorted(
        (one["appeal"] for one in scene["sellers"]), reverse=True
    )
    for one in scene["sellers"]:
        if one["seat"] < 0 or one["broke"] or one["costs"] is None:
            continue
        before, after = scene["before"][one["seat"]], scene["after"][one["seat"]]
        assert before["money"] + one["net"] + one["borrowed"] == after["money"]
        assert before["value"] + sum(step["steps"] for step in one["steps"]) == after["value"]
        assert before["ships"] - one["ships"] == after["ships"]
        assert before["loans"] + one["loans"] == after["loans"]
        assert one["made"] + one["stock"] == (one["sold"] or 0) + one["shipped"] + (one["stored"] or 0) + one["wasted"]
        assert one["costs"] == one["fixed"] + one["wages"] + one["upkeep"]
    for was, rival in zip(scene["rivals_before"], scene["rivals_after"], strict=True):
        own = [step for one in scene["sellers"] if one["colour"] == rival["colour"] for step in steps(one)]
        assert was["value"] + sum(n for reason, n in own if reason == "enough") >= rival["value"] >= was["value"]
        assert was["shares"] + sum(n for reason, n in own if reason == "share") >= rival["shares"] >= was["shares"]


def test_silence_tells_nothing() -> None:
    position = a_position(good=CLOTHES)
    a_seller(position, EVA, CLOTHES, appeal=4, limit=2)
    position.events = None
    produce(position, "ship 2")
    assert position.events is None
