"""A record is played on the very numbers it was made with, whatever the game's sheet has become."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arktable.engine.errors import EditionError, RecordError
from arktable.engine.facts import Option
from arktable.engine.records.editions import edition, foreign_numbers
from arktable.engine.records.record import Record, game_of, new_record, read_record, replay
from arktable.engine.registry import find_game, rulesets
from arktable.engine.rules import Module
from arktable.engine.sheets import ARCHIVE, Sheet, archive_text, hash_of, packaged_sheet, read_sheet
from tests.builders.nim import LAST_LOSES, OPTIONS, SHEET, NimRules, nim

MORE = '[table.legs]\nvalue = 4\nstatus = "seed"\nsource = "N 9"\n'
MISERY = '[misery.stones]\nvalue = 5\nstatus = "seed"\nsource = "N 8"\n'


def a_sheet(folder: Path, text: str, *earlier: str) -> Sheet:
    """A game's folder with this sheet and an archive."""
    (folder / ARCHIVE).mkdir(exist_ok=True)
    (folder / "nim.toml").write_text(text)
    for one in earlier:
        sheet = read_sheet("nim", one)
        (folder / ARCHIVE / f"{sheet.hash}.json").write_text(archive_text(sheet.values()))
    return packaged_sheet("nim", folder, ("nim.toml",))


def heap(record: Record, sheet: Sheet) -> int:
    return int(replay(record, nim(sheet=sheet)).view(-1)["heap"])


@pytest.fixture
def record() -> Record:
    """A game of the first version."""
    record = new_record(nim(), 2, {}, 1)
    record.moves = [(0, "take 2")]
    return read_record(record.text())


def test_an_added_number_keeps_no_record_out(tmp_path: Path, record: Record) -> None:
    assert heap(record, a_sheet(tmp_path, SHEET + MORE, SHEET)) == 10


def test_a_changed_number_is_found_as_it_was(tmp_path: Path, record: Record) -> None:
    other = SHEET.replace("12", "20")
    assert heap(record, a_sheet(tmp_path, other, SHEET)) == 10
    assert heap(new_record(nim(sheet=read_sheet("nim", other)), 2, {}, 1), a_sheet(tmp_path, other)) == 20


def test_without_the_archived_sheet_the_record_is_refused(tmp_path: Path, record: Record) -> None:
    with pytest.raises(RecordError, match=r"numbers that this program does not know.*--sheet"):
        heap(record, a_sheet(tmp_path, SHEET.replace("12", "20")))


def test_a_number_of_a_module_changes_the_hash_only_with_the_module() -> None:
    before, after = nim(), nim(sheet=read_sheet("nim", SHEET + MISERY))
    assert before.sheet.hash != after.sheet.hash
    assert before.sheet_hash({}, 2) == after.sheet_hash({}, 2)
    assert before.sheet_hash({"end": "last-loses"}, 2) != after.sheet_hash({"end": "last-loses"}, 2)


def test_an_added_option_and_module_change_neither_hash_nor_record(record: Record) -> None:
    short: Module[NimRules] = Module("length=short", lambda rules: rules, numbers=("short.*",))
    more = nim(
        options=(*OPTIONS, Option("length", ("long", "short"))),
        modules=(LAST_LOSES, short),
        sheet=read_sheet("nim", SHEET + MISERY.replace("misery", "short")),
    )
    assert more.sheet_hash({}, 2) == record.sheet_hash
    assert more.choose(record.options) == {"end": "last-wins", "length": "long"}
    assert replay(record, more).view(-1)["heap"] == 10


def test_a_record_on_a_profile_opens_anywhere() -> None:
    game = nim()
    profile = read_sheet("my-box", "[heap.stones]\nvalue = 15", "profile")
    on_profile = game.with_sheet(game.sheet.overlaid(profile))
    record = new_record(on_profile, 2, {}, 1)
    text = record.text()
    assert "number heap.stones = 15\n" in text
    assert read_record(text).text() == text
    assert replay(read_record(text), game).view(-1)["heap"] == 15
    assert replay(read_record(text), on_profile).view(-1)["heap"] == 15


def test_a_record_on_a_profile_opens_when_the_sheet_has_changed(tmp_path: Path) -> None:
    game = nim(sheet=read_sheet("nim", SHEET + MORE))
    on_profile = game.with_sheet(game.sheet.overlaid(read_sheet("my-box", "[heap.stones]\nvalue = 15", "profile")))
    record = new_record(on_profile, 2, {}, 1)
    now = a_sheet(tmp_path, SHEET.replace("12", "20") + MORE.replace("4", "3"), SHEET + MORE)
    played = game_of(record, nim(sheet=now))
    assert (played.sheet["heap.stones"], played.sheet["table.legs"]) == (15, 4)


def test_a_record_of_0_1_0_on_a_profile_opens_with_that_profile(tmp_path: Path) -> None:
    game = nim(sheet=a_sheet(tmp_path, SHEET.replace("12", "20") + MORE, SHEET))
    old = nim()
    profile = read_sheet("my-box", "[heap.stones]\nvalue = 15", "profile")
    record = new_record(old.with_sheet(old.sheet.overlaid(profile)), 2, {}, 1)
    record.numbers = {}
    with pytest.raises(RecordError, match="--sheet"):
        replay(record, game)
    assert replay(record, game.with_sheet(game.sheet.overlaid(profile))).view(-1)["heap"] == 15


def test_a_profile_that_changes_nothing_is_no_profile() -> None:
    game = nim()
    same = game.sheet.overlaid(read_sheet("my-box", "[heap.stones]\nvalue = 12", "profile"))
    assert foreign_numbers(game.with_sheet(same), {}, 2) == {}


@pytest.mark.parametrize(
    "numbers", [{"heap.stones": 5000}, {"heap.stones": "many"}, {"heap.stones": [1]}, {"house.floors": 3}]
)
def test_a_record_cannot_give_any_number_it_likes(numbers: dict[str, object]) -> None:
    with pytest.raises(EditionError):
        edition(nim(), 1, "0" * 16, {}, 2, numbers)


@pytest.mark.parametrize(
    "line", ["number", "number x", "number x =", "number x = 1.5", "number x = NaN", "number = 3", "number x = {"]
)
def test_a_number_is_json(line: str) -> None:
    head = new_record(nim(), 2, {}, 1).text().split("\n\n")[0]
    with pytest.raises(RecordError):
        read_record(f"{head}\n{line}\n\n")


@pytest.mark.parametrize("game", rulesets(), ids=lambda game: game.facts.id)
def test_the_sheet_of_this_program_is_in_the_archive(game: object) -> None:
    sheet = game.sheet.own()  # type: ignore[attr-defined]  # a Game
    assert sheet.values() in sheet.earlier(), (
        f"a number of {sheet.name} was added or changed: `make archive-sheets` keeps the sheet as it is, so that games "
        "played on it must always open. Leave the archived sheets of released versions alone."
    )


def test_archived_sheets_are_called_by_their_hash() -> None:
    for game in rulesets():
        files = list((Path(str(game.sheet.own().folder)) / ARCHIVE).glob("*.json"))
        assert files
        for path in files:
            assert path.stem == hash_of(json.loads(path.read_text("utf-8")))


def test_the_sheets_of_0_1_0_are_kept() -> None:
    for ruleset, name in (("arkadia", "0c961b56140277d9"), ("water-frame", "26752058104d4a44")):
        game = find_game(ruleset)
        assert edition(game, 1, name, {}, 3, {}).facts.id == ruleset
    assert edition(find_game("arkwright-cards"), 1, "567f6875d328a590", {}, 1, {})
