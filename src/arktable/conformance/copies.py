"""Checks of positions as values: copied, pickled, compared, written as text and read again."""

from __future__ import annotations

import copy
import pickle

from arktable.conformance.broken import Broken, require
from arktable.conformance.fields import SHARED, changes, difference, field_names
from arktable.conformance.invariants import as_bytes
from arktable.conformance.playing import moments, pick, play_out, walk_in
from arktable.conformance.settings import Setting
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK

LATER = 20
"""Decisions after which each phase is looked at once more: early in a game much is empty."""
MIDDLE = 60
"""The decision at which copies are played on; a game that ends earlier is played on from its start."""
FOLLOWED = 25
"""Decisions that a loaded position is played on next to the one it was saved from."""


def picture(position: Position) -> tuple[object, ...]:
    """All there is to see of a position, also what no view shows."""
    shown = tuple(as_bytes(position.view(viewer)) for viewer in (OPEN_BOOK, *range(position.seats)))
    return (shown, tuple(snapshot(position)), tuple(move.id for move in position.moves()), str(position.census()))


def snapshot(thing: object) -> list[str]:
    """The fields of a position, or of a part of it, as text."""
    return [f"{name}={_show(getattr(thing, name))}" for name in field_names(thing) if name not in SHARED]


def _show(value: object) -> str:
    if isinstance(value, list):
        return "[" + ",".join(_show(part) for part in value) + "]"
    if value is None or isinstance(value, (int, str, tuple, dict)):
        return repr(value)
    if isinstance(value, Move):  # shared by all, and it leads to the whole catalogue
        return value.text
    names = field_names(value)
    return f"{type(value).__name__}({','.join(_show(getattr(value, name)) for name in names)})"


def copies_are_independent(setting: Setting) -> int:
    """Every field of a copy is changed, and the original does not notice. The number of phases that were tried."""
    early: set[str] = set()
    later: set[str] = set()
    for position in walk_in(setting, 21):
        seen = early if position.decisions < LATER else later
        if position.phase() in seen or position.seat < 0:
            continue
        seen.add(position.phase())
        twin = position.copy()
        before, fields = picture(position), snapshot(position)
        for _path, change in changes(twin):
            change()
        if snapshot(position) != fields or picture(position) != before:
            wrong = _different(fields, snapshot(position))
            raise Broken(f"{position.phase()}: a change of a copy reached the original: {wrong}")
    return len(later or early)


def _different(one: list[str], other: list[str]) -> str:
    """The names of the fields in which two snapshots differ."""
    names = [field.partition("=")[0] for field in one if field not in other]
    return ", ".join(names) or "what it shows"


def copies_have_every_field(setting: Setting) -> None:
    """A copy has the fields of the original."""
    for position in walk_in(setting, 22):
        if position.decisions % 7 == 0 or position.seat < 0:
            one, other = snapshot(position.copy()), snapshot(position)
            require(one == other, f"{position.phase()}: a copy differs in {_different(other, one)}")


def copies_play_on_alike(setting: Setting) -> None:
    """A copy plays on like the original, and neither disturbs the other."""
    position = setting.game.start(setting.seats, setting.options, 23)
    for reached in walk_in(setting, 23):
        if reached.decisions == MIDDLE and reached.seat >= 0:
            position = reached
            break
    first, second = position.copy(), position.copy()
    play_out(first, rng_from_seed(5))
    before = picture(position)
    play_out(second, rng_from_seed(5))
    require(picture(first) == picture(second), "two copies that play the same moves end differently")
    require(picture(position) == before, "a copy that is played on changes the original")


def nobody_listens_to_a_copy(setting: Setting) -> None:
    """A copy has no list of events, also if the original has one."""
    position = setting.game.start(setting.seats, setting.options, 1, True)
    require(position.events is not None, "a game that was started with a listener keeps no events")
    require(position.copy().events is None, "a copy goes on telling events")


def positions_are_values(setting: Setting) -> None:
    """What `copy`, `deepcopy` and `pickle` make is equal to the original."""
    for position in moments(setting, 5, 40):
        twins = {
            "copy.copy": copy.copy(position),
            "copy.deepcopy": copy.deepcopy(position),
            "pickle": pickle.loads(pickle.dumps(position)),  # noqa: S301 - our own value
        }
        for how, twin in twins.items():
            same = twin == position and hash(twin) == hash(position)
            require(same, f"{position.phase()}: what {how} makes is not equal to the original")


def texts_come_back(setting: Setting) -> None:
    """A position that is written and read is the same in every field."""
    for position in moments(setting, 6, 17):
        text = position.save()
        twin = setting.game.load(text)
        wrong = difference(twin, position)
        require(not wrong, f"{position.phase()}: a position comes back differently from its text: {wrong}")
        require(twin.save() == text, f"{position.phase()}: a text that was read is written differently")
        require((twin.seat, twin.phase()) == (position.seat, position.phase()), "somebody else decides after reading")
        same = [move.text for move in twin.moves()] == [move.text for move in position.moves()]
        require(same, f"{position.phase()}: a position from its text offers other moves")


def texts_play_on_alike(setting: Setting) -> None:
    """A position that was read plays on like the one it was written from."""
    for position in moments(setting, 7, 60):
        twin, rng = setting.game.load(position.save()), rng_from_seed(position.decisions)
        for _ in range(FOLLOWED):
            if position.seat < 0:
                break
            move = pick(position.moves(), rng)
            position.play(move)
            twin.play(twin.catalogue.parse(move.text))
        wrong = difference(twin, position)
        require(not wrong, f"a position from its text played on differently: {wrong}")
