"""A review after the game: which decisions of a seat may have been costly.

Every decision is judged by what its seat could know then: the bot sees samples, never the true position. A quick pass
through the whole game finds suspects: decisions where the policy prefers another move. Each of them is then evaluated
like any other decision (`evaluation.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arktable.bots.search.study import Study
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import Rng

MOST_SUSPECTS: Final = 12


@dataclass(frozen=True)
class Suspect:
    """A decision that may have been costly."""

    at: int
    """Index of the decision: how many came before it."""
    turn: int
    gap: float
    """How much more the policy expects of its best other choice; negative if it would have played the same."""


def suspicion(study: Study, position: Position, played: Move, at: int, rng: Rng) -> Suspect | None:
    """What the policy thinks of a decision in this true position; None where there was nothing to decide."""
    if study.share(position) < 1.0 or len(position.moves()) < 2:
        return None
    sample = position.sample(position.seat, rng)
    ranked = study.policy(rng).ranked(sample)
    others = [choice for choice in ranked if choice.move is not played]
    if not others or sample.why_not(played) is not None:
        return None
    own = min([choice.worth for choice in ranked])  # a move that the policy does not rank counts as its worst one
    for choice in ranked:
        if choice.move is played:
            own = choice.worth
    return Suspect(at, position.turn, others[0].worth - own)


def most_suspicious(suspects: list[Suspect]) -> list[Suspect]:
    """The suspects to examine, the most suspicious one first."""
    return sorted(suspects, key=_gap, reverse=True)[:MOST_SUSPECTS]


def _gap(suspect: Suspect) -> float:
    return suspect.gap
