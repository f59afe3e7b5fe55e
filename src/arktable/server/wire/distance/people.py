"""The pages of people: their tables, their record, their public page."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from arktable.server.wire.common import Seat
from arktable.server.wire.distance.ratings import Rating, RatingStep

WhoSits: TypeAlias = Literal["player", "guest", "former", "bot", "open"]


class GameSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a table, and how they ended. Presence is not told."""

    seat: Seat
    who: WhoSits
    """A `player` has a page (`GET /people/{name}`)."""
    name: str = ""
    bot: str = ""
    """The bot that plays: of a bot's seat, or for a person."""
    place: int = 0
    """From 1 when the game is over; 0 if it is not known."""
    score: int | None = None
    out: str = ""
    """Why the owner of the seat is placed last: `resigned`, `time` or `replaced`."""


class Game(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game of a person."""

    id: str
    name: str
    ruleset: str
    options: dict[str, str]
    seats: list[GameSeat]
    mine: list[Seat]
    """The seats of the person of the page."""
    updated: str
    """The time of its last change; when it is over, its end."""
    to_move: Seat = -1
    your_turn: bool = False
    """The asker has to decide. Never on the page of another person."""
    flag: str = ""
    """When the clock of the player who has to decide runs out; empty without a clock."""
    turn: int = 0
    progress: float = 0.0
    pace: str = "unhurried"
    """`unhurried`, `live` or `days`."""
    rated: bool = False
    ended: str = ""
    """How it ended, if not by its rules."""
    place: int = 0
    """The place of the person; 0 with several seats, or if it is not known."""


class Invited(msgspec.Struct, frozen=True):
    """An invitation that was not answered."""

    game: Game
    by: str
    at: str


class MyTables(msgspec.Struct, frozen=True):
    """The tables of the asker (`GET /me/tables`)."""

    running: list[Game]
    """Those where it is the asker's turn first, the most urgent at the top."""
    waiting: list[Game]
    """Tables that wait for players."""
    finished: list[Game]
    put_away: list[Game]
    invitations: list[Invited]
    finished_count: int
    """All finished ones, with those that are not listed."""


class NextTable(msgspec.Struct, frozen=True):
    """The next table at which it is the asker's turn (`GET /me/next`)."""

    id: str
    """Empty if there is none."""
    name: str
    count: int
    """The number of tables at which it is the asker's turn, without the one where they are."""


class RecordLine(msgspec.Struct, frozen=True):
    """The games of a person at a ruleset."""

    ruleset: str
    alone: bool
    """Games without opponents."""
    games: int
    wins: int
    places: list[int]
    """How often first, second, and so on."""
    best: int | None
    """The best score."""


class Against(msgspec.Struct, frozen=True):
    """The games of a person against one opponent: who stood higher."""

    who: WhoSits
    name: str
    """Of a bot its kind."""
    games: int
    wins: int
    higher: int
    lower: int
    places: list[int]


class Earned(msgspec.Struct, frozen=True):
    """An award of a person."""

    ruleset: str
    award: str
    times: int
    at: str
    """When it was earned first."""
    table: str


class Record(msgspec.Struct, frozen=True):
    """What a person has achieved (`GET /me/record`). Games from a position, or with several own seats, do not count."""

    name: str
    since: str
    """When the person came to these tables; empty on the page of another person."""
    games: int
    wins: int
    rulesets: list[RecordLine]
    against: list[Against]
    ratings: list[Rating]
    steps: list[RatingStep]
    awards: list[Earned]


class PublicPlayer(msgspec.Struct, frozen=True):
    """The page of a player (`GET /people/{name}`), from public tables only."""

    record: Record
    results: list[Game]
    """The latest first."""
    you: bool
    """The page of the asker."""
