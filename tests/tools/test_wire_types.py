"""The client's types and the tables of the reference follow from typed shapes."""

from __future__ import annotations

import pytest

from arktable.engine.told import NUMBER, SEAT, SHARED, Told
from tests.tools import sample_shapes
from tools.shapes import definitions, shapes_in, type_words
from tools.wire_types import shape_tables, told_tables, with_made

SHAPES = definitions([sample_shapes])


def test_every_shape_of_a_module_is_found_in_its_order() -> None:
    assert [shape.__name__ for shape in shapes_in(sample_shapes)] == ["Worker", "Asked", "View", "Longer", "Both"]
    assert set(SHAPES) == {"Worker", "Asked", "View", "Longer", "Both", "Either"}


def test_fields_keep_the_order_of_the_source_and_those_they_build_on_come_first() -> None:
    fields = ["phase", "asked", "place", "gold", "pools", "prices", "more", "first"]
    assert list(SHAPES["View"]["properties"]) == fields
    assert list(SHAPES["Longer"]["properties"]) == [*fields, "last"]


def test_a_shape_that_only_joins_others_names_no_field_again() -> None:
    assert "properties" not in SHAPES["Both"]
    assert type_words(SHAPES["Both"]) == "Worker and Longer"


@pytest.mark.parametrize(
    ("shape", "field", "meaning"),
    [
        ("Worker", "seat", "−1: neutral."),
        ("View", "asked", "Empty when nothing is asked."),
        ("View", "first", "The first worker that was set."),
        ("Longer", "gold", "Null: hidden from this viewer."),
        ("Worker", "cell", None),
    ],
)
def test_the_line_under_a_field_is_its_meaning(shape: str, field: str, meaning: str | None) -> None:
    assert SHAPES[shape]["properties"][field].get("description") == meaning


def test_what_may_be_missing_is_not_required() -> None:
    assert SHAPES["Asked"].get("required", []) == []
    assert set(SHAPES["View"]["properties"]) - set(SHAPES["View"]["required"]) == {"more"}


@pytest.mark.parametrize(
    ("field", "words"),
    [
        ("phase", "`lay` or `over`"),
        ("asked", "Asked"),
        ("place", "[number, text]"),
        ("gold", "number or null"),
        ("pools", "[[number …] …]"),
        ("prices", "{key: number}"),
        ("more", "{key: anything}"),
    ],
)
def test_types_are_short_words_in_the_tables(field: str, words: str) -> None:
    assert type_words(SHAPES["View"]["properties"][field]) == words


def test_a_table_says_field_type_and_meaning() -> None:
    tables = shape_tables(SHAPES)
    assert "**Worker**: A worker on the board." in tables
    assert "| `seat` | number | −1: neutral. |" in tables
    assert "| `more` (may be missing) | {key: anything} |  |" in tables
    assert "**Either**: Worker or Asked." in tables


def test_what_is_told_is_listed_with_the_kinds_of_its_arguments() -> None:
    told = Told({"n": NUMBER, "owner": SEAT}, {"sold": ("n", "owner")}, {"no-such": ("phase",)})
    assert "| `sold` | n (number), owner (seat) |" in told_tables(told, SHARED)
    assert "| `no-such` | phase (phase) |" in told_tables(told, SHARED)


def test_only_what_is_made_is_replaced_in_a_page() -> None:
    page = "Before.\n<!-- made: told -->\nold\n<!-- /made -->\nAfter.\n"
    once = with_made(page, {"told": "new"})
    assert once == "Before.\n<!-- made: told -->\n\nnew\n\n<!-- /made -->\nAfter.\n"
    assert with_made(once, {"told": "new"}) == once
