"""Which marker, on which row, for how much: every sensible one is tried to the end of the turn."""

from __future__ import annotations

from arktable.bots.arkwright.harbour import may_sail
from arktable.bots.arkwright.ranking import NEVER, Decide, Ranking
from arktable.bots.arkwright.valuation import Valuation
from arktable.engine.moves import Move
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.economy import administration
from arktable.games.arkwright.phases.actions.distribution import distribution_budget
from arktable.games.arkwright.phases.actions.machinery import machines_for
from arktable.games.arkwright.phases.actions.quality import quality_cost, quality_levels
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import ACTION_OF, DISTRIBUTION, MACHINERY, MARKERS, PIER, QUALITY, SHIP


def choose_marker(position: ArkwrightPosition, valuation: Valuation, decide: Decide) -> Ranking:
    """The marker after whose turn the company is worth most."""
    ranking = Ranking(position.moves()[0], NEVER)
    for move in candidates(position):
        ranking.add(move, played_out(position, valuation, move, decide))
    return ranking


def played_out(position: ArkwrightPosition, valuation: Valuation, move: Move, decide: Decide) -> float:
    """What the company is worth when this turn is over, before anybody else acts and anything is produced."""
    seat = position.seat
    trial = position.copy()
    # No frame lies below the turn: the trial ends with it.
    trial.frames = trial.frames[-1:]
    trial.play(move)
    while trial.seat >= 0:
        trial.play(decide(trial, valuation))
    return valuation.standing(trial.companies[seat], trial.empty)


def candidates(position: ArkwrightPosition) -> list[Move]:
    """For each marker and effect the cheapest way to pay for it. A ship is a candidate where it has goods to carry."""
    cheapest: dict[int, Move] = {}
    costs: dict[int, int] = {}
    ships = position.companies[position.seat].ships
    for move in position.moves():
        if ACTION_OF[move.a] == SHIP and not may_sail(position, ships[move.a - PIER]):
            continue
        cost, effect = _cost(position, move), _effect(position, move)
        if effect not in costs or cost < costs[effect]:
            cheapest[effect] = move
            costs[effect] = cost
    return list(cheapest.values())


def _cost(position: ArkwrightPosition, move: Move) -> int:
    if move.kind == kinds.PLACE:
        return move.c
    company = position.companies[position.seat]
    row = company.row_of(move.a)
    return move.c + administration.fee(position.rules.printed, company, row, position.bureaucracy)


def _effect(position: ArkwrightPosition, move: Move) -> int:
    """The marker with what the amount makes possible: machines, levels with pounds to spare for prices, or pounds."""
    printed, company = position.rules.printed, position.companies[position.seat]
    action, number, spare = ACTION_OF[move.a], 0, 0
    if action == MACHINERY:
        number = machines_for(printed, company, move.a, move.c)
    elif action == QUALITY:
        number = quality_levels(printed, move.a, move.c)
        spare = min(2, move.c - quality_cost(printed, move.a, number))
    elif action == DISTRIBUTION:
        number = distribution_budget(printed, move.a, move.c)
    return (number * MARKERS + move.a) * 3 + spare
