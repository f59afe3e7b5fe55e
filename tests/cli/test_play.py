"""`arktable play`, by what a person types."""

from __future__ import annotations

import re
import signal
import subprocess
from pathlib import Path

import pytest

from arktable.cli.output import wrapped
from arktable.engine.records.record import read_record, replay
from arktable.engine.registry import find_game
from tests.cli.runner import PATIENCE, PROGRAM, Ran, arktable, refused

TABLE = ("play", "arkadia", "--bots", "random", "--seed", "3")


def play(say: str, *args: str) -> Ran:
    ran = arktable(*TABLE, *args, say=say)
    assert (ran.code, ran.err) == (0, "")
    return ran


def test_a_whole_game_by_numbers_ends_with_its_result_and_a_record_that_replays(tmp_path: Path) -> None:
    file = tmp_path / "games" / "evening.ark"
    # The first move offered, over and over.
    ran = play("1\n" * 600, "--save", str(file))
    assert "The game is over." in ran.out
    assert "★" in ran.out
    record = read_record(file.read_text("utf-8"))
    position = replay(record, find_game("arkadia"))
    assert position.seat < 0
    assert [player.kind for player in record.players] == ["person", "bot:random"]


def test_when_the_input_ends_the_record_is_saved_where_asked(tmp_path: Path) -> None:
    file = tmp_path / "short.ark"
    play("card farm-spice\nlay farm e4 a\n", "--save", str(file))
    assert read_record(file.read_text("utf-8")).moves == [(0, "card farm-spice"), (0, "lay farm e4 a")]


def test_quit_keeps_the_record_in_the_data_folder(tmp_path: Path) -> None:
    ran = arktable(*TABLE, say="1\nquit\n", XDG_DATA_HOME=str(tmp_path))
    assert ran.code == 0
    assert (tmp_path / "arktable" / "games" / "arkadia-3.ark").is_file()


def test_quit_without_a_move_leaves_nothing_behind(tmp_path: Path) -> None:
    assert arktable(*TABLE, say="quit\n", XDG_DATA_HOME=str(tmp_path)).code == 0
    assert list(tmp_path.iterdir()) == []


def test_the_table_shows_board_castle_hand_and_what_is_asked() -> None:
    out = play("").out
    assert " a  b  c " in out
    assert "#r0" in out
    assert "Open cards: farm-silver, house-silver, trade-silver; stack 29" in out
    assert "farm-spice" in out
    assert "You decide: laying a building or introducing workers." in out


def test_nothing_secret_is_printed() -> None:
    out = play("").out
    other = next(line for line in out.splitlines() if line.startswith("(2) Random 2"))
    assert other.split()[3:] == ["4", "4", "0", "?", "?", "?", "?"]


def test_a_move_that_is_not_allowed_is_explained_and_asked_again() -> None:
    out = play(f"own a1\nown zz\n999\n{'9' * 5000}\n0\n\n").out
    assert "a1 is not beside a building" in out
    assert "'own zz' is not a move of this game" in out
    assert out.count("There are moves 1 to 18.") == 3


def test_why_explains_moves_and_undo() -> None:
    out = play("why done\nwhy card farm-spice\nwhy nonsense\nwhy\nwhy undo\n").out
    assert "Introduce at least one worker first." in out
    assert "That is allowed." in out
    assert "'nonsense' is not a move" in out
    assert "Say which move" in out
    assert "no decision that could be taken back" in out


def test_undo_goes_back_within_the_own_turn_and_not_past_a_drawn_card(tmp_path: Path) -> None:
    file = tmp_path / "undo.ark"
    out = play("own g4\nundo\ncard farm-spice\nlay farm e4 a\ntake stack\nundo\n", "--save", str(file)).out
    assert out.count("Taken back.") == 1
    assert "Something hidden has been shown since" in out
    moves = [move for _, move in read_record(file.read_text("utf-8")).moves]
    assert moves == ["card farm-spice", "lay farm e4 a", "take stack"]


def test_undo_does_not_reach_past_another_player() -> None:
    assert "Random 2 has decided since" in play("own g4\ndone\nend\nundo\n").out


def test_help_names_commands_and_the_moves_of_the_decision() -> None:
    out = play("own g4\n?\n").out
    assert "take back your last decision" in out
    assert "end: " not in out
    assert "lay mill f3 b" not in out


def test_lines_break_between_words_where_they_do_not_fit() -> None:
    assert wrapped("  undo: take back your last decision", 24) == ["  undo: take back your", "    last decision"]
    assert wrapped("short", 24) == ["short"]
    assert wrapped("", 24) == [""]
    assert wrapped("a/path/that/is/longer/than/the/line", 24) == ["a/path/that/is/longer/than/the/line"]


def test_help_all_shows_the_whole_notation() -> None:
    assert "lay mill f3 b" in play("own g4\nhelp all\n").out


