"""Moves as clients send them: their notation, and why they are illegal."""

from __future__ import annotations

from arktable.engine.errors import UnknownMove
from arktable.engine.moves import Catalogue
from arktable.engine.position import Position
from arktable.engine.reasons import GAME_OVER, Reason
from arktable.server.wire.tables import SentMove


def text_of(catalogue: Catalogue, move: SentMove) -> str:
    """The notation of a sent move. An unknown move is returned as it was sent, and is refused when it is played."""
    try:
        return catalogue.find(move.kind, move.args).text
    except UnknownMove as error:
        return str(error.details["move"])


def why_not_of(position: Position, seat: int, text: str) -> Reason | None:
    """None if this seat may play this text now. Whose turn it is comes first: other reasons could reveal a hand."""
    if position.seat < 0:
        return GAME_OVER
    if position.seat != seat:
        return Reason("not-your-turn", "", {"seat": position.seat})
    try:
        move = position.catalogue.parse(text)
    except UnknownMove as error:
        return Reason("unknown-move", "", {"move": error.details["move"]})
    return position.why_not(move)
