"""The plans of a bot for a hint: whole turns with what they are worth and what they change.

Whatever is handed in is a sample: the bot knows as much as the person who asks.
"""

from __future__ import annotations

from typing import Final

from arktable.bots.bot import Bot, Choice, RankingBot
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.server.service.bot_job import Change, Plan
from arktable.server.service.hint_figures import changes_of, same_production

MOST_PLANS: Final = 3
MOST_MOVES: Final = 60


def plans_of(bot: Bot, sample: Position, game: str) -> list[Plan]:
    """The best plans of this bot, the best one first."""
    plans: list[Plan] = []
    for moves, worth in _thought(bot, sample):
        plan = Plan([move.text for move in moves], worth, _changes(sample, moves, game))
        if all(plan.moves != other.moves for other in plans):
            plans.append(plan)
    return plans[:MOST_PLANS]


def _changes(sample: Position, moves: list[Move], game: str) -> list[Change]:
    """What the plan changes, as long as the production that it prepares lies ahead."""
    seat, after = sample.seat, sample.copy()
    before, found = sample.view(seat), sample.view(seat)
    for move in moves:
        after.play(move)
        seen = after.view(seat)
        if not same_production(before, seen):
            break
        found = seen
    return changes_of(game, seat, before, found)


def _thought(bot: Bot, sample: Position) -> list[tuple[list[Move], float | None]]:
    """A bot that advises says whole plans, one that ranks says first moves, and any other what it would play."""
    advise = getattr(bot, "advise", None)
    if advise is not None:
        return [(list(advice.moves), advice.worth) for advice in advise(sample.copy())]
    if isinstance(bot, RankingBot):
        best: list[Choice] = bot.ranked(sample.copy())[: 2 * MOST_PLANS]
        return [(_whole(bot, sample, choice.move), choice.worth) for choice in best]
    return [(_whole(bot, sample, bot.choose(sample.copy())), None)]


def _whole(bot: Bot, sample: Position, first: Move) -> list[Move]:
    """A first move with what the bot would do after it, to the end of the turn or until something hidden shows."""
    position, moves = sample.copy(), [first]
    seat, turn, reveals = position.seat, position.turn, position.reveals
    position.play(first)
    while position.seat == seat and position.turn == turn and position.reveals == reveals and len(moves) < MOST_MOVES:
        moves.append(bot.choose(position.copy()))
        position.play(moves[-1])
    return moves
