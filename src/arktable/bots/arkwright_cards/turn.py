"""Actions and developments: each is tried to its end on a copy; the one after which the company stands best is taken.

Inside an action the same is done step by step, as long as a step improves the company.
"""

from __future__ import annotations

from collections.abc import Callable

from arktable.bots.arkwright_cards import weights
from arktable.bots.arkwright_cards.outlook import Outlook
from arktable.engine.moves import Move
from arktable.engine.rng import Rng
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.state import CardPosition

Decide = Callable[[CardPosition, Outlook], Move]

# More loans at once are never worth a thought.
LOANS = 3


def after(position: CardPosition, move: Move) -> CardPosition:
    """A twin after this move, in which nothing lies below the phase that asks: with its end the trial ends."""
    trial = position.copy()
    trial.frames = trial.frames[-1:]
    trial.play(move)
    return trial


def played_out(position: CardPosition, outlook: Outlook, move: Move, decide: Decide) -> float:
    """What the company is worth when this action or development is over."""
    trial = after(position, move)
    while trial.seat >= 0:
        trial.play(decide(trial, outlook))
    return outlook.score(trial)


def choose(position: CardPosition, outlook: Outlook, decide: Decide, rng: Rng) -> Move:
    """The best action or development, or none; among nearly equals as taste has it, so that games differ."""
    worths: list[tuple[float, Move]] = []
    for move in position.moves():
        if move.kind == kinds.REACTIVATE:
            if outlook.score(after(position, move)) > outlook.score(position) + weights.WORTH_IT:
                return move
        else:
            worths.append((played_out(position, outlook, move, decide), move))
    best = max(worth for worth, _ in worths)
    liked = [move for worth, move in worths if worth >= best - weights.TASTE]
    return liked[rng.below(len(liked))]


def best_step(position: CardPosition, outlook: Outlook) -> Move:
    """Inside an action: the step that brings most, or to stop. A card is lifted only for what is laid instead."""
    best, choice = -1e9, position.moves()[0]
    for move in position.moves():
        if move.kind == kinds.DONE:
            worth = outlook.score(position) + weights.WORTH_IT
        elif move.kind == kinds.LOAN and move.a > LOANS:
            continue
        elif move.kind == kinds.LIFT:
            trial = after(position, move)
            worth = max(
                (outlook.score(after(trial, lay)) for lay in trial.moves() if lay.kind == kinds.LAY), default=-1e9
            )
        else:
            worth = outlook.score(after(position, move))
        if worth > best:
            best, choice = worth, move
    return choice


def load(position: CardPosition, _: Outlook) -> Move:
    """Early shipping: the dearest goods first, as many as the ships take; then out to sea."""
    company, printed = position.companies[position.seat], position.rules.printed
    moves = position.moves()
    loads = [move for move in moves if move.kind == kinds.LOAD]
    if loads:
        return max(loads, key=lambda move: (printed.ship_price[company.tile[move.a]][move.a], move.b))
    return moves[-1]
