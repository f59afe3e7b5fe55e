"""Errors: one tree, each with a key and arguments for the table and a message for the terminal."""

from __future__ import annotations

import pytest

from arktable.engine.errors import ArktableError, IllegalMove, RecordError, SheetError, UnknownMove, UnknownName
from arktable.engine.reasons import Reason

ALL = [
    UnknownName("ruleset", "chess", ["arkadia"]),
    UnknownMove("fly"),
    IllegalMove("own k5", Reason("cell-taken", "AK 139", {"cell": "k5"})),
    SheetError("board.toml", "no value"),
    RecordError(7, "a move without seat"),
]


@pytest.mark.parametrize("error", ALL, ids=lambda error: type(error).__name__)
def test_every_error_is_the_callers_to_correct_and_can_be_shown(error: ArktableError) -> None:
    assert isinstance(error, ArktableError)
    assert error.key
    assert str(error) == error.message
    assert all(isinstance(value, (int, str)) for value in error.details.values())


def test_messages_name_what_was_wrong() -> None:
    assert "chess" in ALL[0].message
    assert "arkadia" in ALL[0].message
    assert "cell-taken" in ALL[2].message
    assert ALL[4].message.startswith("line 7: ")
    assert RecordError(0, "too large").message == "too large"


def test_an_illegal_move_carries_its_reason() -> None:
    error = ALL[2]
    assert isinstance(error, IllegalMove)
    assert error.reason.as_data() == {"key": "cell-taken", "args": {"cell": "k5"}, "rule": "AK 139"}
