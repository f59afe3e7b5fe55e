"""The folder that remembers every finished game."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from arktable.arena.journal import GAMES, SCHEDULE, Journal, JournalError
from arktable.arena.played import Played
from arktable.arena.schedule import Schedule
from arktable.arena.tournament import Where, play_tournament

RANDOM = Schedule("arkadia", 2, ("random",), 3, 1)


def played(folder: Path, schedule: Schedule = RANDOM) -> list[Played]:
    with Journal(folder, schedule) as journal:
        return play_tournament(schedule, Where(), journal)


def lines(folder: Path) -> list[str]:
    return (folder / GAMES).read_text("utf-8").splitlines()


def outcomes(games: list[Played]) -> list[object]:
    return [(game.number, game.outcome, game.decisions, game.taken) for game in games]


def test_a_game_is_written_once_and_never_played_again(tmp_path: Path) -> None:
    first = played(tmp_path)
    kept = lines(tmp_path)
    assert len(kept) == 3
    heard: list[int] = []
    with Journal(tmp_path, RANDOM) as journal:
        again = play_tournament(RANDOM, Where(), journal, heard.append)
    assert outcomes(again) == outcomes(first)
    assert heard == [3]
    assert lines(tmp_path) == kept
    with Journal(tmp_path, RANDOM) as journal:
        assert not journal.add(first[0])
    assert lines(tmp_path) == kept


@pytest.mark.parametrize("torn", ['{"game":2,"sco', "{", '{"game":2}'])
def test_half_a_line_at_the_end_is_cut_off_and_its_game_played_again(tmp_path: Path, torn: str) -> None:
    whole = played(tmp_path)
    kept = lines(tmp_path)
    (tmp_path / GAMES).write_text("\n".join([*kept[:2], torn]), "utf-8")
    assert outcomes(played(tmp_path)) == outcomes(whole)
    assert lines(tmp_path)[:2] == kept[:2]
    assert [json.loads(line)["game"] for line in lines(tmp_path)] == [0, 1, 2]


def test_more_deals_of_the_same_tournament_go_into_the_same_folder(tmp_path: Path) -> None:
    played(tmp_path)
    longer = replace(RANDOM, deals=5)
    assert len(played(tmp_path, longer)) == 5
    assert len(lines(tmp_path)) == 5
    assert len(played(tmp_path)) == 3  # a shorter one takes what it needs


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (replace(RANDOM, seed=2), "seed: 1 there, 2 here"),
        (replace(RANDOM, seats=3), "seats"),
        (replace(RANDOM, bots=("greedy",)), "greedy"),
        (replace(RANDOM, options={"setup": "beginner"}), "options"),
        (replace(RANDOM, watched=True), "watched"),
    ],
)
def test_the_folder_of_another_tournament_is_refused(tmp_path: Path, other: Schedule, named: str) -> None:
    played(tmp_path)
    kept = (tmp_path / GAMES).read_bytes()
    with pytest.raises(JournalError, match=r"another tournament") as refused:
        Journal(tmp_path, other)
    assert named in refused.value.message
    assert (tmp_path / GAMES).read_bytes() == kept


def test_two_programs_do_not_write_one_journal(tmp_path: Path) -> None:
    with Journal(tmp_path, RANDOM), pytest.raises(JournalError, match="another program"):
        Journal(tmp_path, RANDOM)
    Journal(tmp_path, RANDOM).close()


def test_a_line_that_is_no_game_is_named(tmp_path: Path) -> None:
    played(tmp_path)
    (tmp_path / GAMES).write_text("nonsense\n", "utf-8")
    with pytest.raises(JournalError, match="line 1"):
        Journal(tmp_path, RANDOM)


def test_games_without_a_plan_and_a_spoilt_plan_are_refused(tmp_path: Path) -> None:
    played(tmp_path)
    (tmp_path / SCHEDULE).write_text("{", "utf-8")
    with pytest.raises(JournalError, match="not JSON"):
        Journal(tmp_path, RANDOM)
    (tmp_path / SCHEDULE).unlink()
    with pytest.raises(JournalError, match="no tournament"):
        Journal(tmp_path, RANDOM)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(JournalError, match="cannot be written"):
        Journal(tmp_path / "file" / "folder", RANDOM)


def test_what_seats_do_is_kept_where_it_is_asked_for(tmp_path: Path) -> None:
    watched = replace(RANDOM, watched=True)
    first = played(tmp_path, watched)
    assert outcomes(played(tmp_path, watched)) == outcomes(first)
    assert sum(first[0].taken[0].values()) == first[0].decisions[0]
    assert any(move.startswith("card card=") for move in first[0].taken[0])
