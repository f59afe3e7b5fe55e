"""Actions and developments: each is tried to its end on a copy; the best one is taken.

Inside an action the same is done step by step, as long as a step improves the company.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from arktable.bots.arkwright_cards.valuation import Valuation
from arktable.bots.bot import Choice
from arktable.engine.moves import Move
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.company import Company
from arktable.games.arkwright_cards.phases.actions.quality_and_distribution import lay
from arktable.games.arkwright_cards.state import CardPosition

Decide = Callable[[CardPosition, Valuation], Move]


class Bystander(Company):
    """A company that a trial only reads: all copies of the position share it."""

    def copy(self) -> Self:
        return self


def alone(position: CardPosition) -> CardPosition:
    """A copy for trials without the frames below the present phase: the trial ends with it."""
    trial = position.copy()
    trial.frames = trial.frames[-1:]
    trial.companies = [
        company if seat == position.seat else Bystander(company) for seat, company in enumerate(trial.companies)
    ]
    return trial


def after(position: CardPosition, move: Move) -> CardPosition:
    """A copy of the trial position after this move."""
    trial = position.copy()
    trial.play(move)
    return trial


def best(choices: list[Choice]) -> Move:
    """The best of the choices, the first among equals."""
    found = choices[0]
    for choice in choices:
        if choice.worth > found.worth:
            found = choice
    return found.move


def played_out(position: CardPosition, valuation: Valuation, move: Move, decide: Decide) -> float:
    """What the company is worth when this action or development is over."""
    trial = after(position, move)
    while trial.seat >= 0:
        trial.play(decide(trial, valuation))
    return valuation.score(trial)


def plans(position: CardPosition, valuation: Valuation, decide: Decide) -> list[Choice]:
    """Every action or development, played to its end. To turn a card back is an extra before the best of them."""
    trial = alone(position)
    found, extra = [], []
    for move in trial.moves():
        if move.kind == kinds.REACTIVATE:
            gain = valuation.score(after(trial, move)) - valuation.score(trial)
            if gain > valuation.weights.worth_it:
                extra.append(Choice(move, gain + valuation.weights.taste))
        else:
            found.append(Choice(move, played_out(trial, valuation, move, decide)))
    if position.seats > 1:
        found = _with_unseen(found, valuation.weights.unseen)
    top = max([choice.worth for choice in found])
    return found + [Choice(choice.move, top + choice.worth) for choice in extra]


def _with_unseen(choices: list[Choice], unseen: dict[int, float]) -> list[Choice]:
    """The same choices with a bonus for those that the estimate undervalues, as play-outs to the end have shown."""
    passing = [choice.worth for choice in choices if choice.move.kind == kinds.PASS]
    if not passing:
        return choices
    found: list[Choice] = []
    for choice in choices:
        part = unseen.get(choice.move.a, 0.0) if choice.move.kind == kinds.ACTION else 0.0
        found.append(Choice(choice.move, choice.worth + part * max(0.0, choice.worth - passing[0])))
    return found


def steps(position: CardPosition, valuation: Valuation) -> list[Choice]:
    """The steps inside an action, and stopping. A card is lifted only to lay another one instead."""
    found = []
    for move in position.moves():
        if move.kind == kinds.DONE:
            worth = valuation.score(position) + valuation.weights.worth_it
        elif move.kind == kinds.LOAN and move.a > valuation.weights.loans:
            continue
        elif move.kind == kinds.LIFT:
            trial, worth = after(position, move), -1e9
            for instead in trial.moves():
                if instead.kind == kinds.LAY:
                    worth = max(worth, laid(trial, valuation, instead))
        elif move.kind == kinds.LAY:
            worth = laid(position, valuation, move)
        else:
            worth = valuation.score(after(position, move))
        found.append(Choice(move, worth))
    return found


def laid(position: CardPosition, valuation: Valuation, move: Move) -> float:
    """What the company is worth with this quality or distribution card laid.

    It is laid for a moment, without a copy: one action has dozens of such moves, and they change nothing else.
    """
    company, piece = position.companies[position.seat], move.a
    at, shown = company.piece_at[piece], company.piece_value[piece]
    lay(company, piece, move.b, move.c)
    worth = valuation.score(position)
    company.piece_at[piece], company.piece_value[piece] = at, shown
    return worth


def ends(position: CardPosition, valuation: Valuation) -> list[Choice]:
    """What the company is worth after each move, nothing further considered."""
    return [Choice(move, valuation.score(after(position, move))) for move in position.moves()]


def load(position: CardPosition, _: Valuation) -> list[Choice]:
    """Early shipping: the most expensive goods first, as many as the ships take."""
    company, printed = position.companies[position.seat], position.rules.printed
    chosen = position.moves()[-1]
    best = (-1, 0)
    for move in position.moves():
        if move.kind == kinds.LOAD:
            price = (printed.ship_price[company.tile[move.a]][move.a], move.b)
            if price > best:
                best, chosen = price, move
    return [Choice(chosen, 0.0)]
