"""A secret guess before the first turn; in a turn take stones, then pay to take from another heap, or save."""

from __future__ import annotations

from typing import Final

from arktable.engine.events import Event
from arktable.engine.fields import Whole
from arktable.engine.flow import Phase, Steering
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from nim_with_money.rules import GUESS, TAKE
from nim_with_money.state import NimPosition

ANY_HEAP: Final = -1


class Rounds(Steering[NimPosition]):
    """Turn after turn until no stone is left."""

    NAME = "rounds"

    def resume(self, position: NimPosition) -> bool:
        if not position.stones():
            position.frames.pop()
            return False
        self.seat = (self.seat + 1) % position.seats
        position.turn += 1
        position.frames.append(Take(self.seat, ANY_HEAP))
        return False


class Guess(Phase[NimPosition]):
    """One player after the other guesses in secret which heap will be the last one."""

    NAME = "guess"

    def resume(self, position: NimPosition) -> bool:
        return True

    def moves(self, position: NimPosition) -> list[Move]:
        return position.rules.catalogue.guesses

    def why_not(self, position: NimPosition, move: Move) -> Reason | None:
        return None if move.kind == GUESS else not_now(self.NAME, "")

    def secret(self, position: NimPosition, move: Move) -> bool:
        return True

    def play(self, position: NimPosition, move: Move) -> None:
        position.guesses[self.seat] = move.a
        if position.events is not None:
            heap: dict[str, int | str] = {"heap": move.a + 1}
            position.events.append(Event("guessed", self.seat, {}, self.seat, "guessed-heap", heap))
        self.seat += 1
        if self.seat == position.seats:
            position.frames.pop()


class Take(Phase[NimPosition]):
    """A player takes stones of one heap other than `before`; the bank pays a coin for each."""

    NAME = "take"
    before: int = field(Whole, default=ANY_HEAP)

    def resume(self, position: NimPosition) -> bool:
        return True

    def moves(self, position: NimPosition) -> list[Move]:
        rules = position.rules
        return [
            move
            for heap, stones in enumerate(position.heaps)
            if heap != self.before
            for move in rules.catalogue.takes[heap][: min(stones, rules.most)]
        ]

    def why_not(self, position: NimPosition, move: Move) -> Reason | None:
        if move.kind != TAKE:
            return not_now(self.NAME, "")
        if move.a == self.before:
            return Reason("same-heap", "", {"heap": move.a + 1})
        if move.b > position.rules.most:
            return Reason("too-many", "", {"most": position.rules.most})
        stones = position.heaps[move.a]
        return Reason("heap-small", "", {"heap": move.a + 1, "n": stones}) if move.b > stones else None

    def play(self, position: NimPosition, move: Move) -> None:
        position.heaps[move.a] -= move.b
        position.taken += move.b
        position.earn(self.seat, move.b)
        position.tell_all("took", self.seat, n=move.b, heap=move.a + 1)
        position.frames.pop()
        if not position.stones():
            n = position.earn(self.seat, position.rules.prize)
            position.tell_all("last", self.seat, n=n)
            self._open_guesses(position, move.a)
        else:
            position.frames.append(Spend(self.seat, move.a))

    def _open_guesses(self, position: NimPosition, last: int) -> None:
        for seat, guess in enumerate(position.guesses):
            if guess == last:
                position.tell_all("right", seat, n=position.earn(seat, position.rules.right_guess))


class TakeAgain(Take):
    """A take that was paid for is from another heap than before."""

    NAME = "again"


class Spend(Phase[NimPosition]):
    """A player who can pay for it may take again, from another heap."""

    NAME = "spend"
    before: int = field(Whole, default=ANY_HEAP)

    def resume(self, position: NimPosition) -> bool:
        others = position.stones() - position.heaps[self.before]
        if others and position.coins[self.seat] >= position.rules.printed.price:
            return True
        position.frames.pop()
        return False

    def moves(self, position: NimPosition) -> list[Move]:
        return [position.rules.catalogue.pay, position.rules.catalogue.save]

    def why_not(self, position: NimPosition, move: Move) -> Reason | None:
        return not_now(self.NAME, "") if move.kind in (TAKE, GUESS) else None

    def play(self, position: NimPosition, move: Move) -> None:
        position.frames.pop()
        if move is position.rules.catalogue.pay:
            price = position.rules.printed.price
            position.earn(self.seat, -price)
            position.tell_all("paid", self.seat, n=price)
            position.frames.append(TakeAgain(self.seat, self.before))


PHASES: Final = (Guess, Rounds, Spend, Take, TakeAgain)
