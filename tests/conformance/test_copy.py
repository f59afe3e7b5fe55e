"""A copy is independent: every field of it is changed, and the original does not notice."""

from __future__ import annotations

from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK
from tests.builders.fields import SHARED, changes, field_names
from tests.builders.invariants import as_bytes
from tests.builders.random_play import play_out, walk
from tests.builders.rulesets import EVERY, SOME, Setting


def _picture(position: Position) -> tuple[object, ...]:
    """All there is to see of a position, also what no view shows."""
    shown = tuple(as_bytes(position.view(viewer)) for viewer in (OPEN_BOOK, *range(position.seats)))
    return (shown, tuple(_snapshot(position)), tuple(move.id for move in position.moves()), str(position.census()))


def _snapshot(thing: object) -> list[str]:
    return [f"{name}={_show(getattr(thing, name))}" for name in field_names(thing) if name not in SHARED]


def _show(value: object) -> str:
    if isinstance(value, list):
        return "[" + ",".join(_show(part) for part in value) + "]"
    if value is None or isinstance(value, (int, str, tuple, dict, Move)):
        return repr(value)
    names = field_names(value)
    return f"{type(value).__name__}({','.join(_show(getattr(value, name)) for name in names)})"


@SOME
def test_changing_any_field_of_a_copy_leaves_the_original_alone(setting: Setting) -> None:
    phases: set[str] = set()
    for position in walk(setting.game, setting.seats, setting.options, 21):
        if position.phase() in phases or position.seat < 0 or position.decisions < 20:
            continue
        phases.add(position.phase())
        twin = position.copy()
        before = _picture(position)
        for _path, change in changes(twin):
            change()
        assert _picture(position) == before
    assert len(phases) >= 3


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
    for position in walk(setting.game, setting.seats, setting.options, 22):
        if position.decisions % 7 == 0 or position.seat < 0:
            assert _snapshot(position.copy()) == _snapshot(position)


@EVERY
def test_a_copy_plays_on_like_the_original_and_neither_disturbs_the_other(setting: Setting) -> None:
    for position in walk(setting.game, setting.seats, setting.options, 23):
        if position.decisions == 60:
            break
    first, second = position.copy(), position.copy()
    play_out(first, rng_from_seed(5))
    before = _picture(position)
    play_out(second, rng_from_seed(5))
    assert _picture(first) == _picture(second)
    assert _picture(position) == before


@SOME
def test_nobody_listens_to_a_copy(setting: Setting) -> None:
    position = setting.game.start(setting.seats, setting.options, 1, True)
    assert position.events is not None
    assert position.copy().events is None
