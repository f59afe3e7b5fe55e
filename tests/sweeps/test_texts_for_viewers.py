"""The text of a position for a viewer is silent about what the viewer cannot know, whatever the options."""

from __future__ import annotations

from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK
from tests.builders.invariants import as_bytes, viewers
from tests.builders.rulesets import SOME, Setting, moments


@SOME
def test_a_text_for_a_viewer_tells_nothing_that_this_viewer_cannot_know(setting: Setting) -> None:
    for position in moments(setting, 8, 40):
        for viewer in viewers(position):
            if viewer == OPEN_BOOK:
                continue
            text = position.save(viewer)
            assert "chance" not in text
            assert position.sample(viewer, rng_from_seed(3)).save(viewer) == text
            dealt, view = [setting.game.load(text, seed) for seed in (1, 2)], as_bytes(position.view(viewer))
            for twin in dealt:
                assert as_bytes(twin.view(viewer)) == view
                assert twin.save(viewer) == text
                assert twin.census() == position.census()
                if viewer == position.seat:
                    assert [move.text for move in twin.moves()] == [move.text for move in position.moves()]
            assert dealt[0].rng.state() != dealt[1].rng.state()
