"""The pace of a table, and its clocks."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

PaceKind: TypeAlias = Literal["unhurried", "live", "days"]
AtZero: TypeAlias = Literal["decide", "bot", "wait"]
Minute = Annotated[int, Meta(ge=0, le=24 * 60)]


class Pace(msgspec.Struct, frozen=True, omit_defaults=True):
    """How much time the players of a table have."""

    kind: PaceKind = "unhurried"
    bank: Annotated[int, Meta(ge=0, le=365 * 24 * 3600)] = 0
    """Seconds that each player has at the start."""
    increment: Annotated[int, Meta(ge=0, le=30 * 24 * 3600)] = 0
    """Seconds that a player gets for each turn."""
    window: tuple[Minute, Minute] | None = None
    """Days: the daily window in which clocks run, in minutes after midnight in each player's own zone; it may go past
    midnight. Null: all day."""
    at_zero: AtZero = "decide"
    """When a clock runs out: those left decide, a bot plays on, or the table waits."""
    vacation: bool = True
    """Days: clocks rest while their players are on vacation."""


class SeatClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock of a seat, as it was at `Clock.at`."""

    left: int
    """Milliseconds."""
    turn: int = 0
    """How many of them belong to this turn (the increment); the others are the bank."""
    runs: bool = False
    """It is waited for. Its clock may rest nevertheless: see `rests`."""
    rests: str = ""
    """Until when its clock rests, because it is outside the window or on vacation; empty if it does not."""
    leave: str = ""
    """Until when its player is on vacation, waited for or not; empty if they are not."""
    until: str = ""
    """Until when its clock runs before it rests; empty if that is far away."""
    flag: str = ""
    """When it runs out if the player does nothing; empty if it does not run."""
    out: bool = False
    """It has run out."""
    zone: str = ""
    """The time zone of the player."""
    since: str = ""
    """Since when the player is waited for; empty if they are not."""


class Clock(msgspec.Struct, frozen=True):
    """The clocks of a table. Clients draw them from `at` with a monotonic clock of their own."""

    at: str
    """The time of the server for which this was computed."""
    pace: Pace
    seats: list[SeatClock]
    paused: str = ""
    """Since when all clocks are paused; empty if they are not."""
    outage: str = ""
    """The end of the last outage of the server, if it was in this wait: it was not charged."""
