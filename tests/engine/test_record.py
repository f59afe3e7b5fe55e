"""Records: header and moves as text, read with a clear error for every mistake, replayed exactly."""

from __future__ import annotations

import pytest

from arktable.engine.errors import RecordError
from arktable.engine.game import Game
from arktable.engine.records.record import (
    MAX_MOVES,
    MAX_RECORD_BYTES,
    Player,
    Record,
    line_of,
    new_record,
    read_record,
    replay,
)
from arktable.engine.registry import find_game
from arktable.engine.seats import OPEN_BOOK
from arktable.engine.sheets import read_sheet
from tests.builders.random_play import recorded

HEADER = """arktable 1
ruleset arkadia
rules 1
sheet abc
option flip=yes
seats 2
seed 4711
player 1 person Ada
player 2 bot:greedy Oak
"""
GOOD = HEADER + "\n1 own k5\n1 done\n"


@pytest.fixture(scope="module")
def game() -> Game:
    return find_game("arkadia")


@pytest.fixture(scope="module")
def played(game: Game) -> Record:
    return recorded(game, 2, {"lot": "choose"}, 3)[0]


def test_a_record_is_read_as_it_is_written() -> None:
    record = read_record(GOOD)
    assert (record.ruleset, record.rules_rev, record.sheet_hash) == ("arkadia", 1, "abc")
    assert (record.seats, record.seed, record.options) == (2, 4711, {"flip": "yes"})
    assert [(player.kind, player.name) for player in record.players] == [("person", "Ada"), ("bot:greedy", "Oak")]
    assert record.moves == [(0, "own k5"), (0, "done")]
    assert record.text() == GOOD


def test_comments_blank_lines_and_windows_line_ends_do_not_matter() -> None:
    text = "# a game\r\n\r\n" + GOOD.replace("\n", "\r\n").replace("1 done", "# and then\r\n  1   done  ")
    assert read_record(text).text() == GOOD


def test_players_may_be_left_out() -> None:
    text = "\n".join(line for line in GOOD.split("\n") if not line.startswith("player"))
    assert [player.name for player in read_record(text).players] == ["Seat 1", "Seat 2"]


@pytest.mark.parametrize("name", ["Ada", "Ada Lovelace", "A#1", "#1", "Zoë 🜚", "seed 5", "1 done", "x" * 40])
def test_any_decent_name_survives(name: str) -> None:
    record = read_record(GOOD)
    record.players[0] = Player("person", name)
    assert read_record(record.text()).players[0].name == name


@pytest.mark.parametrize(
    "name", ["", "x" * 41, "a\tb", "a\x00b", "a\x7fb", "a\x85seed 1", "a\u2028seed 1", "a\nseed 1"]
)
def test_a_name_that_could_break_the_text_is_refused(name: str) -> None:
    record = read_record(GOOD)
    record.players[0] = Player("person", name)
    with pytest.raises(RecordError):
        read_record(record.text())


