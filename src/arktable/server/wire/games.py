"""What became of games that were taken in."""

from __future__ import annotations

from typing import Literal, TypedDict

from arktable.server.wire.tables import Fault


class LoadedGame(TypedDict):
    """What became of one game of a file."""

    id: str
    """Of its table."""
    name: str
    outcome: Literal["loaded", "known", "refused"]
    """`known`: it was here already, and was left as it is."""
    error: Fault | None
    """Why it was refused."""


class LoadedGames(TypedDict):
    """What became of every game of a file, in its order."""

    games: list[LoadedGame]
