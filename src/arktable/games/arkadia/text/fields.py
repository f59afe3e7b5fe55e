"""Kinds of fields of Arkadia in the text of a position (`engine/text/positions.py`).

    lot = "4x3 g5"
    buildings = ["house-cloth g4 a", "mill-silver k5 b seat 2 turn 7"]
    workers = ["seat 1 turn 3 f5 f6", "neutral turn 4 k7"]
    seals = { cloth = [2, 0], silver = [0, 1] }
    pools = { cloth = 1, spice = 2, carpenter = 1, silver = 2 }

A building is its card, the corner of its bounding box, its rotation, the seat that laid it and the turn; the last two
may be left out. Workers are listed in the order in which they were set. Seals have a number for each seat. `pools` is
the content of the pool of the third floor; the contents of the first two follow from the castle (`tops` and `heights`).

If a text has no stack and cards are missing, loading deals them, first to the hands and the open row. So the shortest
position has a lot and a frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from arktable.engine.errors import PositionError
from arktable.engine.fields import Field
from arktable.engine.seats import NOBODY
from arktable.engine.values import MOST, entries, items, whole
from arktable.games.arkadia.building import Building, building_on
from arktable.games.arkadia.geometry import Grid
from arktable.games.arkadia.moves import LotPlace
from arktable.games.arkadia.numbering import (
    FAMILIES,
    FLOORS,
    NEUTRAL,
    bit_of_worker,
    family_of,
    first_piece,
    first_seal,
    form_of,
    owner_of_worker,
    turn_of_worker,
    worker_of,
)
from arktable.games.arkadia.printed import Printed
from arktable.games.arkadia.rules import Rules

MOST_SEATS: Final = 4


def card_words(rules: Rules) -> Sequence[str]:
    """Return the names of the cards by number."""
    return rules.printed.cards


def family_words(rules: Rules) -> Sequence[str]:
    """Return the names of the families by number."""
    return rules.printed.families


class Lot(Field):
    """The place of the castle lot, written as in its move."""

    def __init__(self, name: str) -> None:
        super().__init__(name, None)

    def write(self, value: Any, rules: Any) -> Any:
        return lot_name(rules, value)

    def read(self, where: str, value: Any, rules: Any) -> Any:
        for place in rules.catalogue.lot_places:
            if lot_name(rules, place) == value:
                return place
        raise PositionError(where, f'there is no place {value!r} for the castle lot; one is "4x3 g5"')


def lot_name(rules: Rules, place: LotPlace) -> str:
    """Return the name of a place of the lot."""
    number = rules.catalogue.lot_places.index(place)
    return rules.catalogue.lots[number].text.removeprefix("lot ")


class Squares(Field):
    """A set of squares, written as a list of their names."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 0)

    def write(self, value: Any, rules: Any) -> Any:
        grid: Grid = rules.printed.grid
        return [grid.name(bit) for bit in grid.bits(value)]

    def read(self, where: str, value: Any, rules: Any) -> Any:
        mask = 0
        for at, name in enumerate(items(where, value)):
            mask |= 1 << square(f"{where}[{at}]", name, rules.printed.grid)
        return mask


class Buildings(Field):
    """The buildings without the castle lot, which `lot` describes."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [])

    def write(self, value: Any, rules: Any) -> Any:
        return [_building_words(building, rules.printed) for building in value if not building.is_lot()]

    def read(self, where: str, value: Any, rules: Any) -> Any:
        return [_building(f"{where}[{at}]", text, rules) for at, text in enumerate(items(where, value))]


def _building_words(building: Building, printed: Printed) -> str:
    grid = printed.grid
    bits = grid.bits(building.cover)
    corner = min(bit // grid.stride for bit in bits) * grid.stride + min(bit % grid.stride for bit in bits)
    letter = next(turn.letter for turn in printed.turns[building.form] if turn.cover(corner) == building.cover)
    by = f" seat {building.by + 1}" if building.by != NOBODY else ""
    when = f" turn {building.turn}" if building.turn else ""
    return f"{printed.cards[building.card()]} {grid.name(corner)} {letter}{by}{when}"


def _building(where: str, text: Any, rules: Rules) -> Building:
    printed = rules.printed
    words = _words(where, text, "mill-cloth f3 b seat 1 turn 4")
    if len(words) < 3 or words[0] not in printed.cards:
        raise PositionError(where, f"{text!r} must begin with a card, a square and a turn: mill-cloth f3 b")
    card, corner = printed.cards.index(words[0]), square(where, words[1], printed.grid)
    by, turn = _seat_and_turn(where, words[3:])
    # Tiles of the initial set-up may be flipped in any game.
    allowed = printed.turns[form_of(card)] if by == NOBODY else rules.tile_turns[form_of(card)]
    for way in allowed:
        if way.letter == words[2]:
            if not _on_board(printed.grid, corner, way.width, way.height):
                raise PositionError(where, f"{text!r} leaves the board")
            cover = way.cover(corner)
            return building_on(printed.grid, form_of(card), family_of(card), cover, by, turn)
    letters = " ".join(way.letter for way in allowed)
    raise PositionError(where, f"{words[0]} cannot be turned {words[2]!r}; known: {letters}")


def _on_board(grid: Grid, corner: int, width: int, height: int) -> bool:
    return corner % grid.stride + width <= grid.width and corner // grid.stride + height <= grid.height


class Workers(Field):
    """The workers on the board in the order in which they were set; those set together are in one line."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [])

    def write(self, value: Any, rules: Any) -> Any:
        grid: Grid = rules.printed.grid
        lines: list[str] = []
        last = ""
        for worker in value:
            owner, turn = owner_of_worker(worker), turn_of_worker(worker)
            head = ("neutral" if owner == NEUTRAL else f"seat {owner + 1}") + (f" turn {turn}" if turn else "")
            if head != last:
                lines.append(head)
                last = head
            lines[-1] += f" {grid.name(bit_of_worker(worker))}"
        return lines

    def read(self, where: str, value: Any, rules: Any) -> Any:
        workers: list[int] = []
        for at, text in enumerate(items(where, value)):
            workers += _workers(f"{where}[{at}]", text, rules.printed.grid)
        return workers


