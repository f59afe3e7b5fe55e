"""Kinds of fields of Arkwright in the text of a position: things by name, year or printed number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from arktable.engine.errors import PositionError
from arktable.engine.fields import Field, Named
from arktable.engine.values import QUESTION, UNKNOWN, entries, items, whole
from arktable.games.arkwright.packed import economy_marker, importer_steps, workers_back
from arktable.games.arkwright.terms import (
    ADMIN_ROWS,
    AWARD_NAMES,
    GONE,
    GOODS,
    MARKER_NAMES,
    MOST_SEATS,
    NO_AWARD,
    ON_BOARD,
    OWN_MARKERS,
)

SEAT_NUMBERS: Final = tuple([str(seat + 1) for seat in range(MOST_SEATS)])
"""The seats as words, counted from 1."""


def good_names(rules: Any) -> list[str]:
    """Return the goods by number."""
    names: list[str] = rules.printed.goods
    return names


def cycle_names(rules: Any) -> list[str]:
    """Return the cycles by number: each has the name of its good; "end" is the end of the decade."""
    return [*good_names(rules), "end"]


def factory_names(rules: Any) -> list[str]:
    """Return the factories of all seats by number (`packed.factory_of_seat`): "2 food" belongs to the second seat."""
    return [f"{seat} {good}" for seat in SEAT_NUMBERS for good in good_names(rules)]


def exchange_names(rules: Any) -> list[str]:
    """Return the things done at most once in a stock exchange, by the bit of `StockExchange.did`."""
    goods = good_names(rules)
    names = ["buy", "sell", "repay", *[f"goods {good}" for good in goods], *[f"contract {good}" for good in goods]]
    for word in ("buy of", "sell of", "buy from"):
        names += [f"{word} {seat}" for seat in SEAT_NUMBERS]
    return names


class Decade(Field):
    """A decade by its year."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 0)

    def write(self, value: Any, rules: Any) -> Any:
        return year_of(value, rules)

    def read(self, where: str, value: Any, rules: Any) -> Any:
        return decade_of(where, value, rules)


class DecadePerGood(Named):
    """A decade for some of the goods, written as a table of years. −1 is none."""

    def __init__(self, name: str) -> None:
        super().__init__(name, good_names, [-1] * GOODS)

    def write(self, value: Any, rules: Any) -> Any:
        names = good_names(rules)
        return {names[good]: year_of(decade, rules) for good, decade in enumerate(value) if decade >= 0}

    def read(self, where: str, value: Any, rules: Any) -> Any:
        decades = [-1] * GOODS
        for word, year in entries(where, value).items():
            place = f"{where}.{word}"
            decades[known_number(self, place, word, rules)] = decade_of(place, year, rules)
        return decades


class LevelsPerGood(Named):
    """Levels for some of the goods, stored as bits and written as a table of lists."""

    def __init__(self, name: str) -> None:
        super().__init__(name, good_names, [0] * GOODS)

    def write(self, value: Any, rules: Any) -> Any:
        names, levels = good_names(rules), range(len(rules.printed.cost[0]))
        return {
            names[good]: [level for level in levels if mask >> level & 1] for good, mask in enumerate(value) if mask
        }

    def read(self, where: str, value: Any, rules: Any) -> Any:
        masks, highest = [0] * GOODS, len(rules.printed.cost[0]) - 1
        for word, levels in entries(where, value).items():
            place = f"{where}.{word}"
            good = known_number(self, place, word, rules)
            for level in items(place, levels):
                if not 1 <= whole(place, level) <= highest:
                    raise PositionError(place, f"must be levels from 1 to {highest}, not {level}")
                masks[good] |= 1 << level
        return masks


class Ship(Field):
    """A kind of ship by its capacity; 0 is no ship (−1)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, -1)

    def write(self, value: Any, rules: Any) -> Any:
        return capacity_of(value, rules)

    def read(self, where: str, value: Any, rules: Any) -> Any:
        return ship_of(where, value, rules)


class Piers(Field):
    """The ships on the two piers by their capacity; 0 is an empty pier (−1)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [-1, -1])

    def write(self, value: Any, rules: Any) -> Any:
        return [capacity_of(kind, rules) for kind in value]

    def read(self, where: str, value: Any, rules: Any) -> Any:
        ships = [ship_of(f"{where}[{at}]", item, rules) for at, item in enumerate(items(where, value))]
        if len(ships) != 2:
            raise PositionError(where, f"must have a number for each of the 2 piers, not {len(ships)}")
        return ships


class SpecialMarkers(Named):
    """The action markers of a company, stored as bits. The six own ones are always there and are not written."""

    def __init__(self, name: str) -> None:
        super().__init__(name, MARKER_NAMES, (1 << OWN_MARKERS) - 1)

    def write(self, value: Any, rules: Any) -> Any:
        return [word for marker, word in enumerate(MARKER_NAMES) if marker >= OWN_MARKERS and value >> marker & 1]

    def read(self, where: str, value: Any, rules: Any) -> Any:
        mask: int = self.default
        for at, word in enumerate(items(where, value)):
            mask |= 1 << known_number(self, f"{where}[{at}]", word, rules)
        return mask


