"""A copy is independent: every field of it is changed, and the original does not notice."""

from __future__ import annotations

from arktable.conformance import copies
from arktable.conformance.fields import SHARED, changes, field_names
from tests.builders.rulesets import EVERY, SOME, Setting


@SOME
def test_changing_any_field_of_a_copy_leaves_the_original_alone(setting: Setting) -> None:
    assert copies.copies_are_independent(setting) >= 3


@SOME
def test_each_change_reaches_the_copy_so_the_test_above_means_something(setting: Setting) -> None:
    position = setting.game.start(setting.seats, setting.options, 1)
    assert {"seat", "frames", "rng", "reveals", "decisions"} <= set(field_names(position))
    assert all("seat" in field_names(frame) for frame in position.frames)
    paths = [path for path, _ in changes(position.copy())]
    assert len(paths) == len(set(paths))
    touched = {path.split("[")[0].split(" ")[0].split(".")[0] for path in paths}
    plain = {name for name in field_names(position) if getattr(position, name) is not None} - SHARED
    shared_values = {name for name in plain if name not in touched}
    # What cannot be changed in place is either frozen (a place, a rules object) or missing from the walk.
    assert all(not isinstance(getattr(position, name), (int, list, dict)) for name in shared_values)


@EVERY
def test_a_copy_has_every_field_of_the_original(setting: Setting) -> None:
    copies.copies_have_every_field(setting)


@EVERY
def test_a_copy_plays_on_like_the_original_and_neither_disturbs_the_other(setting: Setting) -> None:
    copies.copies_play_on_alike(setting)


@SOME
def test_nobody_listens_to_a_copy(setting: Setting) -> None:
    copies.nobody_listens_to_a_copy(setting)
