"""What a viewer cannot know (A13): hand cards nobody else saw, and the stack. It is made unknown, or dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.errors import PositionError
from arktable.engine.rng import Rng
from arktable.engine.seats import OPEN_BOOK
from arktable.engine.values import UNKNOWN
from arktable.games.arkadia.numbering import form_of
from arktable.games.arkadia.phases.draw import DrawCard
from arktable.games.arkadia.phases.lay import has_place
from arktable.games.arkadia.phases.lot import has_dealt
from arktable.games.arkadia.phases.workers import may_set

if TYPE_CHECKING:
    from arktable.games.arkadia.rules import Rules
    from arktable.games.arkadia.state import ArkadiaPosition


def secrets_of(rules: Rules) -> tuple[str, ...]:
    """What a seat knows that the others do not: its hand, and what lies behind its closed screen (A13)."""
    return ("hand",) if rules.totals_shown else ("hand", "screens")


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
    for seat in range(twin.seats):
        if seat != viewer:
            pool += unseen_in_hand(twin, seat)
    conceal(twin, viewer)
    _deal_out(twin, pool, rng)
    twin.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word() | 1)
    return twin


def conceal(position: ArkadiaPosition, viewer: int) -> None:
    """Make unknown what this viewer does not know: the stack, and the cards nobody saw in the other hands (A13)."""
    position.stack = [UNKNOWN] * len(position.stack)
    for seat in range(position.seats):
        if seat != viewer:
            unseen = len(position.hands[seat]) - len(position.known[seat])
            position.hands[seat] = position.known[seat] + [UNKNOWN] * unseen


def deal(position: ArkadiaPosition, rng: Rng) -> None:
    """After reading a text: fill in what is unknown with the cards that lie nowhere else.

    When there is no stack but cards are missing, hands and open row are filled up, and the rest is the stack.
    """
    position.derive()  # whether a card has a place depends on the board
    pool = _missing_cards(position)
    if pool and not position.stack:
        _leave_room(position, len(pool))
    unknown = sum(cards.count(UNKNOWN) for cards in (*position.hands, position.open, position.stack))
    if unknown > len(pool):
        raise PositionError("stack", f"{unknown} cards are unknown, but only {len(pool)} lie nowhere else")
    if unknown:
        _deal_out(position, pool, rng)


def _missing_cards(position: ArkadiaPosition) -> list[int]:
    """The cards of the box that lie nowhere."""
    missing = position.rules.printed.deck.copy()
    for cards in (*position.hands, position.open, position.stack, position.discard):
        for card in cards:
            if card in missing:
                missing.remove(card)
    return missing


def _leave_room(position: ArkadiaPosition, missing: int) -> None:
    """Fill hands and open row with unknown cards, and make a stack of those that are left.

    Before the lot lies nobody has cards, unless the text itself gives some.
    """
    printed = position.rules.printed
    if position.lot is None and position.rules.after_lot and not has_dealt(position):
        position.stack = [UNKNOWN] * missing
        return
    left = missing - sum(cards.count(UNKNOWN) for cards in (*position.hands, position.open))
    short = 0
    for frame in position.frames:
        if isinstance(frame, DrawCard):
            short = 1 << (frame.seat + 1)  # who is about to draw has one card less
    rows = [(hand, printed.hand - (short >> (seat + 1) & 1)) for seat, hand in enumerate(position.hands)]
    for cards, full in (*rows, (position.open, printed.open_cards)):
        more = max(0, min(left, full - len(cards)))
        cards.extend([UNKNOWN] * more)
        left -= more
    position.stack = [UNKNOWN] * max(0, left)


def _deal_out(position: ArkadiaPosition, pool: list[int], rng: Rng) -> None:
    """Put the cards of the pool where unknown ones are: first in the hands, then in the open row and the stack."""
    pool.sort()  # the order in which we collected them must not matter
    rng.shuffle(pool)
    dealt: list[list[int]] = []
    for seat, hand in enumerate(position.hands):
        cards = sorted([pool.pop() for _ in range(hand.count(UNKNOWN))])
        dealt.append(cards)
        if cards:
            position.hands[seat] = sorted([card for card in hand if card != UNKNOWN] + cards)
    for slot, card in enumerate(position.open):
        if card == UNKNOWN:
            position.open[slot] = pool.pop()
    places = [at for at, card in enumerate(position.stack) if card == UNKNOWN]
    for at, card in zip(places, pool, strict=False):
        position.stack[at] = card
    _keep_the_question_true(position, dealt, places)


def _keep_the_question_true(position: ArkadiaPosition, dealt: list[list[int]], places: list[int]) -> None:
    """That a seat is asked for its "must" tells everybody that it can do something; the dealt hand must agree.

    `dealt` are the cards that were dealt to each hand, and `places` are the places of the stack that were dealt.
    """
    if not position.frames or position.frames[-1].NAME != "must":
        return
    seat = position.frames[-1].seat
    hand = position.hands[seat]
    if not dealt[seat] or may_set(position, seat) or any(has_place(position, form_of(card)) for card in hand):
        return
    useless = dealt[seat][0]
    for at in places:
        if has_place(position, form_of(position.stack[at])):
            hand[hand.index(useless)], position.stack[at] = position.stack[at], useless
            hand.sort()
            return
    for other, cards in enumerate(dealt):
        for card in cards:
            if other != seat and has_place(position, form_of(card)):
                hand[hand.index(useless)] = card
                theirs = position.hands[other]
                theirs[theirs.index(card)] = useless
                hand.sort()
                theirs.sort()
                return
