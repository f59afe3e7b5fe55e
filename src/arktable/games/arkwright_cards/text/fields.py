"""Kinds of fields of the card game in the text of a position. The usual ones are in `engine/fields.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arktable.engine.errors import PositionError, UnknownMove
from arktable.engine.fields import Bits, Code, Codes, Counts, Field, Named, Words
from arktable.engine.values import entries, items, whole
from arktable.games.arkwright_cards.terms import (
    BAG_NAMES,
    ENGINEER_PIECE,
    GOOD_OF_CARD,
    GOODS,
    NOT_OWNED,
    PATENT_PIECE,
    PIECE_NAMES,
    PIECES,
    PLACE_OF_CARD,
    RESERVE,
    WORKER_CARDS,
)


def goods(rules: Any) -> Sequence[str]:
    """Return the names of the goods."""
    names: Sequence[str] = rules.printed.goods
    return names


def worker_cards(rules: Any) -> Sequence[str]:
    """Return the worker cards as the notation writes them: "food 1", "food 2", "clothes 1" …"""
    return [f"{rules.printed.goods[GOOD_OF_CARD[at]]} {PLACE_OF_CARD[at]}" for at in range(WORKER_CARDS)]


def per_good(name: str, default: int = 0) -> Counts:
    """Return a field with a number for each good."""
    return Counts(name, goods, GOODS, default)


def some_goods(name: str, default: int = 0) -> Bits:
    """Return a field with a set of goods."""
    return Bits(name, goods, default)


def stage_code(name: str, words: Sequence[str], default: int = 0) -> Code:
    """Return a field with a step of a phase, by its word; the default is the first one."""
    return OpenCode(name, words, default=default)


class OpenCode(Code):
    """One thing by its name. Nothing of this game is hidden, so it cannot be unknown."""

    def read(self, where: str, value: Any, rules: Any) -> Any:
        return self.none if value == "none" else self.known_number_of(where, value, rules)


class OpenCodes(Codes):
    """A list of things by name, none of them unknown."""

    def read(self, where: str, value: Any, rules: Any) -> Any:
        return [
            self.none if word == "none" else self.known_number_of(f"{where}[{at}]", word, rules)
            for at, word in enumerate(items(where, value))
        ]


class Switches(Named):
    """Yes or no for each of several things, stored as a list of 1 and 0 and written as the names of those with yes."""

    def __init__(self, name: str, words: Words, length: int) -> None:
        super().__init__(name, words, [0] * length)

    def write(self, value: Any, rules: Any) -> Any:
        return [self.name_of(at, rules) for at, on in enumerate(value) if on]

    def read(self, where: str, value: Any, rules: Any) -> Any:
        found: list[int] = self.usual()
        for at, word in enumerate(items(where, value)):
            found[self.known_number_of(f"{where}[{at}]", word, rules)] = 1
        return found


class PiecesAt(Named):
    """The quality and distribution cards at each factory, or in the "reserve"."""

    def __init__(self, name: str) -> None:
        owned = (RESERVE, NOT_OWNED)  # the engineer and the patent belong to nobody at first
        super().__init__(name, goods, [owned[at in (ENGINEER_PIECE, PATENT_PIECE)] for at in range(PIECES)])

    def write(self, value: Any, rules: Any) -> Any:
        return {
            PIECE_NAMES[piece]: self.name_of(good, rules) if good >= 0 else "reserve"
            for piece, good in enumerate(value)
            if good >= 0 or (good == RESERVE and piece in (ENGINEER_PIECE, PATENT_PIECE))
        }

    def read(self, where: str, value: Any, rules: Any) -> Any:
        found: list[int] = self.usual()
        for word, good in entries(where, value).items():
            if word not in PIECE_NAMES:
                raise PositionError(f"{where}.{word}", f"there is no {word!r}; known: {', '.join(PIECE_NAMES)}")
            if good != "reserve":
                found[PIECE_NAMES.index(word)] = self.known_number_of(f"{where}.{word}", good, rules)
        return found


class Places(Field):
    """The places of the discs on the grid of the solo game, by colour. Places count from 1, as in the notation."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [])

    def write(self, value: Any, rules: Any) -> Any:
        return {BAG_NAMES[colour]: place + 1 for colour, place in enumerate(value)}

    def read(self, where: str, value: Any, rules: Any) -> Any:
        table = entries(where, value)
        if sorted(table) != sorted(BAG_NAMES):
            raise PositionError(where, f"must have a place for each of {', '.join(BAG_NAMES)}")
        return [whole(f"{where}.{colour}", table[colour]) - 1 for colour in BAG_NAMES]


class Taking(Field):
    """A move that takes a development card, in its notation."""

    def __init__(self, name: str) -> None:
        super().__init__(name, None)

    def write(self, value: Any, rules: Any) -> Any:
        return value.text

    def read(self, where: str, value: Any, rules: Any) -> Any:
        try:
            return rules.catalogue.parse(str(value))
        except UnknownMove:
            raise PositionError(where, f"there is no move {value!r}; for example: take patent, or pick 7") from None
