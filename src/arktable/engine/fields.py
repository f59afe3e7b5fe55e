"""Kinds of fields: how the fields of a position are written as text.

A class that is part of a position (the position itself, a company, a phase, a running sale) declares its fields once
(`engine/state`). They are in its attribute `FIELDS`; saving, loading and comparing follow from that list.

A field that has its default value is left out of the text, so that a position written by hand can be short. A field
with numbers that a viewer may not know is declared `hidden`: only such a field can have a question mark in the text.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from arktable.engine.errors import PositionError
from arktable.engine.seats import MOST_SEATS, NOBODY
from arktable.engine.values import OPEN, QUESTION, UNKNOWN, entries, items, number_from, numbers_from, whole, written

Words = Sequence[str] | Callable[[Any], Sequence[str]]
"""Names of things by number: a list, or a function from the rules to the list."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One field: its name, its default value, and how its value is written and read."""

    def __init__(self, name: str, default: Any) -> None:
        self.name: Final[str] = name
        self.default: Final[Any] = default
        self.type = ""
        """The type of the attribute, where a class declares it with `state.field`."""
        self.optional = False
        """Can the constructor of the class do without this field?"""

    def usual(self) -> Any:
        """Return the default value; a list is copied each time."""
        return self.default.copy() if isinstance(self.default, list) else self.default

    def write(self, value: Any, rules: Any) -> Any:
        """Return the value as TOML can hold it."""
        return value

    def read(self, where: str, value: Any, rules: Any) -> Any:
        """Return the value read from TOML. Raise a PositionError with the place if it is wrong."""
        raise PositionError(where, "cannot be given")


class Derived(Field):
    """A field that is computed from others. It is not written; the position computes it after loading (`derive`)."""

    def __init__(self, name: str, default: Any = None) -> None:
        super().__init__(name, default)


class Unkept(Derived):
    """A field that is neither written nor copied: a copy has its default value."""


class Whole(Field):
    """A field that holds a whole number."""

    def __init__(self, name: str, default: int = 0, hidden: bool = False) -> None:
        super().__init__(name, default)
        self.hidden: Final[bool] = hidden

    def write(self, value: Any, rules: Any) -> Any:
        return written(value, self.hidden)

    def read(self, where: str, value: Any, rules: Any) -> Any:
        return number_from(where, value, self.hidden)


class Between(Whole):
    """A field that holds a whole number within bounds."""

    def __init__(self, name: str, low: int, high: int, default: int = 0) -> None:
        super().__init__(name, default)
        self.low: Final[int] = low
        self.high: Final[int] = high

    def read(self, where: str, value: Any, rules: Any) -> Any:
        number = whole(where, value)
        if not self.low <= number <= self.high:
            raise PositionError(where, f"must be {self.low} to {self.high}, not {number}")
        return number


class Flag(Field):
    """A field that is true or false."""

    def __init__(self, name: str, default: bool = False) -> None:
        super().__init__(name, default)

    def read(self, where: str, value: Any, rules: Any) -> Any:
        if not isinstance(value, bool):
            raise PositionError(where, f"must be true or false, not {value!r}")
        return value


class Seat(Field):
    """A seat. The text counts seats from 1, as people do; 0 means no seat."""

    def __init__(self, name: str, default: int = NOBODY) -> None:
        super().__init__(name, default)

    def write(self, value: Any, rules: Any) -> Any:
        return value + 1

    def read(self, where: str, value: Any, rules: Any) -> Any:
        number = whole(where, value)
        if not 0 <= number <= MOST_SEATS:
            raise PositionError(where, f"must be a seat counted from 1, or 0 for nobody, not {number}")
        return number - 1


class Row(Field):
    """A list of whole numbers: exactly `length` of them, if a length is given."""

    def __init__(self, name: str, length: int = -1, default: int = 0, hidden: bool = False) -> None:
        super().__init__(name, [default] * max(0, length))
        self.length: Final[int] = length
        self.hidden: Final[bool] = hidden

    def write(self, value: Any, rules: Any) -> Any:
        return [written(number, self.hidden) for number in value]

    def read(self, where: str, value: Any, rules: Any) -> Any:
        numbers = numbers_from(where, value, self.hidden)
        if self.length >= 0 and len(numbers) != self.length:
            raise PositionError(where, f"must have {self.length} numbers, not {len(numbers)}")
        return numbers


