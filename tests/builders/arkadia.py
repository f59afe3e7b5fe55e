"""Small Arkadia positions for tests: lay buildings, stand workers, deal hands, build the castle.

Everything comes from where it would come from in play (stack, pools, supply), so the census of a built position is that
of the game it was built from. Squares are named as in the notation: a1 is top left. The castle lot lies at g5–j7.
"""

from __future__ import annotations

from collections.abc import Mapping

from arktable.engine.position import Position
from arktable.games.arkadia import GAMES
from arktable.games.arkadia.numbering import family_of, first_piece, first_seal, form_of
from arktable.games.arkadia.phases.castle import BuildCastle
from arktable.games.arkadia.phases.turn import Rounds
from arktable.games.arkadia.printed import Printed
from arktable.games.arkadia.state import ArkadiaPosition
from tests.builders.playing import *

ARKADIA = GAMES[0]
PRINTED: Printed = ARKADIA.printed
FAMILIES = ("cloth", "spice", "carpenter", "silver")
NEUTRAL = -1
YELLOW, ORANGE, GREEN, VIOLET = range(4)

SHORTEST = """
arktable = "position 1"
ruleset = "arkadia"
seats = 2
lot = "4x3 g5"
frames = [{ phase = "rounds", seat = 1 }]
"""
"""The shortest text of a position: a game of two begins, and all cards are dealt from the seed."""


def a_game(seats: int = 4, seed: int = 1, lot: str = "4x3 g5", **options: str) -> ArkadiaPosition:
    """A fresh game; unless the options say otherwise, seat 0 has set the lot and is asked for its first turn."""
    if "lot" not in options and "setup" not in options:
        position = started(seats, seed, {**options, "lot": "choose"})
        play(position, f"lot {lot}")
        return position
    return started(seats, seed, options)


def started(seats: int, seed: int, options: Mapping[str, str]) -> ArkadiaPosition:
    """The first decision of a game."""
    position = ARKADIA.start(seats, options, seed)
    assert isinstance(position, ArkadiaPosition)
    return position


def play(position: Position, *moves: str) -> None:
    """Play moves in notation, each of them checked."""
    for text in moves:
        position.play_checked(position.catalogue.parse(text))


def play_any(position: Position, kind: str, times: int = 1) -> None:
    """Play the first legal move that starts with this word, again and again."""
    for _ in range(times):
        play(position, offered(position, kind)[0])


def turn_of(position: ArkadiaPosition, seat: int) -> None:
    """This seat begins a turn now."""
    position.frames.clear()
    position.frames.append(Rounds(seat))
    position.advance()


def quick_turn(position: ArkadiaPosition) -> int:
    """The seat to move sets one worker if it can (else lays a building) and ends its turn; returns that seat."""
    seat, turn = position.seat, position.turn
    while position.seat >= 0 and position.turn == turn:
        moves = offered(position, "own") if position.phase() == "must" else []
        play(position, (moves or offered(position))[0])
    return seat


# -- the board ---------------------------------------------------------------------------------------------------------


def bit(name: str) -> int:
    """The engine's number of a square."""
    return PRINTED.grid.bit(ord(name[0]) - ord("a"), int(name[1:]) - 1)


def mask(squares: str) -> int:
    return sum(1 << bit(name) for name in squares.split())


def card_number(card: str) -> int:
    return PRINTED.cards.index(card)


def lay(position: ArkadiaPosition, card: str, squares: str, by: int = -1) -> int:
    """A building lies on these squares, its card is discarded; returns its number."""
    number = card_number(card)
    _fetch(position, number)
    position.discard.append(number)
    return position.put_building(form_of(number), family_of(number), mask(squares), by)


def stand(position: ArkadiaPosition, owner: int, squares: str) -> None:
    """Workers of this seat (or NEUTRAL ones) stand here; they come from the pool."""
    for name in squares.split():
        if owner == NEUTRAL:
            position.neutral_pool -= 1
        elif position.own_pool[owner]:
            position.own_pool[owner] -= 1
        else:
            position.own[owner] -= 1
        position.put_worker(position.seats if owner == NEUTRAL else owner, bit(name))


def enclose(position: ArkadiaPosition, number: int, but: str = "") -> None:
    """Neutral workers on every free square around this building, but not on those named."""
    names = position.rules.printed.grid
    around = position.buildings[number].around & position.free() & ~mask(but)
    stand(position, NEUTRAL, " ".join(names.name(square) for square in names.bits(around)))


