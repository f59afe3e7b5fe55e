"""`Story`: what has happened in a game, as each seat saw it. The information states of OpenSpiel are made of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arktable.engine.events import Event
from arktable.engine.moves import Move
from arktable.engine.position import Position


class Story:
    """Lines in order, for each seat its own. A copy shares the lines until one of the two goes on: copying is cheap."""

    __slots__ = ("_length", "_lines")

    def __init__(self, lines: list[tuple[str, ...]], length: int) -> None:
        self._lines = lines
        self._length = length

    def add(self, lines: tuple[str, ...]) -> None:
        """Add a line: one text for each seat."""
        if len(self._lines) != self._length:
            self._lines = self._lines[: self._length]
        self._lines.append(lines)
        self._length += 1

    def seen_by(self, seat: int) -> str:
        """Return the whole story as this seat saw it."""
        return "\n".join([lines[seat] for lines in self._lines[: self._length]])

    def known_to(self, seat: int) -> Story:
        """Return a story in which everybody has seen what this seat saw, and nothing else."""
        lines = [(line[seat],) * len(line) for line in self._lines[: self._length]]
        return Story(lines, len(lines))

    def __copy__(self) -> Story:
        return Story(self._lines, self._length)

    def __deepcopy__(self, memo: dict[int, Any]) -> Story:
        return Story(self._lines, self._length)

    def __reduce__(self) -> tuple[Any, ...]:
        return Story, (self._lines[: self._length], self._length)


def beginning(position: Position) -> Story:
    """Return the story of a game that has just begun: what each seat sees before the first move."""
    story = Story([], 0)
    story.add(tuple([position.save(seat) for seat in range(position.seats)]))
    return story


def go_on(story: Story, position: Position, move: Move) -> None:
    """Play a move and add it to the story, with what it did as each seat saw it. A secret move stays secret."""
    seat, secret = position.seat, position.is_secret(move)
    position.events = []
    position.play(move)
    events, position.events, position.ended, position.settled = position.events, None, None, None
    story.add(tuple([_line(seat, move, secret, events, viewer) for viewer in range(position.seats)]))


def _line(seat: int, move: Move, secret: bool, events: Sequence[Event], viewer: int) -> str:
    decided = move.text if viewer == seat or not secret else "?"
    return "; ".join([f"{seat}: {decided}", *[_event(event, viewer) for event in events if not event.silent]])


def _event(event: Event, viewer: int) -> str:
    seen = event.seen_by(viewer)
    return " ".join([f"{seen['key']}({seen['seat']})", *[f"{name}={value}" for name, value in seen["args"].items()]])
