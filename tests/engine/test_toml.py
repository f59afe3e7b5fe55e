"""What we write as TOML, Python's own reader reads back."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arktable.engine.text.toml import toml

WORDS = st.text(st.characters(exclude_categories=("Cc", "Cs")), max_size=8)
SIMPLE = st.booleans() | st.integers(-(2**40), 2**40) | WORDS
VALUES = st.recursive(
    SIMPLE, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=10), max_leaves=20
)


@given(st.dictionaries(WORDS, VALUES, max_size=5))
def test_whatever_is_written_is_read_back(table: dict[str, Any]) -> None:
    assert tomllib.loads(toml(table)) == table


def test_tables_of_tables_become_sections() -> None:
    assert toml({"a": {"b": {"c": 1}}, "list": [{"x": 1}, {"x": 2}], "n": 3}) == (
        "n = 3\n\n[a]\nb = { c = 1 }\n\n[[list]]\nx = 1\n\n[[list]]\nx = 2\n"
    )


def test_what_toml_cannot_hold_is_refused() -> None:
    with pytest.raises(TypeError, match="cannot hold None"):
        toml({"a": None})
