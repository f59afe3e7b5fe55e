"""Moves and the catalogue: interned, numbered, written one way."""

from __future__ import annotations

import pytest

from arktable.engine.errors import UnknownMove
from arktable.engine.moves import Catalogue, offer_of


def _catalogue() -> Catalogue:
    catalogue = Catalogue()
    catalogue.add(0, "pass")
    catalogue.add(1, "buy wool 3", 3)
    catalogue.add(1, "buy wool 4", 4, 5, 6)
    return catalogue


def test_ids_count_from_zero_in_the_order_of_adding() -> None:
    catalogue = _catalogue()
    assert [move.id for move in catalogue.all] == [0, 1, 2]
    assert len(catalogue) == 3


def test_a_move_carries_its_kind_and_numbers() -> None:
    move = _catalogue().all[2]
    assert (move.kind, move.a, move.b, move.c, move.text) == (1, 4, 5, 6, "buy wool 4")
    assert str(move) == "buy wool 4"
    assert repr(move) == "<buy wool 4>"


def test_parse_gives_the_one_object_of_that_notation() -> None:
    catalogue = _catalogue()
    assert catalogue.parse("buy wool 3") is catalogue.all[1]


@pytest.mark.parametrize("text", ["BUY wool 3", "  buy   wool 3 ", "Buy\twool\n3"])
def test_spaces_and_capitals_do_not_matter(text: str) -> None:
    catalogue = _catalogue()
    assert catalogue.parse(text) is catalogue.all[1]


@pytest.mark.parametrize("text", ["", " ", "buy", "buywool 3", "sell", "buy wool 3 4", "\x00", "ß" * 50, "x" * 100_000])
def test_anything_else_is_an_unknown_move(text: str) -> None:
    with pytest.raises(UnknownMove) as error:
        _catalogue().parse(text)
    assert error.value.key == "unknown-move"
    assert len(error.value.message) < 1000


def test_two_moves_with_one_notation_are_a_mistake() -> None:
    catalogue = _catalogue()
    with pytest.raises(ValueError, match="pass"):
        catalogue.add(2, "pass")


def _worded() -> Catalogue:
    catalogue = Catalogue(("pass", "buy"))
    catalogue.add(0, "pass")
    for n in (1, 2):
        catalogue.add(1, f"buy wool {n}", n, args={"good": "wool", "n": n})
    return catalogue


def test_a_move_is_found_by_kind_and_arguments() -> None:
    catalogue = _worded()
    assert catalogue.find("buy", {"n": 2, "good": "wool"}) is catalogue.all[2]
    assert catalogue.find("pass", {}) is catalogue.all[0]


@pytest.mark.parametrize(("word", "args"), [("sell", {}), ("buy", {}), ("buy", {"good": "wool", "n": 3})])
def test_unknown_kinds_and_arguments_are_no_moves(word: str, args: dict[str, int | str]) -> None:
    with pytest.raises(UnknownMove):
        _worded().find(word, args)


def test_two_moves_with_the_same_kind_and_arguments_are_a_mistake() -> None:
    catalogue = _worded()
    catalogue.add(1, "buy more wool", args={"good": "wool", "n": 2})
    with pytest.raises(ValueError, match="same kind and arguments"):
        catalogue.find("pass", {})


def test_a_move_that_was_added_late_is_found_too() -> None:
    catalogue = _worded()
    assert catalogue.find("pass", {}) is catalogue.all[0]
    late = catalogue.add(1, "buy wool 3", 3, args={"good": "wool", "n": 3})
    assert catalogue.find("buy", {"good": "wool", "n": 3}) is late


def test_a_kind_from_outside_gets_its_own_number() -> None:
    catalogue = _worded()
    assert catalogue.new_kind("tax") == 2
    assert catalogue.add(2, "tax").word == "tax"
    with pytest.raises(ValueError, match="already"):
        catalogue.new_kind("buy")


def test_an_offer_names_kinds_and_arguments_once() -> None:
    catalogue = _worded()
    assert offer_of(catalogue.all) == [
        {"kind": "pass", "args": [], "moves": [["pass"]]},
        {"kind": "buy", "args": ["good", "n"], "moves": [["buy wool 1", "wool", 1], ["buy wool 2", "wool", 2]]},
    ]
    assert catalogue.all[1].as_data() == {"text": "buy wool 1", "kind": "buy", "args": {"good": "wool", "n": 1}}
