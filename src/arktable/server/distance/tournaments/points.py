"""Points for the places at a table, scaled to its size."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class SeatResult(msgspec.Struct, frozen=True):
    """What a seat got at a table."""

    place: int
    """From 1; seats with the same place share it."""
    points: float
    score: int
    """Its points in the game."""


def results_of(scores: Sequence[int], winners: Sequence[int], out: Sequence[bool], seats: int) -> list[SeatResult]:
    """The results of a table by seat. Who has resigned or run out of time comes last, whatever their score."""
    keys = [(not out[seat], seat in winners, score) for seat, score in enumerate(scores)]
    places = [1 + sum(other > key for other in keys) for key in keys]
    points = points_of(places, seats)
    return [SeatResult(place, got, score) for place, got, score in zip(places, points, scores, strict=True)]


def points_of(places: Sequence[int], seats: int) -> list[float]:
    """The points of these places at tables of `seats`: one for each player behind, at a smaller table as many more.

    The first gets `seats` − 1 at every table, the last 0; shared places share their points.
    """
    size = len(places)
    if size < 2:
        return [bye_points(seats)] * size
    step = (seats - 1) / (size - 1)
    shared = [places.count(place) for place in places]
    return [step * (size - place - (count - 1) / 2) for place, count in zip(places, shared, strict=True)]


def bye_points(seats: int) -> float:
    """The points of somebody who sits out: the mean of those who play."""
    return (seats - 1) / 2


def shared_by_all(size: int, seats: int) -> list[SeatResult]:
    """The results of a table that cannot be read any more."""
    return [SeatResult(1, bye_points(seats), 0)] * size
