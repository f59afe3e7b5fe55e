"""What things are worth to a seat in Arkadia, in gold: seals, workers, buildings and castle pieces.

A seal of high value counts a little less than the castle says and one of low value a little more, because the castle
keeps changing.
"""

from __future__ import annotations

from typing import Final

from arktable.bots.arkadia.weights import CHANCE, REACH, UNLIKELY, Weights
from arktable.games.arkadia.numbering import FAMILIES, first_piece, first_seal
from arktable.games.arkadia.state import ArkadiaPosition


class Estimate:
    """The worth of seals, workers and buildings for one seat in one position."""

    def __init__(self, position: ArkadiaPosition, seat: int, weights: Weights) -> None:
        self.position: Final[ArkadiaPosition] = position
        self.seat: Final[int] = seat
        self.weights: Final[Weights] = weights
        self.free: Final[int] = position.free()
        self.available: Final[int] = position.own[seat] + position.neutral[seat]
        self.wages: Final[list[int]] = [position.rules.wage(position, family) for family in range(FAMILIES)]
        self.rival: Final[float] = weights.rival / (position.seats - 1)
        self._read_the_clock()
        settled = weights.settled + (1.0 - weights.settled) * (1.0 - self.left)
        self.seal: Final[list[float]] = [settled * value + (1.0 - settled) * weights.mean for value in position.values]
        self._threat = 0
        for other in range(position.seats):
            if other != seat:
                self._threat = max(self._threat, position.own[other] + position.neutral[other])
        # For each unfinished building: our workers next to it minus the rivals', and its open sides.
        self.balances: Final[list[float]] = []
        self.opens: Final[list[int]] = []
        for number in position.unfinished:
            around = position.buildings[number].around
            self.balances.append(self._standing(around))
            self.opens.append((around & self.free).bit_count())
        self.hopes: Final[list[float]] = self._holdings()
        self.piece: Final[float] = self._best_piece()

    def _read_the_clock(self) -> None:
        """How much of the game is left, and what possible payouts and workers are still worth (hint 5)."""
        position, weights = self.position, self.weights
        self.left = max(0.0, 1.0 - position.progress())
        self.comes_again = True  # we have another turn after this one
        self.others_come = True  # a rival has
        if position.ending >= 0:
            self.comes_again = position.turns_left > position.seats
            self.others_come = position.turns_left > 1
            self.left = weights.last if self.comes_again else 0.0
        self.early = min(1.0, 2.0 * self.left)  # 1 in the first half of the game
        self.hope = min(1.0, weights.late + weights.slope * self.left) if self.others_come else 0.0
        self.own_worker = weights.own_worker * min(1.0, 0.15 + 1.4 * self.left) if self.comes_again else 0.0
        self.neutral_worker = weights.neutral_worker * min(1.0, 0.1 + 1.4 * self.left) if self.comes_again else 0.0

    def _standing(self, around: int) -> float:
        """Our workers next to a building, minus those of rivals."""
        workers = self.position.standing
        balance = 0.0
        for seat in range(self.position.seats):
            number = (around & workers[seat]).bit_count()
            balance += number if seat == self.seat else -self.rival * number
        return balance

    def _holdings(self) -> list[float]:
        """Per family: our seals and those our workers may bring, minus the rivals' (hint 6)."""
        position = self.position
        spite = self.weights.spite / (position.seats - 1)
        hopes = [0.0, 0.0, 0.0, 0.0]
        for seat in range(position.seats):
            weight = 1.0 if seat == self.seat else -spite
            for family in range(FAMILIES):
                hopes[family] += weight * position.seals[first_seal(seat) + family]
        for index, number in enumerate(position.unfinished):
            family = position.buildings[number].family
            hopes[family] += self.balances[index] * self.wages[family] * self.chance(self.opens[index])
        return hopes

    def _best_piece(self) -> float:
        """What the best piece for the castle would change now."""
        position = self.position
        base = first_piece(position.floor)
        up, down = -1e9, 1e9
        for family in range(FAMILIES):
            if position.pools[base + family]:
                up = max(up, self.hopes[family])
        for square, height in enumerate(position.heights):
            if height < position.floor:
                under = position.tops[square]
                down = min(down, self.hopes[under] if under >= 0 else 0.0)
        gain = max(0.0, up - down) if up > -1e9 and down < 1e9 else 0.0
        return self.weights.piece + self.weights.piece_gain * gain

    def chance(self, open_sides: int) -> float:
        """Probability that a building with this number of open sides is completed."""
        if open_sides == 0:
            return 1.0
        return self.hope * (CHANCE[open_sides] if open_sides < len(CHANCE) else UNLIKELY)

    def completed(self, family: int, balance: float) -> float:
        """We complete a building now: payout to all (`balance` is ours less the rivals'), its seal, a castle piece."""
        return (balance * self.wages[family] + 1.0) * self.seal[family] + self.piece

    def waiting(self, family: int, balance: float, open_sides: int) -> float:
        """The building stays open: its expected payout, minus the risk that a rival collects the seal (hint 3)."""
        share = balance * self.wages[family] * self.chance(open_sides)
        if self.others_come:
            if open_sides <= self._threat:
                share -= self.weights.in_reach
            if open_sides <= REACH:
                share -= self.weights.exposed
            elif open_sides <= self.available and self.comes_again:
                share += self.weights.enclosable
        return share * self.seal[family]
