"""The promises of engine/game.py in every phase of Arkwright: copies, views, samples, reasons, the count of things."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK
from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders import arkwright_moments, arkwright_variant_moments
from tests.builders.fields import changes
from tests.builders.invariants import as_bytes, leaks_nothing, why_not_agrees

Moment = Callable[[], ArkwrightPosition]
EVERY = (*arkwright_moments.EVERY, *arkwright_variant_moments.EVERY)
IN_EVERY_MOMENT = pytest.mark.parametrize("moment", EVERY, ids=lambda moment: moment.__name__)

PHASES = (
    "found start-shares special token return-tile replace-ship inventor marker factory first-price workers machinery "
    "school quality distribution exchange ship overtime prices storage sale after-sale contract dismiss lose-ship "
    "free-level wreck charisma start-player extra board emergency award-share keep-contract start-portfolio"
)


def test_there_is_a_moment_for_every_phase_that_asks() -> None:
    assert {moment().phase() for moment in EVERY} == set(PHASES.split())


@IN_EVERY_MOMENT
def test_changing_every_field_of_a_copy_leaves_the_original_alone(moment: Moment) -> None:
    position = moment()
    before = as_bytes(position.view(OPEN_BOOK)), [move.text for move in position.moves()], position.census()
    for _path, change in changes(position.copy()):
        change()
    after = as_bytes(position.view(OPEN_BOOK)), [move.text for move in position.moves()], position.census()
    assert after == before


@IN_EVERY_MOMENT
def test_a_copy_plays_on_like_the_original(moment: Moment) -> None:
    position = moment()
    for move in position.moves()[:40]:
        one, other = position.copy(), position.copy()
        one.play(move)
        other.copy().play(move)  # must not disturb the one it was copied from
        other.play(move)
        assert as_bytes(one.view(OPEN_BOOK)) == as_bytes(other.view(OPEN_BOOK))
        assert one.census() == position.census()


@IN_EVERY_MOMENT
def test_no_view_depends_on_what_its_viewer_cannot_know(moment: Moment) -> None:
    leaks_nothing(moment(), rng_from_seed(3))


@IN_EVERY_MOMENT
def test_moves_and_reasons_agree_on_the_whole_catalogue(moment: Moment) -> None:
    why_not_agrees(moment(), rng_from_seed(4))
