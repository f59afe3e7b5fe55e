"""Who knows what: the view, `conceal`, `deal` and `sample`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arktable.engine.rng import Rng
from arktable.engine.seats import OPEN_BOOK
from arktable.engine.values import UNKNOWN

if TYPE_CHECKING:
    from blind_bids import BlindPosition

NO_BID: Final = 0


def public(position: BlindPosition, is_open: bool) -> dict[str, Any]:
    """What all viewers see alike. Of what is hidden, it tells how many there are; in the open book, all of it."""
    over = position.seat < 0
    return {
        "game": "blind-bids",
        "to_move": position.seat,
        "over": over,
        "phase": position.phase(),
        "turn": position.turn,
        "points": position.points.copy(),
        "played": position.played.copy(),
        "has_bid": [bid != NO_BID for bid in position.bids],
        "in_hand": [len(hand) for hand in position.hands],
        "in_stock": len(position.stock),
        "all": [*position.hands, position.bids, position.stock] if is_open else None,
        "final": {"scores": position.scores(), "winners": position.winners()} if over else None,
    }


def own(position: BlindPosition, viewer: int) -> dict[str, Any]:
    """What this viewer sees in addition: the own hand, the own bid, and the legal moves."""
    decides = viewer >= 0 and viewer == position.seat
    return {
        "viewer": viewer,
        "hand": position.hands[viewer].copy() if viewer >= 0 else None,
        "bid": position.bids[viewer] if viewer >= 0 else None,
        "offer": [move.text for move in position.moves()] if decides else None,
    }


def conceal(position: BlindPosition, viewer: int) -> None:
    """Make unknown what this viewer does not know. How many cards there are stays known."""
    if viewer == OPEN_BOOK:
        return
    position.stock = [UNKNOWN] * len(position.stock)
    for seat in range(position.seats):
        if seat != viewer:
            position.hands[seat] = [UNKNOWN] * len(position.hands[seat])
            if position.bids[seat] != NO_BID:
                position.bids[seat] = UNKNOWN


def deal(position: BlindPosition, rng: Rng) -> None:
    """Put a card that can lie there in the place of every unknown one: any that is seen nowhere else."""
    places = [position.stock, position.bids, *position.hands]
    seen = {card for place in [*places, position.played] for card in place}
    unseen = [card for card in range(1, position.rules.catalogue.cards + 1) if card not in seen]
    rng.shuffle(unseen)
    for place in places:
        for at, card in enumerate(place):
            if card == UNKNOWN and unseen:  # a text from outside can have too many; `problems` refuses it
                place[at] = unseen.pop()
    for hand in position.hands:
        hand.sort()


def sample(position: BlindPosition, viewer: int, rng: Rng) -> BlindPosition:
    """A position that can be the true one, as far as this viewer knows, with a future of its own."""
    copy = position.copy()
    if viewer != OPEN_BOOK:
        conceal(copy, viewer)
        deal(copy, rng)
        copy.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word() | 1)
    return copy
