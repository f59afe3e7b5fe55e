"""A moment of the game."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from arktable.engine.fields import Row, Whole
from arktable.engine.position import Position, Verbs
from arktable.engine.rng import Rng
from arktable.engine.seats import OPEN_BOOK
from arktable.engine.state import field
from arktable.engine.values import UNKNOWN
from nim_with_money.rules import Rules

NO_GUESS: Final = -1


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
        "guesses": [_seen_guess(position, seat, viewer) for seat in range(position.seats)],
        "offer": [move.text for move in position.moves()] if asked else None,
        "final": {"scores": position.scores(), "winners": position.winners()} if over else None,
    }


def _seen_guess(position: NimPosition, seat: int, viewer: int) -> int | None:
    """The heap that a seat has guessed, counted from 1; None: none yet, or a secret of that seat."""
    guess = position.guesses[seat]
    return guess + 1 if guess != NO_GUESS and _knows(position, seat, viewer) else None


def _knows(position: NimPosition, seat: int, viewer: int) -> bool:
    return viewer in (seat, OPEN_BOOK) or position.seat < 0


def _sample(position: NimPosition, viewer: int, rng: Rng) -> NimPosition:
    """A twin in which the guesses of the others are dealt again."""
    twin = position.copy()
    _conceal(twin, viewer)
    _deal(twin, rng)
    return twin


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
    """Make the guesses unknown that this viewer does not know."""
    for seat, guess in enumerate(position.guesses):
        if guess != NO_GUESS and not _knows(position, seat, viewer):
            position.guesses[seat] = UNKNOWN


def _deal(position: NimPosition, rng: Rng) -> None:
    """An unknown guess can be any heap."""
    for seat, guess in enumerate(position.guesses):
        if guess == UNKNOWN:
            position.guesses[seat] = rng.below(len(position.heaps))


class NimPosition(Position):
    """Stones in heaps, coins in the bank and with the players. A guess is its seat's secret."""

    rules: Rules
    heaps: list[int] = field(Row)
    taken: int = field(Whole)
    coins: list[int] = field(Row)
    bank: int = field(Whole)
    guesses: list[int] = field(Row, hidden=True)
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

    def __init__(self, rules: Rules, seats: int, rng: Rng, source: NimPosition | None = None) -> None:
        super().__init__(seats, rules.catalogue, rng)
        self.rules = rules
        if source is None:
            self.set_defaults()
            self.coins = [0] * seats
            self.guesses = [NO_GUESS] * seats
        else:
            self.take_over(source)
            self.take_fields(source)

    def problems(self) -> list[tuple[str, str]]:
        heaps = range(NO_GUESS, len(self.heaps))
        if len(self.guesses) != self.seats or any(guess not in heaps for guess in self.guesses):
            return [("guesses", f"must be a heap from 0 to {len(self.heaps) - 1} for each seat, or -1 for none")]
        return []

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
        return NimPosition(self.rules, self.seats, self.rng.copy(), self)
