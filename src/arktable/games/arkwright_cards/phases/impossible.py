"""Checks of frames from outside that several phases share, each as (field, sentence)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkwright_cards.terms import CARD_NAMES

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition

Problems = list[tuple[str, str]]


def outside(field: str, number: int, low: int, high: int, what: str = "") -> Problems:
    """Check that the number (the field itself, or `what` it contains) is within these bounds."""
    if low <= number <= high:
        return []
    bounds = str(low) if low == high else f"{low} to {high}"
    return [(field, f"{what or 'this'} must be {bounds}, not {number}")]


def no_factory(position: CardPosition, seat: int, good: int) -> Problems:
    """Check that this seat has an open factory of this good."""
    if position.companies[seat].tile[good]:
        return []
    return [("seat", f"seat {seat + 1} has no factory of {position.rules.printed.goods[good]}")]


def no_factories(position: CardPosition, seat: int, field: str, goods: int) -> Problems:
    """Check that this seat has an open factory of every good of this set."""
    tile, names = position.companies[seat].tile, position.rules.printed.goods
    return [
        (field, f"seat {seat + 1} has no factory of {name}")
        for good, name in enumerate(names)
        if goods >> good & 1 and not tile[good]
    ]


def no_card(position: CardPosition, seat: int, card: int) -> Problems:
    """Check that this seat has this development card."""
    if position.companies[seat].has(card):
        return []
    return [("seat", f"seat {seat + 1} does not hold the {CARD_NAMES[card]}")]


def no_extra(position: CardPosition) -> Problems:
    """Check that the two expert actions are in the game."""
    return [] if position.rules.extra_actions else [("phase", "is not among the five actions of this game")]


def solo(position: CardPosition) -> Problems:
    """Check that this is not a solo game."""
    return [("phase", "is not a phase of the solo game")] if position.grid else []


def not_solo(position: CardPosition) -> Problems:
    """Check that this is a solo game."""
    return [] if position.grid else [("phase", "is a phase of the solo game only")]


def last_decade(position: CardPosition) -> list[tuple[str, str]]:
    """The end of a decade that another one follows."""
    return outside("phase", position.decade, 1, position.rules.last_decade - 1, "decade")
