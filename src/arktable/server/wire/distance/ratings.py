"""Ratings."""

from __future__ import annotations

import msgspec

from arktable.server.wire.common import Seat


class Rating(msgspec.Struct, frozen=True, omit_defaults=True):
    """The rating of a player at a ruleset."""

    ruleset: str
    value: int
    """Everybody begins at 1000."""
    spread: int
    """The true strength lies within this of `value` in 19 of 20 cases."""
    games: int
    provisional: bool = False
    """It is not sure enough yet to be compared."""


class RatingStep(msgspec.Struct, frozen=True):
    """The rating of a player after a game."""

    ruleset: str
    table: str
    """The table; empty if the asker may not know it."""
    seat: Seat
    at: str
    place: int
    value: int
    spread: int
    change: int


class RatedPlayer(msgspec.Struct, frozen=True):
    """A player in the list of a ruleset."""

    name: str
    rating: Rating
    you: bool = False


class RatedBot(msgspec.Struct, frozen=True):
    """The fixed place of a bot."""

    bot: str
    value: int


class RatingList(msgspec.Struct, frozen=True):
    """The players of a ruleset (`GET /ratings/{ruleset}`)."""

    ruleset: str
    rated: list[RatedPlayer]
    """The best first."""
    provisional: list[RatedPlayer]
    """Players with too few games, the best first."""
    bots: list[RatedBot]
