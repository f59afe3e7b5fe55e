"""A position from outside that cannot be is refused, and the error names the place in the text."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from arktable.engine.errors import PositionError
from arktable.engine.text.toml import toml
from arktable.games.arkwright.economy import warehouse
from tests.builders.arkwright import BY_NAME, CUTLERY, PRINTED, WATER_FRAME, started

FACTORY = {
    "cash": 40,
    "shares": 9,
    "space": 12,
    "level": {"food": 1},
    "price": {"food": 6},
    "workers": {"food": [2, 2, 0, 0]},
}
FRAMES: list[dict[str, Any]] = [
    {"phase": "decades", "seat": 1, "part": 2},
    {"phase": "actions", "seat": 2},
    {"phase": "turn", "seat": 1},
]


def a_table() -> dict[str, Any]:
    """A sound position of Water Frame for two, as the table of its text."""
    return {
        "arktable": "position 1",
        "ruleset": "water-frame",
        "seats": 2,
        "options": {"setup": "free", "stock-exchange": "on"},
        "decade": 1780,
        "cycle": "clothes",
        "companies": [FACTORY.copy(), {"shares": 10, "space": 11}],
        "frames": [frame.copy() for frame in FRAMES],
    }


def refused(table: dict[str, Any]) -> PositionError:
    """The error for this text."""
    with pytest.raises(PositionError) as caught:
        BY_NAME[table["ruleset"]].load(toml(table))
    return caught.value


def test_the_sound_one_is_sound() -> None:
    assert WATER_FRAME.load(toml(a_table())).seat == 0


COMPANY = [
    ("cash", -1, "cash"),
    ("shares", 31, "shares"),
    ("shares", -1, "shares"),
    ("space", 0, "space"),
    ("space", 61, "space"),
    ("loans", -2, "loans"),
    ("foreign", {"1": 3}, "foreign.1"),
    ("foreign", {"3": 3}, "foreign.3"),
    ("level", {"food": 4}, "level.food"),
    ("level", {"bread": 1}, "level.bread"),
    ("level", {}, "price.food"),
    ("price", {"food": 26}, "price.food"),
    ("price", {"food": 25}, "price.food"),  # appeal would be negative
    ("price", {"food": 6, "lamps": 6}, "price.lamps"),
    ("quality", {"food": 9}, "quality.food"),
    ("quality", {"lamps": 1}, "quality.lamps"),
    ("distribution", {"food": -1}, "distribution.food"),
    ("workers", {"food": [3, 2, 0, 0]}, "workers.food"),
    ("workers", {"food": [1, 2, 0, 0]}, "workers.food"),
    ("workers", {"food": [2, 2]}, "workers.food"),
    ("workers", {"food": [2, 2, 0, 0], "lamps": [3, 0, 0, 0]}, "workers.lamps"),
    ("machines", {"food": [0, 0, 1, 0]}, "machines.food"),
    ("machines", {"lamps": [1, 0, 0, 0]}, "machines.lamps"),
    ("extra", {"lamps": 2}, "extra.lamps"),
    ("built", {"food": 1790}, "built.food"),
    ("built", {"food": 1781}, "built.food"),
    ("built", {"lamps": 1780}, "built.lamps"),
    ("marks", ["lamps"], "marks"),
    ("closed", {"food": [5]}, "closed.food"),
    ("stock", {"food": -1}, "stock.food"),
    ("contracts", {"food": 99}, "contracts.food"),
    ("ships", [3, 0], "ships[0]"),
    ("ships", [2], "ships"),
    ("tiles", ["charm"], "tiles[0]"),
    ("tiles", ["agent", "broker", "office", "patent", "school"], "tiles"),
    ("foreman_at", "food", "foreman_at"),
    ("workshop_at", "food", "workshop_at"),
    ("inventor_uses", 1, "inventor_uses"),
    ("markers", ["ship-1"], "markers"),
    ("markers", ["?"], "markers[0]"),
    ("placed", {"2": "quality", "4": "quality"}, "placed"),
    ("placed", {"2": "light-quality"}, "placed"),
    ("placed", {"2": "ship-1"}, "placed"),
    ("placed", {"3": "quality"}, "placed.3"),
    ("placed", {"2": "?"}, "placed.2"),
]


@pytest.mark.parametrize(("field", "value", "place"), COMPANY, ids=[f"{one[2]}-{one[1]}" for one in COMPANY])
def test_an_impossible_company_is_refused_by_its_place(field: str, value: Any, place: str) -> None:
    table = a_table()
    table["companies"][0][field] = value
    assert refused(table).where == f"companies[0].{place}"


BOARD = [
    ("decade", 1785, "decade"),
    ("decade", 1760, "frames[0].plan"),
    ("cycle", "end", "frames[0].plan"),
    ("cycle", "bread", "cycle"),
    ("start", 3, "start"),
    ("fired", -1, "fired"),
    ("out", 77, "companies"),
    ("importers", {"food": -1}, "importers.food"),
    ("companies", [FACTORY], "companies"),
    ("mat", [["light-quality"]], "mat"),
    ("mat", [["quality"], [], [], []], "mat[0][0]"),
    ("mat", [["light-quality"] * 5, [], [], []], "mat"),
    ("tile_offer", {"charisma": 2}, "tile_offer.charisma"),
    ("tile_offer", {"charisma": -1}, "tile_offer.charisma"),
    ("awards", {"shipping": 3}, "awards.shipping"),
    ("awards", {"shipping": "board"}, "awards"),
    ("awards", {"shipping": "sea"}, "awards.shipping"),
    ("awards", {"beauty": 1}, "awards.beauty"),
    ("economy", ["1/1"], "economy"),
    ("economy", ["5/1"], "economy[0]"),
    ("economy", ["1/1"] * 20, "economy[4]"),
    ("events_laid", ["war", "end"], "events_laid"),
    ("events_laid", ["war", "lobby", "bureaucracy", "strike", "jubilee"], "events_laid[4]"),
    ("events_laid", ["war", "war", "bureaucracy", "strike", "end"], "events_laid[1]"),
    ("events_laid", ["war", "steam-power", "bureaucracy", "strike", "end"], "events_laid[1]"),
    ("extra_laid", ["war"], "extra_laid"),
    ("frames", [], "frames"),
    ("bank", 5, "bank"),
]


@pytest.mark.parametrize(("field", "value", "place"), BOARD, ids=[f"{one[2]}-{at}" for at, one in enumerate(BOARD)])
def test_an_impossible_board_is_refused_by_its_place(field: str, value: Any, place: str) -> None:
    table = a_table()
    table[field] = value
    assert refused(table).where == place


def test_more_ships_or_shares_than_there_are_are_refused() -> None:
    table = a_table()
    table["companies"][0]["ships"] = [10, 0]  # two players use the smallest ships only
    assert refused(table).where == "companies"
    table = a_table()
    table["companies"][1] |= {"shares": 0, "foreign": {"1": 25}}
    assert refused(table).where == "companies[0].shares"


def test_a_game_without_a_harbour_has_no_ships() -> None:
    table = a_table() | {"ruleset": "spinning-jenny", "options": {}}
    table["companies"][0]["spots"] = ["row-1"]
    assert refused(table).where == "companies[0].spots"


ON_TOP: list[tuple[dict[str, Any], str]] = [
    ({"phase": "decades"}, "frames[3].phase"),
    ({"phase": "turning"}, "frames[3].phase"),
    ({"phase": "factory-action", "seat": 3}, "frames[3].seat"),
    ({"phase": "factory-action", "seat": 0}, "frames[3].seat"),
    ({"phase": "factory-action", "touched": ["bread"]}, "frames[3].touched[0]"),
    ({"phase": "factory-action", "colour": 1}, "frames[3].colour"),
    ({"phase": "first-price", "good": "lamps"}, "frames[3].good"),
    ({"phase": "first-price"}, "frames[3].good"),
    ({"phase": "raise-quality", "marker": "quality", "amount": 4, "taken": 1_000_000}, "frames[3].taken"),
    ({"phase": "raise-quality", "marker": "quality", "amount": 4, "taken": -1}, "frames[3].taken"),
    ({"phase": "first-price", "good": "?"}, "frames[3].good"),
    ({"phase": "raise-quality", "marker": "workers", "amount": 4}, "frames[3].marker"),
    ({"phase": "buy-machines", "left": -1}, "frames[3].left"),
    ({"phase": "ship-action", "kind": 2}, "frames[3].kind"),
    ({"phase": "replace-ship", "kind": 2}, "frames[3].kind"),
    ({"phase": "production-action", "rows": 1, "good": "lamps"}, "frames[3].good"),
    ({"phase": "return-tile", "kept": "agent"}, "frames[3].kept"),
    ({"phase": "assign-token", "tile": "agent"}, "frames[3].tile"),
    ({"phase": "assign-token", "tile": "foreman"}, "frames[3].tile"),
    ({"phase": "keep-inventor"}, "frames[3].seat"),
    ({"phase": "keep-contract", "good": "food"}, "frames[3].good"),
    ({"phase": "board-takes", "tile": "agent"}, "frames[3].seat"),
    ({"phase": "board-takes"}, "frames[3].tile"),
    ({"phase": "lose-ship"}, "frames[3].seat"),
    ({"phase": "wreck-machine"}, "frames[3].phase"),
    ({"phase": "after-sale"}, "frames[3].phase"),
    ({"phase": "deliver-contract"}, "frames[3].phase"),
    ({"phase": "sell-goods", "good": "food"}, "frames[3].phase"),
    ({"phase": "name-by-charisma"}, "frames[3].seat"),
    ({"phase": "emergency-sale", "amount": 90, "space": 99}, "frames[3].space"),
    ({"phase": "emergency-sale", "amount": 90}, "frames[3].space"),
    ({"phase": "emergency-sale", "amount": 5, "space": 12}, "frames[3].amount"),
    ({"phase": "production", "good": "food", "sold": [1]}, "frames[3].sold"),
    ({"phase": "production"}, "frames[3].good"),
    ({"phase": "turn", "stage": "main"}, "frames[3].marker"),
]


@pytest.mark.parametrize(("frame", "place"), ON_TOP, ids=[f"{one[0]['phase']}-{at}" for at, one in enumerate(ON_TOP)])
def test_an_impossible_frame_is_refused_by_its_place(frame: dict[str, Any], place: str) -> None:
    table = a_table()
    table["frames"].append({"seat": 1, **frame})
    assert refused(table).where == place


def test_a_sale_must_fit_the_factories() -> None:
    table = a_table() | {"cycle": "food"}
    table["frames"] = [
        {"phase": "decades", "seat": 1, "part": 3},
        {"phase": "production", "seat": 1, "good": "food", "step": "after-sale"},
        {"phase": "sell-goods", "seat": 1, "good": "food"},
    ]
    assert refused(table).where == "frames[2].sale.sellers"
    sale = {"demand": 3, "order": [1], "asked": 1, "token": 1, "sellers": [{"appeal": 2, "stock": 1}, {"appeal": 2}]}
    table["frames"][2]["sale"] = sale
    assert refused(table).where == "frames[2].sale.sellers[1].appeal"
    sale["sellers"] = [{"appeal": 2}, {}]
    assert refused(table).where == "frames[2].sale.asked"
    sale["sellers"] = [{"appeal": 2, "stock": 1}, {}]
    sale["order"] = [2]
    assert refused(table).where == "frames[2].sale.at"
    sale["order"] = [1]
    table["companies"][0]["stock"] = {"food": 1}
    assert WATER_FRAME.load(toml(table)).phase() == "sale"


LARGEST = [
    ("importer", 1_000),
    ("demand", 1_000),
    ("token", 1_000_000),
    ("importer_sold", 1_000),
    ("missed", 5),
    ("sellers[0].appeal", 1_000),
    ("sellers[0].made", 1_000),
    ("sellers[0].stock", 1_000),
    ("sellers[0].sold", 1_000),
]


@pytest.mark.parametrize(("place", "number"), LARGEST)
def test_no_number_of_a_sale_goes_beyond_what_the_box_allows(place: str, number: int) -> None:
    table = a_table() | {"cycle": "food"}
    table["companies"][0]["stock"] = {"food": 1}
    sale: dict[str, Any] = {"demand": 3, "order": [1], "asked": 1, "token": 1}
    sale["sellers"] = [{"appeal": 2, "stock": 1}, {}]
    table["frames"] = [
        {"phase": "decades", "seat": 1, "part": 3},
        {"phase": "production", "seat": 1, "good": "food", "step": "after-sale"},
        {"phase": "sell-goods", "seat": 1, "good": "food", "sale": sale},
    ]
    assert WATER_FRAME.load(toml(table)).phase() == "sale"
    where, _, field = place.rpartition(".")
    (sale["sellers"][0] if where else sale)[field] = number
    assert refused(table).where == f"frames[2].sale.{place}"


@pytest.mark.parametrize("goods", [-1, 120, 1_000_000, 10**18])
def test_goods_beyond_all_room_are_refused(goods: int) -> None:
    table = a_table()
    table["companies"][0]["stock"] = {"clothes": 2, "cutlery": goods}
    assert refused(table).where == "companies[0].stock.cutlery"


def test_as_many_goods_as_there_can_be_are_lost_in_one_step_and_told_one_by_one() -> None:
    most = warehouse.most_stock(PRINTED, CUTLERY)
    table = a_table()
    table["companies"][0]["stock"] = {"cutlery": most}
    table["frames"].append({"phase": "lose-goods", "seat": 1})
    position = WATER_FRAME.load(toml(table))
    position.events = []
    position.advance()
    assert [event.key for event in position.events] == ["lost-good"] * most
    assert position.view(0)["companies"][0]["stock"] == [0, 0, 0, 0]


def test_companies_with_too_few_start_shares_sell_them_all() -> None:
    table = tomllib.loads(started(WATER_FRAME, 2, {"setup": "free"}, 1).save())
    table["companies"][1]["shares"] = 1
    table["companies"][0]["shares"] = 0
    position = WATER_FRAME.load(toml(table))
    while position.phase() == "found":
        position.play(position.moves()[-1])
    assert (position.phase(), [move.text for move in position.moves()]) == ("start-shares", ["sell 1"])
    while position.phase() != "marker":
        assert position.phase() != "start-shares" or position.seat == 1
        position.play(position.moves()[0])


def test_the_cycle_is_known() -> None:
    assert refused(a_table() | {"cycle": "?"}).where == "cycle"


def test_a_question_nobody_can_answer_is_refused() -> None:
    table = a_table()
    table["companies"][0]["shares"] = 0
    table["frames"].append({"phase": "emergency-sale", "seat": 1, "amount": 90, "space": 12})
    assert refused(table).where == "frames[3]"


def test_texts_of_real_games_are_tables_that_can_be_changed() -> None:
    table = tomllib.loads(started(WATER_FRAME, 3, {}, 1).save())
    table["companies"][2]["cash"] = -5
    assert refused(table).where == "companies[2].cash"
