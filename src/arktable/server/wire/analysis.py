"""What the client is told of an analysis of a finished game."""

from __future__ import annotations

from typing import Literal, TypedDict

from arktable.engine.moves import MoveData
from arktable.server.wire.hints import HintFigure, HintReason
from arktable.server.wire.outlook import Standing
from arktable.server.wire.tables import Seat


class Candidate(TypedDict):
    """What the seat could do at a moment, and how the game would end after it."""

    moves: list[MoveData]
    """To the end of the turn, or until something hidden shows."""
    played: bool
    """It is what the seat did."""
    figures: list[HintFigure]
    sold: bool
    """The figures are those after the next production, as the forecast says it; else those after the plan."""
    reasons: list[HintReason]
    """Parts of one sentence, the most telling first; empty for what was played and no bot thought of."""
    words: list[dict[str, int]]
    """Move by move what its words need of the moment in which it is made, such as a price; mostly nothing."""
    course: list[Standing] | None
    """As the game would go on if bots played it to its end: the last one is the final count. Null until it is known."""


class Analysis(TypedDict):
    """The candidates of one moment, as far as they are found."""

    n: int
    seat: Seat
    """Who decides there."""
    state: Literal["running", "done", "failed"]
    bot: str
    """Who found them; the usual bot plays on."""
    candidates: list[Candidate]
    """Empty until they are found; then their places stay, and their courses come one by one."""


class Course(TypedDict):
    """How the game would end after a try of one's own, if bots played on."""

    course: list[Standing]
