"""A correction of the rules: games begun before go on as they began, and may go over to the new rules."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arktable.engine.errors import EditionError, RecordError
from arktable.engine.position import Position
from arktable.engine.records.record import new_record, read_record, replay
from arktable.engine.records.revisions import Revision
from arktable.engine.rules import Module
from tests.builders.nim import LAST_LOSES, NOT_KEPT, THREE_STONES, NimPosition, NimRules, nim

BEFORE, AFTER = nim(), nim(THREE_STONES)


def texts(position: Position) -> list[str]:
    return [move.text for move in position.moves()]


def test_the_number_of_the_revision_follows_from_what_changed() -> None:
    assert (BEFORE.facts.rules_rev, AFTER.facts.rules_rev) == (1, 2)
    assert (AFTER.revision, AFTER.by_revision(1).revision, AFTER.by_revision(1).by_revision(2).revision) == (2, 1, 2)


def test_an_earlier_revision_plays_as_it_did() -> None:
    assert texts(AFTER.start(2, {}, 1)) == ["take 1", "take 2", "take 3"]
    assert texts(AFTER.by_revision(1).start(2, {}, 1)) == texts(BEFORE.start(2, {}, 1)) == ["take 1", "take 2"]
    misery = AFTER.by_revision(1).start(2, {"end": "last-loses"}, 1)
    assert isinstance(misery, NimPosition)
    assert (misery.rules.last_loses, misery.rules.most) == (True, 2)


def test_revisions_are_restored_from_the_latest_to_the_earliest() -> None:
    last_wins: Module[NimRules] = Module("revision-2", lambda rules: replace(rules, most=1, last_loses=True))
    game = nim(THREE_STONES, Revision(3, "revision-nim-again", last_wins, "0.2.0"))
    assert texts(game.by_revision(2).start(2, {}, 1)) == ["take 1"]
    first = game.by_revision(1).start(2, {}, 1)
    assert isinstance(first, NimPosition)
    assert (first.rules.most, first.rules.last_loses) == (2, True)


def test_a_record_of_before_replays_after() -> None:
    record = new_record(BEFORE, 2, {}, 7)
    record.moves = [(0, "take 2"), (1, "take 1")]
    again = read_record(record.text())
    assert again.rules_rev == 1
    position = replay(again, AFTER)
    assert texts(position) == ["take 1", "take 2"]
    assert position.view(-2) == replay(again, BEFORE).view(-2)
    assert new_record(AFTER, 2, {}, 7).rules_rev == 2


def test_a_move_of_the_new_rules_is_refused_in_a_record_of_before() -> None:
    record = new_record(BEFORE, 2, {}, 7)
    record.moves = [(0, "take 3")]
    with pytest.raises(RecordError, match="move 1"):
        replay(record, AFTER)


def test_a_game_goes_on_by_the_new_rules_from_where_it_stands() -> None:
    old = AFTER.by_revision(1).start(2, {}, 3)
    old.play(old.catalogue.parse("take 2"))
    new = AFTER.go_on(old)
    assert texts(old) == ["take 1", "take 2"]
    assert texts(new) == ["take 1", "take 2", "take 3"]
    assert (new.seat, new.decisions, new.rng.state()) == (old.seat, old.decisions, old.rng.state())
    assert new.begun_by().game.revision == 2


def test_a_record_says_where_the_rules_changed() -> None:
    record = new_record(BEFORE, 2, {}, 7)
    record.moves = [(0, "take 2"), (1, "take 1"), (0, "take 3")]
    record.switches = [(2, 2)]
    text = record.text()
    assert text.endswith("1 take 2\n2 take 1\nrules 2\n1 take 3\n")
    assert read_record(text).text() == text
    assert replay(read_record(text), AFTER).view(-1)["heap"] == 6
    with pytest.raises(RecordError, match="knows revisions 1 to 1"):
        replay(read_record(text), BEFORE)


@pytest.mark.parametrize("line", ["rules", "rules x", "rules 12345", "rules -1"])
def test_a_change_of_rules_is_a_number(line: str) -> None:
    head = new_record(BEFORE, 2, {}, 7).text()
    with pytest.raises(RecordError, match="rules 2"):
        read_record(f"{head}1 take 1\n{line}\n2 take 1\n")


def test_a_way_that_was_not_kept_is_refused_with_the_version_that_plays_it() -> None:
    with pytest.raises(EditionError, match=r"revision 1 of nim.*Arktable 0\.1\.0 plays it"):
        nim(NOT_KEPT).by_revision(1)
    with pytest.raises(RecordError, match=r"Arktable 0\.1\.0 plays it"):
        replay(new_record(BEFORE, 2, {}, 7), nim(NOT_KEPT))


def test_a_record_of_a_later_program_is_refused() -> None:
    with pytest.raises(RecordError, match="a later version"):
        replay(new_record(AFTER, 2, {}, 7), BEFORE)


def test_revisions_are_numbered_in_order() -> None:
    with pytest.raises(ValueError, match="2, 3"):
        nim(Revision(3, "revision-nim", LAST_LOSES, "0.1.0"))
