"""How close a company comes to an award of the solo game. Styles that aim at one add this to their estimate.

Some awards are lost by one wrong step, such as a ship that sails. Others are reached step by step: for those every step
counts. `closeness` runs from 0 to 1, and 1 means that the award is reached if everything goes on as foreseen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from arktable.games.arkwright_cards import awards
from arktable.games.arkwright_cards.printed import Printed
from arktable.games.arkwright_cards.terms import AWARD_NAMES, GOODS

if TYPE_CHECKING:
    from arktable.bots.arkwright_cards.valuation import Prospect

Closeness = Callable[[Printed, "Prospect"], float]


def _part(reached: float, wanted: int) -> float:
    return max(0.0, min(1.0, reached / wanted))


def _tycoon(printed: Printed, end: Prospect) -> float:
    return _part(end.held * end.value, printed.award_points)


def _generalist(_: Printed, end: Prospect) -> float:
    return _part(sum([1 for tile in end.company.tile if tile]), GOODS)


def _full_line(printed: Printed, end: Prospect) -> float:
    crew = end.company.crew
    return (_generalist(printed, end) + _part(sum([1 for side in crew if side]), len(crew))) / 2


def _many_shares(printed: Printed, end: Prospect) -> float:
    return _part(end.company.shares, printed.award_many) if end.company.shares < printed.award_most else 0.5


def _most_shares(printed: Printed, end: Prospect) -> float:
    return _part(end.company.shares, printed.award_most)


def _many_value(printed: Printed, end: Prospect) -> float:
    return _part(end.value, printed.award_many) if end.company.value < printed.award_most else 0.5


def _most_value(printed: Printed, end: Prospect) -> float:
    return _part(end.value, printed.award_most)


def _parvenu(printed: Printed, end: Prospect) -> float:
    """While the first shares are bought, the numbers of the start are those of the moment."""
    company = end.company
    money, shares = company.start_money, company.start_shares
    if not shares:
        money, shares = company.money, company.shares
    return 1.0 if not money and shares == printed.award_parvenu else 0.0


def _nouveau_riche(printed: Printed, end: Prospect) -> float:
    return _part(end.cash, printed.award_money)


def _sailor(printed: Printed, end: Prospect) -> float:
    """A ship that will sail counts half: several of them may sail at once."""
    return _part(end.company.sailings + max(0.0, end.tokens - end.company.tokens) / 2, printed.award_sailings)


_STEPS: Final[dict[str, Closeness]] = {
    "tycoon": _tycoon,
    "generalist": _generalist,
    "full-line": _full_line,
    "general-manager": _many_shares,
    "expert-broker": _most_shares,
    "exchange-darling": _many_value,
    "exchange-mogul": _most_value,
    "parvenu": _parvenu,
    "nouveau-riche": _nouveau_riche,
    "sailor": _sailor,
}
"""Awards that are reached step by step. Of all others the rules say whether they are still to be had."""
_BY_NUMBER: Final[list[Closeness | None]] = [_STEPS.get(name) for name in AWARD_NAMES]


def closeness(printed: Printed, award: int, end: Prospect) -> float:
    """How close this company comes to the award, from 0 to 1."""
    steps = _BY_NUMBER[award]
    if steps is not None:
        return steps(printed, end)
    return 1.0 if awards.after_scoring(printed, end.company) >> award & 1 else 0.0
