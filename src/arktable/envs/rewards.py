"""Rewards: the share of the victory, and the lead for shaping."""

from __future__ import annotations

from arktable.engine.position import Position


def final_rewards(position: Position) -> list[float]:
    """Return, by seat, 1 for a victory; the others share −1 equally, so that the sum is 0.

    A shared victory is a share of it: with two seats 0 for both. Alone it is 1 or −1. Without a winner (all are
    bankrupt), everybody gets what a loser gets.
    """
    seats, winners = position.seats, position.winners()
    if seats == 1:
        return [1.0 if winners else -1.0]
    share = 1 / len(winners) if winners else 0.0
    return [((share if seat in winners else 0.0) * seats - 1) / (seats - 1) for seat in range(seats)]


def lead(position: Position, seat: int) -> int:
    """Return the points of a seat minus those of its best rival; alone, the points."""
    scores = position.scores()
    rivals = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(rivals, default=0)
