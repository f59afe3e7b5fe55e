"""What the wire says of the card game: its shapes, the offer, and what a client need not work out."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from arktable.engine.seats import OPEN_BOOK
from arktable.games.arkwright_cards.views.kit_shapes import Kit
from arktable.games.arkwright_cards.views.shapes import View
from tests.builders.arkwright_cards import *
from tests.builders.random_play import walk
from tests.builders.rulesets import option_sets


def row_of(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """What the forecast says of a seat."""
    row: dict[str, Any] = next(row for row in view["forecast"]["sellers"] if row["seat"] == seat)
    return row


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_views_have_the_shape_that_is_declared(seats: int) -> None:
    """No field too few, none too many, each of its type."""
    for position in walk(GAME, seats, option_sets(GAME)[-1], 40):
        for viewer in {position.seat, OPEN_BOOK}:
            view = position.view(viewer)
            assert msgspec.convert(view, View) == view


def test_the_kit_has_the_shape_that_is_declared() -> None:
    for options in option_sets(GAME):
        kit = GAME.kit(options)
        assert msgspec.convert(kit, Kit) == kit


def test_every_move_is_found_by_its_kind_and_its_arguments() -> None:
    catalogue = GAME.catalogue()
    for move in catalogue.all:
        assert catalogue.find(move.word, move.args) is move
    assert catalogue.find(
        "set", {"spot": 1, "office": 1, "quality-1": 0, "quality-2": 1, "quality-3": 0, "engineer": 0}
    )
    assert catalogue.find("machine", {"good": "lamps", "worker_card": 2}).text == "machine lamps 2"
    assert catalogue.find("name", {"seat": 1}).text == "name 2"


@pytest.mark.parametrize("seats", [1, 3])
def test_the_offer_has_every_legal_move_once(seats: int) -> None:
    for position in walk(GAME, seats, {"actions": "seven"}, 41):
        if position.seat < 0:
            continue
        rows = [(group, row) for group in position.view(position.seat)["offer"] for row in group["moves"]]
        assert sorted(row[0] for _, row in rows) == sorted(move.text for move in position.moves())
        for group, (text, *values) in rows:
            args = dict(zip(group["args"], values, strict=True))
            assert position.catalogue.find(group["kind"], args).text == text


def test_sellers_come_in_the_order_in_which_they_sell() -> None:
    position = a_position()
    for seat in (EVA, WIM, RAF):
        a_seller(position, seat, FOOD, appeal=4, limit=4)
    position.start = WIM
    assert [row["seat"] for row in position.view(-1)["forecast"]["sellers"]] == [WIM, RAF, EVA]
    produce(position)
    assert position.events is not None
    assert [event.seat for event in position.events if event.key == "made"] == [WIM, RAF, EVA]


def test_the_voyage_of_the_forecast_is_what_ships_bring() -> None:
    """Four goods made, one sold; two ships could carry all the rest, and the contract pays for three."""
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=3, limit=1)
    a_company(position, cards="contract")
    row = row_of(position.view(EVA), EVA)
    voyage = row["voyage"]
    assert (row["left"], voyage["goods"], voyage["ships"], row["stays"]) == (3, 3, 2, 0)
    assert row["balance"] == row["income"] + voyage["income"] - row["costs"]
    before = position.companies[EVA].money
    produce(position, "ship 3")
    assert position.companies[EVA].money - before == row["balance"]
    assert position.companies[EVA].value == row["value_then"]


def test_ships_without_tokens_carry_nothing() -> None:
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=3, limit=1)
    a_company(position, tokens=9)
    row = row_of(position.view(EVA), EVA)
    assert (row["voyage"], row["stays"]) == ({"goods": 0, "ships": 0, "income": 0, "contract": 0}, 3)


def test_who_acts_and_who_sets_a_price_later() -> None:
    """Wim and Raf come after Eva; Raf has no factory of the active good."""
    position = a_game(3)
    play(position, "done", "done", "done")
    for seat, goods in ((EVA, (FOOD,)), (WIM, (FOOD,)), (RAF, (LAMPS,))):
        company = position.companies[seat]
        company.tile = [int(good in goods) for good in range(4)]
        company.appeal = [0 if good in goods else -1 for good in range(4)]

    def later() -> tuple[list[int], list[int]]:
        view = position.view(-1)
        return view["asked"]["yet_to_act"], view["forecast"]["yet_to_set"]

    assert later() == ([WIM, RAF], [EVA, WIM])
    play(position, "pass")
    assert (position.phase(), later()) == ("price", ([WIM, RAF], [EVA, WIM]))
    play(position, "set 0")
    assert later() == ([WIM, RAF], [WIM])
    play(position, "done", "pass", "set 0", "done")
    assert (position.seat, later()) == (RAF, ([], []))


def test_nothing_is_foretold_while_the_goods_are_made_and_sold() -> None:
    position = a_position()
    a_seller(position, EVA, FOOD, appeal=3, limit=1)
    produce(position)
    assert position.phase() in ("sell", "ship", "store")
    assert position.view(-1)["forecast"] is None


def test_a_worker_card_says_what_is_on_it() -> None:
    position = a_position()
    a_factory(position, EVA, LAMPS, crew=(2, 2), turned=(1,))
    a_company(position, machine_token=7)
    company = position.view(EVA)["companies"][EVA]
    first, second = company["factories"][LAMPS]["crew"]
    assert (first["workers"], first["machines"], first["numeral"], first["goods"]) == (1, 2, 2, 2)
    assert (second["workers"], second["machines"], second["numeral"], second["half"]) == (2, 1, 3, True)
    assert company["machine_token"] == {"good": LAMPS, "card": 2}


def test_a_company_says_what_its_developments_and_warehouses_mean() -> None:
    position = a_position()
    a_factory(position, EVA, FOOD)
    a_company(position, tracks={"shipping": 1}, value=11, stored={FOOD: 3}, cards="large-warehouse")
    company = position.view(EVA)["companies"][EVA]
    assert (company["tracks"]["shipping"]["value"], company["half_value"], company["free_warehouses"]) == (3, 6, 2)
    assert company["factories"][FOOD]["ship_price"] == 8


def test_what_a_choice_of_price_means() -> None:
    """From 0 to 5 the marker passes three arrows; nothing is sold at home, so all is left for the ships."""
    position = a_position(decade=2)
    a_factory(position, EVA, FOOD, crew=(1, 1))
    piece(position, EVA, "quality-1", FOOD, 1)
    turn_of(position, EVA, "pass")
    view = position.view(EVA)
    choice = next(choice for choice in view["choices"] if choice["appeal"] == 5)
    assert choice["arrows"] == choice["demand"] - position.demand[FOOD] == 3
    assert {"move": "set 0 office quality-1", "spot": 0, "turned": ["office", "quality-1"]} in choice["ways"]
    assert choice["stays"] == choice["left"] - choice["voyage"]["goods"]
    assert view["new_side"] == 2


def test_colours_have_names() -> None:
    assert [rival["colour"] for rival in a_game(1).view(EVA)["rivals"]] == ["first", "second"]
    assert [rival["colour"] for rival in a_game(2).view(EVA)["rivals"]] == ["neutral"]
    assert a_position(good=CLOTHES).view(EVA)["rivals"] == []
