"""Checks for a position from outside: what is impossible, as (place in its text, sentence)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arktable.engine.flow import Steering
from arktable.engine.values import MOST
from arktable.games.arkwright_cards.company import NO_MARKER
from arktable.games.arkwright_cards.phases.impossible import Problems, outside
from arktable.games.arkwright_cards.supply import EMPTY
from arktable.games.arkwright_cards.terms import BAG_NAMES, CARD_NAMES, CARDS
from arktable.games.arkwright_cards.text.company_problems import company_problems

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition

RIVALS: Final = (0, 2, 1, 0, 0)
"""By number of seats: the number of colours without a player."""
DEALT_FOR: Final = (0, 3, 2, 3, 4)
"""By number of seats: the number of players whose supply is used."""


def problems_of(position: CardPosition) -> Problems:
    """Return all problems of the first part that has any; later checks rely on earlier ones."""
    for check in (_table, _rivals, _solo, _companies, _cards, _end, _stack, _frames):
        found = check(position)
        if found:
            return found
    return []


# -- the table --------------------------------------------------------------------------------------------------------


def _table(position: CardPosition) -> Problems:
    printed = position.rules.printed
    found = outside("companies", len(position.companies), position.seats, position.seats, "the number of companies")
    found += outside("decade", position.decade, 1, position.rules.last_decade)
    found += outside("start", position.start + 1, 1, position.seats)
    found += outside("favoured", position.favoured + 1, 0, position.seats)
    found += outside("wage_at", position.wage_at, 0, len(position.rules.board.wages) - 1)
    for good, name in enumerate(printed.goods):
        found += outside(f"demand.{name}", position.demand[good], printed.demand_low, printed.demand_high)
    return found


def _rivals(position: CardPosition) -> Problems:
    printed, wanted = position.rules.printed, RIVALS[position.seats]
    found = outside("rivals", len(position.rivals), wanted, wanted, "the number of colours without a player")
    for at, rival in enumerate(position.rivals):
        where = f"rivals[{at}]"
        for good, name in enumerate(printed.goods):
            lowest = 0 if position.seats == 2 else NO_MARKER  # the neutral colour is on every track (EN 164)
            found += outside(f"{where}.appeal.{name}", rival.appeal[good], lowest, printed.appeal_high)
        found += outside(f"{where}.shares", rival.shares, 0, printed.most)
        found += outside(f"{where}.value", rival.value, 0, printed.most)
    return found


def _solo(position: CardPosition) -> Problems:
    """Check that grid, discs and bag are there in the solo game and only then."""
    printed = position.rules.printed
    found: Problems = []
    if position.seats > 1:
        given = (("grid", position.grid), ("discs", position.discs), ("bag", position.bag))
        return [(field, "is only for the solo game") for field, value in given if value]
    places = printed.grid_rows * printed.grid_columns
    found += outside("grid", len(position.grid), places, places, "the number of places")
    found += outside("discs", len(position.discs), len(BAG_NAMES), len(BAG_NAMES), "the number of discs")
    found += outside("bag", len(position.bag), len(BAG_NAMES), len(BAG_NAMES), "the number of colours")
    if found:
        return found
    for colour, name in enumerate(BAG_NAMES):
        found += outside(f"bag.{name}", position.bag[colour], 0, printed.bag[colour])
        place = position.discs[colour]
        found += outside(f"discs.{name}", place + 1, 1, places)
        if 0 <= place < places and position.grid[place] == EMPTY:
            found.append((f"discs.{name}", f"place {place + 1} has no card"))
        if position.discs.index(place) != colour:
            found.append((f"discs.{name}", f"another disc is on place {place + 1}"))
    if position.supply != [0] * CARDS:
        found.append(("supply", "the cards of the solo game are in the grid"))
    return found


# -- companies and cards ----------------------------------------------------------------------------------------------


def _companies(position: CardPosition) -> Problems:
    found: Problems = []
    for seat in range(position.seats):
        found += [(f"companies[{seat}].{field}", what) for field, what in company_problems(position, seat)]
    return found


def _cards(position: CardPosition) -> Problems:
    """Check that every development card occurs as often as it was dealt."""
    found: Problems = []
    counts = [0] * CARDS
    for card, name in enumerate(CARD_NAMES):
        found += outside(f"supply.{name}", position.supply[card], 0, MOST)
        held = sum(1 for company in position.companies if company.has(card))
        counts[card] = position.supply[card] + position.grid.count(card) + held
    field = "grid" if position.grid else "supply"
    for card, what in position.rules.wrong_deal(position, counts, DEALT_FOR[position.seats]):
        found.append((field if position.grid else f"supply.{CARD_NAMES[card]}", f"{CARD_NAMES[card]}: {what}"))
    if position.grid:
        dealt = min(len(position.grid), sum(counts))
        found += outside(
            "grid", dealt, len(position.grid), len(position.grid), "the number of cards, held ones included"
        )
    return found


def _end(position: CardPosition) -> Problems:
    found: Problems = []
    if position.reached and not (position.grid and position.finished):
        found.append(("reached", "awards are reached at the end of a solo game"))
    if position.awarded & ~position.reached:
        found.append(("awarded", "only an award that was reached can be kept"))
    if not position.frames and not position.finished:
        found.append(("frames", "the game is not finished, so some phase must be under way"))
    return found


# -- frames -----------------------------------------------------------------------------------------------------------


def _stack(position: CardPosition) -> Problems:
    """Check the stack: the timetable only at the bottom, a seat for every frame, and no bankrupt seat asked."""
    found: Problems = []
    for at, frame in enumerate(position.frames):
        where = f"frames[{at}]"
        if (frame.NAME == "timetable") != (at == 0):
            found.append((f"{where}.phase", "the rounds, and nothing else, are at the bottom of the stack"))
        if frame.seat < 0:
            found.append((f"{where}.seat", "must name a seat"))
        elif position.companies[frame.seat].broke and not isinstance(frame, Steering):
            found.append((f"{where}.seat", f"seat {frame.seat + 1} is bankrupt and decides nothing"))
    return found


def _frames(position: CardPosition) -> Problems:
    found: Problems = []
    for at, frame in enumerate(position.frames):
        found += [(f"frames[{at}].{field}", what) for field, what in frame.problems(position)]
    return found
