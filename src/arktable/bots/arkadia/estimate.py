"""What things are worth to a seat in Arkadia, in gold: the numbers behind the greedy bot.

All of it is judgement, tuned by playing, not rules. A seal is worth a little less than the castle says when it stands
high and a little more when it stands low, because the castle goes on changing.
"""

from __future__ import annotations

from typing import Final

from arktable.games.arkadia.state import ArkadiaPosition

# How likely a building with so many open sides is to be enclosed while it matters.
CHANCE: Final[tuple[float, ...]] = (1.0, 0.9, 0.8, 0.68, 0.55, 0.42, 0.32, 0.24, 0.18, 0.14, 0.1, 0.08, 0.06)
# What a rival's gain costs us, shared among the rivals.
RIVAL: Final = 0.7
# Hint 5: workers not introduced by the end are worth nothing, so a worker in hand is worth less and less.
OWN_WORKER: Final = 1.9
NEUTRAL_WORKER: Final = 1.3
# One more castle piece of our choice.
CASTLE_PIECE: Final = 1.6
# A building left with so few open sides that the next player may collect its seal.
EXPOSED: Final = 0.35
REACH: Final = 3


class Estimate:
    """The worth of seals, workers and buildings for one seat in one position."""

    def __init__(self, position: ArkadiaPosition, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.left = max(0.0, 1.0 - position.progress())
        if position.ending >= 0:
            self.left = 0.12 if position.turns_left > position.seats // 2 + 1 else 0.0
        settled = 0.65 + 0.35 * (1.0 - self.left)
        self.seal = [settled * value + (1 - settled) * 2.0 for value in position.values]
        self.own_worker = OWN_WORKER * min(1.0, 0.15 + 1.4 * self.left)
        self.neutral_worker = NEUTRAL_WORKER * min(1.0, 0.1 + 1.4 * self.left)
        self.rival = RIVAL / (position.seats - 1)
        self.free = position.free()
        self.available = position.own[seat] + position.neutral[seat]

    def standing(self, around: int) -> float:
        """Our workers beside a building, less what rivals have there."""
        workers = self.position.standing
        balance = 0.0
        for seat in range(self.position.seats):
            number = (around & workers[seat]).bit_count()
            balance += number if seat == self.seat else -self.rival * number
        return balance

    def chance(self, open_sides: int) -> float:
        """How likely a building with so many open sides is to be completed."""
        sure = CHANCE[open_sides] if open_sides < len(CHANCE) else 0.05
        return sure if open_sides == 0 else sure * min(1.0, 0.25 + 1.2 * self.left)

    def completed(self, family: int, balance: float) -> float:
        """We complete a building now: payout to all (`balance` is ours less the rivals'), its seal, a castle piece."""
        return (balance + 1.0) * self.seal[family] + CASTLE_PIECE

    def waiting(self, family: int, balance: float, open_sides: int) -> float:
        """The building stays open: hope of its payout, fear of somebody else collecting the seal (hint 3)."""
        value = balance * self.seal[family] * self.chance(open_sides)
        if open_sides <= REACH:
            value -= EXPOSED * self.seal[family]
        elif open_sides <= self.available:
            value += 0.3 * self.seal[family]
        return value
