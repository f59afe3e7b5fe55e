"""Estimates from the moves of a rival which kind of player it is.

Every decision of a rival is compared with the ranking of each kind that the study knows. A rival whose moves no kind
explains stays a stranger, and play-outs continue to use all kinds in turn for it.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from arktable.bots.bot import MakeBot, Notes, RankingBot
from arktable.bots.search.study import Study
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import rng_from_seed

WAVERS: Final = 0.2
"""Choices this far apart look alike, as a fraction of `Study.min_cost`."""
SLIP: Final = 0.01
"""Probability that a player of a kind makes any other move."""
OWN_WAY: Final = 0.2
"""Probability that a stranger does what none of the kinds would; a bot that looks ahead does so in 10 % of cases."""
SURE: Final = 12.0
"""When a kind leads by this log-likelihood, the rival is settled, and its moves are no longer read."""
_STEP: Final = 0.6180339887498949
"""The fractional parts of its multiples are spread evenly between 0 and 1."""


class Reading(Notes):
    """For each seat the log-likelihood of every kind, and last that of a stranger."""

    def __init__(self, study: Study) -> None:
        self._kinds = study.recognised()
        self._spread = study.min_cost * WAVERS
        self._fits: dict[int, list[float]] = {}

    def take(self, position: Position, move: Move) -> None:
        """Compare what a rival does with what each kind would do in its place."""
        if not self._kinds or self._is_settled(position.seat):
            return
        choices = len(position.moves())
        # A card from a hidden hand is hardly ever in the hand dealt for the sample, so such a move says nothing.
        if choices < 2 or position.why_not(move) is not None:
            return
        fits = self._fits.setdefault(position.seat, [0.0] * (len(self._kinds) + 1))
        mean = 0.0
        for number, kind in enumerate(self._kinds):
            chance = self._chance(kind, position, move)
            mean += chance / len(self._kinds)
            fits[number] += log((1.0 - SLIP) * chance + SLIP / choices)
        fits[-1] += log((1.0 - OWN_WAY) * mean + OWN_WAY / choices)

    def _is_settled(self, seat: int) -> bool:
        fits = self._fits.get(seat)
        if fits is None:
            return False
        best, following = sorted(fits, reverse=True)[:2]
        return best - following > SURE

    def _chance(self, kind: MakeBot, position: Position, move: Move) -> float:
        """Probability that this kind makes this move; 0 if it does not rank it."""
        bot = kind(rng_from_seed(position.decisions))
        assert isinstance(bot, RankingBot)
        found = total = 0.0
        ranked = bot.ranked(position)
        for choice in ranked:
            part = exp(min(0.0, (choice.worth - ranked[0].worth) / self._spread))
            total += part
            if choice.move is move:
                found = part
        return found / total

    def shares(self, seat: int) -> list[float]:
        """Probability of each kind for this rival, and last that of a stranger."""
        fits = self._fits.get(seat)
        if fits is None:
            return [0.0] * len(self._kinds) + [1.0]
        best = max(fits)
        likely = [exp(fit - best) for fit in fits]
        total = sum(likely)
        return [part / total for part in likely]

    def kind_of(self, seat: int, turn: int) -> MakeBot | None:
        """The kind that a play-out uses for this rival; None for a stranger. Over many turns each gets its share."""
        left = (turn + 0.5) * _STEP % 1.0
        for number, share in enumerate(self.shares(seat)[:-1]):
            left -= share
            if left < 0.0:
                return self._kinds[number]
        return None
