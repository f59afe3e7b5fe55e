"""The promises of engine/game.py, for every registered ruleset, number of seats and representative options."""

from __future__ import annotations

import json

import pytest

from arktable.engine.errors import IllegalMove
from arktable.engine.records.record import read_record, replay
from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK
from tests.builders.invariants import Watch, as_bytes, keeps_secret_moves, leaks_nothing, viewers, why_not_agrees
from tests.builders.random_play import play_out, recorded, walk
from tests.builders.rulesets import EVERY, SOME, Setting


@EVERY
def test_a_random_game_ends_and_everything_is_accounted_for_at_every_step(setting: Setting) -> None:
    watch = None
    for position in walk(setting.game, setting.seats, setting.options, 2):
        watch = watch or Watch(position)
        watch.look(position)
    assert position.seat == -1
    assert position.counted(OPEN_BOOK) in (None, position.scores())


@EVERY
def test_the_same_seed_and_the_same_moves_give_the_same_game(setting: Setting) -> None:
    first = walk(setting.game, setting.seats, setting.options, 3)
    second = walk(setting.game, setting.seats, setting.options, 3)
    for one, other in zip(first, second, strict=True):
        if one.decisions % 10 == 0 or one.seat < 0:
            assert as_bytes(one.view(OPEN_BOOK)) == as_bytes(other.view(OPEN_BOOK))
        assert one.rng.state() == other.rng.state()


@SOME
def test_another_seed_gives_another_game(setting: Setting) -> None:
    """Unless nothing is left to chance when the game is set up."""
    starts = [setting.game.start(setting.seats, setting.options, seed) for seed in range(5)]
    drawn = any(start.rng.state() != rng_from_seed(seed).state() for seed, start in enumerate(starts))
    assert (len({as_bytes(start.view(OPEN_BOOK)) for start in starts}) > 1) == drawn


@EVERY
def test_why_not_and_moves_agree(setting: Setting) -> None:
    """Once per phase on the whole catalogue, at every tenth decision on some of it."""
    rng, seen = rng_from_seed(1), set()
    for position in walk(setting.game, setting.seats, setting.options, 4):
        if position.phase() not in seen:
            seen.add(position.phase())
            why_not_agrees(position, rng)
        elif position.decisions % 10 == 0:
            why_not_agrees(position, rng, most=100)


@EVERY
def test_no_view_depends_on_what_its_viewer_cannot_know(setting: Setting) -> None:
    rng, asked = rng_from_seed(9), dict[str, int]()
    for position in walk(setting.game, setting.seats, setting.options, 5):
        asked[position.phase()] = asked.get(position.phase(), 0) + 1
        if asked[position.phase()] % 6 == 1:
            leaks_nothing(position, rng)


@EVERY
def test_a_secret_move_shows_the_others_nothing(setting: Setting) -> None:
    """Each secret decision of a game; most games have none."""
    for position in walk(setting.game, setting.seats, setting.options, 15):
        if any(position.is_secret(move) for move in position.moves()):
            keeps_secret_moves(position)


@SOME
def test_a_sample_for_anybody_at_any_moment_can_be_played_to_its_end(setting: Setting) -> None:
    rng = rng_from_seed(6)
    for position in walk(setting.game, setting.seats, setting.options, 6):
        if position.decisions % 23 == 0:
            for viewer in viewers(position):
                sample = position.sample(viewer, rng)
                play_out(sample, rng)
                assert sample.census() == position.census()


@SOME
def test_asking_changes_nothing(setting: Setting) -> None:
    """moves, why_not, view, sample, copy, scores …: the game goes on as if nobody had asked."""
    quiet = walk(setting.game, setting.seats, setting.options, 7)
    rng = rng_from_seed(1)
    for position, other in zip(walk(setting.game, setting.seats, setting.options, 7), quiet, strict=True):
        if position.decisions % 5 == 0:
            why_not_agrees(position, rng, most=20)
            leaks_nothing(position, rng)
            position.copy()
            position.scores()
        assert position.rng.state() == other.rng.state()
    assert as_bytes(position.view(OPEN_BOOK)) == as_bytes(other.view(OPEN_BOOK))


@SOME
def test_listening_changes_nothing(setting: Setting) -> None:
    silent = walk(setting.game, setting.seats, setting.options, 8)
    loud = walk(setting.game, setting.seats, setting.options, 8, listen=True)
    for position, other in zip(silent, loud, strict=True):
        assert position.rng.state() == other.rng.state()
    assert position.events is None
    assert other.events
    assert as_bytes(position.view(OPEN_BOOK)) == as_bytes(other.view(OPEN_BOOK))


@SOME
def test_events_are_plain_and_their_secrets_are_for_one_seat_only(setting: Setting) -> None:
    *_, position = walk(setting.game, setting.seats, setting.options, 9, listen=True)
    assert position.events
    for event in position.events:
        for viewer in (*viewers(position), OPEN_BOOK):
            seen = event.seen_by(viewer)
            assert json.dumps(seen)
            knows = viewer in (event.audience, OPEN_BOOK)
            if event.secret and not knows:
                assert seen == {"key": event.key, "seat": event.seat, "args": event.details}
                assert not set(event.secret) & set(event.details)


@EVERY
def test_a_record_replays_exactly(setting: Setting) -> None:
    record, end = recorded(setting.game, setting.seats, setting.options, 10)
    text = record.text()
    again = replay(read_record(text), setting.game)
    assert read_record(text).text() == text
    assert as_bytes(again.view(OPEN_BOOK)) == as_bytes(end.view(OPEN_BOOK))
    assert (again.scores(), again.winners(), again.rng.state()) == (end.scores(), end.winners(), end.rng.state())


@SOME
def test_an_illegal_move_raises_and_changes_nothing(setting: Setting) -> None:
    position = setting.game.start(setting.seats, setting.options, 11)
    legal = {move.id for move in position.moves()}
    before = (as_bytes(position.view(OPEN_BOOK)), position.decisions, position.rng.state())
    illegal = next(move for move in position.catalogue.all if move.id not in legal)
    with pytest.raises(IllegalMove):
        position.play_checked(illegal)
    assert (as_bytes(position.view(OPEN_BOOK)), position.decisions, position.rng.state()) == before


@SOME
def test_the_whole_catalogue_is_written_and_read_back(setting: Setting) -> None:
    catalogue = setting.game.catalogue()
    assert [move.id for move in catalogue.all] == list(range(len(catalogue)))
    for move in catalogue.all:
        assert catalogue.parse(str(move)) is move
        assert catalogue.find(move.word, move.args) is move
        assert "\n" not in move.text
        assert move.text == " ".join(move.text.lower().split())


@SOME
def test_moves_come_from_the_catalogue_of_the_game(setting: Setting) -> None:
    catalogue = setting.game.catalogue()
    for position in walk(setting.game, setting.seats, setting.options, 12):
        assert position.catalogue is catalogue
        assert all(catalogue.all[move.id] is move for move in position.moves())


@SOME
def test_the_view_says_for_whom_it_is_and_offers_moves_only_to_who_decides(setting: Setting) -> None:
    for position in walk(setting.game, setting.seats, setting.options, 13):
        if position.decisions % 9:
            continue
        for viewer in (*viewers(position), OPEN_BOOK):
            view = position.view(viewer)
            assert (view["viewer"], view["to_move"], view["over"]) == (viewer, position.seat, position.seat < 0)
            assert (view["offer"] is not None) == (viewer >= 0 and viewer == position.seat)
