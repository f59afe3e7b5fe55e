"""Sheets: values with provenance, profiles over them, and a clear error for everything malformed."""

from __future__ import annotations

import pytest

from arktable.engine.datum import Datum
from arktable.engine.errors import SheetError
from arktable.engine.game import Game
from arktable.engine.registry import rulesets
from arktable.engine.sheets import MAX_SHEET_BYTES, STATUSES, Sheet, join_sheets, read_sheet

GOOD = """
[workers.own]
value = 11
status = "seed"
source = "AK 32"

[workers.names]
value = ["ada", "bo"]
status = "derived"

[board.size]
value = [16, 12]
status = "reconstructed"
confidence = "low"
note = "a guess"
alternatives = [[12, 16]]

[board.tents]
value = [[1, 2], [3, 4]]
status = "derived"

[board.open]
value = true
status = "derived"

[prices]
[prices.table]
value = { wool = 3, silk = 9 }
status = "derived"
"""


def sheet(text: str = GOOD) -> Sheet:
    return read_sheet("toy", text)


def profile(text: str) -> Sheet:
    return read_sheet("my-box", text, "profile")


def test_values_are_read_by_their_dotted_key() -> None:
    data = sheet()
    assert data.number("workers.own") == 11
    assert data.words("workers.names") == ["ada", "bo"]
    assert data.cells("board.tents") == [(1, 2), (3, 4)]
    assert data.numbers("prices.table") == {"wool": 3, "silk": 9}
    assert data.rows("board.size") == [16, 12]
    assert data["board.open"] is True


def test_provenance_is_kept() -> None:
    datum = sheet().data["board.size"]
    assert (datum.status, datum.confidence, datum.note, datum.alternatives) == (
        "reconstructed", "low", "a guess", [[12, 16]],
    )  # fmt: skip
    assert sheet().data["workers.own"].source == ["AK 32"]
    assert sheet().reconstructed() == ["board.size"]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("[a.b]\nvalue = ", id="not TOML"),
        pytest.param("[a]\nvalue = 1\n[a]\nvalue = 2", id="a table twice"),
        pytest.param("a = 1", id="a value that stands alone"),
        pytest.param("[a]\nb = 1", id="a value that stands alone in a group"),
        pytest.param("[a]\nvalue = 1", id="no status"),
        pytest.param('[a]\nvalue = 1\nstatus = "certain"', id="unknown status"),
        pytest.param('[a]\nvalue = 1\nstatus = "seed"', id="seed without source"),
        pytest.param('[a]\nvalue = 1\nstatus = "source"', id="source without source"),
        pytest.param('[a]\nvalue = 1\nstatus = "reconstructed"', id="reconstructed without confidence"),
        pytest.param('[a]\nvalue = 1\nstatus = "derived"\nsource = 3', id="source is a number"),
        pytest.param('[a]\nvalue = 1\nstatus = "derived"\nalternatives = 3', id="alternatives is a number"),
        pytest.param('[a]\nvalue = 1\nstatus = "derived"\ncolour = 3', id="unknown field"),
        pytest.param('[a]\nvalue = 1\nstatus = "derived"\n[a.b]\nvalue = 1', id="a value inside a value"),
        pytest.param('[a]\nvalue = 2006-11-15\nstatus = "derived"', id="a date"),
        pytest.param('[a]\nvalue = 1.5\nstatus = "derived"', id="a broken number"),
        pytest.param("x = " + "[" * 50_000, id="very deep arrays"),
        pytest.param("x" + ".x" * 2000 + " = 1", id="very deep tables"),
        pytest.param("#" * (MAX_SHEET_BYTES + 1), id="too large"),
        pytest.param("# " + "é" * (MAX_SHEET_BYTES // 2), id="too large in bytes"),
    ],
)
def test_a_malformed_sheet_is_refused(text: str) -> None:
    with pytest.raises(SheetError) as error:
        sheet(text)
    assert error.value.key == "sheet"
    assert error.value.details["where"] == "toy"


@pytest.mark.parametrize(
    ("key", "how"),
    [
        ("workers.names", "number"),
        ("board.open", "number"),
        ("workers.own", "words"),
        ("board.size", "words"),
        ("workers.own", "numbers"),
        ("workers.own", "cells"),
        ("board.size", "cells"),
        ("workers.names", "cells"),
        ("prices.table", "rows"),
    ],
)
def test_a_value_of_another_kind_is_refused(key: str, how: str) -> None:
    with pytest.raises(SheetError):
        getattr(sheet(), how)(key)


@pytest.mark.parametrize("value", ["-1", "true", '"3"', "[3]"])
def test_a_number_is_whole_and_not_negative(value: str) -> None:
    with pytest.raises(SheetError):
        sheet(f'[a]\nvalue = {value}\nstatus = "derived"').number("a")


@pytest.mark.parametrize("value", ["{ a = -1 }", "{ a = true }", '{ a = "1" }'])
def test_a_table_of_numbers_holds_whole_numbers_only(value: str) -> None:
    with pytest.raises(SheetError):
        sheet(f'[a]\nvalue = {value}\nstatus = "derived"').numbers("a")


def test_a_value_nobody_wrote_is_an_error() -> None:
    with pytest.raises(SheetError):
        sheet()["workers.nobody"]


# -- several files, profiles, the hash -------------------------------------------------------------------------------