class Rows(Field):
    """A list of lists of whole numbers."""

    def __init__(self, name: str, hidden: bool = False) -> None:
        super().__init__(name, [])
        self.hidden: Final[bool] = hidden

    def write(self, value: Any, rules: Any) -> Any:
        return [[written(number, self.hidden) for number in row] for row in value]

    def read(self, where: str, value: Any, rules: Any) -> Any:
        return [numbers_from(f"{where}[{at}]", row, self.hidden) for at, row in enumerate(items(where, value))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Field):
    """Base of the fields that write numbers as the names of things."""

    def __init__(self, name: str, words: Words, default: Any) -> None:
        super().__init__(name, default)
        self._words: Final[Words] = words

    def words(self, rules: Any) -> Sequence[str]:
        """Return the names of the things, in the order of their numbers."""
        return self._words(rules) if callable(self._words) else self._words

    def name_of(self, number: int, rules: Any) -> str:
        """Return the name of one thing; a question mark if it is unknown."""
        return QUESTION if number == UNKNOWN else self.words(rules)[number]

    def number_of(self, where: str, word: Any, rules: Any) -> int:
        """Return the number of the thing with this name."""
        if word == QUESTION:
            return UNKNOWN
        known = self.words(rules)
        if word not in known:
            raise PositionError(where, f"there is no {word!r}; known: {', '.join(known)}")
        return list(known).index(word)

    def known_number_of(self, where: str, word: Any, rules: Any) -> int:
        """Return the number of a thing that is always visible; an unknown one is refused."""
        if word == QUESTION:
            raise PositionError(where, OPEN)
        return self.number_of(where, word, rules)


class Code(Named):
    """One thing by its name. The number `none` means that there is none, and is written as "none"."""

    def __init__(self, name: str, words: Words, none: int = -1, default: int | None = None) -> None:
        super().__init__(name, words, none if default is None else default)
        self.none: Final[int] = none

    def write(self, value: Any, rules: Any) -> Any:
        return "none" if value == self.none else self.name_of(value, rules)

    def read(self, where: str, value: Any, rules: Any) -> Any:
        return self.none if value == "none" else self.number_of(where, value, rules)


class Codes(Named):
    """A list of things by name, in order. The number `none` is an empty place, written as "none"."""

    def __init__(self, name: str, words: Words, none: int = -1, length: int = 0) -> None:
        super().__init__(name, words, [none] * length)
        self.none: Final[int] = none

    def write(self, value: Any, rules: Any) -> Any:
        return ["none" if number == self.none else self.name_of(number, rules) for number in value]

    def read(self, where: str, value: Any, rules: Any) -> Any:
        return [
            self.none if word == "none" else self.number_of(f"{where}[{at}]", word, rules)
            for at, word in enumerate(items(where, value))
        ]


class CodeRows(Named):
    """A list of lists of things by name."""

    def __init__(self, name: str, words: Words) -> None:
        super().__init__(name, words, [])

    def write(self, value: Any, rules: Any) -> Any:
        return [[self.name_of(number, rules) for number in row] for row in value]

    def read(self, where: str, value: Any, rules: Any) -> Any:
        return [
            [self.number_of(f"{where}[{at}]", word, rules) for word in items(f"{where}[{at}]", row)]
            for at, row in enumerate(items(where, value))
        ]


class Bits(Named):
    """A set of things, stored as one bit each and written as a list of names."""

    def __init__(self, name: str, words: Words, default: int = 0) -> None:
        super().__init__(name, words, default)

    def write(self, value: Any, rules: Any) -> Any:
        return [word for number, word in enumerate(self.words(rules)) if value >> number & 1]

    def read(self, where: str, value: Any, rules: Any) -> Any:
        mask = 0
        for at, word in enumerate(items(where, value)):
            mask |= 1 << self.known_number_of(f"{where}[{at}]", word, rules)
        return mask


class Counts(Named):
    """One number for each of several things, written as a table of those that differ from the default."""

    def __init__(self, name: str, words: Words, length: int, default: int = 0, hidden: bool = False) -> None:
        super().__init__(name, words, [default] * length)
        self.each: Final[int] = default
        self.hidden: Final[bool] = hidden

    def write(self, value: Any, rules: Any) -> Any:
        words = self.words(rules)
        return {words[at]: written(number, self.hidden) for at, number in enumerate(value) if number != self.each}

    def read(self, where: str, value: Any, rules: Any) -> Any:
        numbers: list[int] = list(self.default)
        for word, number in entries(where, value).items():
            place = f"{where}.{word}"
            numbers[self.known_number_of(place, word, rules)] = number_from(place, number, self.hidden)
        return numbers


