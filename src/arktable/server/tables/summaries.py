"""What lists show of a game, from its position."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from arktable.engine.position import Position
from arktable.engine.reporting.places import places_of
from arktable.server.store.rows import Summary


def summary_of(position: Position) -> Summary:
    """The summary of a game in this position; with the scores and places if it is over."""
    winners = tuple(position.winners())
    summary = Summary(position.seat, position.turn, round(position.progress(), 3), winners)
    return summary if position.seat >= 0 else _with_scores(summary, position, winners)


def leaders_of(position: Position | None) -> tuple[int, ...]:
    """The seats with the highest score: they win a game that ends as it stands."""
    scores = position.scores() if position is not None else []
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


def ended_early(summary: Summary, position: Position | None, winners: Sequence[int]) -> Summary:
    """The summary of a game that ends in this position before its rules end it."""
    over = msgspec.structs.replace(summary, to_move=-1, winners=tuple(winners))
    return over if position is None else _with_scores(over, position, winners)


def _with_scores(summary: Summary, position: Position, winners: Sequence[int]) -> Summary:
    scores = tuple(position.scores())
    return msgspec.structs.replace(summary, scores=scores, places=tuple(places_of(scores, winners)))
