"""How the value of a declared field (`engine/fields.py`) becomes whole numbers.

Seats are counted from the seat that looks: it is 0, and the others follow clockwise. A thing of a named list is one bit
among as many as there are names; an unknown number is 0 and has a bit of its own.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final

from mypy_extensions import mypyc_attr

from arktable.engine import fields as kinds
from arktable.engine.fields import Field
from arktable.engine.values import UNKNOWN

USUAL_MOST: Final = 10
"""The scale of numbers of which nothing is known."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Flat:
    """A value as `length` whole numbers, of about `most` at most."""

    def __init__(self, length: int, most: int = 1) -> None:
        self.length: Final[int] = length
        self.most: Final[int] = most

    @abstractmethod
    def fill(self, value: Any, numbers: list[int], at: int, seat: int, seats: int) -> None:
        """Write the value from index `at` on, as `seat` sees it. The numbers are 0 before."""


class FlatNumber(Flat):
    """A number; truth values are 0 and 1."""

    def fill(self, value: Any, numbers: list[int], at: int, seat: int, seats: int) -> None:
        number: int = value
        numbers[at] = number


class FlatHidden(Flat):
    """A number that may be unknown, and the bit that says so."""

    def __init__(self, most: int) -> None:
        super().__init__(2, most)

    def fill(self, value: Any, numbers: list[int], at: int, seat: int, seats: int) -> None:
        number: int = value
        if number == UNKNOWN:
            numbers[at + 1] = self.most
        else:
            numbers[at] = number


class FlatSeat(Flat):
    """A seat: one bit for each, counted from the seat that looks; none for nobody."""

    def fill(self, value: Any, numbers: list[int], at: int, seat: int, seats: int) -> None:
        number: int = value
        if number >= 0:
            numbers[at + (number - seat) % seats] = 1


class FlatThing(Flat):
    """One thing of several: its bit; none for no thing."""

    def fill(self, value: Any, numbers: list[int], at: int, seat: int, seats: int) -> None:
        number: int = value
        if 0 <= number < self.length:
            numbers[at + number] = 1


class FlatBits(Flat):
    """A set of things: a bit for each."""

    def fill(self, value: Any, numbers: list[int], at: int, seat: int, seats: int) -> None:
        mask: int = value
        for number in range(self.length):
            if mask >> number & 1:
                numbers[at + number] = 1


class FlatSeats(Flat):
    """A set of seats: a bit for each, counted from the seat that looks."""

    def fill(self, value: Any, numbers: list[int], at: int, seat: int, seats: int) -> None:
        mask: int = value
        for other in range(seats):
            if mask >> other & 1:
                numbers[at + (other - seat) % seats] = 1


class FlatRow(Flat):
    """Numbers in order, as many as there is room for. As many as there are seats begin with the seat that looks."""

    def fill(self, value: Any, numbers: list[int], at: int, seat: int, seats: int) -> None:
        row: list[int] = value
        turned = seat if len(row) == seats else 0
        for index in range(min(len(row), self.length)):
            numbers[at + index] = row[(index + turned) % seats] if turned else row[index]


class FlatTally(Flat):
    """Things in any order: how often each occurs, and last how many are unknown."""

    def fill(self, value: Any, numbers: list[int], at: int, seat: int, seats: int) -> None:
        things: list[int] = value
        for thing in things:
            if thing == UNKNOWN:
                numbers[at + self.length - 1] += 1
            elif 0 <= thing < self.length - 1:
                numbers[at + thing] += 1