class CountRows(Named):
    """Several numbers for each of several things, stored in one flat list and written as a table of short lists."""

    def __init__(self, name: str, words: Words, length: int, per: int, default: int = 0, hidden: bool = False) -> None:
        super().__init__(name, words, [default] * (length * per))
        self.per: Final[int] = per
        self.each: Final[int] = default
        self.hidden: Final[bool] = hidden

    def write(self, value: Any, rules: Any) -> Any:
        words, per = self.words(rules), self.per
        rows = {words[at]: value[at * per : at * per + per] for at in range(len(value) // per)}
        return {
            word: [written(number, self.hidden) for number in row]
            for word, row in rows.items()
            if any(number != self.each for number in row)
        }

    def read(self, where: str, value: Any, rules: Any) -> Any:
        numbers: list[int] = list(self.default)
        for word, row in entries(where, value).items():
            place = f"{where}.{word}"
            base = self.known_number_of(place, word, rules) * self.per
            found = [number_from(place, number, self.hidden) for number in items(place, row)]
            if len(found) != self.per:
                raise PositionError(place, f"must have {self.per} numbers, not {len(found)}")
            numbers[base : base + self.per] = found
        return numbers


class Shape:
    """The fields of a class that is part of a position, and how an object is made from their values.

    `build` takes the values in the order of the fields. With `fresh` it takes no argument and makes a new object, on
    which the given values are then set. This suits classes with many fields; their usual values are those of a new
    object.
    """

    def __init__(self, build: Callable[..., Any], fields: tuple[Field, ...], fresh: bool = False) -> None:
        self.build: Final[Callable[..., Any]] = build
        self.fields: Final[tuple[Field, ...]] = fields
        self.fresh: Final[bool] = fresh

    def write(self, thing: Any, rules: Any) -> dict[str, Any]:
        """Return the table that describes this object in the text."""
        return write_fields(thing, self.fields, rules, self.build() if self.fresh else None)

    def make(self, where: str, table: Any, rules: Any) -> Any:
        """Return a new object made from its table."""
        if not self.fresh:
            return self.build(*read_fields(where, entries(where, table), self.fields, rules))
        thing = self.build()
        for name, value in read_given(where, entries(where, table), self.fields, rules).items():
            setattr(thing, name, value)
        return thing


class Part(Field):
    """A field that holds another object, or None."""

    def __init__(self, name: str, shape: Shape) -> None:
        super().__init__(name, None)
        self.shape: Final[Shape] = shape

    def write(self, value: Any, rules: Any) -> Any:
        return self.shape.write(value, rules)

    def read(self, where: str, value: Any, rules: Any) -> Any:
        return self.shape.make(where, value, rules)


class PartList(Field):
    """A field that holds a list of other objects."""

    def __init__(self, name: str, shape: Shape) -> None:
        super().__init__(name, [])
        self.shape: Final[Shape] = shape

    def write(self, value: Any, rules: Any) -> Any:
        return [self.shape.write(part, rules) for part in value]

    def read(self, where: str, value: Any, rules: Any) -> Any:
        return [self.shape.make(f"{where}[{at}]", table, rules) for at, table in enumerate(items(where, value))]


# -- writing and reading a list of fields -----------------------------------------------------------------------------


def write_fields(thing: Any, fields: Sequence[Field], rules: Any, fresh: Any = None) -> dict[str, Any]:
    """Return the fields that differ from those of a `fresh` object, or without one from the declared defaults."""
    table: dict[str, Any] = {}
    for field in fields:
        if isinstance(field, Derived):
            continue
        value = getattr(thing, field.name)
        if value != (field.usual() if fresh is None else getattr(fresh, field.name)):
            table[field.name] = field.write(value, rules)
    return table


def read_fields(where: str, table: dict[str, Any], fields: Sequence[Field], rules: Any) -> list[Any]:
    """Return the values of the fields, in order. A field that the table does not give has its default."""
    given = read_given(where, table, fields, rules)
    return [given[field.name] if field.name in given else field.usual() for field in fields]


def read_given(where: str, table: dict[str, Any], fields: Sequence[Field], rules: Any) -> dict[str, Any]:
    """Return the values of the fields that the table gives, by name."""
    known = {field.name: field for field in fields if not isinstance(field, Derived)}
    values: dict[str, Any] = {}
    for key, value in table.items():
        place = f"{where}.{key}" if where else key
        if key not in known:
            raise PositionError(place, f"is not known here; known: {', '.join(known)}")
        values[key] = known[key].read(place, value, rules)
    return values
