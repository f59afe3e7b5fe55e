"""Looking back at a game: its decisions, moments, scenes and standings, and the report on it."""

from __future__ import annotations

from typing import TypedDict

import msgspec

from arktable.engine.moves import MoveData
from arktable.engine.reporting.shapes import Report
from arktable.server.wire.common import Event, Seat, View
from arktable.server.wire.tables import Brief


class Step(msgspec.Struct, frozen=True):
    """One decision of a game, for the scrubber."""

    n: int
    """Counts from 1."""
    seat: Seat
    move: MoveData | None
    """Null: the game keeps it secret from the asker while it runs. What a move showed is in the events."""
    turn: int


class Moment(TypedDict):
    """The table after n decisions, and what the last of them did."""

    n: int
    view: View
    events: list[Event]
    scenes: list[str]
    """The kinds of the scenes that begin or end in it."""


class Since(TypedDict):
    """The views of a seat at the end of its last turn, and at the start of its present turn."""

    mark: int
    """The log entry in which the last turn ended; 0 before the end of the first turn."""
    was: View | None
    now: View | None
    """Null before the first decision of the present turn: then it is the present view."""


class Scene(TypedDict):
    """A part of the game that the table plays back step by step, such as a sale."""

    id: str
    """The same for all viewers and at all times."""
    kind: str
    first: int
    """The decision in which it began, counted from 1."""
    last: int
    """The last decision so far that belongs to it."""
    over: bool
    """False while it waits for a decision."""
    told: View
    """What is drawn, in the game's own shape (`games/<game>/reporting/scene_shapes.py`)."""
    before: View
    """The view at the end of the turn before it; null if the table shows the present view."""
    after: View
    """The view at its end, before what follows it; null if it is not over, or the table shows the present view."""


class Standing(TypedDict):
    """What the final count would have given at one moment."""

    n: int
    """Number of decisions made."""
    progress: float
    """Progress of the game, 0 to 1."""
    points: list[int | None]
    """By seat; null where it cannot be known."""
    when: dict[str, int]
    """The turn and what else the view calls the moment: year, decade, cycle, round (words: `analysis-axis`)."""


class TableReport(msgspec.Struct, frozen=True):
    """The report on a finished game."""

    table: Brief
    report: Report
    seconds: int
    """From the first entry of its log to the last; 0 for a game that was uploaded."""
