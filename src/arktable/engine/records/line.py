"""`Line`: a game that was played, and its replay. All recorded moves are replayed here.

A `Line` holds how a game began, its moves, and where it changed to other rules. Moment n is the game after its first n
decisions, by the rules that apply to the next one. Some moments may be cached, so that `at` replays only the moves
after the nearest of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from arktable.engine.errors import ArktableError, RecordError
from arktable.engine.events import Event
from arktable.engine.game import Game
from arktable.engine.position import Position

APART: Final = 50
"""Minimum number of decisions between two cached moments."""


class Line:
    """A line of play. `switches` are pairs: after this many decisions, the rules of that revision apply.

    With `deciders`, the seat of each move, every move is checked, and a wrong one raises a `RecordError`. Without them
    the moves are known to be legal.
    """

    __slots__ = ("_kept", "deciders", "game", "moves", "options", "seats", "seed", "start", "switches")

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        seed: int,
        start: str = "",
        moves: Sequence[str] = (),
        switches: Sequence[tuple[int, int]] = (),
        deciders: Sequence[int] | None = None,
        kept: Mapping[int, Position] | None = None,
    ) -> None:
        self.game: Final[Game] = game
        self.seats: Final[int] = seats
        self.options: Final[Mapping[str, str]] = options
        self.seed: Final[int] = seed
        self.start: Final[str] = start
        self.moves: Final[list[str]] = list(moves)
        self.switches: Final[list[tuple[int, int]]] = list(switches)
        self.deciders: Final[list[int] | None] = None if deciders is None else list(deciders)
        self._kept: Final[dict[int, Position]] = dict(kept or {})

    # -- moments ------------------------------------------------------------------------------------------------

    def beginning(self, listen: bool = False) -> Position:
        """Return the first moment. With `listen` the position holds the events of the set-up."""
        try:
            position = begun(self.game, self.seats, self.options, self.seed, self.start, listen)
        except ArktableError as error:  # options that exclude each other, an impossible position
            if self.deciders is None:
                raise
            raise RecordError(0, error.message) from None
        return self._switched(position, 0)

    def at(self, n: int) -> Position:
        """Return moment n. The caller owns the position."""
        before = max((at for at in self._kept if at <= n), default=-1)
        position = self._kept[before].copy() if before >= 0 else self.beginning()
        for index in range(max(0, before), n):
            position = self.step(position, index)
        return position

    def end(self) -> Position:
        """Return the moment after all moves."""
        return self.at(len(self.moves))

    def positions(self, first: int = 0) -> Iterator[Position]:
        """Yield every moment from `first` on, in order. It is one mutable position: copy it to keep it."""
        position = self.at(first)
        yield position
        for index in range(first, len(self.moves)):
            position = self.step(position, index)
            yield position

    def events(self) -> Iterator[tuple[Position, list[Event]]]:
        """Yield every moment in order, with the events since the one before. Copy a position to keep it."""
        position = self.beginning(listen=True)
        yield position, _taken(position)
        for index in range(len(self.moves)):
            position.events = []
            position = self.step(position, index)
            yield position, _taken(position)

    def turn_end(self, n: int, viewer: int) -> Position:
        """Return the moment at which a turn ended in the n-th decision, before the automatic steps after it.

        If no turn ended in it, return the moment before the decision. The viewer is offered no moves.
        """
        position = self.at(n - 1)
        before, position.events = position.copy(), []
        self.step(position, n - 1)
        for seat, moment in (position.ended or {}).items():
            before = moment
            if before.seat == viewer:
                before.seat = seat  # the next seat is not known yet: the viewer is offered nothing
        return before

    def scene_end(self, n: int, key: str, viewer: int) -> Position:
        """Return the moment at which the n-th decision told the event that closes a scene, before what follows it.

        If it did not tell it, return the moment after the decision. The viewer is offered no moves.
        """
        position = self.at(n - 1)
        position.events, position.watched = [], key
        after = self.step(position, n - 1)
        moment = position.met or after.copy()
        if moment.seat == viewer:
            moment.seat = (viewer + 1) % moment.seats
        return moment

    # -- playing ------------------------------------------------------------------------------------------------

    def step(self, position: Position, index: int) -> Position:
        """Play move `index` on the moment before it. Return another position if the rules change then."""
        text = self.moves[index]
        if self.deciders is None:
            position.play(position.catalogue.parse(text))
            return self._switched(position, index + 1)
        seat = self.deciders[index]
        if seat != position.seat:
            waiting = "the game is over" if position.seat < 0 else f"seat {position.seat + 1} decides"
            raise RecordError(0, f"move {index + 1} ({text}) is of seat {seat + 1}, but {waiting}")
        try:
            position.play_checked(position.catalogue.parse(text))
        except ArktableError as error:
            raise RecordError(0, f"move {index + 1}: {error.message}") from None
        return self._switched(position, index + 1)

    def _switched(self, position: Position, n: int) -> Position:
        """Return the same moment by the rules that apply from here on."""
        for at, revision in self.switches:
            if at == n:
                events = position.events
                try:
                    position = self.game.by_revision(revision).go_on(position)
                except ArktableError as error:
                    if self.deciders is None:
                        raise
                    raise RecordError(0, f"move {n + 1}: {error.message}") from None
                position.events = events
        return position


def begun(
    game: Game, seats: int, options: Mapping[str, str], seed: int, start: str = "", listen: bool = False
) -> Position:
    """Return the position at the first decision of a game: after the usual set-up, or in the text `start`."""
    if not start:
        return game.start(seats, options, seed, listen)
    position = game.load(start, seed)
    if position.seats != seats:
        raise RecordError(0, f"the position has {position.seats} seats, not {seats}")
    if listen:
        position.events = []
    return position


def _taken(position: Position) -> list[Event]:
    events, position.events = position.events or [], None
    return events
