"""Everybody against everybody: all rounds are known before the first one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

from arktable.engine.rng import rng_of
from arktable.server.distance.tournaments.pairing import Met, Tables, note_met, pair, pair_of, shuffled, sizes_of

MOST_ROUNDS: Final = 20


class Drawn(NamedTuple):
    """A round: its tables, and who sits out."""

    tables: Tables
    out: list[int]


def round_robin(people: int, seats: int, seed: int, least: int = 2) -> list[Drawn]:
    """All rounds until everybody has met everybody, at most `MOST_ROUNDS`. People are numbered."""
    if people < 2:
        return []
    if seats == 2:
        return _circle(shuffled(range(people), rng_of(seed, "circle")))
    met: Met = {}
    byes = dict.fromkeys(range(people), 0)
    rounds: list[Drawn] = []
    while len(rounds) < MOST_ROUNDS and any(pair_of(*two) not in met for two in combinations(range(people), 2)):
        order = shuffled(range(people), rng_of(seed, "order", len(rounds)))
        drawn = draw_round(order, {}, met, byes, seats, len(rounds) + seed, least=least)
        note_met(met, drawn.tables)
        for one in drawn.out:
            byes[one] += 1
        rounds.append(drawn)
    return rounds


def draw_round(
    order: Sequence[int],
    points: dict[int, float],
    met: Met,
    byes: dict[int, int],
    seats: int,
    seed: int,
    rounds_left: int = 0,
    least: int = 2,
) -> Drawn:
    """The next round. `order` is that of the standings; the lowest one sits out, but nobody a second time while
    others have not.
    """
    sizes = sizes_of(len(order), seats, least)
    rest = len(order) - sum(sizes)
    lowest = range(len(order) - 1, -1, -1)
    out = [order[at] for at in sorted(lowest, key=lambda at: byes.get(order[at], 0))[:rest]]
    playing = [one for one in order if one not in out]
    return Drawn(pair(playing, points, met, sizes, seed, rounds_left) if sizes else [], out)


def _circle(people: list[int]) -> list[Drawn]:
    """The usual way for tables of two: one stays, the others move on by one place in each round."""
    nobody = -1
    ring = people if len(people) % 2 == 0 else [*people, nobody]
    rounds = []
    for _ in range(len(ring) - 1):
        pairs = [[ring[at], ring[-1 - at]] for at in range(len(ring) // 2)]
        out = [one for two in pairs if nobody in two for one in two if one != nobody]
        rounds.append(Drawn([two for two in pairs if nobody not in two], out))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds
