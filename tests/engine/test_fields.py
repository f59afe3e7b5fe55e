"""Fields: how each kind of value is written, read back, and refused with the place named."""

from __future__ import annotations

from typing import Any

import pytest

from arktable.engine.errors import MOST_CHARACTERS, PositionError
from arktable.engine.fields import (
    Between,
    Bits,
    Code,
    CodeRows,
    Codes,
    CountRows,
    Counts,
    Derived,
    Field,
    Flag,
    Part,
    PartList,
    Row,
    Rows,
    Seat,
    Shape,
    Whole,
    read_fields,
    write_fields,
)
from arktable.engine.values import MOST, MOST_ITEMS, UNKNOWN

GOODS = ("food", "clothes", "lamps")


class Ship:
    """Something small with two fields, made by its constructor."""

    def __init__(self, size: int, at_sea: bool) -> None:
        self.size = size
        self.at_sea = at_sea

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ship) and (self.size, self.at_sea) == (other.size, other.at_sea)

    __hash__ = None  # type: ignore[assignment]  # a ship changes


SHIP = Shape(Ship, (Whole("size"), Flag("at_sea")))

FIELDS: list[tuple[Field, Any, Any]] = [
    (Whole("f"), -3, -3),
    (Flag("f"), True, True),
    (Seat("f"), 2, 3),
    (Row("f", 3), [1, 0, 2], [1, 0, 2]),
    (Rows("f"), [[1], []], [[1], []]),
    (Code("f", GOODS), 1, "clothes"),
    (Code("f", GOODS, default=2), -1, "none"),
    (Codes("f", GOODS), [2, 0, -1], ["lamps", "food", "none"]),
    (Codes("f", lambda rules: GOODS), [UNKNOWN, 1], ["?", "clothes"]),
    (CodeRows("f", GOODS), [[0], [1, 2]], [["food"], ["clothes", "lamps"]]),
    (Bits("f", GOODS), 0b101, ["food", "lamps"]),
    (Counts("f", GOODS, 3), [0, 5, 0], {"clothes": 5}),
    (CountRows("f", GOODS, 3, 2), [0, 0, 1, 0, 0, 0], {"clothes": [1, 0]}),
    (Whole("f", hidden=True), UNKNOWN, "?"),
    (Whole("f", hidden=True), 7, 7),
    (Row("f", hidden=True), [4, UNKNOWN], [4, "?"]),
    (Rows("f", hidden=True), [[UNKNOWN], [2]], [["?"], [2]]),
    (Counts("f", GOODS, 3, hidden=True), [0, UNKNOWN, 5], {"clothes": "?", "lamps": 5}),
    (CountRows("f", GOODS, 3, 2, hidden=True), [0, 0, UNKNOWN, 1, 0, 0], {"clothes": ["?", 1]}),
    (Part("f", SHIP), Ship(4, True), {"size": 4, "at_sea": True}),
    (PartList("f", SHIP), [Ship(4, False), Ship(0, False)], [{"size": 4}, {}]),
]


@pytest.mark.parametrize(("field", "value", "written"), FIELDS, ids=lambda part: type(part).__name__)
def test_a_value_is_written_and_read_back(field: Field, value: Any, written: Any) -> None:
    assert field.write(value, None) == written
    assert field.read("place", written, None) == value


WRONG: list[tuple[Field, Any, str, str]] = [
    (Whole("f"), "x", "place", "whole number"),
    (Whole("f"), True, "place", "whole number"),
    (Flag("f"), 1, "place", "true or false"),
    (Seat("f"), 9, "place", "seat"),
    (Row("f", 3), [1, 2], "place", "must have 3 numbers"),
    (Row("f"), [1, "x"], "place[1]", "whole number"),
    (Rows("f"), [[1], ["x"]], "place[1][0]", "whole number"),
    (Code("f", GOODS), "salt", "place", "known: food, clothes, lamps"),
    (Codes("f", GOODS), ["food", "salt"], "place[1]", "salt"),
    (CodeRows("f", GOODS), [["food"], ["salt"]], "place[1]", "salt"),
    (Bits("f", GOODS), "food", "place", "must be a list"),
    (Counts("f", GOODS, 3), {"salt": 1}, "place.salt", "salt"),
    (Counts("f", GOODS, 3), [1], "place", "must be a table"),
    (CountRows("f", GOODS, 3, 2), {"food": [1]}, "place.food", "must have 2 numbers"),
    (Whole("f"), "?", "place", "is visible to all, so it must be given"),
    (Row("f"), [1, "?"], "place[1]", "is visible to all"),
    (Rows("f"), [[1, "?"]], "place[0][1]", "is visible to all"),
    (Counts("f", GOODS, 3), {"food": "?"}, "place.food", "is visible to all"),
    (CountRows("f", GOODS, 3, 2), {"food": [1, "?"]}, "place.food", "is visible to all"),
    (Whole("f", hidden=True), "x", "place", "whole number"),
    (Part("f", SHIP), {"crew": 1}, "place.crew", "known: size, at_sea"),
    (PartList("f", SHIP), [{}, {"size": "x"}], "place[1].size", "whole number"),
    (Derived("f"), 1, "place", "cannot be given"),
]


