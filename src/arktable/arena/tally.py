"""Sums over many matches. All are integers, so that the order of additions does not matter."""

from __future__ import annotations

from dataclasses import dataclass, field

from arktable.arena.match import Outcome


@dataclass
class Tally:
    """Adds up outcomes."""

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
        self.score_min = min(scores if self.score_min is None else (self.score_min, *scores))
        self.score_max = max(scores if self.score_max is None else (self.score_max, *scores))
        self.wins += [0] * (len(scores) - len(self.wins))
        for seat in outcome.winners:
            self.wins[seat] += 1  # a shared victory counts for each
        if outcome.winners:
            self.won += 1
            self.winner_sum += scores[outcome.winners[0]]

    def score_mean(self) -> float:
        """The mean score over all seats of all games."""
        return self.score_sum / self.scores if self.scores else 0.0

    def winner_mean(self) -> float:
        """The mean score of the winners, over all games that have one."""
        return self.winner_sum / self.won if self.won else 0.0
