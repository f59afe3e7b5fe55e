"""The plans of a bot for a hint: whole turns with their worth, their effects, and the reasons for them.

All positions passed in are samples: the bot knows as much as the person who asks.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from arktable.bots.bot import AdvisingBot, Bot, Choice, RankingBot
from arktable.bots.catalogue import make_bot, usual_bot
from arktable.bots.commentary import Commentary, commentary_on
from arktable.engine.events import Event
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import rng_of
from arktable.jobs.hint_reasons import MOST_PARTS, with_comparison
from arktable.jobs.job import Plan
from arktable.jobs.preview import Trial

MOST_PLANS: Final = 3
MOST_MOVES: Final = 60

Thought = tuple[list[Move], float | None]


def plans_of(bot: Bot, sample: Position, game: str, kit: dict[str, Any]) -> list[Plan]:
    """The best plans of this bot, the best one first."""
    thoughts = _different(thoughts_of(bot, sample))
    if len(thoughts) < MOST_PLANS and isinstance(bot, AdvisingBot):
        # The bot had no time to compare plans. Fill up with those of the usual bot.
        thoughts = _different([*thoughts, *_glance(sample, game)])
    choices = len(sample.moves())
    commentary = commentary_on(game)
    return [_plan(sample, commentary, kit, thoughts, at, choices) for at in range(len(thoughts))]


def _different(thoughts: list[Thought]) -> list[Thought]:
    """At most `MOST_PLANS` distinct plans. The same decisions in another order are the same plan."""
    found: dict[tuple[str, ...], Thought] = {}
    for moves, worth in thoughts:
        found.setdefault(tuple(sorted(move.text for move in moves)), (moves, worth))
    return list(found.values())[:MOST_PLANS]


def _glance(sample: Position, game: str) -> list[Thought]:
    """The plans of the usual bot, without their worth: it cannot be compared with that of another bot."""
    usual = make_bot(usual_bot(game), game, rng_of(0))
    return [(moves, None) for moves, _ in thoughts_of(usual, sample)] if isinstance(usual, RankingBot) else []


def _plan(
    sample: Position, commentary: Commentary, kit: dict[str, Any], thoughts: list[Thought], at: int, choices: int
) -> Plan:
    plan = explained_plan(sample, commentary, kit, *thoughts[at])
    best, own = thoughts[0][1], thoughts[at][1]
    following = thoughts[1][1] if len(thoughts) > 1 else None
    behind = None if best is None or own is None else best - own
    next_behind = None if best is None or following is None else best - following
    reasons = with_comparison(plan.reasons, at, thoughts[at][0][0], choices, behind, next_behind)
    return msgspec.structs.replace(plan, reasons=reasons)


def explained_plan(
    position: Position, commentary: Commentary, kit: dict[str, Any], moves: list[Move], worth: float | None
) -> Plan:
    """What these moves bring the seat that decides in this position, and why that is good."""
    seat, before = position.seat, position.view(position.seat)
    after = seen_after(position, commentary, moves)
    figures, sold = commentary.figures(kit, seat, before, after)
    reasons = commentary.reasons(kit, seat, moves, before, after)[:MOST_PARTS]
    words, sums = _words(position, commentary, moves), commentary.sums(kit, seat, before, after)
    return Plan([move.text for move in moves], worth, figures, sold, reasons, words, sums)


def _words(position: Position, commentary: Commentary, moves: list[Move]) -> list[dict[str, int]]:
    """For each move the values of its moment that its sentence needs. A plan ends where hidden information shows."""
    trial = position.copy()
    found: list[dict[str, int]] = []
    for move in moves:
        found.append(commentary.words(trial.view(trial.seat), move) if move.word in commentary.MOMENT else {})
        trial.play(move)
    return found


def seen_after(sample: Position, commentary: Commentary, moves: list[Move]) -> dict[str, Any]:
    """The seat's view after the plan, before anything that follows its turn automatically.

    It stops before the first move that shows hidden information, because only what comes before it is certain, and
    before the production that the plan prepares. The effects of a single decision are always included.
    """
    after, before = sample.copy(), sample.view(sample.seat)
    found = before
    for move in moves:
        events = list[Event]()
        after.events, after.ended, after.settled = events, None, None
        after.play(move)
        shown = Trial(sample.seat, after, [events], after.ended or {}, after.settled).position
        if shown.reveals != sample.reveals or shown.seat < 0:
            break
        seen = shown.view(sample.seat)
        if found is not before and not commentary.comparable(before, seen):
            break
        found = seen
    return dict(found)


def thoughts_of(bot: Bot, sample: Position) -> list[Thought]:
    """An advising bot names whole plans, a ranking bot first moves, and any other bot only what it would play."""
    if isinstance(bot, AdvisingBot):
        return [(list(advice.moves), advice.worth) for advice in bot.advise(sample.copy())]
    if isinstance(bot, RankingBot):
        best: list[Choice] = bot.ranked(sample.copy())[: 2 * MOST_PLANS]
        return [(_whole(bot, sample, choice.move), choice.worth) for choice in best]
    return [(_whole(bot, sample, bot.choose(sample.copy())), None)]


def _whole(bot: Bot, sample: Position, first: Move) -> list[Move]:
    """A first move with the bot's moves after it, to the end of the turn or until hidden information shows."""
    position, moves = sample.copy(), [first]
    seat, turn, reveals = position.seat, position.turn, position.reveals
    position.play(first)
    while position.seat == seat and position.turn == turn and position.reveals == reveals and len(moves) < MOST_MOVES:
        moves.append(bot.choose(position.copy()))
        position.play(moves[-1])
    return moves
