"""The golden archive: whole games of every released version play on as they did, and positions have as many paths.

When this is red, a recorded game does something else than it did. Either that was a mistake: correct it. Or a rule was
changed on purpose: then the old way stays behind as a revision of the game (docs/decisions/0040), and all is green.
"""

from __future__ import annotations

import re
import shutil
from collections import defaultdict
from pathlib import Path

import pytest

from arktable.engine.position import Position
from arktable.engine.records.record import read_record, replay
from arktable.engine.records.revisions import Revision
from arktable.engine.registry import find_game, rulesets
from arktable.engine.rules import Module
from arktable.engine.sheets import packaged_sheet
from tests.archive.files import PERFT, RECORDS, read_outcomes, versions
from tests.archive.marks import Outcome, first_difference, outcome
from tests.archive.moments import MOMENTS
from tests.builders.nim import THREE_STONES, NimRules, nim
from tests.builders.random_play import recorded

OUTCOMES = [
    pytest.param(version, name, outcome, id=f"{version}-{name}")
    for version in versions()
    for name, outcome in read_outcomes(version).items()
]
POSITIONS = sorted(PERFT.glob("*.ark"))


@pytest.mark.parametrize(("version", "name", "noted"), OUTCOMES)
def test_a_recorded_game_goes_on_as_it_did(version: str, name: str, noted: Outcome) -> None:
    record = read_record((RECORDS / version / f"{name}.ark").read_text("utf-8"))
    differs = first_difference(record, find_game(record.ruleset), noted)
    assert not differs, (
        f"{name} of {version}, rules revision {record.rules_rev}: {differs}. "
        f"If {record.ruleset} is meant to play differently, keep the old way as a revision."
    )


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_there_are_as_many_paths_as_were_counted(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_record(text)
    position = replay(record, find_game(record.ruleset))
    counted = {int(depth): int(n) for depth, n in re.findall(r"^# perft (\d) (\d+)$", text, re.MULTILINE)}
    assert counted
    assert {depth: nodes(position, depth) for depth in counted} == counted


def nodes(position: Position, depth: int) -> int:
    moves = position.moves()
    if depth <= 1 or not moves:
        return len(moves) if depth == 1 else 1
    found = 0
    for move in moves:
        after = position.copy()
        after.play(move)
        found += nodes(after, depth - 1)
    return found


def test_every_file_is_in_the_archive_and_every_entry_has_its_file() -> None:
    assert {path.stem for path in POSITIONS} == set(MOMENTS)
    for version in versions():
        assert {path.stem for path in (RECORDS / version).glob("*.ark")} == set(read_outcomes(version))


def test_the_archive_of_0_1_0_has_every_ruleset_seat_count_option_and_kind_of_end() -> None:
    seats: dict[str, set[int]] = defaultdict(set)
    options: dict[str, set[tuple[str, str]]] = defaultdict(set)
    players: dict[str, set[str]] = defaultdict(set)
    outcomes = read_outcomes("0.1.0")
    for name in outcomes:
        record = read_record((RECORDS / "0.1.0" / f"{name}.ark").read_text("utf-8"))
        seats[record.ruleset].add(record.seats)
        options[record.ruleset].update(record.options.items())
        players[record.ruleset].update(player.kind for player in record.players)
    assert set(seats) == {"arkadia", "arkwright-cards", "spinning-jenny", "spinning-mule", "water-frame"}
    for game in (game for game in rulesets() if game.facts.id in seats):
        facts = game.facts
        assert seats[facts.id] == set(range(facts.seats_min, facts.seats_max + 1))
        known = {key for key, _ in options[facts.id]}  # an option of a later version is in no record of this one
        wanted = {(option.key, value) for option in facts.options if option.key in known for value in option.values}
        assert options[facts.id] >= wanted
        assert players[facts.id] == {"person", "bot:greedy"}
    assert {outcome.ended for outcome in outcomes.values()} == {"properly", "stuck"}


@pytest.mark.parametrize("ruleset", ["arkadia", "water-frame", "arkwright-cards"])
def test_another_number_on_the_sheet_keeps_no_record_out(tmp_path: Path, ruleset: str) -> None:
    """As if the next version had one number more."""
    game = find_game(ruleset)
    shutil.copytree(str(game.sheet.own().folder), tmp_path, dirs_exist_ok=True)
    (tmp_path / "more.toml").write_text('[chapel.windows]\nvalue = 7\nstatus = "seed"\nsource = "X 1"\n', "utf-8")
    files = [path.name for path in sorted(tmp_path.glob("*.toml"))]
    later = game.with_sheet(packaged_sheet(game.sheet.name, tmp_path, files))
    assert later.sheet.hash != game.sheet.hash
    for how in ("random", "greedy"):
        name = f"{ruleset}-3-{how}-everything"
        record = read_record((RECORDS / "0.1.0" / f"{name}.ark").read_text("utf-8"))
        assert first_difference(record, later, read_outcomes("0.1.0")[name]) == ""


def test_a_difference_is_named_with_the_first_move_that_shows_it() -> None:
    name = "arkadia-greedy-2"
    record = read_record((RECORDS / "0.1.0" / f"{name}.ark").read_text("utf-8"))
    game, noted = find_game("arkadia"), read_outcomes("0.1.0")[name]
    assert first_difference(record, game, noted) == ""
    marks = noted.marks
    noted.marks = marks[:41] + ("A" if marks[41] != "A" else "B") + marks[42:]
    seat, text = record.moves[9]
    assert first_difference(record, game, noted).startswith(
        f"after move 10 ({seat + 1} {text}) other: legal moves, now "
    )
    record.moves[20] = record.moves[21]
    noted.marks = marks
    assert first_difference(record, game, noted).startswith("move 21 (")


def test_a_rule_that_changed_without_a_way_back_is_red_at_the_first_move() -> None:
    """Three stones instead of two: with the restoring module the record goes on, with one that restores nothing not."""
    record = recorded(nim(), 2, {}, 5)[0]
    noted = outcome(record, nim())
    assert first_difference(record, nim(THREE_STONES), noted) == ""
    forgotten = Revision[NimRules](2, "revision-nim", Module("revision-1", lambda rules: rules), "0.1.0")
    differs = first_difference(record, nim(forgotten), noted)
    assert differs == "after the set-up other: legal moves, now take 1, take 2, take 3"
