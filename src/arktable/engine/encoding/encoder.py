"""`Encoder`: writes what one seat knows of a position as whole numbers. A game derives its own from it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from arktable.engine.encoding.flat import Flat, flat_of
from arktable.engine.encoding.schema import Layout, Schema
from arktable.engine.flow import Phase, frame_key
from arktable.engine.position import Position

PERFECT: Final = "perfect"
"""The memory of a player who remembers everything that was public: what `sample` leaves as it is."""
NONE: Final = "none"
"""The memory of a player who only looks: what `view` shows."""
MEMORIES: Final = (PERFECT, NONE)


class Scope:
    """What an encoder is made for: the rules, the frames there can be, the seats, the memory, with planes or not."""

    def __init__(
        self, rules: Any, phases: Sequence[type[Phase[Any]]], seats: int, memory: str, planes: bool, start: Position
    ) -> None:
        self.rules: Final[Any] = rules
        self.phases: Final[list[type[Phase[Any]]]] = sorted(phases, key=frame_key)
        self.seats: Final[int] = seats
        self.memory: Final[str] = memory
        self.planes: Final[bool] = planes
        self.start: Final[Position] = start


class FrameNumbers:
    """Where the numbers of one class of frames are: its seat, then its fields."""

    def __init__(self, phase: int, at: int, names: list[str], flats: list[Flat], offsets: list[int]) -> None:
        self.phase: Final[int] = phase
        self.at: Final[int] = at
        self.names: Final[list[str]] = names
        self.flats: Final[list[Flat]] = flats
        self.offsets: Final[list[int]] = offsets


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes observations. A subclass lays out its blocks, calls `close`, and fills them in `fill`.

    The first blocks are the same in every game: who decides (0 is the seat that looks), the number of the seat that
    looks (moves that name a seat use it), the phase that asks, and the numbers of the frames on the stack. A frame has
    its seat, counted from 1 for the seat that looks (0: not on the stack), and its fields. If a class of frames is on
    the stack twice, the upper one counts.
    """

    VERSION = 1

    def __init__(self, scope: Scope, flats: Mapping[str, Flat] | None = None) -> None:
        """`flats` says how fields of frames are written that only the game knows, as "frame-key.field"."""
        self.seats: Final[int] = scope.seats
        self.memory: Final[str] = scope.memory
        self.layout: Final[Layout] = Layout()
        self.numbers: list[int] = []
        self._zeros: list[int] = []
        self._asked: Final[int] = self.layout.add("asked", scope.seats)
        self._seat: Final[int] = self.layout.add("seat", scope.seats)
        self._phase: Final[int] = self.layout.add("phase", len(scope.phases))
        self._frames: Final[dict[type, FrameNumbers]] = {}
        for number, phase in enumerate(scope.phases):
            self._frames[phase] = self._frame(scope, number, phase, flats or {})
        self.schema = Schema(0, [])

    def close(self) -> None:
        """End the layout: from now on the encoder can encode."""
        self.schema = Schema(self.VERSION, self.layout.blocks)
        self.numbers = [0] * self.layout.length
        self._zeros = [0] * self.layout.length

    def encode(self, position: Position, seat: int) -> list[int]:
        """Return what this seat knows. The list is the encoder's own: the next call changes it."""
        numbers = self.numbers
        numbers[:] = self._zeros
        self._fill_frames(position, seat, numbers)
        self.fill(position, seat, numbers)
        return numbers

    def encode_bytes(self, position: Position, seat: int, into: bytearray, at: int) -> bool:
        """Write what this seat knows as bytes from `at` on; false if a number does not fit into a byte.

        `numbers` has all of them afterwards.
        """
        numbers = self.encode(position, seat)
        try:
            into[at : at + len(numbers)] = bytes(numbers)
        except ValueError:
            return False
        return True

    @abstractmethod
    def fill(self, position: Any, seat: int, numbers: list[int]) -> None:
        """Write the blocks of the game, as this seat sees them. The numbers are 0 before."""

    def _frame(self, scope: Scope, number: int, phase: type[Phase[Any]], special: Mapping[str, Flat]) -> FrameNumbers:
        key = frame_key(phase)
        at = self.layout.add(f"frames.{key}", 1, scope.seats)
        names: list[str] = []
        flats: list[Flat] = []
        offsets: list[int] = []
        for field in phase.FIELDS:
            flat = special.get(f"{key}.{field.name}") or flat_of(field, scope.rules, scope.seats)
            if flat.length:
                names.append(field.name)
                flats.append(flat)
                offsets.append(self.layout.add(f"frames.{key}.{field.name}", flat.length, flat.most))
        return FrameNumbers(number, at, names, flats, offsets)

    def _fill_frames(self, position: Position, seat: int, numbers: list[int]) -> None:
        seats = self.seats
        numbers[self._seat + seat] = 1
        if position.seat < 0:
            return
        numbers[self._asked + (position.seat - seat) % seats] = 1
        found: FrameNumbers | None = None
        for frame in position.frames:
            found = self._frames.get(type(frame))
            if found is not None:
                numbers[found.at] = 1 + (frame.seat - seat) % seats
                for index in range(len(found.names)):
                    flat = found.flats[index]
                    at = found.offsets[index]
                    for place in range(at, at + flat.length):
                        numbers[place] = 0
                    flat.fill(getattr(frame, found.names[index]), numbers, at, seat, seats)
        if found is not None:
            numbers[self._phase + found.phase] = 1


EncoderOf = Callable[[Scope], Encoder]
"""Makes the encoder of a game."""
