"""Actions and developments: each is tried to its end on a copy; the one after which the company stands best is taken.

Inside an action the same is done step by step, as long as a step improves the company.
"""

from __future__ import annotations

from collections.abc import Callable

from arktable.bots.arkwright_cards.outlook import Outlook
from arktable.bots.bot import Choice
from arktable.engine.moves import Move
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.company import Company
from arktable.games.arkwright_cards.phases.quality_and_distribution import lay
from arktable.games.arkwright_cards.state import CardPosition

Decide = Callable[[CardPosition, Outlook], Move]


class Bystander(Company):
    """A company that a trial only looks at: all twins of the position share it."""

    def copy(self) -> Company:
        return self


def alone(position: CardPosition) -> CardPosition:
    """A twin for trials, in which nothing lies below the phase that asks: with its end the trial ends."""
    trial = position.copy()
    trial.frames = trial.frames[-1:]
    trial.companies = [
        company if seat == position.seat else Bystander(company) for seat, company in enumerate(trial.companies)
    ]
    return trial


def after(position: CardPosition, move: Move) -> CardPosition:
    """A twin of a trial after this move."""
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


def played_out(position: CardPosition, outlook: Outlook, move: Move, decide: Decide) -> float:
    """What the company is worth when this action or development is over."""
    trial = after(position, move)
    while trial.seat >= 0:
        trial.play(decide(trial, outlook))
    return outlook.score(trial)


def plans(position: CardPosition, outlook: Outlook, decide: Decide) -> list[Choice]:
    """Every action or development, played to its end. To turn a card back is an extra before the best of them."""
    trial = alone(position)
    found, extra = [], []
    for move in trial.moves():
        if move.kind == kinds.REACTIVATE:
            gain = outlook.score(after(trial, move)) - outlook.score(trial)
            if gain > outlook.weights.worth_it:
                extra.append(Choice(move, gain + outlook.weights.taste))
        else:
            found.append(Choice(move, played_out(trial, outlook, move, decide)))
    if position.seats > 1:
        found = _with_unseen(found, outlook.weights.unseen)
    top = max([choice.worth for choice in found])
    return found + [Choice(choice.move, top + choice.worth) for choice in extra]


def _with_unseen(choices: list[Choice], unseen: dict[int, float]) -> list[Choice]:
    """The same choices, some with more than the estimate sees in them: play-outs to the end found it too low there."""
    passing = [choice.worth for choice in choices if choice.move.kind == kinds.PASS]
    if not passing:
        return choices
    found: list[Choice] = []
    for choice in choices:
        part = unseen.get(choice.move.a, 0.0) if choice.move.kind == kinds.ACTION else 0.0
        found.append(Choice(choice.move, choice.worth + part * max(0.0, choice.worth - passing[0])))
    return found


def steps(position: CardPosition, outlook: Outlook) -> list[Choice]:
    """Inside an action: what every step brings, and to stop. A card is lifted only for what is laid instead."""
    found = []
    for move in position.moves():
        if move.kind == kinds.DONE:
            worth = outlook.score(position) + outlook.weights.worth_it
        elif move.kind == kinds.LOAN and move.a > outlook.weights.loans:
            continue
        elif move.kind == kinds.LIFT:
            trial, worth = after(position, move), -1e9
            for instead in trial.moves():
                if instead.kind == kinds.LAY:
                    worth = max(worth, laid(trial, outlook, instead))
        elif move.kind == kinds.LAY:
            worth = laid(position, outlook, move)
        else:
            worth = outlook.score(after(position, move))
        found.append(Choice(move, worth))
    return found


def laid(position: CardPosition, outlook: Outlook, move: Move) -> float:
    """What the company is worth with this quality or distribution card laid.

    It is laid for a moment, without a copy: one action has dozens of such moves, and they change nothing else.
    """
    company, piece = position.companies[position.seat], move.a
    at, shown = company.piece_at[piece], company.piece_value[piece]
    lay(company, piece, move.b, move.c)
    worth = outlook.score(position)
    company.piece_at[piece], company.piece_value[piece] = at, shown
    return worth


def ends(position: CardPosition, outlook: Outlook) -> list[Choice]:
    """What the company is worth after each move, nothing further considered."""
    return [Choice(move, outlook.score(after(position, move))) for move in position.moves()]


def load(position: CardPosition, _: Outlook) -> list[Choice]:
    """Early shipping: the dearest goods first, as many as the ships take; then out to sea."""
    company, printed = position.companies[position.seat], position.rules.printed
    chosen = position.moves()[-1]
    dearest = (-1, 0)
    for move in position.moves():
        if move.kind == kinds.LOAD:
            price = (printed.ship_price[company.tile[move.a]][move.a], move.b)
            if price > dearest:
                dearest, chosen = price, move
    return [Choice(chosen, 0.0)]
