"""The sums over many matches. Whole numbers only, so that the order in which they are added does not matter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from arktable.arena.match import Outcome


@dataclass
class Tally:
    """Adds up outcomes, and other tallies."""

    games: int = 0
    ended: int = 0
    finished: int = 0
    decisions: int = 0
    scores: int = 0
    """How many scores were added: games × seats."""
    score_sum: int = 0
    score_min: int | None = None
    score_max: int | None = None
    won: int = 0
    """Games that have a winner; a solo game can be lost."""
    winner_sum: int = 0
    wins: list[int] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        """Count one match."""
        scores = outcome.scores
        self.games += 1
        self.ended += outcome.ended
        self.finished += outcome.finished
        self.decisions += outcome.decisions
        self.scores += len(scores)
        self.score_sum += sum(scores)
        self._stretch(scores)
        self._widen(len(scores))
        for seat in outcome.winners:
            self.wins[seat] += 1  # a shared victory counts for each
        if outcome.winners:
            self.won += 1
            self.winner_sum += scores[outcome.winners[0]]

    def merge(self, other: Tally) -> None:
        """Count everything another tally has counted."""
        self.games += other.games
        self.ended += other.ended
        self.finished += other.finished
        self.decisions += other.decisions
        self.scores += other.scores
        self.score_sum += other.score_sum
        self._stretch([score for score in (other.score_min, other.score_max) if score is not None])
        self._widen(len(other.wins))
        for seat, wins in enumerate(other.wins):
            self.wins[seat] += wins
        self.won += other.won
        self.winner_sum += other.winner_sum

    def score_mean(self) -> float:
        """The mean score over all seats of all games."""
        return self.score_sum / self.scores if self.scores else 0.0

    def winner_mean(self) -> float:
        """The mean score of the winners, over all games that have one."""
        return self.winner_sum / self.won if self.won else 0.0

    def _stretch(self, scores: Sequence[int]) -> None:
        for score in scores:
            self.score_min = score if self.score_min is None else min(self.score_min, score)
            self.score_max = score if self.score_max is None else max(self.score_max, score)

    def _widen(self, seats: int) -> None:
        self.wins += [0] * (seats - len(self.wins))
