"""A moment of the game."""

from __future__ import annotations

from typing import Any, ClassVar

from arktable.engine.fields import Field, Row, Whole
from arktable.engine.position import Position, Verbs
from arktable.engine.rng import Rng
from nim_with_money.rules import Rules


def _view(position: NimPosition, viewer: int) -> dict[str, Any]:
    asked = viewer >= 0 and viewer == position.seat
    over = position.seat < 0
    return {
        "game": "nim-with-money",
        "viewer": viewer,
        "to_move": position.seat,
        "over": over,
        "phase": position.phase(),
        "turn": position.turn,
        "heaps": position.heaps.copy(),
        "coins": position.coins.copy(),
        "bank": position.bank,
        "offer": [move.text for move in position.moves()] if asked else None,
        "final": {"scores": position.scores(), "winners": position.winners()} if over else None,
    }


def _sample(position: NimPosition, viewer: int, rng: Rng) -> NimPosition:
    return position.copy()


def _scores(position: NimPosition) -> list[int]:
    return position.coins.copy()


def _winners(position: NimPosition) -> list[int]:
    if position.seat >= 0:
        return []
    return [seat for seat, coins in enumerate(position.coins) if coins == max(position.coins)]


def _progress(position: NimPosition) -> float:
    return position.taken / (position.taken + position.stones())


def _census(position: NimPosition) -> dict[str, int]:
    return {"stones": position.stones() + position.taken, "coins": position.bank + sum(position.coins)}


def _conceal(position: NimPosition, viewer: int) -> None:
    """Nothing is hidden."""


def _deal(position: NimPosition, rng: Rng) -> None:
    """Nothing is unknown."""


class NimPosition(Position):
    """Stones in heaps, coins in the bank and with the players. Nothing is hidden."""

    __slots__ = ("bank", "coins", "heaps", "rules", "taken")

    FIELDS: ClassVar[tuple[Field, ...]] = (Row("heaps"), Whole("taken"), Row("coins"), Whole("bank"))
    VERBS: ClassVar[Verbs] = Verbs(
        view=_view,
        sample=_sample,
        scores=_scores,
        winners=_winners,
        progress=_progress,
        census=_census,
        conceal=_conceal,
        deal=_deal,
    )

    def __init__(self, rules: Rules, seats: int, rng: Rng) -> None:
        super().__init__(seats, rules.catalogue, rng)
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
