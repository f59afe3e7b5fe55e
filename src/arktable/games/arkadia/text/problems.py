"""Checks for a position from outside: what is impossible, as (place in its text, sentence)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.flow import Steering
from arktable.engine.seats import NOBODY
from arktable.engine.values import UNKNOWN
from arktable.games.arkadia.numbering import (
    FAMILIES,
    FLOORS,
    LOT_NUMBER,
    bit_of_worker,
    first_piece,
    first_seal,
    turn_of_worker,
)
from arktable.games.arkadia.phases.ending import second_floor_full
from arktable.games.arkadia.phases.lot import has_dealt
from arktable.games.arkadia.text.derived import seen_on
from arktable.games.arkadia.text.stack_problems import frame_problems

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition

Problems = list[tuple[str, str]]


def problems_of(position: ArkadiaPosition) -> Problems:
    """Return everything that is wrong; empty for a position that a game can reach."""
    found: Problems = []
    _board(position, found)
    _behind_screens(position, found)
    _cards(position, found)
    _castle(position, found)
    _end(position, found)
    found += frame_problems(position)
    if not found:
        _question(position, found)
    return found


# -- the board --------------------------------------------------------------------------------------------------------


def _board(position: ArkadiaPosition, found: Problems) -> None:
    if position.lot is None:
        if position.buildings or position.workers:
            found.append(("lot", "the castle lot must be on the board before anything else"))
    elif position.lot.cover & position.rules.printed.tents:
        found.append(("lot", "the castle lot may not cover a tent camp"))
    taken = _buildings(position, found)
    _workers(position, taken, found)


def _buildings(position: ArkadiaPosition, found: Problems) -> int:
    """Check the tiles, and return the squares under them."""
    printed = position.rules.printed
    from_the_start = [printed.grid.mask(given.squares) for given in printed.given]
    taken = 0
    for number, building in enumerate(position.buildings):
        where = f"buildings[{number - 1}]"  # the lot is building 0 and is not among them
        if building.cover & taken:
            cell = printed.grid.name(printed.grid.bits(building.cover & taken)[0])
            found.append((where, f"there is a building on {cell} already"))
        taken |= building.cover
        if not NOBODY <= building.by < position.seats:
            found.append((where, f"there is no seat {building.by + 1} at a table of {position.seats}"))
        if building.turn > max(0, position.turn):
            found.append((where, f"turn {building.turn} is not yet reached: this is turn {position.turn}"))
        alone = not building.around & position.occupied & ~building.cover
        if number != LOT_NUMBER and alone and building.cover not in from_the_start:
            found.append((where, "a building must touch another building, the lot or a worker"))
    return taken


def _workers(position: ArkadiaPosition, taken: int, found: Problems) -> None:
    grid = position.rules.printed.grid
    for worker in position.workers:
        square = 1 << bit_of_worker(worker)
        cell = grid.name(bit_of_worker(worker))
        if square & taken:
            found.append(("workers", f"there is a building or another worker on {cell} already"))
        elif not square & position.beside_buildings:
            found.append(("workers", f"the worker on {cell} is next to no building"))
        if turn_of_worker(worker) > position.turn:
            found.append(("workers", f"the worker on {cell} was set in a turn that is not yet reached"))
        taken |= square


# -- seats ------------------------------------------------------------------------------------------------------------


def _behind_screens(position: ArkadiaPosition, found: Problems) -> None:
    printed = position.rules.printed
    for seat in range(position.seats):
        for where, numbers in (("own", position.own), ("neutral", position.neutral), ("gold", position.gold)):
            if numbers[seat] < 0:
                found.append((f"{where}[{seat}]", "cannot be less than 0"))
        if not 0 <= position.banners[seat] <= printed.banners:
            found.append((f"banners[{seat}]", f"must be from 0 to {printed.banners}"))
        if position.own_pool[seat] < 0:
            out = position.own[seat] + position.standing[seat].bit_count()
            found.append((f"own[{seat}]", f"{out} workers behind the screen and on the board, of {printed.workers}"))
        for family, name in enumerate(printed.families):
            if not 0 <= position.seals[first_seal(seat) + family] <= printed.most_seals:
                found.append((f"seals.{name}", f"must be from 0 to {printed.most_seals} for each seat"))
    if position.neutral_pool < 0:
        out = printed.neutral - position.neutral_pool
        found.append(("neutral", f"{out} neutral workers behind screens and on the board, of {printed.neutral}"))


# -- cards ------------------------------------------------------------------------------------------------------------


def _cards(position: ArkadiaPosition, found: Problems) -> None:
    printed = position.rules.printed
    piles: list[tuple[str, list[int]]] = [("buildings", position.discard)]
    piles += [(f"hands[{seat}]", hand) for seat, hand in enumerate(position.hands)]
    piles += [("open", position.open), ("stack", position.stack)]
    _each_card_once(position, piles, found)
    for seat, hand in enumerate(position.hands):
        if len(hand) > printed.hand:
            found.append((f"hands[{seat}]", f"{len(hand)} cards, but a hand has at most {printed.hand}"))
        for card in position.known[seat]:
            if position.known[seat].count(card) > hand.count(card):
                found.append((f"known[{seat}]", "a card that everybody knows must be in the hand"))
    waits = position.lot is None and position.rules.after_lot and not has_dealt(position)
    short = position.stack and len(position.open) < printed.open_cards and not waits
    if len(position.open) > printed.open_cards or short:
        found.append(("open", f"{printed.open_cards} cards are open while there is a stack, and never more"))


def _each_card_once(position: ArkadiaPosition, piles: list[tuple[str, list[int]]], found: Problems) -> None:
    printed = position.rules.printed
    left = printed.deck.copy()
    for where, cards in piles:
        for card in cards:
            if card == UNKNOWN:
                found.append((where, "an unknown card is dealt when loading, but only if `chance` is left out"))
            elif card in left:
                left.remove(card)
            else:
                name = printed.cards[card] if card >= 0 else "none"
                found.append((where, f"there is one {name} too many: the box has {printed.deck.count(card)}"))
    if left:
        found.append(("stack", f"{len(left)} cards are missing, one of them {printed.cards[left[0]]}"))


# -- castle and end ---------------------------------------------------------------------------------------------------


def _castle(position: ArkadiaPosition, found: Problems) -> None:
    printed = position.rules.printed
    low, high = min(position.heights), max(position.heights)
    if low < 0 or high > min(low + 1, FLOORS):
        found.append(("heights", "a floor is full before the next one is begun, and there are three"))
        return
    for square, top in enumerate(position.tops):
        if position.heights[square] == 0 and top != printed.lot_printed[square]:
            found.append((f"tops[{square}]", "a square without a piece shows what is printed on it"))
        if position.heights[square] > 0 and not 0 <= top < FAMILIES:
            found.append((f"tops[{square}]", "every castle piece is of a family"))
    for family, name in enumerate(printed.families):
        for floor in range(1, FLOORS):
            if seen_on(position, floor, family) > printed.pools[floor - 1]:
                found.append(("tops", f"there are too many {name} pieces on floor {floor}"))
        third = position.pools[first_piece(FLOORS) + family]
        left_over = third + seen_on(position, FLOORS, family) - printed.pools[FLOORS - 1]
        if third < 0 or not 0 <= left_over <= sum(printed.pools[: position.floor - 1]):
            found.append((f"pools.{name}", f"the third pool cannot have {third} {name} pieces"))
    pieces = sum(position.pools) + position.pieces
    if pieces != FAMILIES * sum(printed.pools):
        found.append(("pools", f"there are {pieces} castle pieces, but {FAMILIES * sum(printed.pools)} in the box"))


def _end(position: ArkadiaPosition, found: Problems) -> None:
    seats = position.seats
    for where, number in (("start", position.start), ("ending", position.ending)):
        if not (NOBODY if where == "ending" else 0) <= number < seats:
            found.append((where, f"there is no seat {number + 1} at a table of {seats}"))
    if not 0 <= position.idle_turns <= seats:
        found.append(("idle_turns", f"must be from 0 to {seats}"))
    # Another end than that of the book may be noticed at the end of the turn only.
    late = position.rules.last_round is not second_floor_full and position.ending == NOBODY
    begun = position.rules.last_round(position) and not late
    if begun != (position.ending != NOBODY):
        found.append(("ending", "must name the seat that filled the second floor, once it is full and not before"))
    if begun != (position.turns_left >= 0) or not NOBODY <= position.turns_left <= seats + 1:
        found.append(("turns_left", f"must be from 0 to {seats + 1} once the second floor is full, and −1 before"))
    _final(position, found)


def _final(position: ArkadiaPosition, found: Problems) -> None:
    if position.frames:
        if position.final_seals:
            found.append(("final_seals", "the final evaluation comes when no frame is left"))
        return
    if not position.final_seals:
        found.append(("frames", "there must be a frame, or the final evaluation in `final_seals`"))
    elif any(position.seals):
        found.append(("seals", "the final evaluation has turned all seals into gold"))
    elif not 0 <= min(position.final_seals) <= max(position.final_seals) <= position.rules.printed.most_seals:
        found.append(("final_seals", f"must be from 0 to {position.rules.printed.most_seals} for each seat"))
    else:
        for seat in range(position.seats):
            seals = position.final_seals[first_seal(seat) : first_seal(seat + 1)]
            if position.gold[seat] < sum(n * value for n, value in zip(seals, position.values, strict=True)):
                found.append((f"gold[{seat}]", "is less than the final evaluation brought"))


def _question(position: ArkadiaPosition, found: Problems) -> None:
    """Check that the frame on top would really ask. Only done if everything else is valid."""
    if position.frames and not isinstance(position.frames[-1], Steering):
        copy = position.copy()
        top = copy.frames[-1]
        if not top.resume(copy):
            found.append((f"frames[{len(position.frames) - 1}]", f"there is nothing to decide in {top.NAME!r}"))
