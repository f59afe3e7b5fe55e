"""What a viewer may know, ready for the wire (`shapes.py`, A13).

Hands and stack are secret; a card taken from the open row is known until it is played. Totals behind the screens are
left out unless the rules show them. Nothing here depends on anything the viewer may not know: tests prove it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from arktable.engine.seats import NOBODY, OPEN_BOOK
from arktable.games.arkadia.counting import closing, earned, neutral_counted, next_seat, own_counted
from arktable.games.arkadia.numbering import (
    FLOORS,
    NEUTRAL,
    bit_of_worker,
    first_piece,
    first_seal,
    owner_of_worker,
    turn_of_worker,
)
from arktable.games.arkadia.scoring import scores, winners
from arktable.games.arkadia.views.offer import short_offer
from arktable.games.arkadia.views.shapes import (
    Asked,
    BuildingView,
    CardsView,
    CastleView,
    EndView,
    FinalRow,
    FinalView,
    LotView,
    OwnView,
    PhaseName,
    PlayerView,
    PublicView,
    WorkerView,
)

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition


def own_of(position: ArkadiaPosition, viewer: int) -> OwnView:
    """Return what is made for this viewer: the hand, and the things behind the own screen."""
    deciding = position.seat == viewer and position.seat >= 0
    neutral = neutral_counted(position)
    return {
        "viewer": viewer,
        "asked": cast("Asked", position.asked(viewer)),
        "players": [_player(position, seat, viewer, neutral[seat]) for seat in range(position.seats)],
        "you": {"hand": _names(position, position.hands[viewer])} if viewer >= 0 else None,
        "offer": short_offer(position) if deciding else None,
    }


def public_of(position: ArkadiaPosition, is_open: bool) -> PublicView:
    """Return what everybody sees; in the open book (`is_open`) also all hands."""
    over = position.seat < 0
    return {
        "game": "arkadia",
        "seats": position.seats,
        "turn": position.turn,
        "round": (position.turn + position.seats - 1) // position.seats,
        "to_move": position.seat,
        "next": next_seat(position),
        "over": over,
        "phase": cast("PhaseName", position.phase()),
        "tents": position.rules.printed.grid.cells(position.tents),
        "lot": _lot(position),
        "castle": _castle(position),
        "buildings": _buildings(position),
        "workers": _workers(position),
        "cards": _cards(position),
        "end": _end(position),
        "hands": [_names(position, hand) for hand in position.hands] if is_open else None,
        "final": _final(position) if over else None,
    }


def _names(position: ArkadiaPosition, cards: list[int]) -> list[str]:
    names = position.rules.printed.cards
    return [names[card] for card in cards]


def _lot(position: ArkadiaPosition) -> LotView | None:
    place = position.lot
    if place is None:
        return None
    grid = position.rules.printed.grid
    squares = [grid.cell_of_bit[bit] for bit in place.squares]
    cells = grid.cells(place.cover)
    return {"cells": cells, "court": [cell for cell in cells if cell not in squares], "squares": squares}


def _castle(position: ArkadiaPosition) -> CastleView:
    families = position.rules.printed.families
    return {
        "squares": [
            {"floor": height, "family": families[top] if top >= 0 else None}
            for top, height in zip(position.tops, position.heights, strict=True)
        ],
        "values": position.values.copy(),
        "floor": position.floor,
        "placed": position.pieces,
        "pools": [position.pools[first_piece(floor) : first_piece(floor + 1)] for floor in range(1, FLOORS + 1)],
    }


def _buildings(position: ArkadiaPosition) -> list[BuildingView]:
    printed = position.rules.printed
    grid, free = printed.grid, position.free()
    neutral = neutral_counted(position)
    found: list[BuildingView] = []
    for number, building in enumerate(position.buildings):
        if building.form < 0:
            continue
        found.append(
            {
                "id": number,
                "form": printed.forms[building.form],
                "family": printed.families[building.family],
                "cells": grid.cells(building.cover),
                "done": number not in position.unfinished,
                "open": grid.cells(building.around & free),
                "pays": [earned(position, building, seat) for seat in range(position.seats)],
                "closing": closing(position, building, neutral) if number in position.unfinished else [],
                "by": building.by,
                "turn": building.turn,
            }
        )
    return found


def _workers(position: ArkadiaPosition) -> list[WorkerView]:
    table = position.rules.printed.grid.cell_of_bit
    found: list[WorkerView] = []
    for worker in position.workers:
        owner = owner_of_worker(worker)
        seat = owner if owner != NEUTRAL else NOBODY
        found.append({"cell": table[bit_of_worker(worker)], "seat": seat, "turn": turn_of_worker(worker)})
    return found


def _cards(position: ArkadiaPosition) -> CardsView:
    return {
        "open": _names(position, position.open),
        "stack": len(position.stack),
        "discard": _names(position, position.discard),
    }


def _end(position: ArkadiaPosition) -> EndView | None:
    if position.ending < 0:
        return None
    # The turn in which the floor was filled, or the one being played now, does not count.
    return {"by": position.ending, "turns_left": max(0, position.turns_left - 1)}


def counted(position: ArkadiaPosition, viewer: int) -> list[int | None]:
    """Return gold plus the present value of the seals (AK 189); None where a screen hides them from the viewer."""
    points = scores(position)
    return [points[seat] if _shows_totals(position, seat, viewer) else None for seat in range(position.seats)]


def _shows_totals(position: ArkadiaPosition, seat: int, viewer: int) -> bool:
    return viewer in (seat, OPEN_BOOK) or position.rules.totals_shown or position.seat < 0


def _player(position: ArkadiaPosition, seat: int, viewer: int, neutral: int) -> PlayerView:
    # After the final evaluation the screens are open.
    shown = _shows_totals(position, seat, viewer)
    return {
        "seat": seat,
        "hand": len(position.hands[seat]),
        "known": _names(position, position.known[seat]),
        "banners": position.banners[seat],
        "on_board": position.standing[seat].bit_count(),
        "workers": own_counted(position, seat) + neutral,
        "own": position.own[seat] if shown else None,
        "neutral": position.neutral[seat] if shown else None,
        "seals": position.seals[first_seal(seat) : first_seal(seat + 1)] if shown else None,
        "gold": position.gold[seat] if shown else None,
    }


def _final(position: ArkadiaPosition) -> FinalView:
    rows: list[FinalRow] = []
    for seat in range(position.seats):
        seals = position.final_seals[first_seal(seat) : first_seal(seat + 1)]
        gained = sum(n * value for n, value in zip(seals, position.values, strict=True))
        gold = position.gold[seat]
        rows.append({"gold_before": gold - gained, "seals": seals, "values": position.values.copy(), "gold": gold})
    return {"scores": scores(position), "winners": winners(position), "rows": rows}
