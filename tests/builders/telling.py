"""Compares what a game tells while it is played with the places in its sources and with its declaration."""

from __future__ import annotations

from functools import cache

from arktable.conformance.telling import wrong_event, wrong_reason
from arktable.engine.game import Game
from arktable.engine.told import Told
from tools.telling import places_of, with_places

__all__ = ["all_told", "told_by", "wrong_event", "wrong_reason"]


@cache
def told_by(game: str) -> Told:
    """The events and reasons that the sources of a game tell, by the name of its folder."""
    return with_places(Told({}), places_of(game))


def all_told(game: Game) -> Told:
    """What a game can tell: its declaration, and what its sources tell where they are in this repository."""
    return game.told().plus(told_by(game.facts.game.replace("-", "_")))
