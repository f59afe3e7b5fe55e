"""A moment of the game."""

from __future__ import annotations

from typing import Any

from arktable.engine.game import Position
from arktable.engine.rng import Rng
from nim_with_money.rules import Rules


class NimPosition(Position):
    """Stones in heaps, coins in the bank and with the players. Nothing is hidden."""

    __slots__ = ("bank", "coins", "heaps", "rules", "taken")

    def __init__(self, rules: Rules, seats: int, rng: Rng) -> None:
        super().__init__(seats, rules.moves.catalogue, rng)
        self.rules = rules
        self.heaps: list[int] = []
        self.taken = 0
        self.coins = [0] * seats
        self.bank = 0

    def stones(self) -> int:
        """How many stones are left."""
        return sum(self.heaps)

    def earn(self, seat: int, n: int) -> int:
        """Pay coins from the bank, or to it if `n` is negative; a player never owes any. What was really paid."""
        n = max(n, -self.coins[seat])
        self.coins[seat] += n
        self.bank -= n
        return n

    def copy(self) -> NimPosition:
        twin = NimPosition(self.rules, self.seats, self.rng.copy())
        twin.take_over(self)
        twin.heaps = self.heaps.copy()
        twin.taken = self.taken
        twin.coins = self.coins.copy()
        twin.bank = self.bank
        return twin

    def sample(self, viewer: int, rng: Rng) -> NimPosition:
        return self.copy()

    def scores(self) -> list[int]:
        return self.coins.copy()

    def winners(self) -> list[int]:
        if self.seat >= 0:
            return []
        return [seat for seat, coins in enumerate(self.coins) if coins == max(self.coins)]

    def progress(self) -> float:
        return self.taken / (self.taken + self.stones())

    def census(self) -> dict[str, int]:
        return {"stones": self.stones() + self.taken, "coins": self.bank + sum(self.coins)}

    def view(self, viewer: int) -> dict[str, Any]:
        asked = viewer >= 0 and viewer == self.seat
        over = self.seat < 0
        return {
            "game": "nim-with-money",
            "viewer": viewer,
            "to_move": self.seat,
            "over": over,
            "phase": self.phase(),
            "turn": self.turn,
            "heaps": self.heaps.copy(),
            "coins": self.coins.copy(),
            "bank": self.bank,
            "offer": [move.text for move in self.moves()] if asked else None,
            "final": {"scores": self.scores(), "winners": self.winners()} if over else None,
        }