def test_files_are_joined_and_no_key_stands_in_two() -> None:
    other = read_sheet("other", '[x]\nvalue = 1\nstatus = "derived"')
    assert join_sheets("all", [sheet(), other]).number("x") == 1
    with pytest.raises(SheetError):
        join_sheets("all", [sheet(), sheet()])


def test_a_profile_overrides_values_and_needs_no_status() -> None:
    mine = sheet().overlaid(profile("[workers.own]\nvalue = 12"))
    assert mine.number("workers.own") == 12
    assert mine.data["workers.own"].status == "profile"
    assert mine.cells("board.tents") == [(1, 2), (3, 4)]
    assert sheet().number("workers.own") == 11


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("[workers.strong]\nvalue = 12", id="a key that does not exist"),
        pytest.param("[workers]\nvalue = 12", id="a group"),
        pytest.param('[workers.own]\nvalue = "many"', id="a word for a number"),
        pytest.param("[workers.own]\nvalue = true", id="a truth for a number"),
        pytest.param("[board.open]\nvalue = 1", id="a number for a truth"),
        pytest.param("[board.tents]\nvalue = 3", id="a number for a list"),
        pytest.param("[prices.table]\nvalue = { wool = 3 }", id="a table that lacks a row"),
        pytest.param('[prices.table]\nvalue = { wool = 3, silk = "x" }', id="a table with a word for a number"),
        pytest.param("[prices.table]\nvalue = [3]", id="a list for a table"),
    ],
)
def test_a_profile_that_does_not_fit_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        sheet().overlaid(profile(text))


def test_the_hash_is_of_the_values_and_nothing_else() -> None:
    same = GOOD.replace('note = "a guess"', 'note = "another word"').replace('"AK 32"', '"AK 33"')
    assert sheet(same).hash == sheet().hash
    assert sheet(GOOD.replace("= 11", "= 12")).hash != sheet().hash
    assert sheet().overlaid(profile("[workers.own]\nvalue = 11")).hash == sheet().hash
    assert sheet().overlaid(profile("[workers.own]\nvalue = 12")).hash != sheet().hash


def test_the_order_in_the_file_does_not_matter_for_the_hash() -> None:
    parts = GOOD.strip().split("\n\n")
    assert sheet("\n\n".join(reversed(parts))).hash == sheet().hash


@pytest.mark.parametrize("name", [game.facts.id for game in rulesets()])
def test_every_number_of_every_game_has_a_status_and_where_it_is_from(name: str) -> None:
    (game,) = [game for game in rulesets() if game.facts.id == name]
    for key, datum in game.sheet.data.items():
        assert datum.status in STATUSES, key
        assert datum.source or datum.note, f"{key} says nothing of where it is from"
    assert game.facts.reconstructed == bool(game.sheet.reconstructed())


# -- what the owner of a box reads -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", rulesets(), ids=lambda game: game.facts.id)
def test_every_number_says_in_words_how_it_is_entered(game: Game) -> None:
    assert [key for key, datum in game.sheet.data.items() if not datum.enter] == []


@pytest.mark.parametrize("game", rulesets(), ids=lambda game: game.facts.id)
def test_a_value_of_another_form_is_refused_with_its_name_and_one_that_fits(game: Game) -> None:
    for key, datum in game.sheet.data.items():
        wrong = "none" if not isinstance(datum.value, str) else 3
        with pytest.raises(SheetError) as error:
            game.sheet.overlaid(Sheet("my-box", {key: Datum(wrong, "profile")}))
        assert error.value.message.startswith(f"my-box: {key} must look like "), key


@pytest.mark.parametrize("game", rulesets(), ids=lambda game: game.facts.id)
def test_the_example_of_a_number_is_one_that_fits(game: Game) -> None:
    for key, datum in game.sheet.data.items():
        if datum.example is not None:
            assert game.with_sheet(game.sheet.with_values({key: datum.example})).printed, key


def test_a_value_may_be_given_in_the_form_of_the_example_or_in_both() -> None:
    text = '[rows]\nvalue = { a = 1, b = 1 }\nstatus = "derived"\nexample = { a = [1, 2], b = [2, 1] }'
    ours = sheet(text)
    for value in ({"a": 2, "b": 1}, {"a": [1, 3], "b": 2}, {"a": [1], "b": [2]}):
        mine = ours.overlaid(Sheet("my-box", {"rows": Datum(value, "profile")}))
        assert mine["rows"] == value
        assert mine.data["rows"].example == {"a": [1, 2], "b": [2, 1]}
    with pytest.raises(SheetError):
        ours.overlaid(Sheet("my-box", {"rows": Datum({"a": "x", "b": 1}, "profile")}))


@pytest.mark.parametrize(("value", "fault"), [(1001, "above 1000"), ([3] * 100, "too long")])
def test_a_huge_value_is_refused(value: object, fault: str) -> None:
    key = "workers.own" if isinstance(value, int) else "board.size"
    with pytest.raises(SheetError) as error:
        sheet().overlaid(Sheet("my-box", {key: Datum(value, "profile")}))
    assert fault in error.value.message


def test_a_faulty_number_of_a_profile_is_named_with_ours_as_the_example() -> None:
    mine = sheet().overlaid(profile("[workers.names]\nvalue = [1]"))
    with pytest.raises(SheetError) as error:
        mine.words("workers.names")
    assert 'workers.names must be a list of words, not [1]; for example value = ["ada", "bo"]' in error.value.message