def test_a_hint_names_plans_that_can_be_played_and_plays_nothing(tmp_path: Path) -> None:
    file = tmp_path / "hinted.ark"
    out = play("hint\n", "--save", str(file)).out
    first = re.search(r"^1\. ([^·\n]+)", out, re.MULTILINE)
    assert first is not None
    assert "the best plan" in out
    assert read_record(file.read_text("utf-8")).moves == []
    play(f"{first[1].strip()}\n", "--save", str(file))
    assert read_record(file.read_text("utf-8")).moves == [(0, first[1].strip())]


def test_a_hint_tells_nothing_hidden() -> None:
    """A plan that draws from the stack does not say which card comes: the hand of the record's next moment differs."""
    plans = re.findall(r"^\d\. .*\n   .*", play("own g4\ndone\nhint\n").out, re.MULTILINE)
    assert plans
    assert not any("draws" in plan for plan in plans)


def test_a_forecast_is_shown_while_playing() -> None:
    frame = arktable(
        "play", "water-frame", "--seats", "3", "--seed", "3", say="forecast\nforecast lamps\nforecast tea\n"
    ).out
    assert frame.count("food (9)") == 1
    assert frame.count("lamps (5)") == 2
    assert "A good is one of food, clothes, cutlery, lamps." in frame
    cards = arktable("play", "arkwright-cards", "--seats", "2", "--seed", "3", say="forecast\n").out
    assert "food (0)" in cards
    assert "This game has no markets to forecast." in play("forecast\n").out


def test_a_card_that_is_picked_by_its_place_has_its_name_beside_it() -> None:
    ran = arktable("play", "arkwright-cards", "--seats", "1", "--seed", "3", say="found food\nfound lamps\n")
    assert "pick 7 (Patent)" in ran.out


def test_log_moves_and_table_can_be_asked_for() -> None:
    out = play("own g4\nlog\nmoves\ntable\n").out
    assert out.count("Player 1 introduces a worker on g4.") == 2
    assert out.count("Round 1, turn 1") == 2


def test_bots_can_be_watched_alone() -> None:
    out = play("", "--seat", "0").out
    assert "Random 1" in out
    assert "The game is over." in out
    assert "You decide" not in out


def test_a_seat_further_back_waits_for_its_turn() -> None:
    out = play("", "--seats", "3", "--seat", "3").out
    assert re.search(r"Random 1 .*\n(.*\n)*.*You decide", out)
    assert "(3) Player 3 ◄" in out


def test_the_table_speaks_french_and_understands_it() -> None:
    out = play("aide\nown g4\nreprendre\npourquoi own a1\nquitter\n", "--lang", "fr", "--save", "/dev/null").out
    assert "À vous de décider\u202f:" in out
    assert "Joueur 1 place un ouvrier" in out
    assert "Repris." in out
    assert "a1 n’est à côté d’aucun bâtiment." in out
    assert "\u2068" not in out  # Fluent's isolation marks


def test_the_castle_lot_can_be_chosen() -> None:
    out = play("1\n", "-o", "lot=choose").out
    assert "You decide: setting the castle lot." in out
    assert "sets the castle lot" in out


@pytest.mark.parametrize(
    ("args", "hint"),
    [
        (("--seat", "3"), "seats 1 to 2"),
        (("--seats", "5"), "2, 3, 4"),
        (("--bots", "clever"), "random, greedy"),
        (("--option", "lot"), "key=value"),
        (("--seed", "9" * 30), "at most 18 digits"),
    ],
)
def test_a_table_that_cannot_be_opened_is_refused(args: tuple[str, ...], hint: str) -> None:
    assert hint in refused(*TABLE, *args)


def test_a_record_that_cannot_be_written_is_a_clear_error() -> None:
    ran = arktable(*TABLE, "--save", "/dev/null/game.ark", say="1\n")
    assert ran.code == 2
    assert "cannot write" in ran.err


def test_ctrl_c_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.ark"
    command = [*PROGRAM, *TABLE, "--lang", "en", "--save", str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as table:
        assert table.stdin is not None
        assert table.stdout is not None
        table.stdin.write("own g4\n")
        table.stdin.flush()
        told = iter(table.stdout.readline, "")  # ends when the program does
        assert any("introduces a worker" in line for line in told)
        table.send_signal(signal.SIGINT)
        table.communicate(timeout=PATIENCE)
    assert table.returncode == 130
    assert read_record(file.read_text("utf-8")).moves == [(0, "own g4")]


def test_bytes_that_are_no_text_are_no_move_and_no_crash() -> None:
    command = [*PROGRAM, *TABLE, "--lang", "en"]
    done = subprocess.run(command, input=b"\xff\xfe\n1\n", capture_output=True, check=False)
    assert done.returncode == 0
    assert b"is not a move of this game" in done.stdout
