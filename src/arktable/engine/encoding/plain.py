"""`PlainEncoder`: the encoder of a game that brings none. It conceals a copy and writes all declared fields."""

from __future__ import annotations

from typing import Any, Final

from arktable.engine.encoding.encoder import Encoder, Scope
from arktable.engine.encoding.flat import Flat, flat_of


class PlainEncoder(Encoder):
    """Writes the declared fields of the position and of its frames; what is concealed has a bit that says so.

    Lists without a declared length have room for as many things as at the start of the game, or one for each seat.
    Fields of kinds that a game declares itself, and derived fields, are left out.
    """

    def __init__(self, scope: Scope) -> None:
        super().__init__(scope)
        self.names: Final[list[str]] = []
        self.flats: Final[list[Flat]] = []
        self.offsets: Final[list[int]] = []
        for field in scope.start.FIELDS:
            flat = flat_of(field, scope.rules, scope.seats, getattr(scope.start, field.name, None))
            if flat.length:
                self.names.append(field.name)
                self.flats.append(flat)
                self.offsets.append(self.layout.add(field.name, flat.length, flat.most))
        self.close()

    def fill(self, position: Any, seat: int, numbers: list[int]) -> None:
        copy = position.copy()
        copy.VERBS.conceal(copy, seat)
        for index in range(len(self.names)):
            value = getattr(copy, self.names[index])
            self.flats[index].fill(value, numbers, self.offsets[index], seat, self.seats)
