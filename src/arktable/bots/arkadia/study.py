"""Arkadia for a bot that looks ahead: which decisions carry a plan, and what a position is worth to every seat.

The value is an estimate of the final gold. Its numbers were fitted to games of the greedy bot (tools/fit_arkadia.py),
so positions, seats and moments of a game can be compared; the estimates of one decision cannot.
"""

from __future__ import annotations

from typing import Final

from arktable.bots.arkadia.fitted import FITTED
from arktable.bots.arkadia.weights import CHANCE, UNLIKELY
from arktable.engine.position import Position
from arktable.games.arkadia import scoring
from arktable.games.arkadia.numbering import FAMILIES, first_seal
from arktable.games.arkadia.state import ArkadiaPosition

BEFORE_THE_BANNER: Final = ("must", "lay", "workers")
"""The phases in which the seat that decides has not finished the first part of its turn."""


def is_plan_point(position: Position) -> bool:
    """Does this decision shape the turn? The small steps that follow it can be left to the greedy bot."""
    return position.phase() in ("must", "castle", "banner")


def values(position: Position) -> list[float]:
    """The final gold that each seat may expect; the true one when the game is over."""
    assert isinstance(position, ArkadiaPosition)
    if position.seat < 0:
        return [float(score) for score in position.scores()]
    weights = FITTED[position.seats]
    found: list[float] = []
    points = position.scores()
    for seat, row in enumerate(features(position)):
        worth = float(points[seat] - scoring.worth(position, seat))  # the gold, and what a house rule adds to it
        for number, feature in enumerate(row):
            worth += weights[number] * feature
        found.append(worth)
    return found


def features(position: ArkadiaPosition) -> list[list[float]]:
    """For each seat the features that predict its further gold, in the last round or before it."""
    seats = position.seats
    left = 1.0 - position.progress()
    first = position.seat if position.phase() in BEFORE_THE_BANNER else position.seat + 1
    to_come = position.turns_left if first == position.seat else position.turns_left - 1
    found: list[list[float]] = []
    for seat in range(seats):
        wait = (seat - first) % seats
        comes_again = position.ending < 0 or wait < to_come
        row = _holdings(position, seat, comes_again)
        row.append(1.0 - wait / seats if comes_again else 0.0)
        if position.ending < 0:
            row = [0.0] * len(row) + row + [feature * left for feature in row] + [left * left]
        else:
            row += [0.0] * (2 * len(row) + 1)
        found.append(row)
    return found


def _holdings(position: ArkadiaPosition, seat: int, comes_again: bool) -> list[float]:
    """Seals, those that standing workers may bring, and what the seat can still use."""
    base, free, values = first_seal(seat), position.free(), position.values
    worth = seals = hoped_worth = hoped = near = 0.0
    for family in range(FAMILIES):
        number = position.seals[base + family]
        worth += number * values[family]
        seals += number
    available = position.own[seat] + position.neutral[seat]
    nobody_comes = position.ending >= 0 and position.turns_left <= 1
    for index in position.unfinished:
        building = position.buildings[index]
        open_sides = (building.around & free).bit_count()
        workers = (building.around & position.standing[seat]).bit_count()
        value, wage = values[building.family], position.rules.wage(position, building.family)
        if workers and not nobody_comes:
            expected = wage * workers * (CHANCE[open_sides] if open_sides < len(CHANCE) else UNLIKELY)
            hoped += expected
            hoped_worth += expected * value
        if comes_again and open_sides <= available:
            near = max(near, (1.0 + wage * (workers + min(open_sides, position.own[seat]))) * value)
    if not comes_again:
        return [1.0, worth, seals, hoped_worth, hoped, 0.0, 0.0, 0.0, 0.0]
    own, neutral, banners = position.own[seat], position.neutral[seat], position.banners[seat]
    return [1.0, worth, seals, hoped_worth, hoped, near, float(own), float(neutral), float(banners)]
