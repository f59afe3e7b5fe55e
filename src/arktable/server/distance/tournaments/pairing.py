"""Who meets whom in a round: people who have met as rarely as possible, and with similar points.

The search begins with an order, fills the tables from it, and exchanges people between tables while the cost falls:
1000 · ((met + 1)² − 1) for each pair at a table, plus the square of the difference of their points. It is begun again
from other orders; among equal results the first one counts, so that the seed decides everything.

A round without a repeated meeting can make one in a later round necessary. So the rounds that are left are tried out,
and a pairing after which they need no repeat is preferred.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations, product
from typing import Final, TypeAlias

from arktable.engine.rng import Rng, rng_of

Tables: TypeAlias = list[list[int]]
Met: TypeAlias = dict[tuple[int, int], int]
"""How often two people have met; the smaller number is first."""

REPEAT: Final = 1000
STARTS: Final = 12
"""Orders from which the search begins."""
STARTS_OF_MANY: Final = 3
TRIES: Final = 6
"""Searches for a pairing after which the rounds that are left need no repeat."""
MOST_AHEAD: Final = 24
"""With more people than this no repeat becomes necessary in a usual number of rounds."""


def sizes_of(people: int, seats: int, least: int = 2) -> list[int]:
    """The sizes of the tables: of `seats`, and as few as possible of one less. Who is left over sits out."""
    smaller = max(least, seats - 1)
    if people < smaller:
        return [people] if people >= least else []
    for playing in range(people, 0, -1):
        count = -(-playing // seats)
        if count * smaller <= playing:
            short = count * seats - playing
            return [seats] * (count - short) + [seats - 1] * short
    return []


def pair(
    order: Sequence[int], points: Mapping[int, float], met: Met, sizes: Sequence[int], seed: int, rounds_left: int = 0
) -> Tables:
    """The tables of a round. `order` is that of the standings, `rounds_left` the number of rounds after this one."""
    draw = rng_of(seed)
    found = _search(order, points, met, sizes, draw)
    best = found[0][1]
    if not rounds_left or len(order) > MOST_AHEAD or len(sizes) < 2:
        return best
    # In more rounds than this everybody meets everybody, and further repeats cannot be avoided.
    rounds_left = min(rounds_left, (len(order) - 1) // (max(sizes) - 1) - 1)
    fewest, least = _repeats(best, met), -1
    tried: list[Tables] = []
    for _ in range(TRIES):
        for tables in [tables for _, tables in found if _repeats(tables, met) == fewest and tables not in tried]:
            tried.append(tables)
            needed = _needed_later(tables, met, sizes, rounds_left, draw)
            if least < 0 or needed < least:
                best, least = tables, needed
            if needed == 0:
                return best
        found = _search(shuffled(order, draw), points, met, sizes, draw)
    return best


def _needed_later(tables: Tables, met: Met, sizes: Sequence[int], rounds: int, draw: Rng) -> int:
    """The repeated meetings that a try of the following rounds contains, without regard to points."""
    met, people = dict(met), [one for table in tables for one in table]
    note_met(met, tables)
    needed = 0
    for _ in range(rounds):
        _, tables = _search(people, {}, met, sizes, draw)[0]
        needed += _repeats(tables, met)
        note_met(met, tables)
    return needed


def _search(
    order: Sequence[int], points: Mapping[int, float], met: Met, sizes: Sequence[int], draw: Rng
) -> list[tuple[float, Tables]]:
    """Different results of the search with their costs, the best first."""
    starts = STARTS if len(order) <= MOST_AHEAD else STARTS_OF_MANY
    found: dict[frozenset[frozenset[int]], tuple[float, Tables]] = {}
    for start in range(starts):
        people = list(order) if start == 0 else shuffled(order, draw)
        tables = _filled(people, sizes)
        cost = _improve(tables, points, met)
        found.setdefault(frozenset(frozenset(table) for table in tables), (cost, tables))
        if cost == 0:
            break
    return sorted(found.values(), key=lambda one: one[0])


def _filled(people: Sequence[int], sizes: Sequence[int]) -> Tables:
    tables, at = [], 0
    for size in sizes:
        tables.append(list(people[at : at + size]))
        at += size
    return tables


def _improve(tables: Tables, points: Mapping[int, float], met: Met) -> float:
    """Exchange people between tables while the cost falls; returns the cost."""

    def cost_of(one: int, others: Sequence[int], but: int) -> float:
        total = 0.0
        for other in others:
            if other != but:
                times = met.get((one, other) if one < other else (other, one), 0)
                total += REPEAT * times * (times + 2) + (points.get(one, 0.0) - points.get(other, 0.0)) ** 2
        return total

    improved = True
    while improved:
        improved = False
        for first, second in combinations(tables, 2):
            for at, there in product(range(len(first)), range(len(second))):
                one, other = first[at], second[there]
                before = cost_of(one, first, one) + cost_of(other, second, other)
                after = cost_of(other, first, one) + cost_of(one, second, other)
                if after < before - 1e-9:
                    first[at], second[there], improved = other, one, True
    return sum(cost_of(one, table, one) for table in tables for one in table) / 2


def _repeats(tables: Tables, met: Met) -> int:
    """The pairs at these tables that have met before."""
    return sum(met.get(pair_of(one, other), 0) > 0 for table in tables for one, other in combinations(table, 2))


def pair_of(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def note_met(met: Met, tables: Sequence[Sequence[int]]) -> None:
    """Count the meetings of a round."""
    for table in tables:
        for one, other in combinations(table, 2):
            met[pair_of(one, other)] = met.get(pair_of(one, other), 0) + 1


def shuffled(people: Sequence[int], draw: Rng) -> list[int]:
    places = list(range(len(people)))
    draw.shuffle(places)
    return [people[place] for place in places]


def seated(table: Sequence[int], sat: Mapping[int, Sequence[int]], seed: int) -> list[int]:
    """The people of a table by seat, so that everybody has every seat about equally often. `sat` counts earlier
    rounds by person and seat.
    """

    def cost(order: Iterable[int]) -> int:
        return sum(sat[one][seat] if one in sat else 0 for seat, one in enumerate(order))

    people = shuffled(table, rng_of(seed))
    return list(min(permutations(people), key=cost))