class FlatPlaces(Flat):
    """Places in order, each with one thing of several or none: a bit for each thing, and one for an unknown thing."""

    def __init__(self, places: int, things: int) -> None:
        super().__init__(places * (things + 1))
        self.each: Final[int] = things + 1

    def fill(self, value: Any, numbers: list[int], at: int, seat: int, seats: int) -> None:
        things: list[int] = value
        for place in range(min(len(things), self.length // self.each)):
            thing = things[place]
            if thing == UNKNOWN:
                numbers[at + place * self.each + self.each - 1] = 1
            elif 0 <= thing < self.each - 1:
                numbers[at + place * self.each + thing] = 1


class FlatList(Flat):
    """Several values of one kind. As many as there are seats begin with the seat that looks."""

    def __init__(self, room: int, part: Flat) -> None:
        super().__init__(room * part.length, part.most)
        self.room: Final[int] = room
        self.part: Final[Flat] = part

    def fill(self, value: Any, numbers: list[int], at: int, seat: int, seats: int) -> None:
        parts: list[Any] = value
        turned = seat if len(parts) == seats else 0
        for index in range(min(len(parts), self.room)):
            part = parts[(index + turned) % seats] if turned else parts[index]
            self.part.fill(part, numbers, at + index * self.part.length, seat, seats)


class FlatParts(Flat):
    """An object with declared fields, or None: its fields in order."""

    def __init__(self, names: list[str], flats: list[Flat]) -> None:
        super().__init__(sum([flat.length for flat in flats]), max([flat.most for flat in flats], default=1))
        self.names: Final[list[str]] = names
        self.flats: Final[list[Flat]] = flats

    def fill(self, value: Any, numbers: list[int], at: int, seat: int, seats: int) -> None:
        if value is None:
            return
        for name, flat in zip(self.names, self.flats, strict=True):
            flat.fill(getattr(value, name), numbers, at, seat, seats)
            at += flat.length


class FlatNothing(Flat):
    """A value of which an encoder of all games knows nothing."""

    def __init__(self) -> None:
        super().__init__(0)

    def fill(self, value: Any, numbers: list[int], at: int, seat: int, seats: int) -> None:
        pass


def flat_of(field: Field, rules: Any, seats: int, example: Any = None) -> Flat:
    """Return how values of this field are written. `example` is a value of the game's start, for lists of any length.

    A kind of field that a game declares itself is left out; its encoder says how it is written.
    """
    if isinstance(field, kinds.Derived):
        return FlatNothing()
    if isinstance(field, kinds.Flag):
        return FlatNumber(1)
    if isinstance(field, kinds.Seat):
        return FlatSeat(seats)
    if isinstance(field, kinds.Whole):
        return FlatHidden(USUAL_MOST) if field.hidden else FlatNumber(1, USUAL_MOST)
    return _flat_list(field, rules, seats, example) or _flat_named(field, rules, seats, example)


def flat_parts(fields: tuple[Field, ...], rules: Any, seats: int, example: Any = None) -> FlatParts:
    """Return how an object with these fields is written."""
    flats = [flat_of(field, rules, seats, getattr(example, field.name, None)) for field in fields]
    return FlatParts([field.name for field in fields], flats)


def _flat_list(field: Field, rules: Any, seats: int, example: Any) -> Flat | None:
    room = max(seats, len(field.default) if isinstance(field.default, list) else 0)
    if isinstance(example, list):
        room = max(room, len(example))
    if isinstance(field, kinds.Row):
        return _flat_row(field.length if field.length >= 0 else room, field.hidden)
    if isinstance(field, kinds.Counts | kinds.CountRows):
        return _flat_row(len(field.default), field.hidden)
    if isinstance(field, kinds.Rows):
        longest = max([seats, *[len(row) for row in example or []]])
        return FlatList(room, _flat_row(longest, field.hidden))
    if isinstance(field, kinds.PartList):
        one = example[0] if example else None
        return FlatList(room, flat_parts(field.shape.fields, rules, seats, one))
    if isinstance(field, kinds.Part):
        return flat_parts(field.shape.fields, rules, seats, example)
    return None


def _flat_row(room: int, hidden: bool) -> Flat:
    return FlatList(room, FlatHidden(USUAL_MOST)) if hidden else FlatRow(room, USUAL_MOST)


def _flat_named(field: Field, rules: Any, seats: int, example: Any) -> Flat:
    if isinstance(field, kinds.Code):
        return FlatThing(len(field.words(rules)))
    if isinstance(field, kinds.Bits):
        return FlatBits(len(field.words(rules)))
    if isinstance(field, kinds.Codes):
        things = len(field.words(rules))
        return FlatPlaces(len(field.default), things) if field.default else FlatTally(things + 1, USUAL_MOST)
    if isinstance(field, kinds.CodeRows):
        room = max(seats, len(example) if isinstance(example, list) else 0)
        return FlatList(room, FlatTally(len(field.words(rules)) + 1, USUAL_MOST))
    return FlatNothing()
