"""Orders ahead: what a game declares so that a seat can plan its next turn while others decide.

A plan is made in a position in which the turn of the seat has come: the turns between now and then are skipped. Its
conditions are about facts, numbers that the game reads from the view of that seat. The names of a fact are words of
the game: `fact-<kind>` with the arguments, and for each value of an argument what the game calls it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from arktable.engine.moves import Move
from arktable.engine.position import Position

SEAT: Final = "seat"
"""The argument of a fact about one player; any other argument is a kind of code, such as `good`."""
MONEY: Final = "money"
NUMBER: Final = "number"
MOST_SKIPPED: Final = 400
"""Decisions and turns that are skipped at most until the turn of a seat comes."""


class FactKind:
    """A kind of fact: its name, the names of its arguments in order, and its unit (`money` or `number`)."""

    __slots__ = ("arguments", "name", "unit")

    def __init__(self, name: str, arguments: tuple[str, ...] = (), unit: str = NUMBER) -> None:
        self.name: Final[str] = name
        self.arguments: Final[tuple[str, ...]] = arguments
        self.unit: Final[str] = unit


def fact_key(name: str, *arguments: str | int) -> str:
    """Return the key of a fact: the name of its kind and the values of its arguments, such as `price food 2`."""
    return " ".join([name, *[str(argument) for argument in arguments]])


def compared_facts(
    name: str, about: str, values: Mapping[int, int], viewer: int, best: str, choose: Callable[[list[int]], int]
) -> dict[str, int]:
    """Return a fact of each seat that has a value, such as `price food 2`, and the `best` one of the other seats.

    `choose` is `min` or `max`: with `lowest-price` and `min`, `lowest-price food` is the lowest price of the others.
    """
    found = {fact_key(name, about, seat): value for seat, value in values.items()}
    others = [value for seat, value in values.items() if seat != viewer]
    if others:
        found[fact_key(best, about)] = choose(others)
    return found


class Ahead:
    """What a game declares for orders ahead.

    `turn` are the names of the phases with whose decision a turn begins. `skip` ends a turn that has only begun,
    without any action. `answer` is the usual move where something else is asked; None leaves the choice open. `read`
    takes the rules and a view, and returns the facts that this viewer knows, by key. `money` is the kind of fact whose
    change is the price of a step; its only argument is the seat.
    """

    __slots__ = ("answer", "kinds", "money", "read", "skip", "turn")

    def __init__(
        self,
        *,
        turn: tuple[str, ...],
        skip: Callable[[Any], None],
        answer: Callable[[Any], Move | None],
        kinds: tuple[FactKind, ...],
        read: Callable[[Any, Mapping[str, Any]], dict[str, int]],
        money: str,
    ) -> None:
        self.turn: Final[tuple[str, ...]] = turn
        self.skip: Final[Callable[[Any], None]] = skip
        self.answer: Final[Callable[[Any], Move | None]] = answer
        self.kinds: Final[tuple[FactKind, ...]] = kinds
        self.read: Final[Callable[[Any, Mapping[str, Any]], dict[str, int]]] = read
        self.money: Final[str] = money

    def begins_turn(self, position: Position) -> bool:
        """Return whether the seat that decides begins its turn with this decision."""
        return position.seat >= 0 and position.phase() in self.turn

    def next_turn(self, position: Position, seat: int) -> Position | None:
        """Return a copy in which the turn of this seat has come; None if it has no further turn.

        The others do nothing in their turns until then, and everything else is answered as usual. Pass a sample: what
        happens until then may reveal something.
        """
        twin = position.copy()
        for _ in range(MOST_SKIPPED):
            if twin.seat < 0:
                return None
            if not self.begins_turn(twin):
                twin.play(self.answer(twin) or twin.moves()[0])
            elif twin.seat == seat:
                return twin
            else:
                self.skip(twin)
                twin.advance()
        return None

    def facts(self, position: Position, viewer: int) -> dict[str, int]:
        """Return the facts that this viewer knows in a position, by key."""
        game = position.begun_by()
        return self.read(game.game.rules(game.options, position.seats), position.view(viewer))
