"""A bot that values every choice of a turn in gold, one turn deep. The weights are in `weights.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arktable.bots.arkadia.board import Board
from arktable.bots.arkadia.crew import add_crews
from arktable.bots.arkadia.estimate import Estimate
from arktable.bots.arkadia.laying import Laying
from arktable.bots.arkadia.options import Options
from arktable.bots.arkadia.weighing import WeighingBot
from arktable.bots.arkadia.weights import USUAL, Weights
from arktable.engine.rng import Rng
from arktable.games.arkadia import moves as kinds
from arktable.games.arkadia.numbering import FAMILIES, first_seal, form_of
from arktable.games.arkadia.phases.lay import LayBuilding
from arktable.games.arkadia.phases.workers import IntroduceWorkers
from arktable.games.arkadia.state import ArkadiaPosition


class GreedyArkadia(WeighingBot):
    """Takes the choice of the highest estimated worth, one turn deep."""

    def __init__(self, rng: Rng, weights: Weights = USUAL) -> None:
        super().__init__(rng)
        self._weights = weights

    def weigh(self, options: Options, position: ArkadiaPosition) -> None:
        weigh = WEIGHERS.get(position.phase())
        if weigh is not None:
            weigh(options, Estimate(position, position.seat, self._weights))


def weigh_plans(options: Options, estimate: Estimate) -> None:
    """Phase `must`: the cards with their best places, and the crews."""
    position = estimate.position
    board = Board(estimate)
    laying = Laying(board)
    add_crews(options, board, 0)
    for move in position.moves():
        if move.kind == kinds.CARD:
            options.add(move, laying.best(move.a))


def weigh_places(options: Options, estimate: Estimate) -> None:
    """Phase `lay`: all places for the building of the card that was played."""
    position = estimate.position
    frame = position.frames[-1]
    assert isinstance(frame, LayBuilding)
    laying = Laying(Board(estimate))
    options.moves.extend(laying.places(form_of(frame.card)).moves)
    options.worths.extend(laying.worths(frame.card))


def weigh_workers(options: Options, estimate: Estimate) -> None:
    """Phase `workers`: one more, or stop; stopping completes what is enclosed already and costs nothing more."""
    position = estimate.position
    frame = position.frames[-1]
    assert isinstance(frame, IntroduceWorkers)
    options.add(position.rules.catalogue.done, 0.0)
    add_crews(options, Board(estimate), frame.common)


def weigh_pieces(options: Options, estimate: Estimate) -> None:
    """Phase `castle`: raise what we hold and cover what others hold. Equivalent squares are one choice."""
    position, hopes = estimate.position, estimate.hopes
    seen: set[int] = set()
    for move in position.moves():
        under = position.tops[move.b]
        key = move.a * (FAMILIES + 1) + under + 1
        if key not in seen:
            seen.add(key)
            options.add(move, hopes[move.a] - (hopes[under] if under >= 0 else 0.0))


def weigh_cards(options: Options, estimate: Estimate) -> None:
    """Phase `draw`: an open card by the best place for it, or the stack if none is better than average."""
    laying = Laying(Board(estimate))
    for move in estimate.position.moves():
        options.add(move, laying.best(move.a) if move.kind == kinds.TAKE else estimate.weights.card)


def weigh_banner(options: Options, estimate: Estimate) -> None:
    """Phase `banner`: two workers and a sale now, against the same later (hint 4)."""
    position, seat, weights = estimate.position, estimate.seat, estimate.weights
    table, printed = position.rules.catalogue, position.rules.printed
    options.add(table.end, 0.0)
    worth = 0.0
    for family in range(FAMILIES):
        worth += position.seals[first_seal(seat) + family] * max(0.0, position.values[family] - later(estimate, family))
    if estimate.comes_again:
        workers = min(position.rules.banner_workers, position.own_pool[seat])
        worth += workers * estimate.own_worker * max(0.0, 1.0 - weights.crowd * position.own[seat])
        used_early = printed.banners * estimate.left - position.banners[seat]
        worth -= (weights.banner + weights.pace * used_early) * estimate.early
    options.add(table.banner, worth)


def weigh_sales(options: Options, estimate: Estimate) -> None:
    """Phase `sell`: every seal whose value will hardly rise; the rest is kept for the next banner or the end."""
    position = estimate.position
    options.add(position.rules.catalogue.done, 0.0)
    for move in position.moves():
        if move.kind == kinds.SELL:
            options.add(move, move.b * (position.values[move.a] - later(estimate, move.a)))


def later(estimate: Estimate, family: int) -> float:
    """What a seal that is kept will bring."""
    weights, value = estimate.weights, estimate.position.values[family]
    if estimate.position.ending >= 0 and not estimate.comes_again:
        return value - weights.spoil if estimate.others_come else value
    return value + (weights.mean_kept - value) * weights.revert * estimate.early


WEIGHERS: Final[dict[str, Callable[[Options, Estimate], None]]] = {
    "must": weigh_plans,
    "lay": weigh_places,
    "workers": weigh_workers,
    "castle": weigh_pieces,
    "draw": weigh_cards,
    "banner": weigh_banner,
    "sell": weigh_sales,
}
"""By the name of the phase that asks."""
