"""A bot that weighs every choice of a turn in gold, one turn deep. The weights stand in `estimate.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arktable.bots.arkadia.board import Board
from arktable.bots.arkadia.crew import add_crews
from arktable.bots.arkadia.estimate import Estimate
from arktable.bots.arkadia.laying import Laying
from arktable.bots.arkadia.options import Options
from arktable.bots.bot import Choice, RankingBot
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import Rng
from arktable.games.arkadia import moves as kinds
from arktable.games.arkadia.numbering import FAMILIES, first_seal, form_of
from arktable.games.arkadia.phases.lay import LayBuilding
from arktable.games.arkadia.phases.workers import IntroduceWorkers
from arktable.games.arkadia.state import ArkadiaPosition

# A seal of this value is sold when a banner is used anyway; most games end with the families near 2 or 3.
GOOD_VALUE: Final = 3
# What a card from the stack is worth: an open one must have a better place than that.
UNKNOWN_CARD: Final = 0.8


class GreedyArkadia(RankingBot):
    """The bot decides from the position alone, so a new one can make each decision. Without an opinion it draws."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, position: Position) -> Move:
        return self._weighed(position).best()

    def ranked(self, position: Position) -> list[Choice]:
        return self._weighed(position).ranked()

    def _weighed(self, position: Position) -> Options:
        assert isinstance(position, ArkadiaPosition)
        options = Options()
        weigh = WEIGHERS.get(position.phase())
        if weigh is not None:
            weigh(options, position)
        if not options.moves:
            # A phase that another package brings, or only neutral workers are left and none can enclose anything.
            moves = position.moves()
            options.add(moves[self._rng.below(len(moves))], 0.0)
        return options


def weigh_plans(options: Options, position: ArkadiaPosition) -> None:
    """Phase `must`: the cards with their best places, and the crews."""
    board = Board(Estimate(position, position.seat))
    laying = Laying(board)
    add_crews(options, board, 0)
    for move in position.moves():
        if move.kind == kinds.CARD:
            options.add(move, laying.best(move.a))


def weigh_places(options: Options, position: ArkadiaPosition) -> None:
    """Phase `lay`: all places for the building of the card that was played."""
    frame = position.frames[-1]
    assert isinstance(frame, LayBuilding)
    laying = Laying(Board(Estimate(position, position.seat)))
    options.moves.extend(laying.places(form_of(frame.card)).moves)
    options.worths.extend(laying.worths(frame.card))


def weigh_workers(options: Options, position: ArkadiaPosition) -> None:
    """Phase `workers`: one more, or stop; stopping completes what is enclosed already and costs nothing more."""
    frame = position.frames[-1]
    assert isinstance(frame, IntroduceWorkers)
    options.add(position.rules.catalogue.done, 0.0)
    add_crews(options, Board(Estimate(position, position.seat)), frame.common)


def weigh_pieces(options: Options, position: ArkadiaPosition) -> None:
    """Phase `castle`: raise what we hold and bury what the others hold. Squares that look alike are one choice."""
    hopes = holdings(position)
    seen: set[int] = set()
    for move in position.moves():
        under = position.tops[move.b]
        key = move.a * (FAMILIES + 1) + under + 1
        if key not in seen:
            seen.add(key)
            options.add(move, hopes[move.a] - (hopes[under] if under >= 0 else 0.0))


def holdings(position: ArkadiaPosition) -> list[float]:
    """Per family: our seals and those our workers may bring, less the rivals'."""
    estimate = Estimate(position, position.seat)
    hopes = [0.0, 0.0, 0.0, 0.0]
    for seat in range(position.seats):
        weight = 1.0 if seat == position.seat else -estimate.rival
        for family in range(FAMILIES):
            hopes[family] += weight * position.seals[first_seal(seat) + family]
    for number in position.unfinished:
        building = position.buildings[number]
        open_sides = (building.around & estimate.free).bit_count()
        hopes[building.family] += estimate.standing(building.around) * estimate.chance(open_sides)
    return hopes


def weigh_cards(options: Options, position: ArkadiaPosition) -> None:
    """Phase `draw`: an open card by the best place for it, or the stack when none is better than middling."""
    laying = Laying(Board(Estimate(position, position.seat)))
    for move in position.moves():
        options.add(move, laying.best(move.a) if move.kind == kinds.TAKE else UNKNOWN_CARD)


def weigh_banner(options: Options, position: ArkadiaPosition) -> None:
    """Phase `banner`: raise one before the workers run out, or for the gold when the castle stands well (hint 4)."""
    seat = position.seat
    table = position.rules.catalogue
    held = position.seals[first_seal(seat) : first_seal(seat + 1)]
    gain = sum(n * max(0, value - GOOD_VALUE + 1) for n, value in zip(held, position.values, strict=True))
    if position.ending >= 0:
        wanted = gain > 0
    else:
        short = position.own[seat] <= 1
        spent = position.rules.printed.banners - position.banners[seat]
        early = spent > 4 * position.progress() + 1
        wanted = (short and not early) or gain >= 12 or position.own[seat] == 0
    options.add(table.end, 0.0)
    options.add(table.banner, 1.0 if wanted else -1.0)


def weigh_sales(options: Options, position: ArkadiaPosition) -> None:
    """Phase `sell`: sell every seal that stands well; the rest waits for the next banner or the end."""
    options.add(position.rules.catalogue.done, 0.0)
    for move in position.moves():
        if move.kind == kinds.SELL:
            options.add(move, move.b * (position.values[move.a] - GOOD_VALUE + 0.5))


WEIGHERS: Final[dict[str, Callable[[Options, ArkadiaPosition], None]]] = {
    "must": weigh_plans,
    "lay": weigh_places,
    "workers": weigh_workers,
    "castle": weigh_pieces,
    "draw": weigh_cards,
    "banner": weigh_banner,
    "sell": weigh_sales,
}
"""By the name of the phase that asks."""
