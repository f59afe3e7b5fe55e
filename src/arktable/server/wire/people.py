"""People: who is asking, links to other browsers, and games that were uploaded from a file."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from arktable.server.wire.common import Fault


class Me(TypedDict):
    """Who is asking."""

    id: str | None
    """The account; null for a visitor without a session."""
    name: str | None


CarryState: TypeAlias = Literal["none", "open", "used", "lapsed"]


class Carry(TypedDict):
    """The link with which the person can continue in another browser."""

    state: CarryState
    """`open`: it can be used. `none`: never made, or revoked."""
    made: str | None
    lapses: str | None
    """When it expires if it is not used."""
    used: str | None
    """When it was used, in another browser."""
    browsers: int
    """Browsers with a session of this person, including this one; some may have lost their cookie."""


class NewCarry(TypedDict):
    """A link that was just made."""

    code: str
    """Four groups of four letters. It is sent only in this answer; the link is `/carry#<code>`."""
    carry: Carry


class LoadedGame(TypedDict):
    """The result for one game of a file."""

    id: str
    """The id of its table."""
    name: str
    outcome: Literal["loaded", "known", "refused"]
    """`known`: the table existed already and was not changed."""
    error: Fault | None
    """Why it was refused."""


class LoadedGames(TypedDict):
    """The results for all games of a file, in the order of the file."""

    games: list[LoadedGame]
