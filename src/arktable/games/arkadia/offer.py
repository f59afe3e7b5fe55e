"""The legal moves in a short form the client can draw from (docs/reference/wire.md §3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arktable.games.arkadia import moves as kinds
from arktable.games.arkadia.numbering import form_of

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition

_FLAGS: Final = {kinds.DONE: "done", kinds.BANNER: "banner", kinds.END: "end"}


def offer_of(position: ArkadiaPosition) -> dict[str, Any]:
    """Every legal move of the deciding seat, grouped by what the player points at."""
    offer: dict[str, Any] = {}
    moves = position.moves()
    for move in moves:
        _add(position, offer, move.kind, move.a, move.b)
    cards = position.rules.printed.cards
    lay = {cards[move.a]: _places(position, form_of(move.a)) for move in moves if move.kind == kinds.CARD}
    if moves[0].kind == kinds.LAY:
        lay[position.asked(position.seat)["lay"]["card"]] = _places(position, moves[0].a)
    if lay:
        offer["lay"] = lay
    return offer


def _add(position: ArkadiaPosition, offer: dict[str, Any], kind: int, a: int, b: int) -> None:
    printed = position.rules.printed
    if kind in _FLAGS:
        offer[_FLAGS[kind]] = True
    elif kind in (kinds.OWN, kinds.NEUTRAL):
        offer.setdefault("own" if kind == kinds.OWN else "neutral", []).append(printed.grid.cell_of_bit[a])
    elif kind in (kinds.TAKE, kinds.TAKE_STACK):
        offer.setdefault("take", []).append(printed.cards[a] if kind == kinds.TAKE else "stack")
    elif kind == kinds.SELL:
        offer.setdefault("sell", {})[printed.families[a]] = b  # the largest number comes last
    elif kind == kinds.CASTLE:
        _add_castle(offer.setdefault("castle", {"families": [], "squares": []}), printed.families[a], b)
    elif kind == kinds.LOT:
        offer.setdefault("lot", []).append(_lot_area(position, a))


def _add_castle(castle: dict[str, list[Any]], family: str, square: int) -> None:
    if family not in castle["families"]:
        castle["families"].append(family)
    if square not in castle["squares"]:
        castle["squares"].append(square)


def _lot_area(position: ArkadiaPosition, number: int) -> list[int]:
    printed = position.rules.printed
    place = position.rules.catalogue.lot_places[number]
    width, height = printed.lot_size
    if place.turned:
        width, height = height, width
    return [place.bit % printed.grid.stride, place.bit // printed.grid.stride, width, height]


def _places(position: ArkadiaPosition, form: int) -> dict[str, str]:
    """By turn of the tile: its legal anchors as one hexadecimal number, bit c for cell c."""
    grid = position.rules.printed.grid
    free = position.free()
    wanted = position.beside_any & free
    places: dict[str, str] = {}
    for turn in position.rules.tile_turns[form]:
        mask = 0
        for cell in grid.cells(turn.anchors(free, wanted)):
            mask |= 1 << cell
        if mask:
            places[turn.letter] = f"{mask:0{(grid.width * grid.height + 3) // 4}x}"
    return places
