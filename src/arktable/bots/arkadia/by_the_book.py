"""A bot that follows the seven hints on the last page of the rules literally (`hints.py`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arktable.bots.arkadia import hints
from arktable.bots.arkadia.options import Options
from arktable.bots.arkadia.weighing import WeighingBot
from arktable.games.arkadia import moves as kinds
from arktable.games.arkadia.numbering import FAMILIES, LOT_NUMBER, family_of, first_seal, form_of
from arktable.games.arkadia.phases.lay import LayBuilding
from arktable.games.arkadia.phases.workers import IntroduceWorkers
from arktable.games.arkadia.state import ArkadiaPosition


class BookArkadia(WeighingBot):
    """The worth of a choice is what the hints say for it, in gold. Without a hint the bot chooses at random."""

    def weigh(self, options: Options, position: ArkadiaPosition) -> None:
        weigh = WEIGHERS.get(position.phase())
        if weigh is not None:
            weigh(options, position)


def _add_plans(options: Options, position: ArkadiaPosition) -> None:
    _add_crews(options, position, 0)
    for move in position.moves():
        if move.kind == kinds.CARD:
            options.add(move, _best_place(position, move.a))


def _add_cards(options: Options, position: ArkadiaPosition) -> None:
    for move in position.moves():
        taken = move.kind == kinds.TAKE
        options.add(move, _best_place(position, move.a) if taken else hints.average(position))


def _add_next_worker(options: Options, position: ArkadiaPosition) -> None:
    frame = position.frames[-1]
    assert isinstance(frame, IntroduceWorkers)
    options.add(position.rules.catalogue.done, 0.0)
    _add_crews(options, position, frame.common)


def _add_places(options: Options, position: ArkadiaPosition) -> None:
    frame = position.frames[-1]
    assert isinstance(frame, LayBuilding)
    _add_places_of(options, position, frame.card)


def _best_place(position: ArkadiaPosition, card: int) -> float:
    options = Options()
    _add_places_of(options, position, card)
    return max(options.worths) if options.worths else -1e9


def _add_places_of(options: Options, position: ArkadiaPosition, card: int) -> None:
    """Hints 1, 2 and 3, for every place of a tile."""
    seat, form, family = position.seat, form_of(card), family_of(card)
    grid, free = position.rules.printed.grid, position.free()
    gift = hints.keep_back(position, family)
    for number, turn in enumerate(position.rules.tile_turns[form]):
        for anchor in grid.bits(turn.anchors(free, position.beside_any & free)):
            cover = turn.cover(anchor)
            worth = hints.cover_tents(position, cover) + hints.trigger_payouts(position, seat, cover)
            around = grid.around(cover) & ~cover
            if around & free:
                worth += gift
            else:  # the tile is enclosed at once
                workers, wage = (around & position.standing[seat]).bit_count(), position.rules.wage(position, family)
                worth += (1 + workers * wage) * position.values[family]
            options.add(position.rules.catalogue.lays[form][number][anchor], worth)


def _add_crews(options: Options, position: ArkadiaPosition, common: int) -> None:
    """Hints 2, 5 and 7: a crew that encloses a building, or one own worker; `common` as in `IntroduceWorkers`."""
    seat, free = position.seat, position.free()
    own, crew = position.own[seat], position.own[seat] + position.neutral[seat]
    for number, building in enumerate(position.buildings):
        bits = position.rules.printed.grid.bits(building.around & free)
        if not bits or (common and not common >> number & 1):
            continue
        if number != LOT_NUMBER and len(bits) <= crew:
            _add_crew(options, position, bits, building.around & free)
        if own:
            for bit in bits:
                _add_crew(options, position, [bit], 1 << bit)


def _add_crew(options: Options, position: ArkadiaPosition, bits: list[int], filled: int) -> None:
    seat = position.seat
    worth = hints.trigger_payouts(position, seat, filled) - len(bits) * hints.worker_in_hand(position)
    earnings = [hints.beside_several(position, bit, filled) for bit in bits]
    order = sorted(range(len(bits)), key=lambda at: -earnings[at])
    for at in order[: position.own[seat]]:
        worth += earnings[at]
    catalogue = position.rules.catalogue
    table = catalogue.own if position.own[seat] else catalogue.neutral
    options.add(table[bits[order[0]]], worth)


def _add_pieces(options: Options, position: ArkadiaPosition) -> None:
    """Hint 6, for the family that comes up and the one that it buries."""
    steps = [hints.eye_on_others(position, position.seat, family) for family in range(FAMILIES)]
    for move in position.moves():
        under = position.tops[move.b]
        options.add(move, steps[move.a] - (steps[under] if under >= 0 else 0.0))


def _add_banner(options: Options, position: ArkadiaPosition) -> None:
    """Hint 4: a banner for the workers or for the moment, and then the sale of what stands high."""
    seat, table = position.seat, position.rules.catalogue
    worth = hints.fetch_workers(position, seat)
    for family in range(FAMILIES):
        worth += position.seals[first_seal(seat) + family] * max(0.0, hints.right_moment(position, family))
    for move in position.moves():
        if move.kind == kinds.SELL:
            options.add(move, move.b * hints.right_moment(position, move.a))
        elif move.kind == kinds.BANNER:
            # One or two seals are not worth a banner.
            options.add(move, worth - hints.average(position))
        elif move is table.end or move is table.done:
            options.add(move, 0.0)


WEIGHERS: Final[dict[str, Callable[[Options, ArkadiaPosition], None]]] = {
    "must": _add_plans,
    "lay": _add_places,
    "workers": _add_next_worker,
    "castle": _add_pieces,
    "draw": _add_cards,
    "banner": _add_banner,
    "sell": _add_banner,
}
"""By the name of the phase that asks."""