def _workers(where: str, text: Any, grid: Grid) -> list[int]:
    words = _words(where, text, "seat 1 turn 4 f5 f6")
    neutral = words[0] == "neutral"
    rest = words[1:] if neutral else words
    end = next((at for at in range(0, len(rest), 2) if rest[at] not in ("seat", "turn")), len(rest))
    by, turn = _seat_and_turn(where, rest[:end])
    if neutral == (by != NOBODY) or end >= len(rest):
        raise PositionError(where, f'{text!r} must say whose workers stand where: "seat 1 f5" or "neutral f6"')
    return [worker_of(turn, NEUTRAL if neutral else by, square(where, name, grid)) for name in rest[end:]]


class SealRows(Field):
    """Seals by seat and family, written as a number for each seat under the name of the family."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [])

    def write(self, value: Any, rules: Any) -> Any:
        return {family: value[number::FAMILIES] for number, family in enumerate(rules.printed.families)}

    def read(self, where: str, value: Any, rules: Any) -> Any:
        families: list[str] = rules.printed.families
        table = entries(where, value)
        _known(where, table, families)
        rows = {
            family: [whole(f"{where}.{family}", n) for n in items(f"{where}.{family}", row)]
            for family, row in table.items()
        }
        seats = max([len(row) for row in rows.values()], default=0)
        seals = [0] * first_seal(seats)
        for family, row in rows.items():
            if len(row) != seats:
                raise PositionError(f"{where}.{family}", f"must have a number for each of {seats} seats")
            seals[families.index(family) :: FAMILIES] = row
        return seals


class ThirdPool(Field):
    """The pools of castle pieces. Only that of the third floor is written; the others follow from the castle."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [])

    def write(self, value: Any, rules: Any) -> Any:
        return dict(zip(rules.printed.families, value[first_piece(FLOORS) :], strict=True))

    def read(self, where: str, value: Any, rules: Any) -> Any:
        families: list[str] = rules.printed.families
        table = entries(where, value)
        _known(where, table, families)
        third = [whole(f"{where}.{family}", table.get(family, 0)) for family in families]
        return [0] * first_piece(FLOORS) + third


# -- words ------------------------------------------------------------------------------------------------------------


def square(where: str, name: Any, grid: Grid) -> int:
    """Return the bit of the square with this name."""
    bit = grid.bit_of(name) if isinstance(name, str) else -1
    if bit < 0:
        raise PositionError(where, f"there is no square {name!r}; the board has a1 to {grid.last_name()}")
    return bit


def _words(where: str, text: Any, example: str) -> list[str]:
    if not isinstance(text, str) or not text.split():
        raise PositionError(where, f'must be words like "{example}", not {text!r}')
    return text.split()


def _seat_and_turn(where: str, words: list[str]) -> tuple[int, int]:
    """Parse `seat 2 turn 7`; either part may be left out."""
    found = {"seat": 0, "turn": 0}
    for at in range(0, len(words), 2):
        number = words[at + 1] if at + 1 < len(words) else ""
        if words[at] not in found or not (number.isascii() and number.isdigit()):
            raise PositionError(where, f'{" ".join(words)!r} must read like "seat 1 turn 4"')
        found[words[at]] = int(number[:9])
    if found["seat"] > MOST_SEATS or found["turn"] > MOST:
        raise PositionError(where, f"{' '.join(words)!r}: there is no such seat or turn")
    return found["seat"] - 1, found["turn"]


def _known(where: str, table: dict[str, Any], families: list[str]) -> None:
    for family in table:
        if family not in families:
            raise PositionError(f"{where}.{family}", f"there is no family {family!r}; known: {', '.join(families)}")
