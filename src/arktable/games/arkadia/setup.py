"""Preparation (AK 54–68), and the recommended set-up for a first game (AK 226–242)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.seats import NOBODY
from arktable.games.arkadia.moves import ArkadiaMoves, LotPlace
from arktable.games.arkadia.numbering import LOT_FORM, NO_FAMILY
from arktable.games.arkadia.printed import Printed

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition


def legal_lots(printed: Printed, moves: ArkadiaMoves) -> list[int]:
    """Return the places of the lot that cover no tent camp (AK 59); the lot may be turned (A1)."""
    return [number for number, place in enumerate(moves.lot_places) if not place.cover & printed.tents]


def put_lot(position: ArkadiaPosition, place: LotPlace, by: int = NOBODY) -> None:
    """Put the lot on the board as building 0; `by` is the seat that chose its place, if one did."""
    position.lot = place
    position.put_building(LOT_FORM, NO_FAMILY, place.cover, NOBODY)
    if position.events is not None:
        printed = position.rules.printed
        size = f"{place.width}x{place.height}"
        position.tell_all("lot", by, cell=printed.grid.name(place.bit), size=size)


def lot_at_random(position: ArkadiaPosition) -> None:
    """Put the lot on a random legal place (A1, default)."""
    moves = position.rules.catalogue
    legal = legal_lots(position.rules.printed, moves)
    put_lot(position, moves.lot_places[legal[position.rng.below(len(legal))]])


def lot_of_first_game(position: ArkadiaPosition) -> None:
    """Put the lot where the picture of the first game shows it (A14)."""
    printed = position.rules.printed
    x, y = printed.beginner_lot
    bit = printed.grid.bit(x, y)
    for place in position.rules.catalogue.lot_places:
        if place.bit == bit and place.width == printed.beginner_lot_width:
            put_lot(position, place)


def buildings_of_first_game(position: ArkadiaPosition) -> None:
    """Put seven buildings with seals on the board; they bring no workers (A14)."""
    printed = position.rules.printed
    for given in printed.given:
        position.put_building(given.form, given.family, printed.grid.mask(given.squares), NOBODY)


def deck_without_given(position: ArkadiaPosition) -> None:
    """Remove the seven cards of those buildings from the game (AK 228)."""
    full_deck(position)
    for given in position.rules.printed.given:
        position.stack.remove(given.card)
        position.discard.append(given.card)


def neutral_of_first_game(position: ArkadiaPosition) -> None:
    """Give neutral workers to all players, by the number of players (AK 238–242)."""
    each = position.rules.printed.beginner_neutral.get(str(position.seats), 0)
    for seat in range(position.seats):
        position.neutral[seat] += each
        position.given[seat] += each
        position.neutral_pool -= each


def full_deck(position: ArkadiaPosition) -> None:
    """Put all building cards on the stack (AK 68)."""
    position.stack = position.rules.printed.deck.copy()


def deal(position: ArkadiaPosition) -> None:
    """Shuffle and deal: four cards to each player, three open (AK 68)."""
    printed = position.rules.printed
    stack = position.stack
    position.rng.shuffle(stack)
    for seat in range(position.seats):
        position.hands[seat] = sorted(stack.pop() for _ in range(printed.hand))
    position.open = [stack.pop() for _ in range(printed.open_cards)]


def workers_behind_screens(position: ArkadiaPosition) -> None:
    """Give three own workers to each player (AK 60)."""
    start = position.rules.start_workers
    for seat in range(position.seats):
        position.own[seat] += start
        position.own_pool[seat] -= start


def first_seat_starts(position: ArkadiaPosition) -> None:
    """Let seat 1 start; the people decide who is youngest (A24)."""
    position.start = 0


def random_seat_starts(position: ArkadiaPosition) -> None:
    """Let a random seat start (A24, option)."""
    position.start = position.rng.below(position.seats)
