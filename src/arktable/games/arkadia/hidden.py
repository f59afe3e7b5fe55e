"""What a viewer cannot know, dealt anew (A13): hand cards nobody else saw, and the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.fields import UNKNOWN
from arktable.engine.rng import Rng
from arktable.engine.seats import OPEN_BOOK
from arktable.games.arkadia.numbering import form_of
from arktable.games.arkadia.phases.lay import has_place
from arktable.games.arkadia.phases.workers import may_set

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition


def unseen_in_hand(position: ArkadiaPosition, seat: int) -> list[int]:
    """The cards of a hand that came from the stack; those taken from the open row are known until played."""
    unseen = position.hands[seat].copy()
    for card in position.known[seat]:
        unseen.remove(card)
    return unseen


def dealt_anew(position: ArkadiaPosition, viewer: int, rng: Rng) -> ArkadiaPosition:
    """A twin with all cards this viewer cannot know shuffled together and dealt again.

    Totals behind screens came there in public, so they stay true (A13). The twin's own generator is new, so that
    trying moves tells nothing about the real future.
    """
    twin = position.copy()
    if viewer == OPEN_BOOK:
        return twin
    pool = twin.stack.copy()
    hidden_seats = [seat for seat in range(twin.seats) if seat != viewer]
    for seat in hidden_seats:
        pool += unseen_in_hand(twin, seat)
    pool.sort()  # the order in which we collected them must not matter
    rng.shuffle(pool)
    for seat in hidden_seats:
        unknown = len(twin.hands[seat]) - len(twin.known[seat])
        twin.hands[seat] = sorted(twin.known[seat] + [pool.pop() for _ in range(unknown)])
    twin.stack = pool
    _keep_the_question_true(twin, viewer)
    twin.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word() | 1)
    return twin


def _keep_the_question_true(twin: ArkadiaPosition, viewer: int) -> None:
    """That a seat is asked for its "must" tells everybody that it can do something; the dealt hand must agree."""
    seat = twin.seat
    if seat < 0 or seat == viewer or twin.phase() != "must" or may_set(twin, seat):
        return
    if any(has_place(twin, form_of(card)) for card in twin.hands[seat]):
        return
    dealt = unseen_in_hand(twin, seat)[0]
    for other in range(-1, twin.seats):
        if other in (seat, viewer):
            continue
        source = twin.stack if other < 0 else twin.hands[other]
        for card in twin.stack.copy() if other < 0 else unseen_in_hand(twin, other):
            if has_place(twin, form_of(card)):
                source[source.index(card)] = dealt
                hand = twin.hands[seat]
                hand[hand.index(dealt)] = card
                hand.sort()
                if other >= 0:
                    source.sort()
                return


def conceal(position: ArkadiaPosition, viewer: int) -> None:
    """Make unknown what this viewer does not know: the stack, and the cards nobody saw in the other hands (A13)."""
    position.stack = [UNKNOWN] * len(position.stack)
    for seat in range(position.seats):
        if seat != viewer:
            unseen = len(position.hands[seat]) - len(position.known[seat])
            position.hands[seat] = sorted(position.known[seat]) + [UNKNOWN] * unseen


def deal(position: ArkadiaPosition, rng: Rng) -> None:
    """Fill in what is unknown with the cards that lie nowhere else."""
