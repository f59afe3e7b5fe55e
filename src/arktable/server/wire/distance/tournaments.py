"""Tournaments: their lists, standings and rounds."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from arktable.server.wire.pace import Pace


class NewTournament(msgspec.Struct, frozen=True):
    """`POST /tournaments`"""

    name: Annotated[str, Meta(max_length=200)]
    ruleset: Annotated[str, Meta(max_length=64)]
    kind: Literal["swiss", "all"]
    """`all`: everybody meets everybody."""
    seats: Annotated[int, Meta(ge=2, le=4)]
    """At a table; some tables may have one less."""
    options: dict[str, str] = {}
    most: Annotated[int, Meta(ge=2, le=64)] = 16
    """Entrants at most; 20 if everybody meets everybody."""
    rounds: Annotated[int, Meta(ge=1, le=20)] = 4
    """Of a Swiss tournament. If everybody meets everybody, the number follows from that of the entrants."""
    round_days: Annotated[int, Meta(ge=0, le=60)] = 0
    """After this many days the next round opens even if tables are unfinished; 0: it waits for them."""
    pace: Pace | None = None
    rated: bool = False
    vacation: bool = False
    """Vacations stop clocks at its tables."""


class TournamentBrief(msgspec.Struct, frozen=True):
    """A tournament as lists show it."""

    id: str
    name: str
    ruleset: str
    options: dict[str, str]
    kind: str
    """`swiss`, or `all` if everybody meets everybody."""
    seats: int
    state: str
    """`open`, `running`, `finished` or `closed`."""
    entrants: int
    most: int
    rounds: int
    """0 for a round robin that has not begun."""
    round: int
    """The present round, 0 before the first."""
    round_days: int
    pace: Pace | None
    rated: bool
    vacation: bool
    owner: str
    created: str
    is_yours: bool
    """The asker has set it up."""
    progress: float
    """From 0 to 1."""
    closes: str = ""
    """When the present round ends at the latest; empty if it has no date."""
    you: int = -1
    """The number of the asker among the entrants, −1 if they do not take part."""
    place: int = 0
    """Of the asker; 0 if they do not take part, or if it has not begun."""
    table: str = ""
    """The table at which the asker plays in this round."""
    table_number: int = 0
    waits_for: str = ""
    """Who is to move there; empty if the game is over."""
    is_your_turn: bool = False
    sits_out: bool = False
    """The asker sits out in this round."""
    why_not: str = ""
    """Why the asker cannot enter: the key of an error; empty if they can."""
    leaders: list[str] = []
    """Of a tournament that is over: the first three."""


class TournamentLists(msgspec.Struct, frozen=True):
    """`GET /tournaments`; those of the asker that are not over are in `mine` only."""

    mine: list[TournamentBrief]
    open: list[TournamentBrief]
    running: list[TournamentBrief]
    finished: list[TournamentBrief]
    why_no_new: str = ""
    """Why the asker cannot set up another one: the key of an error; empty if they can."""


class RoundResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an entrant got in a round."""

    round: int
    table: int
    """Its number in the round; 0 for somebody who sat out."""
    place: int = 0
    """0 while the game runs."""
    points: float = 0.0


class StandingRow(msgspec.Struct, frozen=True):
    """A line of the standings. Entrants are numbered in the order in which they entered."""

    entrant: int
    name: str
    bot: str
    """Empty for a person."""
    withdrawn: bool
    place: int
    points: float
    opponents: float
    """The points of all whom they met, scaled to full tables."""
    share: float
    """The mean share of the score of a table, from 0 to 1."""
    wins: int
    lot: int
    """The last tie-break; the lower one is before."""
    rounds: list[RoundResult]


class TournamentSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entrant at a table of a round."""

    entrant: int
    name: str
    place: int = 0
    points: float = 0.0
    score: int | None = None


class TournamentTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of a round, by seat."""

    n: int
    seats: list[TournamentSeat]
    id: str = ""
    """Empty while its round is not open."""
    is_over: bool = False
    progress: float = 0.0
    turn: int = 0
    to_move: int = -1
    """The seat that is to move, −1 for none."""
    since: str = ""
    """When it last changed."""


class TournamentRound(msgspec.Struct, frozen=True, omit_defaults=True):
    """A round."""

    n: int
    tables: list[TournamentTable]
    out: list[TournamentSeat]
    """Who sits out."""
    opened: str = ""
    """Empty for a round that is only planned."""
    closes: str = ""
    closed: str = ""


class Tournament(msgspec.Struct, frozen=True):
    """`GET /tournaments/{id}`"""

    brief: TournamentBrief
    standings: list[StandingRow]
    rounds: list[TournamentRound]
    """Those of a round robin are all known from the start."""
    scale: list[float]
    """The points of the places at a full table."""
    bye: float
    """The points of somebody who sits out."""
    seed: str
    """From which meetings and lots were drawn; empty before the start."""
    may: list[str]
    """What the asker may do: `enter`, `leave`, `start`, `next`, `close`, `bots`."""
    next_from: str = ""
    """When the organiser can end the round at the earliest."""
    you_next: list[str] = []
    """Whom the asker meets in the next round, if that is known."""
