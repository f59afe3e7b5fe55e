"""`Observer`: encoded positions as arrays. The encoder writes whole numbers; here they are copied and scaled."""

from __future__ import annotations

import struct
from typing import Any, Final

from arktable.engine.encoding.schema import Schema
from arktable.engine.position import Position
from arktable.envs.needed import needed
from arktable.envs.setup import Setup

LOWEST: Final = -32_768
HIGHEST: Final = 32_767


def scale_of(schema: Schema) -> Any:
    """Return the factor of each number as an array."""
    numpy = needed("numpy")
    return numpy.repeat(
        numpy.array([block.scale() for block in schema.blocks], dtype=numpy.float32),
        [block.length for block in schema.blocks],
    )


class Observer:
    """Makes observations of `rows` games. An array that it returns is its own: the next call changes it."""

    def __init__(self, setup: Setup, rows: int = 1) -> None:
        numpy = needed("numpy")
        self._encoder: Final = setup.encoder()
        self.width: Final = setup.schema.length
        self._pack: Final = struct.Struct(f"{self.width}h").pack_into
        self._numbers: Final = numpy.zeros((rows, self.width), dtype=numpy.int16)
        self._bytes: Final = memoryview(self._numbers).cast("B")
        self._scale: Final = scale_of(setup.schema)
        self._scaled: Final = numpy.zeros((rows, self.width), dtype=numpy.float32)
        self._only: Final = self._scaled[0]
        self._first: Final = self._numbers[0]
        self._multiply: Final = numpy.multiply

    def write(self, row: int, position: Position, seat: int) -> None:
        """Write what this seat knows into a row, not scaled yet."""
        numbers = self._encoder.encode(position, seat)
        try:
            self._pack(self._bytes, row * self.width * 2, *numbers)
        except struct.error:
            numbers = [max(LOWEST, min(HIGHEST, number)) for number in numbers]
            self._pack(self._bytes, row * self.width * 2, *numbers)

    def one(self, position: Position, seat: int) -> Any:
        """Return what this seat knows: float32, about −1 to 1."""
        self.write(0, position, seat)
        return self._multiply(self._first, self._scale, out=self._only)

    def all(self) -> Any:
        """Return all rows that were written: float32 (rows, numbers)."""
        return self._multiply(self._numbers, self._scale, out=self._scaled)

    def bounds(self) -> tuple[Any, Any]:
        """Return the least and the largest observation that there can be."""
        return self._scale * LOWEST, self._scale * HIGHEST