class Administration(Named):
    """The markers on the administration table, written as a table by the cost of the row."""

    def __init__(self, name: str) -> None:
        super().__init__(name, MARKER_NAMES, [-1] * (ADMIN_ROWS + 1))

    def write(self, value: Any, rules: Any) -> Any:
        costs = rules.printed.row_costs
        return {str(costs[row]): MARKER_NAMES[marker] for row, marker in enumerate(value) if marker >= 0}

    def read(self, where: str, value: Any, rules: Any) -> Any:
        placed, costs = [-1] * (ADMIN_ROWS + 1), [str(cost) for cost in rules.printed.row_costs]
        for cost, word in entries(where, value).items():
            if cost not in costs:
                raise PositionError(f"{where}.{cost}", f"there is no such row; known: {', '.join(costs)}")
            placed[costs.index(cost)] = known_number(self, f"{where}.{cost}", word, rules)
        return placed


class Awards(Field):
    """The places of the award markers: "board", "gone", or a seat, counted from 1."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [NO_AWARD] * len(AWARD_NAMES))

    def write(self, value: Any, rules: Any) -> Any:
        words = {ON_BOARD: "board", GONE: "gone"}
        return {AWARD_NAMES[award]: words.get(at, at + 1) for award, at in enumerate(value) if at != NO_AWARD}

    def read(self, where: str, value: Any, rules: Any) -> Any:
        places = {"board": ON_BOARD, "gone": GONE}
        awards = [NO_AWARD] * len(AWARD_NAMES)
        for name, at in entries(where, value).items():
            place = f"{where}.{name}"
            if name not in AWARD_NAMES:
                raise PositionError(place, f"there is no such award; known: {', '.join(AWARD_NAMES)}")
            if isinstance(at, str) and at not in places:
                raise PositionError(place, f'must be "board", "gone" or a seat, not {at!r}')
            awards[AWARD_NAMES.index(name)] = places[at] if isinstance(at, str) else whole(place, at) - 1
        return awards


class EconomyMarkers(Field):
    """Economy markers, in the order of the timetable: "1/2" is one importer step and two returning workers."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [])

    def write(self, value: Any, rules: Any) -> Any:
        return [
            QUESTION if marker == UNKNOWN else f"{importer_steps(marker)}/{workers_back(marker)}" for marker in value
        ]

    def read(self, where: str, value: Any, rules: Any) -> Any:
        known = {f"{steps}/{workers}": (steps, workers) for steps, workers in _economy(rules)}
        markers: list[int] = []
        for at, word in enumerate(items(where, value)):
            if word == QUESTION:
                markers.append(UNKNOWN)
            elif word in known:
                markers.append(economy_marker(*known[word]))
            else:
                raise PositionError(f"{where}[{at}]", f"there is no marker {word!r}; known: {', '.join(known)}")
        return markers


class SeatSet(Field):
    """A set of seats, stored as bits and written as a list, counted from 1."""

    def __init__(self, name: str, default: int = 0) -> None:
        super().__init__(name, default)

    def write(self, value: Any, rules: Any) -> Any:
        return [seat + 1 for seat in range(MOST_SEATS) if value >> seat & 1]

    def read(self, where: str, value: Any, rules: Any) -> Any:
        mask = 0
        for at, seat in enumerate(items(where, value)):
            if not 1 <= whole(f"{where}[{at}]", seat) <= MOST_SEATS:
                raise PositionError(f"{where}[{at}]", f"must be a seat counted from 1, not {seat}")
            mask |= 1 << (seat - 1)
        return mask


class SeatRow(Field):
    """Seats in order, counted from 1; 0 is the importer (−1)."""

    def __init__(self, name: str, default: Sequence[int] = ()) -> None:
        super().__init__(name, list(default))

    def write(self, value: Any, rules: Any) -> Any:
        return [seat + 1 for seat in value]

    def read(self, where: str, value: Any, rules: Any) -> Any:
        return [whole(f"{where}[{at}]", seat) - 1 for at, seat in enumerate(items(where, value))]


# -- single values ----------------------------------------------------------------------------------------------------


def known_number(field: Named, where: str, word: Any, rules: Any) -> int:
    """Return the number of a named thing; a question mark is refused."""
    if word == QUESTION:
        raise PositionError(where, "is visible to all, so it cannot be unknown")
    return field.number_of(where, word, rules)


def year_of(decade: int, rules: Any) -> int:
    """Return the year of a decade."""
    year: int = rules.printed.decades[decade]
    return year


def decade_of(where: str, value: Any, rules: Any) -> int:
    """Return the number of the decade with this year."""
    years: list[int] = rules.printed.decades[: rules.last_decade + 1]
    if whole(where, value) not in years:
        raise PositionError(where, f"must be one of {', '.join(str(year) for year in years)}, not {value}")
    return years.index(value)


def capacity_of(kind: int, rules: Any) -> int:
    """Return the capacity of a kind of ship, 0 for no ship."""
    return 0 if kind < 0 else int(rules.printed.ship_capacity[kind])


def ship_of(where: str, value: Any, rules: Any) -> int:
    """Return the kind of ship with this capacity, −1 for none."""
    capacities: list[int] = rules.printed.ship_capacity
    if whole(where, value) == 0:
        return -1
    if value not in capacities:
        known = ", ".join(str(capacity) for capacity in capacities)
        raise PositionError(where, f"there is no ship of capacity {value}; known: {known}, and 0 for none")
    return capacities.index(value)


def _economy(rules: Any) -> list[list[int]]:
    """Return all existing economy markers, as steps and workers."""
    printed = rules.printed
    return [marker for markers in (*printed.economy, *printed.mule_economy) for marker in markers]
