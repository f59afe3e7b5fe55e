"""What each answer to a question brings the player who is asked: the figures on the buttons and the price scale.

An answer is played on a copy; the rest of the turn and of the production follow with standard answers (`standard.py`).
Like the forecast this looks at nothing hidden: cash that the viewer does not know counts as enough.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arktable.engine.events import Event
from arktable.engine.moves import Move
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.phases.actions.turn_result import turn_under_way
from arktable.games.arkwright.phases.production.production import production_phase
from arktable.games.arkwright.phases.production.result import running_production
from arktable.games.arkwright.prediction.first_price import first_price
from arktable.games.arkwright.prediction.forecast import ENOUGH, coming_good, forecast, knows_cash
from arktable.games.arkwright.prediction.standard import standard_answer
from arktable.games.arkwright.terms import GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright.prediction.answer_shapes import AnswersView, AnswerView, PriceView, ScaleView
    from arktable.games.arkwright.state import ArkwrightPosition

QUESTIONS: Final = frozenset(
    {"sale", "after-sale", "contract", "keep-contract", "award-share", "storage", "ship", "emergency"}
)
"""Phases with a few answers that differ by what they bring in this production."""
PRICES: Final = frozenset({"first-price", "prices"})
MANY: Final = 12
"""More answers than this are not compared."""


def answers(position: ArkwrightPosition, viewer: int) -> AnswersView | None:
    """Return what the answers bring this viewer; None unless the viewer is asked, and before and after all cycles."""
    good = coming_good(position)
    if position.seat != viewer or good < 0 or not position.decade:
        return None
    moves, phase = position.moves(), position.phase()
    asked = phase in QUESTIONS and len(moves) <= MANY
    return {
        "good": good,
        "answers": [_answer(position, viewer, good, move) for move in moves] if asked else [],
        "prices": _scales(position, viewer, moves) if phase in PRICES else [],
    }


# -- answers ----------------------------------------------------------------------------------------------------------


def _answer(position: ArkwrightPosition, viewer: int, good: int, move: Move) -> AnswerView:
    twin, told, asks = _twin(position, viewer), list[Event](), list[str]()
    running, turn = running_production(twin), turn_under_way(twin)
    twin.events = told
    twin.play(move)
    _carry_out(twin, viewer, asks)
    if running is None and turn is not None:
        running = production_phase(twin, good)
        twin.frames, twin.due = [running], []
        twin.advance()
        _carry_out(twin, viewer, asks)
    company = twin.companies[viewer]
    return {
        "move": move.text,
        "cash": company.cash,
        "space": company.space,
        "sold": running.sold[viewer] if running is not None else 0,
        "stored": company.stock[good],
        "lost": len([event for event in told if event.key == "lost-good" and event.seat == viewer]),
        "contract": company.contracts[good],
        "asks": asks,
    }


def _twin(position: ArkwrightPosition, viewer: int) -> ArkwrightPosition:
    """Return a copy with nothing on the stack but the production or the turn under way, or else the question alone."""
    twin = position.copy()
    for seat, company in enumerate(twin.companies):
        if not knows_cash(position, seat, viewer):
            company.cash = ENOUGH
    running, turn = running_production(twin), turn_under_way(twin)
    first = running if running is not None else turn if turn is not None else twin.frames[-1]
    twin.frames = twin.frames[twin.frames.index(first) :]
    return twin


def _carry_out(twin: ArkwrightPosition, viewer: int, asks: list[str]) -> None:
    """Play to the end of the stack with standard answers; note what the viewer is asked."""
    while twin.seat >= 0:
        if twin.seat == viewer:
            asks.append(twin.phase())
        twin.play(standard_answer(twin) or twin.moves()[0])


# -- prices -----------------------------------------------------------------------------------------------------------


def _scales(position: ArkwrightPosition, viewer: int, moves: list[Move]) -> list[ScaleView]:
    """Return a scale for each good whose price may be set."""
    found: list[ScaleView] = []
    present = position.companies[viewer].price
    first = position.phase() == "first-price"
    for good in range(GOODS):
        offered = [move for move in moves if move.kind == kinds.PRICE and move.a == good]
        if not offered:
            continue
        prices = [_price(position, viewer, good, move) for move in offered]
        if not first:
            prices.append(_price(position, viewer, good, None))
            prices.sort(key=_amount)
        start = first_price(position, offered).b if first else present[good]
        found.append({"good": good, "start": start, "prices": prices})
    return found


def _amount(row: PriceView) -> int:
    return row["price"]


def _price(position: ArkwrightPosition, viewer: int, good: int, move: Move | None) -> PriceView:
    """Return what follows if the turn ends with this price, or with the present one."""
    twin = _twin(position, viewer)
    if move is not None:
        twin.play(move)
    _carry_out(twin, viewer, [])
    price = twin.companies[viewer].price[good]
    outcome = forecast(twin, good, viewer)
    cash = outcome.cash[viewer]
    return {
        "price": price,
        "move": move.text if move is not None else None,
        "appeal": max(0, outcome.appeals[viewer]),
        "makes": outcome.makes[viewer],
        "sells": outcome.sold[viewer],
        "income": outcome.income[viewer],
        "ships": outcome.shipped[viewer],
        "space": outcome.spaces[viewer],
        "cash": cash if cash is not None else twin.companies[viewer].cash,
        "short": outcome.shortfalls[viewer] is not None,
    }
