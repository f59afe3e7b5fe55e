"""What kind of player a rival is, read from what it has done so far.

Every decision of a rival is compared with what each kind that the study knows would think of it. A rival whose moves no
kind explains stays a stranger, and play-outs go on counting on all kinds in turn for it.
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
"""Choices so far apart look alike, as a part of what makes a decision dear."""
SLIP: Final = 0.01
"""So often a player of a kind does anything else."""
OWN_WAY: Final = 0.2
"""So often a stranger does what none of the kinds would; a bot that looks ahead does so in every tenth decision."""
SURE: Final = 12.0
"""A kind that is so far ahead of all others is settled: the rival is read no more, which would only cost time."""
_STEP: Final = 0.6180339887498949
"""Multiples of it, without their whole parts, fill the space between 0 and 1 evenly."""


class Reading(Notes):
    """Seat by seat how well each kind explains what the rival did, as logarithms of chances; behind them a stranger."""

    def __init__(self, study: Study) -> None:
        self._kinds = study.recognised()
        self._spread = study.dear * WAVERS
        self._fits: dict[int, list[float]] = {}

    def take(self, position: Position, move: Move) -> None:
        """Compare what a rival does with what each kind would do in its place."""
        if not self._kinds or self._is_settled(position.seat):
            return
        choices = len(position.moves())
        # A card from a hidden hand is hardly ever in the hand that was dealt for the sample: that tells nothing.
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
        """How likely this kind makes this move; 0 if it does not think of it."""
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
        """How likely this rival is of each kind; behind them how likely it is a stranger."""
        fits = self._fits.get(seat)
        if fits is None:
            return [0.0] * len(self._kinds) + [1.0]
        best = max(fits)
        likely = [exp(fit - best) for fit in fits]
        total = sum(likely)
        return [part / total for part in likely]

    def kind_of(self, seat: int, turn: int) -> MakeBot | None:
        """The kind that a play-out takes this rival for; None for a stranger. Over many turns each has its share."""
        left = (turn + 0.5) * _STEP % 1.0
        for number, share in enumerate(self.shares(seat)[:-1]):
            left -= share
            if left < 0.0:
                return self._kinds[number]
        return None