@pytest.mark.parametrize(
    ("text", "line"),
    [
        pytest.param("", 0, id="nothing"),
        pytest.param("\n\n# only this\n", 0, id="only a comment"),
        pytest.param("hello\n", 1, id="something else"),
        pytest.param(GOOD.replace("arktable 1", "arktable 2"), 1, id="another format"),
        pytest.param(GOOD.replace("ruleset arkadia\n", ""), 0, id="no ruleset"),
        pytest.param(GOOD.replace("sheet abc\n", ""), 0, id="no sheet"),
        pytest.param(GOOD.replace("sheet abc", "sheet"), 0, id="an empty sheet"),
        pytest.param(GOOD.replace("rules 1\n", ""), 0, id="no rules revision"),
        pytest.param(GOOD.replace("rules 1", "rules one"), 3, id="a word for the revision"),
        pytest.param(GOOD.replace("seats 2\n", ""), 0, id="no seats"),
        pytest.param(GOOD.replace("seats 2", "seats 0"), 0, id="no seat"),
        pytest.param(GOOD.replace("seats 2", "seats 99"), 0, id="too many seats"),
        pytest.param(GOOD.replace("seats 2", "seats 3"), 0, id="more seats than players"),
        pytest.param(GOOD.replace("seed 4711\n", ""), 0, id="no seed"),
        pytest.param(GOOD.replace("seed 4711", "seed 1e9"), 7, id="a broken seed"),
        pytest.param(GOOD.replace("seed 4711", "seed " + "9" * 41), 7, id="an endless seed"),
        pytest.param(GOOD.replace("seats 2", "seats 2\nseats 2"), 7, id="seats twice"),
        pytest.param(GOOD.replace("option flip=yes", "option flip"), 5, id="an option without value"),
        pytest.param(GOOD.replace("option flip=yes", "option flip=yes\noption flip=no"), 6, id="an option twice"),
        pytest.param(GOOD.replace("seats 2", "colour blue"), 6, id="an unknown header"),
        pytest.param(GOOD.replace("player 1 person Ada", "player 1 person"), 8, id="a player without name"),
        pytest.param(GOOD.replace("player 1", "player 2"), 8, id="players out of order"),
        pytest.param(GOOD + "done\n", 13, id="a move without seat"),
        pytest.param(GOOD + "seed 5\n", 13, id="a header after the moves"),
        pytest.param(GOOD + "1\n", 13, id="a seat without move"),
        pytest.param(GOOD + "123 done\n", 13, id="an endless seat"),
        pytest.param(GOOD + "-1 done\n", 13, id="a negative seat"),
        pytest.param(GOOD + "1 done\n" * MAX_MOVES, 11 + MAX_MOVES, id="too many moves"),
        pytest.param(GOOD + "#" * MAX_RECORD_BYTES, 0, id="too large"),
        pytest.param(GOOD + "# " + "é" * (MAX_RECORD_BYTES // 2), 0, id="too large in bytes"),
    ],
)
def test_a_malformed_record_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(RecordError) as error:
        read_record(text)
    assert error.value.details["line"] == line
    assert len(error.value.message) < 300


def test_strange_characters_are_no_crash() -> None:
    for text in ("\ud800", "\x00" * 10, GOOD.replace("abc", "\ud800"), "arktable 1\n" + "\u0661 done"):
        with pytest.raises(RecordError):
            read_record(text + "\nplayer")


# -- replaying ---------------------------------------------------------------------------------------------------------


def test_replaying_gives_the_same_game(game: Game, played: Record) -> None:
    again = replay(read_record(played.text()), game)
    assert again.view(-2) == recorded(game, 2, {"lot": "choose"}, 3)[1].view(-2)
    assert again.seat == -1


def test_replaying_to_a_move_stops_there(game: Game, played: Record) -> None:
    for to in (0, 1, 17, len(played.moves)):
        assert replay(played, game, to).decisions == to
    assert replay(played, game, -5).decisions == 0
    assert replay(played, game, 10**9).decisions == len(played.moves)


def test_only_who_listens_gets_events(game: Game, played: Record) -> None:
    line = line_of(played, game)
    assert line.at(10).events is None
    assert all(position.events is None for position in line.positions())
    assert any(events for _, events in line.events())


def test_a_new_record_names_every_option_and_seat(game: Game) -> None:
    record = new_record(game, 3, {"flip": "yes"}, 5)
    assert set(record.options) == {option.key for option in game.facts.options}
    assert len(record.players) == 3
    assert replay(read_record(record.text()), game).decisions == 0


def _changed(record: Record, **fields: object) -> Record:
    twin = read_record(record.text())
    for name, value in fields.items():
        setattr(twin, name, value)
    return twin


@pytest.mark.parametrize(
    "fields",
    [
        pytest.param({"ruleset": "chess"}, id="another ruleset"),
        pytest.param({"rules_rev": 999}, id="another revision of the rules"),
        pytest.param({"sheet_hash": "0" * 16}, id="another sheet"),
        pytest.param({"seats": 7}, id="too many seats"),
        pytest.param({"options": {"weather": "fine"}}, id="an unknown option"),
        pytest.param({"options": {"flip": "perhaps"}}, id="an unknown value"),
        pytest.param({"options": {"setup": "beginner", "lot": "choose"}}, id="options that exclude each other"),
        pytest.param({"moves": [(1, "lot 4x3 g5")]}, id="the wrong seat"),
        pytest.param({"moves": [(7, "lot 4x3 g5")]}, id="a seat that does not exist"),
        pytest.param({"moves": [(-1, "lot 4x3 g5")]}, id="nobody's move"),
        pytest.param({"moves": [(0, "lot 4x3 a1")]}, id="an illegal move"),
        pytest.param({"moves": [(0, "castle cloth 1")]}, id="a move that is not asked for"),
        pytest.param({"moves": [(0, "fly to the moon")]}, id="no move at all"),
    ],
)
def test_what_does_not_replay_is_refused(game: Game, played: Record, fields: dict[str, object]) -> None:
    with pytest.raises(RecordError) as error:
        replay(_changed(played, **fields), game)
    assert error.value.key == "record"


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_no_move_follows_the_end_of_the_game(game: Game, played: Record, seat: int) -> None:
    with pytest.raises(RecordError):
        replay(_changed(played, moves=[*played.moves, (seat, "end")]), game)


def test_a_record_belongs_to_the_sheet_it_was_played_with(game: Game, played: Record) -> None:
    profile = read_sheet("my-box", "[workers.start]\nvalue = 4", "profile")
    other = game.with_sheet(game.sheet.overlaid(profile))
    assert replay(played, other).view(OPEN_BOOK) == replay(played, game).view(OPEN_BOOK)
    assert replay(new_record(other, 2, {}, 1), game).seat == 0
