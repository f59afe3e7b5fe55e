"""Hidden information (A13): hand cards that only their owner saw, and the stack. It is concealed or redealt."""

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
    """Return what a seat knows and the others not: its hand, and the things behind its closed screen (A13)."""
    return ("hand",) if rules.totals_shown else ("hand", "screens")


def unseen_in_hand(position: ArkadiaPosition, seat: int) -> list[int]:
    """Return the cards of a hand that came from the stack; those from the open row are known until played."""
    unseen = position.hands[seat].copy()
    for card in position.known[seat]:
        unseen.remove(card)
    return unseen


def redealt(position: ArkadiaPosition, viewer: int, rng: Rng) -> ArkadiaPosition:
    """Return a copy in which all cards hidden from this viewer are shuffled together and dealt again.

    Totals behind screens were gained in public, so they stay as they are (A13). The copy has a new generator, so that
    trying moves reveals nothing about the real future.
    """
    copy = position.copy()
    if viewer == OPEN_BOOK:
        return copy
    pool = copy.stack.copy()
    for seat in range(copy.seats):
        if seat != viewer:
            pool += unseen_in_hand(copy, seat)
    conceal(copy, viewer)
    _deal_out(copy, pool, rng)
    copy.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word() | 1)
    return copy


def conceal(position: ArkadiaPosition, viewer: int) -> None:
    """Conceal what this viewer does not know: the stack, and the unseen cards in the other hands (A13)."""
    position.stack = [UNKNOWN] * len(position.stack)
    for seat in range(position.seats):
        if seat != viewer:
            unseen = len(position.hands[seat]) - len(position.known[seat])
            position.hands[seat] = position.known[seat] + [UNKNOWN] * unseen


def deal(position: ArkadiaPosition, rng: Rng) -> None:
    """After a text was read, replace what is unknown by the cards that are nowhere else.

    If there is no stack but cards are missing, hands and open row are filled up, and the rest is the stack.
    """
    position.derive()  # whether a card has a place depends on the board
    pool = _missing_cards(position)
    if pool and not position.stack:
        _leave_room(position, len(pool))
    unknown = sum(cards.count(UNKNOWN) for cards in (*position.hands, position.open, position.stack))
    if unknown > len(pool):
        raise PositionError("stack", f"{unknown} cards are unknown, but only {len(pool)} are left for them")
    if unknown:
        _deal_out(position, pool, rng)


def _missing_cards(position: ArkadiaPosition) -> list[int]:
    """Return the cards of the game that are nowhere in the position."""
    missing = position.rules.printed.deck.copy()
    for cards in (*position.hands, position.open, position.stack, position.discard):
        for card in cards:
            if card in missing:
                missing.remove(card)
    return missing


def _leave_room(position: ArkadiaPosition, missing: int) -> None:
    """Fill hands and open row with unknown cards, and make a stack of the rest.

    Before the lot is laid, players have no cards, unless the text gives some.
    """
    printed = position.rules.printed
    if position.lot is None and position.rules.after_lot and not has_dealt(position):
        position.stack = [UNKNOWN] * missing
        return
    left = missing - sum(cards.count(UNKNOWN) for cards in (*position.hands, position.open))
    short = 0
    for frame in position.frames:
        if isinstance(frame, DrawCard):
            short = 1 << (frame.seat + 1)  # the player about to draw has one card less
    rows = [(hand, printed.hand - (short >> (seat + 1) & 1)) for seat, hand in enumerate(position.hands)]
    for cards, full in (*rows, (position.open, printed.open_cards)):
        more = max(0, min(left, full - len(cards)))
        cards.extend([UNKNOWN] * more)
        left -= more
    position.stack = [UNKNOWN] * max(0, left)


def _deal_out(position: ArkadiaPosition, pool: list[int], rng: Rng) -> None:
    """Replace unknown cards by those of the pool: first in the hands, then in the open row and the stack."""
    pool.sort()  # the result must not depend on the order of collection
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
    _let_seat_act(position, dealt, places)


def _let_seat_act(position: ArkadiaPosition, dealt: list[list[int]], places: list[int]) -> None:
    """Change the dealt hand so that the seat can act: everybody knows this, because it is asked for its "must".

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
