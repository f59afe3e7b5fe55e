"""Standings: points, then opponents' points, share of the score, head to head, wins, and the stored lot."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import combinations, groupby
from typing import NamedTuple

from arktable.server.distance.tournaments.pairing import Met, note_met
from arktable.server.distance.tournaments.points import SeatResult, bye_points


class Played(NamedTuple):
    """A table of a round, or somebody who sits out (a table of one, without a game)."""

    round: int
    n: int
    people: tuple[int, ...]
    results: tuple[SeatResult, ...] | None
    is_bye: bool = False


class Standing(NamedTuple):
    """What one entrant has reached."""

    person: int
    points: float
    opponents: float
    """Of each round the mean points of those met, times the number of opponents at a full table. Who sits out has met
    players with as many points as they have themselves."""
    share: float
    """The mean share of the score of a table, from 0 to 1."""
    wins: int
    byes: int


def standings(lots: Sequence[int], tables: Sequence[Played], seats: int) -> list[Standing]:
    """All entrants (numbers into `lots`), the best first. Tables without results do not count."""
    done = [table for table in tables if table.results is not None]
    points = _points(len(lots), done, seats)
    rows = [_standing(person, done, points, seats) for person in range(len(lots))]
    first = sorted(rows, key=_before)
    ordered: list[Standing] = []
    for _, level in groupby(first, key=_before):
        group = list(level)
        beaten = _head_to_head({one.person for one in group}, done)
        ordered += sorted(group, key=lambda one: (-beaten[one.person], -one.wins, lots[one.person], one.person))
    return ordered


def _before(row: Standing) -> tuple[float, float, float]:
    return (-row.points, -round(row.opponents, 6), -round(row.share, 6))


def _points(people: int, done: Sequence[Played], seats: int) -> list[float]:
    points = [0.0] * people
    for table in done:
        for person, result in zip(table.people, table.results or (), strict=True):
            points[person] += bye_points(seats) if table.is_bye else result.points
    return points


def _standing(person: int, done: Sequence[Played], points: Sequence[float], seats: int) -> Standing:
    opponents, shares, wins, byes = 0.0, [], 0, 0
    for table in done:
        if person not in table.people:
            continue
        if table.is_bye or len(table.people) < 2:
            byes += 1
            opponents += points[person] * (seats - 1)
            continue
        others = [points[other] for other in table.people if other != person]
        opponents += sum(others) / len(others) * (seats - 1)
        results = table.results or ()
        mine = results[table.people.index(person)]
        total = sum(max(0, one.score) for one in results)
        shares.append(max(0, mine.score) / total if total else 0.0)
        wins += mine.place == 1
    return Standing(person, points[person], opponents, sum(shares) / len(shares) if shares else 0.0, wins, byes)


def _head_to_head(group: set[int], done: Sequence[Played]) -> Mapping[int, float]:
    """By person: how often they came before another one of the group; a shared place counts half."""
    beaten: dict[int, float] = defaultdict(float)
    for table in done:
        placed = {person: one.place for person, one in zip(table.people, table.results or (), strict=True)}
        level = [person for person in table.people if person in group]
        for one, other in combinations(level, 2):
            if placed[one] == placed[other]:
                beaten[one] += 0.5
                beaten[other] += 0.5
            else:
                beaten[min(one, other, key=lambda person: placed[person])] += 1.0
    return beaten


class Past(NamedTuple):
    """What earlier rounds mean for the next one."""

    met: Met
    byes: dict[int, int]
    sat: dict[int, list[int]]
    """By person: how often they had each seat."""


def past_of(tables: Sequence[Played], people: int, seats: int) -> Past:
    """Meetings, byes and seats of these rounds, finished or not."""
    met: Met = {}
    byes = dict.fromkeys(range(people), 0)
    sat = {person: [0] * seats for person in range(people)}
    note_met(met, [table.people for table in tables])
    for table in tables:
        if table.is_bye:
            byes[table.people[0]] += 1
            continue
        for seat, person in enumerate(table.people):
            sat[person][seat] += 1
    return Past(met, byes, sat)
