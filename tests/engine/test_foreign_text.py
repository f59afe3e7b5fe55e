"""Texts from anybody are checked in one pass before they are parsed: hostile ones never reach the parser."""

from __future__ import annotations

from typing import Any

import pytest

from arktable.engine.errors import PositionError, RecordError, SheetError
from arktable.engine.records.record import MAX_SWITCHES, read_record
from arktable.engine.registry import rulesets
from arktable.engine.sheets import read_sheet
from arktable.engine.text.foreign import (
    MAX_KEY_PARTS,
    MAX_LINE,
    MAX_NESTING,
    MAX_PLACES,
    MAX_WORD,
    TextRefused,
    read_json,
    read_toml,
)
from arktable.engine.text.positions import MAX_FRAMES, read_position_text
from arktable.engine.text.toml import toml

MANY = 4_000
HOSTILE = [
    pytest.param(".".join("a" * MANY) + " = 1", "parts", id="a key of many parts"),
    pytest.param("[" + ".".join("a" * MANY) + "]", "parts", id="a section of many parts"),
    pytest.param("[[" + ". ".join("a" * MANY) + "]]", "parts", id="a repeated section of many parts"),
    pytest.param(".".join(['"a"'] * MANY) + " = 1", "parts", id="a key of many quoted parts"),
    pytest.param("x = { " + ".".join("a" * MANY) + " = 1 }", "parts", id="many parts inside of a table"),
    pytest.param('x = "]" # =\n' + ".".join("a" * MANY) + " = 1", "parts", id="many parts after quoted brackets"),
    pytest.param('x = """\n"\\""" # "\n"""\n' + ".".join("a" * MANY), "parts", id="many parts after a long string"),
    pytest.param("x = " + "[" * MANY + "]" * MANY, "nested", id="lists in lists"),
    pytest.param("x = " + "[\n" * MANY + "]" * MANY, "nested", id="lists in lists, on many lines"),
    pytest.param("x = " + "{a=" * MANY + "1" + "}" * MANY, "nested", id="tables in tables"),
    pytest.param("x = " + "[{a=" * MANY, "nested", id="lists and tables in turn"),
    pytest.param("[a]\n" * (MAX_PLACES + 1), "keys, lists", id="many sections"),
    pytest.param("x = 1\n" * (MAX_PLACES + 1), "keys, lists", id="many keys"),
    pytest.param("x = " + "1" * MANY, "number", id="a number of many digits"),
    pytest.param("x = 0x" + "f" * MANY, "number", id="a hexadecimal number of many digits"),
    pytest.param("a" * MANY + " = 1", "key", id="a long key"),
    pytest.param('"' + "a" * MANY + '" = 1', "key", id="a long quoted key"),
    pytest.param("x = [" + "1, " * MAX_LINE + "]", "longer", id="a long line"),
    pytest.param('x = """ ' + '\\"""\n' * MANY, "closed", id="a string that is never closed"),
    pytest.param('x = "a\n' * MANY, "closed", id="many strings that are never closed"),
    pytest.param("x = '''" + "''\n" * MANY, "closed", id="a literal string that is never closed"),
]


def _not_called(text: str) -> dict[str, Any]:
    raise AssertionError(f"{len(text)} characters were parsed")


@pytest.mark.parametrize(("text", "what"), HOSTILE)
def test_a_hostile_text_is_refused_before_it_is_parsed(text: str, what: str) -> None:
    with pytest.raises(TextRefused, match=what):
        read_toml(text, _not_called)


@pytest.mark.parametrize(("text", "what"), HOSTILE)
def test_every_reader_refuses_it_with_an_error_of_its_own(text: str, what: str) -> None:
    with pytest.raises(PositionError, match=what):
        read_position_text(text)
    with pytest.raises(SheetError, match=what):
        read_sheet("mine", text, "profile")


@pytest.mark.parametrize("number", ["9" * 20, "-" + "9" * 150, "0x" + "f" * 17])
def test_a_number_of_more_than_64_bits_is_refused(number: str) -> None:
    with pytest.raises(PositionError, match="64 bits"):
        read_position_text(f"x = [{{ y = {number} }}]")


def test_what_is_not_toml_is_refused_with_its_place() -> None:
    with pytest.raises(TextRefused, match=r"not valid TOML.*line 2"):
        read_toml("x = 1\ny = \n")


def test_texts_within_the_limits_are_read() -> None:
    text = "\n".join(
        [
            ".".join("a" * MAX_KEY_PARTS) + " = 1.5",
            "x = " + "[" * MAX_NESTING + "]" * MAX_NESTING,
            "b" * MAX_WORD + " = '''a'b''c'''''",
            'y = """a"b""\n[[[ . . . . . . . .\\""""""',
            "z = [1, # ]]]] '\n 2]",
            's = "\\"[" # "',
        ]
    )
    assert read_toml(text) == {
        "a": {"a": {"a": {"a": {"a": {"a": 1.5}}}}},
        "x": [[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]],
        "b" * MAX_WORD: "a'b''c''",
        "y": 'a"b""\n[[[ . . . . . . . ."""',
        "z": [1, 2],
        "s": '"[',
    }  # fmt: skip


def test_the_largest_texts_of_our_own_use_little_of_what_is_allowed() -> None:
    for game in rulesets():
        sheet = toml({key: {"value": value} for key, value in game.sheet.values().items()})
        start = game.start(game.facts.seats_max, {}, 1).save()
        for text in (sheet, start):
            assert read_toml(text)
            assert sum(text.count(mark) for mark in "[{=") < MAX_PLACES // 4
            assert max(len(line) for line in text.split("\n")) < MAX_LINE // 8


def test_a_stack_of_endless_frames_is_refused() -> None:
    game = rulesets()[0]
    text = game.start(game.facts.seats_min, {}, 1).save()
    with pytest.raises(PositionError) as caught:
        game.load(text + '[[frames]]\nphase = "rounds"\nseat = 1\n' * MAX_FRAMES)
    assert caught.value.where == "frames"


@pytest.mark.parametrize(
    "chance", ["[1, 2, 3]", "[0, 0, 0, 0]", "[1, 2, 3, 4294967296]", "[1, 2, 3, true]", "[-1, 2, 3, 4]"]
)
def test_chance_is_four_numbers_of_32_bits(chance: str) -> None:
    game = rulesets()[0]
    text = game.start(game.facts.seats_min, {}, 1).save()
    line = next(line for line in text.splitlines() if line.startswith("chance"))
    assert game.load(text.replace(line, "chance = [4294967295, 0, 0, 0]"))
    with pytest.raises(PositionError) as caught:
        game.load(text.replace(line, f"chance = {chance}"))
    assert caught.value.where == "chance"


# -- records ----------------------------------------------------------------------------------------------------------

RECORD = "arktable 1\nruleset arkadia\nrules 1\nsheet abc\nseats 2\nseed 1\nnumber workers.own = 12\n\n1 done\n"


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        pytest.param("rules 1", "rules " + "1" * MANY, 3, id="rules"),
        pytest.param("seats 2", "seats " + "2" * MANY, 5, id="seats"),
        pytest.param("seed 1", "seed " + "1" * MANY, 6, id="seed"),
        pytest.param("= 12", "= " + "1" * MANY, 7, id="a number"),
        pytest.param("= 12", "= " + "9" * 30, 7, id="a number of more than 64 bits"),
        pytest.param("= 12", "= " + "[" * MANY + "]" * MANY, 7, id="nested lists"),
        pytest.param("= 12", '= {"a":' * MANY + "1" + "}" * MANY, 7, id="nested tables"),
        pytest.param("= 12", "= 1.5", 7, id="a fraction"),
        pytest.param("1 done\n", "1 done\n" + "rules 1\n" * (MAX_SWITCHES + 1), 10 + MAX_SWITCHES, id="switches"),
    ],
)
def test_an_endless_number_of_a_record_is_refused_with_its_line(old: str, new: str, line: int) -> None:
    assert read_record(RECORD)
    with pytest.raises(RecordError) as caught:
        read_record(RECORD.replace(old, new, 1))
    assert caught.value.details["line"] == line


def test_json_has_the_same_limits() -> None:
    assert read_json('{"a": [1, [2, "x"]]}') == {"a": [1, [2, "x"]]}
    with pytest.raises(TextRefused, match="nested"):
        read_json("[" * MANY + "]" * MANY)
    with pytest.raises(TextRefused, match="JSON"):
        read_json("NaN")
