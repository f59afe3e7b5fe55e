"""Checks of what a game tells: listening changes nothing, secrets are for one seat, and everything is declared."""

from __future__ import annotations

import json
from collections.abc import Mapping

from arktable.conformance.broken import require
from arktable.conformance.contract import same_state
from arktable.conformance.invariants import viewers
from arktable.conformance.playing import walk_in
from arktable.conformance.settings import Setting
from arktable.engine.position import Position
from arktable.engine.seats import OPEN_BOOK, SPECTATOR
from arktable.engine.told import CELL, CODE, FLAG, KINDS, PHASE, SEAT, TEXT, Told

IN_THE_SOURCES = "arktable.games."
"""Games of this package declare kinds only: a check of the project reads the events in their sources."""


def wrong_event(told: Told, key: str, args: Mapping[str, int | str], seats: int) -> str:
    """What is wrong with an event told at a table of `seats`; empty when nothing is."""
    return _wrong(told, "event", told.events, key, args, seats)


def wrong_reason(told: Told, key: str, args: Mapping[str, int | str], seats: int) -> str:
    """What is wrong with a reason given at a table of `seats`; empty when nothing is."""
    return _wrong(told, "reason", told.reasons, key, args, seats)


def _wrong(
    told: Told,
    what: str,
    declared: Mapping[str, tuple[str, ...]],
    key: str,
    args: Mapping[str, int | str],
    seats: int,
) -> str:
    if key not in declared:
        return f"{what} {key!r} is not declared"
    if set(args) != set(declared[key]):
        return f"{what} {key!r} has the arguments {sorted(args)}, declared are {sorted(declared[key])}"
    for name, value in args.items():
        kind = told.arguments.get(name, "no kind")
        if not _fits(told, kind, value, seats):
            return f"{what} {key!r}: {name} is {value!r}, which is no {kind}"
    return ""


def _fits(told: Told, kind: str, value: int | str, seats: int) -> bool:
    """Can an argument of this kind have this value at a table of `seats`?"""
    if kind.startswith(CODE):
        words = told.codes.get(kind[len(CODE) :], ())
        return isinstance(value, str) and (value in words if words else value != "")
    if kind in (CELL, PHASE, TEXT):
        return isinstance(value, str) and value != ""
    if isinstance(value, str) or kind not in KINDS:
        return False
    if kind == SEAT:
        return 0 <= value < seats
    return value in (0, 1) if kind == FLAG else True


def hear(told: Told, position: Position, complete: bool) -> None:
    """Compare what was told since the last time with the declaration, as others and as the one concerned hear it.

    Where the declaration is not complete, events that are missing in it pass if their arguments are of their kinds.
    """
    for event in position.events or ():
        for viewer in (SPECTATOR, OPEN_BOOK):
            heard = event.seen_by(viewer)
            known = told
            if not complete and heard["key"] not in told.events:
                known = told.plus(Told({}, {heard["key"]: tuple(heard["args"])}))
            wrong = wrong_event(known, heard["key"], heard["args"], position.seats)
            require(not wrong, wrong)
        require(-1 <= event.seat < position.seats, f"event {event.key!r} is of seat {event.seat}")
    if position.events:
        position.events.clear()


def events_are_declared(setting: Setting, told: Told | None = None) -> None:
    """Every event of a random game is told as it is declared: by the game, or in `told`, which is complete."""
    declared = told or setting.game.told()
    for position in walk_in(setting, 11, listen=True):
        outside = not type(position).__module__.startswith(IN_THE_SOURCES)
        hear(declared, position, complete=outside or told is not None)


def listening_changes_nothing(setting: Setting) -> int:
    """A game with a listener goes as one without. The number of events."""
    for position, other in zip(walk_in(setting, 8), walk_in(setting, 8, listen=True), strict=True):
        same = position.rng.state() == other.rng.state()
        require(same, f"{position.phase()}: telling drew from chance")
    require(position.events is None, "a game without a listener keeps events")
    require(same_state(position, other), "a game with a listener ended differently")
    return len(other.events or ())


def secrets_are_told_to_one_seat(setting: Setting) -> int:
    """Events are plain data, and their secrets are for one seat only. The number of events."""
    *_, position = walk_in(setting, 9, listen=True)
    for event in position.events or ():
        for viewer in (*viewers(position), OPEN_BOOK):
            seen = event.seen_by(viewer)
            json.dumps(seen)
            if event.secret and viewer not in (event.audience, OPEN_BOOK):
                open_part = {"key": event.key, "seat": event.seat, "args": event.details}
                require(seen == open_part, f"event {event.key!r} tells its secret to viewer {viewer}")
                both = set(event.secret) & set(event.details)
                require(not both, f"event {event.key!r} has {', '.join(sorted(both))} in its secret and in the open")
    return len(position.events or ())