def houses_waiting(position: ArkadiaPosition, houses: int = 1) -> None:
    """Up to four houses, of cloth, spice, carpenter and silver, all waiting for one last worker on c3."""
    places = ("a3 b3", "d3 e3", "c1 c2", "c4 c5")
    numbers = [lay(position, f"house-{family}", places[n]) for n, family in enumerate(FAMILIES[:houses])]
    for number in numbers:
        enclose(position, number, but="c3")


def fill_board(position: ArkadiaPosition, but: str = "") -> None:
    """Every free square but those named disappears under a rock that counts as a building and pays nobody."""
    position.put_building(-1, -1, position.free() & ~mask(but), -1)


# -- hands, screens, castle --------------------------------------------------------------------------------------------


def give_hand(position: ArkadiaPosition, seat: int, *cards: str) -> None:
    """Exactly these cards are in the hand; what was there goes under the stack."""
    position.stack[:0] = position.hands[seat]
    position.hands[seat] = []
    position.known[seat] = []
    for card in cards:
        _fetch(position, card_number(card))
        position.hands[seat].append(card_number(card))
    position.hands[seat].sort()


def give_open(position: ArkadiaPosition, *cards: str) -> None:
    """Exactly these cards lie open."""
    position.stack[:0] = position.open
    position.open = []
    for card in cards:
        _fetch(position, card_number(card))
        position.open.append(card_number(card))


def empty_stack(position: ArkadiaPosition, keep: int = 0) -> None:
    """The stack is played out but for some cards: the rest was discarded without being laid."""
    position.discard += position.stack[keep:]
    del position.stack[keep:]


def _fetch(position: ArkadiaPosition, card: int) -> None:
    """Take one copy of a card from the stack, or from another hand or the open row, which gets another for it."""
    if card in position.stack:
        position.stack.remove(card)
        return
    for cards in (position.open, *position.hands):
        if card in cards:
            cards.remove(card)
            cards.append(position.stack.pop(0))
            cards.sort()
            return
    raise AssertionError(f"card {card} is out of the game")


def give_workers(position: ArkadiaPosition, seat: int, own: int = 0, neutral: int = 0) -> None:
    """Exactly this many workers behind the screen."""
    position.own_pool[seat] += position.own[seat] - own
    position.neutral_pool += position.neutral[seat] - neutral
    position.own[seat] = own
    position.neutral[seat] = neutral


def give_seals(position: ArkadiaPosition, seat: int, **seals: int) -> None:
    """More seals behind the screen."""
    for family, number in seals.items():
        position.seals[first_seal(seat) + FAMILIES.index(family)] += number
        position.seals_out += number


def give_gold(position: ArkadiaPosition, seat: int, gold: int) -> None:
    position.gold[seat] += gold
    position.gold_paid += gold


def seals_of(position: ArkadiaPosition, seat: int) -> dict[str, int]:
    """Only the families of which there are some."""
    held = zip(FAMILIES, position.seals[first_seal(seat) : first_seal(seat + 1)], strict=True)
    return {family: number for family, number in held if number}


def build(position: ArkadiaPosition, *pieces: str, seat: int = 0) -> None:
    """Castle pieces lie already, in this order: "cloth 1" is a cloth piece on square 1."""
    for piece in pieces:
        BuildCastle(seat, 1).play(position, position.catalogue.parse(f"castle {piece}"))


def build_floor(position: ArkadiaPosition, pieces: int = 10, seat: int = 0) -> None:
    """This many more pieces on the floor under construction: vacant squares in order, of what the pool has most."""
    floor = position.floor
    vacant = [square for square, height in enumerate(position.heights, 1) if height < floor]
    for square in vacant[:pieces]:
        family = max(range(4), key=lambda family: position.pools[first_piece(floor) + family])
        build(position, f"{FAMILIES[family]} {square}", seat=seat)


def values(position: ArkadiaPosition) -> dict[str, int]:
    """What a seal of each family is worth."""
    return dict(zip(FAMILIES, position.values, strict=True))


def pool(position: ArkadiaPosition, floor: int) -> int:
    """How many pieces lie in the pool of this floor."""
    return sum(position.pools[first_piece(floor) : first_piece(floor + 1)])
