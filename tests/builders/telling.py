"""Compares what a game tells while it is played with the places in its sources and with its declaration."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from arktable.engine.game import Game
from arktable.engine.told import CELL, CODE, FLAG, KINDS, PHASE, SEAT, TEXT, Told
from tools.telling import places_of, with_places


@cache
def told_by(game: str) -> Told:
    """The events and reasons that the sources of a game tell, by the name of its folder."""
    return with_places(Told({}), places_of(game))


def all_told(game: Game) -> Told:
    """What a game can tell: its declaration, and what its sources tell where they are in this repository."""
    return game.told().plus(told_by(game.facts.game.replace("-", "_")))


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
