"""What a tournament plays: which bots meet, in which seats, on which deals.

A **deal** is a seed. A **line-up** is a choice of names for the seats. Every line-up plays every deal in all its
rotations, so that each bot sits once in each seat of the same deal:

- at least as many kinds of bots as seats: every combination of different kinds meets;
- fewer kinds than seats: of every two kinds, one of the first sits against the rest of the second, and the other way;
- one kind: it plays against itself; with one seat every kind plays alone.

Bots of three or more kinds sit in another order from deal to deal, so that no bot always follows the same one.
Games are numbered deal by deal. A longer tournament begins with the games of the shorter one.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, permutations
from typing import Any

from arktable import __version__
from arktable.arena.line_up import LineUp, Profile
from arktable.engine.errors import ArktableError


class NoTournament(ArktableError):
    """Raised for a tournament that cannot be played as it was asked for."""

    def __init__(self, what: str) -> None:
        super().__init__("tournament", what, {"what": what})


@dataclass(frozen=True)
class Fixture:
    """One game that is to be played: its number, its deal, its line-up, and who sits where."""

    number: int
    deal: int
    seed: int
    line_up: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Schedule:
    """A tournament. `meetings` has the names of each line-up; if empty, the bots meet as described above."""

    ruleset: str
    seats: int
    bots: tuple[str, ...]
    deals: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    profile: Profile | None = None
    meetings: tuple[tuple[str, ...], ...] = ()
    watched: bool = False
    """Are the moves of every seat counted too?"""
    recorded: bool = False
    """Does every game come with its record?"""

    def line_ups(self) -> tuple[tuple[str, ...], ...]:
        """The names of every line-up, in no particular seats."""
        return self.meetings or tuple(line_ups_of(self.bots, self.seats))

    def fixtures_of(self, deal: int) -> list[Fixture]:
        """The games of one deal."""
        found: list[tuple[int, tuple[str, ...]]] = []
        for index, names in enumerate(self.line_ups()):
            found += [(index, bots) for bots in rotations(names, deal)]
        first = deal * len(found)
        return [
            Fixture(first + offset, deal, self.seed + deal, index, bots) for offset, (index, bots) in enumerate(found)
        ]

    def fixtures(self) -> list[Fixture]:
        """Every game of the tournament, by number."""
        return [fixture for deal in range(self.deals) for fixture in self.fixtures_of(deal)]

    def match(self, bots: tuple[str, ...]) -> LineUp:
        """The line-up of one game with these bots."""
        return LineUp(self.ruleset, self.seats, bots, self.options, self.profile)

    def check(self) -> None:
        """Refuse a tournament that cannot be played, before anything is started for it."""
        if len(set(self.bots)) < len(self.bots):
            raise NoTournament(f"a bot is named twice: {', '.join(self.bots)}; every kind is named once")
        for bot in self.bots:
            self.match((bot,) * self.seats).check()

    def as_data(self) -> dict[str, Any]:
        """The schedule as plain data. What decides how a game runs is here, so that two schedules can be compared."""
        game = self.match(()).game()
        return {
            "arktable": __version__,
            "ruleset": self.ruleset,
            "rules": game.revision,
            "sheet": game.sheet_hash(self.options, self.seats),
            "options": game.choose(self.options),
            "seats": self.seats,
            "bots": list(self.bots),
            "line_ups": [list(names) for names in self.line_ups()],
            "seed": self.seed,
            "watched": self.watched,
        }

    def name(self) -> str:
        """A short name that no other schedule has; the number of deals is no part of it."""
        return hashlib.sha256(json.dumps(self.as_data(), sort_keys=True).encode()).hexdigest()[:12]


def line_ups_of(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets whom: the names at the table, in no particular seats."""
    if len(bots) == 1:
        return [(bots[0],) * seats]
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [one_against(lone, rest, seats) for lone, rest in permutations(bots, 2)]


def one_against(lone: str, rest: str, seats: int) -> tuple[str, ...]:
    """A line-up of one bot of a kind against bots of another kind."""
    return (lone, *(rest,) * (seats - 1))


def rotations(names: tuple[str, ...], deal: int) -> list[tuple[str, ...]]:
    """The seatings of a line-up on one deal: an order of the names and all its rotations."""
    orders = _orders(names[1:])
    order = (names[0], *orders[deal % len(orders)])
    turned = [order[-turn:] + order[:-turn] if turn else order for turn in range(len(order))]
    return list(dict.fromkeys(turned))


@cache
def _orders(names: tuple[str, ...]) -> list[tuple[str, ...]]:
    return sorted(set(permutations(names)))


def deals_for(games: int, bots: Sequence[str], seats: int) -> int:
    """The number of deals needed for at least this number of games."""
    per_deal = sum(len(rotations(names, 0)) for names in line_ups_of(bots, seats))
    return -(-games // per_deal)
