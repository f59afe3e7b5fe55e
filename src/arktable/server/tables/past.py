"""A moment of a game that can be replayed without its table: in another thread, while the table goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from arktable.engine.events import Event
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.record import begun
from arktable.server.store.rows import TableRow


class Past:
    """How a game began, the moves until the moment, and where on the way it went over to other rules."""

    __slots__ = ("_game", "_moves", "_row", "_switches")

    def __init__(
        self, game: Game, row: TableRow, moves: Sequence[str], switches: Sequence[tuple[int, int]] = ()
    ) -> None:
        self._game = game
        self._row = row
        self._moves = list(moves)
        self._switches = list(switches)

    def beginning(self) -> tuple[Position, list[Event]]:
        """The game right after its set-up, and what the set-up did."""
        row = self._row
        position = begun(self._game, row.seats, row.options, int(row.seed), row.start, listen=True)
        events, position.events = position.events or [], None
        return position, events

    def position(self) -> Position:
        """The position after the moves, each by the rules that held then."""
        positions = self.walk()
        position = next(positions)
        for later in positions:
            position = later
        return position

    def walk(self) -> Iterator[Position]:
        """The position before each move and after the last one: one that goes on, to be looked at and not kept."""
        position = self.beginning()[0]
        for index in range(len(self._moves) + 1):
            for at, revision in self._switches:
                if at == index:
                    position = self._game.by_revision(revision).go_on(position)
            yield position
            if index < len(self._moves):
                position.play(position.catalogue.parse(self._moves[index]))

    def told(self) -> Iterator[tuple[Position, list[Event]]]:
        """The position after the set-up and after each move, with what was told on the way; not to be kept either."""
        position, events = self.beginning()
        for index in range(len(self._moves) + 1):
            if index:
                position.events = []
                position.play(position.catalogue.parse(self._moves[index - 1]))
                events, position.events = position.events or [], None
            yield position, events
            for at, revision in self._switches:
                if at == index:
                    position = self._game.by_revision(revision).go_on(position)

    def turn_end(self, n: int, viewer: int) -> Position:
        """The moment at which a turn ended in the n-th decision, before what followed by itself, for this viewer.

        Where no turn ended in it, the moment before the decision.
        """
        for index, position in enumerate(self.walk()):
            if index == n - 1:
                before, position.events = position.copy(), []
                position.play(position.catalogue.parse(self._moves[index]))
                for seat, twin in (position.ended or {}).items():
                    before = twin
                    if before.seat == viewer:
                        before.seat = seat  # who decides next is not found yet: nothing is offered to the viewer
                return before
        raise IndexError(n)