@pytest.mark.parametrize(("field", "value", "where", "what"), WRONG, ids=lambda part: type(part).__name__)
def test_a_wrong_value_is_refused_with_its_place(field: Field, value: Any, where: str, what: str) -> None:
    with pytest.raises(PositionError, match=what) as error:
        field.read("place", value, None)
    assert error.value.where == where


@pytest.mark.parametrize(
    ("field", "written", "value"),
    [
        (Whole("f", hidden=True), -99, UNKNOWN),
        (Row("f", hidden=True), [4, -99], [4, UNKNOWN]),
        (Counts("f", GOODS, 3, hidden=True), {"clothes": -99}, [0, UNKNOWN, 0]),
    ],
    ids=lambda part: type(part).__name__,
)
def test_the_number_that_earlier_versions_wrote_for_an_unknown_one_is_still_read(
    field: Field, written: Any, value: Any
) -> None:
    assert field.read("place", written, None) == value


def test_usual_values_are_left_out_and_come_back() -> None:
    fields = (Whole("size"), Flag("at_sea", default=True))
    assert write_fields(Ship(0, True), fields, None) == {}
    assert read_fields("", {}, fields, None) == [0, True]


def test_a_fresh_one_says_what_is_usual() -> None:
    assert write_fields(Ship(3, False), SHIP.fields, None, fresh=Ship(3, True)) == {"at_sea": False}


def test_a_shape_of_many_fields_sets_what_is_given_on_a_fresh_one() -> None:
    shape = Shape(lambda: Ship(7, True), SHIP.fields, fresh=True)
    assert shape.make("", {"at_sea": False}, None) == Ship(7, False)
    assert shape.write(Ship(7, False), None) == {"at_sea": False}


def test_default_lists_are_not_shared() -> None:
    first, second = read_fields("", {}, (Row("a", 2), Row("b", 2)), None)
    first.append(1)
    assert second == [0, 0]
    assert read_fields("", {}, (Row("a", 2),), None) == [[0, 0]]


# -- bounds -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value", "where"),
    [
        pytest.param(Whole("n"), MOST + 1, "n", id="a number"),
        pytest.param(Whole("n"), -MOST - 1, "n", id="a negative number"),
        pytest.param(Row("n"), [0, 10**18], "n[1]", id="in a list"),
        pytest.param(Rows("n"), [[1], [10**18]], "n[1][0]", id="in a list of lists"),
        pytest.param(Counts("n", GOODS, 3), {"food": 10**18}, "n.food", id="in a table"),
        pytest.param(CountRows("n", GOODS, 3, 1), {"food": [10**18]}, "n.food", id="in a table of lists"),
        pytest.param(Row("n"), [1] * (MOST_ITEMS + 1), "n", id="a long list"),
        pytest.param(Counts("n", GOODS, 3), {str(at): 1 for at in range(MOST_ITEMS + 1)}, "n", id="a long table"),
        pytest.param(Between("n", 0, 3), 4, "n", id="above its bounds"),
        pytest.param(Between("n", 0, 3), -1, "n", id="below its bounds"),
    ],
)
def test_what_goes_beyond_the_bounds_of_a_text_is_refused(field: Field, value: Any, where: str) -> None:
    with pytest.raises(PositionError) as caught:
        field.read("n", value, None)
    assert caught.value.where == where


def test_what_is_within_the_bounds_is_read() -> None:
    assert Whole("n").read("n", MOST, None) == MOST
    assert Row("n").read("n", [-MOST] * MOST_ITEMS, None) == [-MOST] * MOST_ITEMS
    assert Between("n", 0, 3).read("n", 3, None) == 3
    assert Between("n", 0, 3).read("n", 0, None) == 0


def test_a_long_value_is_cut_in_the_message() -> None:
    with pytest.raises(PositionError) as caught:
        Whole("n").read("n", "x" * 50_000, None)
    assert len(caught.value.message) < 2 * MOST_CHARACTERS
    assert all(len(str(detail)) < 2 * MOST_CHARACTERS for detail in caught.value.details.values())
