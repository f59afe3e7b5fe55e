"""The legal moves for the client (`shapes.Offer`), with a short form for the many squares of tiles and workers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arktable.engine.moves import Move, offer_of
from arktable.games.arkadia import moves as kinds
from arktable.games.arkadia.numbering import form_of

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition
    from arktable.games.arkadia.views.shapes import Offer

MANY: Final = (kinds.LAY, kinds.OWN, kinds.NEUTRAL)
"""The kinds of moves that are offered as sets of squares."""


def short_offer(position: ArkadiaPosition) -> Offer:
    """Return every legal move of the deciding seat, grouped by what the player selects."""
    moves = position.moves()
    offer: Offer = {"moves": offer_of([move for move in moves if move.kind not in MANY])}
    for move in moves:
        _add(position, offer, move)
    cards = position.rules.printed.cards
    lay = {cards[move.a]: _places(position, form_of(move.a)) for move in moves if move.kind == kinds.CARD}
    if moves[0].kind == kinds.LAY:
        lay[position.asked(position.seat)["lay"]["card"]] = _places(position, moves[0].a)
    if lay:
        offer["lay"] = lay
    return offer


def _add(position: ArkadiaPosition, offer: Offer, move: Move) -> None:
    printed = position.rules.printed
    kind = move.kind
    if kind == kinds.OWN:
        offer.setdefault("own", []).append(printed.grid.cell_of_bit[move.a])
    elif kind == kinds.NEUTRAL:
        offer.setdefault("neutral", []).append(printed.grid.cell_of_bit[move.a])
    elif kind == kinds.TAKE_STACK:
        offer.setdefault("take", []).append("stack")
    elif kind == kinds.TAKE:
        offer.setdefault("take", []).append(printed.cards[move.a])
    elif kind == kinds.SELL:
        offer.setdefault("sell", {})[printed.families[move.a]] = move.b  # the largest number comes last
    elif kind == kinds.CASTLE:
        _add_castle(offer, printed.families[move.a], move.b)
    elif kind == kinds.LOT:
        offer.setdefault("lot", []).append(_lot_area(position, move.a))
    else:
        _add_word(offer, kind)


def _add_word(offer: Offer, kind: int) -> None:
    """Add a move without arguments."""
    if kind == kinds.DONE:
        offer["done"] = True
    elif kind == kinds.BANNER:
        offer["banner"] = True
    elif kind == kinds.END:
        offer["end"] = True


def _add_castle(offer: Offer, family: str, square: int) -> None:
    castle = offer.setdefault("castle", {"families": [], "squares": []})
    if family not in castle["families"]:
        castle["families"].append(family)
    if square not in castle["squares"]:
        castle["squares"].append(square)


def _lot_area(position: ArkadiaPosition, number: int) -> list[int]:
    stride = position.rules.printed.grid.stride
    place = position.rules.catalogue.lot_places[number]
    return [place.bit % stride, place.bit // stride, place.width, place.height]


def _places(position: ArkadiaPosition, form: int) -> dict[str, str]:
    """Return, by rotation of the tile, its legal anchors as one hexadecimal number, bit c for cell c."""
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
