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
    """Makes observations of one game. The array that it returns is its own: the next call changes it."""

    def __init__(self, setup: Setup) -> None:
        numpy = needed("numpy")
        self._encoder: Final = setup.encoder()
        self.width: Final = setup.schema.length
        self._scale: Final = scale_of(setup.schema)
        # In nearly all positions every number fits into a byte, and bytes are copied twice as fast as the others.
        self._bytes: Final = bytearray(self.width)
        self._small: Final = numpy.frombuffer(self._bytes, dtype=numpy.uint8)
        self._wide: Final = numpy.zeros(self.width, dtype=numpy.int16)
        self._pack: Final = struct.Struct(f"{self.width}h").pack_into
        self._multiply: Final = numpy.multiply
        self._array: Final = numpy.zeros(self.width, dtype=numpy.float32)

    def write(self, position: Position, seat: int) -> Any:
        """Write what this seat knows into the array, and return it: float32, about −1 to 1."""
        if self._encoder.encode_bytes(position, seat, self._bytes, 0):
            return self._multiply(self._small, self._scale, out=self._array)
        return self._multiply(self._widened(self._encoder.numbers), self._scale, out=self._array)

    def _widened(self, numbers: list[int]) -> Any:
        try:
            self._pack(self._wide, 0, *numbers)
        except struct.error:
            self._pack(self._wide, 0, *[max(LOWEST, min(HIGHEST, number)) for number in numbers])
        return self._wide

    def bounds(self) -> tuple[Any, Any]:
        """Return the least and the largest observation that there can be."""
        return self._scale * LOWEST, self._scale * HIGHEST
