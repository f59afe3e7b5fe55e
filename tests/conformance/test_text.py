"""Positions as text, for every ruleset and set of options: exact, playable, silent about what a viewer cannot know."""

from __future__ import annotations

from arktable.engine.position import Position
from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK
from tests.builders.fields import difference
from tests.builders.invariants import as_bytes, viewers
from tests.builders.random_play import pick, walk
from tests.builders.rulesets import EVERY, SOME, Setting

FOLLOWED = 25
"""Decisions that a loaded position is played on beside the one it was saved from."""


def moments(setting: Setting, seed: int, every: int) -> list[Position]:
    """Copies of positions of a random game: the first of each phase, one in so many others, and the last."""
    found: list[Position] = []
    seen: set[str] = set()
    for position in walk(setting.game, setting.seats, setting.options, seed):
        if position.phase() not in seen or position.decisions % every == 0:
            seen.add(position.phase())
            found.append(position.copy())
    return found


@EVERY
def test_a_position_comes_back_exactly(setting: Setting) -> None:
    for position in moments(setting, 6, 17):
        text = position.save()
        twin = setting.game.load(text)
        assert not difference(twin, position), text
        assert twin.save() == text
        assert (twin.seat, twin.phase()) == (position.seat, position.phase())
        assert [move.text for move in twin.moves()] == [move.text for move in position.moves()]


@EVERY
def test_a_loaded_position_plays_on_like_the_one_it_was_saved_from(setting: Setting) -> None:
    for position in moments(setting, 7, 60):
        twin, rng = setting.game.load(position.save()), rng_from_seed(position.decisions)
        for _ in range(FOLLOWED):
            if position.seat < 0:
                break
            move = pick(position.moves(), rng)
            position.play(move)
            twin.play(twin.catalogue.parse(move.text))
        assert not difference(twin, position)


@SOME
def test_a_text_for_a_viewer_tells_nothing_that_this_viewer_cannot_know(setting: Setting) -> None:
    for position in moments(setting, 8, 40):
        for viewer in viewers(position):
            if viewer == OPEN_BOOK:
                continue
            text = position.save(viewer)
            assert "chance" not in text
            assert position.sample(viewer, rng_from_seed(3)).save(viewer) == text
            dealt = [setting.game.load(text, seed) for seed in (1, 2)]
            for twin in dealt:
                assert as_bytes(twin.view(viewer)) == as_bytes(position.view(viewer))
                assert twin.save(viewer) == text
                assert twin.census() == position.census()
                if viewer == position.seat:
                    assert [move.text for move in twin.moves()] == [move.text for move in position.moves()]
            assert dealt[0].rng.state() != dealt[1].rng.state()
