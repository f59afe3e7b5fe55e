"""The supply of development cards: a heap of faces with two to four players, a grid with discs in the solo game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arktable.games.arkwright_cards.terms import CARDS, ENGINEER, ENTREPRENEUR, PATENT

if TYPE_CHECKING:
    from arktable.engine.moves import Move
    from arktable.games.arkwright_cards.state import CardPosition

EMPTY: Final = -1
"""A place of the grid without a card."""


# -- dealing --------------------------------------------------------------------------------------------------------


def printed_supply(position: CardPosition, players: int) -> list[int]:
    """Return the cards that the player icons name (EN 171–181)."""
    return position.rules.printed.supply[players].copy()


def random_supply(position: CardPosition, players: int) -> list[int]:
    """Return the expert supply: entrepreneur, engineers, patents, four random faces per player (EN 224–240, C51)."""
    printed, rng = position.rules.printed, position.rng
    most = players - 1
    laid = [ENTREPRENEUR, *[ENGINEER] * most, *[PATENT] * most]
    counts = [laid.count(card) for card in range(CARDS)]
    fixed = (ENTREPRENEUR, ENGINEER, PATENT)
    deck = [number for number, pair in enumerate(printed.pairs) if pair[0] not in fixed]
    rng.shuffle(deck)
    left = printed.random_cards * players
    while left and deck:
        pair = printed.pairs[deck.pop()]
        side = rng.below(2)
        for face in (pair[side], pair[1 - side]):
            if counts[face] < most:
                counts[face] += 1
                laid.append(face)
                left -= 1
                break
    return laid


# -- checking a deal ------------------------------------------------------------------------------------------------


def wrong_printed(position: CardPosition, counts: list[int], players: int) -> list[tuple[int, str]]:
    """Return faces that do not occur as often as the icons say. The grid cannot hold all, so there may be fewer."""
    laid = position.rules.printed.supply[players]
    found: list[tuple[int, str]] = []
    for card in range(CARDS):
        most = laid.count(card)
        if counts[card] > most or (counts[card] < most and not position.grid):
            found.append((card, f"{counts[card]} cards of this type in the game, {most} were laid out"))
    return found


def wrong_random(position: CardPosition, counts: list[int], players: int) -> list[tuple[int, str]]:
    """Return faces that are missing, or occur more often than there are other players (EN 224–240, C51)."""
    found: list[tuple[int, str]] = []
    for card in range(CARDS):
        most = 1 if card == ENTREPRENEUR else players - 1
        always = card in (ENTREPRENEUR, ENGINEER, PATENT) and not position.grid
        if counts[card] > most or (counts[card] < most and always):
            found.append((card, f"{counts[card]} cards of this type in the game, {most} can have been dealt"))
    return found


# -- a heap of faces ------------------------------------------------------------------------------------------------


def heap_offer(position: CardPosition, held: int) -> list[Move]:
    """Return every card of the heap, except types that are held or were discarded in this turn (C45, C72)."""
    supply, gone, take = position.supply, position.gone | held, position.rules.catalogue.take
    return [take[card] for card in range(CARDS) if supply[card] and not gone >> card & 1]


def heap_card(position: CardPosition, move: Move) -> int:
    """Return the card that the move names."""
    return move.a


def take_from_heap(position: CardPosition, move: Move) -> None:
    """Take one card from the heap."""
    position.supply[move.a] -= 1


def back_to_heap(position: CardPosition, card: int) -> None:
    """Put a card on the heap; its type cannot be taken in this turn."""
    position.supply[card] += 1
    position.gone |= 1 << card


# -- the grid of the solo game --------------------------------------------------------------------------------------


def grid_offer(position: CardPosition, held: int) -> list[Move]:
    """Return every card of the grid without a disc, except types held or discarded in this turn (EN 1051; C62, C72)."""
    pick, discs, gone = position.rules.catalogue.pick, position.discs, position.gone | held
    return [
        pick[place]
        for place, card in enumerate(position.grid)
        if card != EMPTY and place not in discs and not gone >> card & 1
    ]


def grid_card(position: CardPosition, move: Move) -> int:
    """Return the card at the place that the move names."""
    return position.grid[move.a]


def take_from_grid(position: CardPosition, move: Move) -> None:
    """Take the card at that place."""
    position.grid[move.a] = EMPTY


def back_to_grid(position: CardPosition, card: int) -> None:
    """Put a card into the first empty place, row by row (EN 1158)."""
    position.grid[position.grid.index(EMPTY)] = card
    position.gone |= 1 << card
