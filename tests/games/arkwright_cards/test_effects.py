"""What building, hiring and automating bring, and what a price brings with each draw: compared with playing it."""

from __future__ import annotations

from typing import Any

import pytest

from arktable.games.arkwright_cards.state import CardPosition
from tests.builders.arkwright_cards import EVA, FOOD, GAME, a_company, a_factory, a_position, play, turn_of
from tests.builders.random_play import walk

FACTORY_MOVES = ("found", "open", "upgrade", "invent", "hire", "machine", "foreman")
BEGINS = {"open": "build", "upgrade": "build", "invent": "build", "hire": "employ", "machine": "automate"}
SETTINGS: list[tuple[int, dict[str, str]]] = [(1, {}), (2, {"factories": "chosen"}), (4, {})]


def effects(position: CardPosition) -> dict[str, Any]:
    found: list[Any] = position.view(position.seat)["effects"]
    return {one["move"]: one for one in found}


def factory_of(position: CardPosition, seat: int, good: int) -> Any:
    return position.view(seat)["companies"][seat]["factories"][good]


def staff(factory: Any, key: str) -> int:
    return sum(card[key] for card in factory["crew"] if card) if factory else 0


def test_a_worker_card_tells_goods_workers_and_wages() -> None:
    """EN 347: three workers of the second card at the wage after the action make one good more."""
    position = a_position()
    a_company(position, EVA)
    a_factory(position, EVA, FOOD)
    turn_of(position, EVA)
    before = factory_of(position, EVA, FOOD)
    told = effects(position)["hire food"]
    play(position, "employ", "hire food")
    after = factory_of(position, EVA, FOOD)
    assert told["goods"] == after["makes"] - before["makes"] > 0
    assert told["workers"] == staff(after, "workers") - staff(before, "workers") > 0
    assert told["wage"] == position.wage()
    assert told["costs"] == told["workers"] * position.wage()


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_every_such_move_is_told_and_comes_true(seats: int, options: dict[str, str]) -> None:
    seen: set[str] = set()
    for position in walk(GAME, seats, options, 5):
        assert isinstance(position, CardPosition)
        seat, text = position.seat, position.save()
        told = effects(position)
        assert position.save() == text
        offered = {move.text for move in position.moves() if move.text.split()[0] in FACTORY_MOVES}
        assert offered <= set(told)
        if position.phase() != "action":
            assert offered == set(told)
        for move, effect in told.items():
            kind, name = move.split()[:2]
            good = position.rules.printed.goods.index(name)
            twin = position.copy()
            if position.phase() == "action":
                twin.play_checked(twin.catalogue.parse(BEGINS[kind]))
            before = factory_of(twin, seat, good)
            twin.play_checked(twin.catalogue.parse(move))
            after = factory_of(twin, seat, good)
            seen.add(kind)
            assert effect["goods"] == after["makes"] - (before["makes"] if before else 0)
            assert effect["overseas"] == after["ship_price"] - (before["ship_price"] if before else 0)
            assert effect["fixed"] == after["costs"]["fixed"] - (before["costs"]["fixed"] if before else 0)
            together = after["appeal"] + after["price"]
            assert effect["together"] == together - (before["appeal"] + before["price"] if before else 0)
            assert effect["machines"] == staff(after, "machines") - staff(before, "machines")
            if kind == "foreman":
                assert effect["costs"] == sum(after["costs"].values()) - sum(before["costs"].values())
            if before:
                assert (effect["workers"] < 0) == (kind == "machine")
    assert {"hire", "machine", "open", "upgrade", "foreman"} <= seen


def test_a_price_tells_what_each_draw_would_leave_of_it() -> None:
    """EN 1106: the opponents draw after the player, and the outlook after setting a price says what is drawn then."""
    compared = 0
    for position in walk(GAME, 1, {}, 4):
        assert isinstance(position, CardPosition)
        for choice in position.view(0)["choices"] or []:
            twin = position.copy()
            twin.play_checked(twin.catalogue.parse(choice["ways"][0]["move"]))
            outlook = twin.outlook(0)
            assert outlook is not None
            drawn = [(draw["colour"], draw["n"], draw["of"], draw["sells"]) for draw in outlook["draws"]]
            assert [(draw["colour"], draw["n"], draw["of"], draw["sells"]) for draw in choice["draws"]] == drawn
            for draw in choice["draws"]:
                assert draw["income"] == draw["sells"] * choice["price"]
                compared += 1
    assert compared


@pytest.mark.parametrize("seats", [1, 3])
def test_no_company_is_drawn_with_more_warehouses_than_it_has(seats: int) -> None:
    floors = 0
    for position in walk(GAME, seats, {"actions": "seven"}, 2):
        for company in position.view(0)["companies"]:
            lying = [sum(houses) for houses in company["warehouses"]]
            assert [n + floor for n, floor in zip(lying, company["floor"], strict=True)] == company["stored"]
            assert company["free_warehouses"] >= 0
            floors += any(company["floor"])
    assert floors
