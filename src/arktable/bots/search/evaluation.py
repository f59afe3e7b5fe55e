"""The evaluation of plans: what each brings its seat when bots play on, in the same samples for all plans.

Hints, reviews and analyses all use it. A plan is the moves of a turn. In one game (a row) every plan is played in the
same sample of what the seat cannot know, against the same rivals, with the same random numbers, and continued in the
same way. The result depends only on the seed of the table, the decision, the plan and the number of the row: it does
not matter who asks, or which other plans are compared.
"""

from __future__ import annotations

from functools import partial
from math import log
from typing import Final

from arktable.bots.bot import Bot, Choice, MakeBot, RankingBot
from arktable.bots.gentle import LIMIT
from arktable.bots.search.plans import Proposals
from arktable.bots.search.playout import cast
from arktable.bots.search.reading import WAVERS
from arktable.bots.search.rows import forked
from arktable.bots.search.study import Study
from arktable.bots.search.thinking import SearchBot
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import Rng, rng_of

Result = tuple[float, float | None]
"""The final score of the seat in one game, and that of its best rival; None if it has none."""


MOST_PROPOSED: Final = 8
"""Maximum number of plans that are proposed for a decision."""


_MASK: Final = 0xFFFFFFFF


def lead_of(result: Result) -> float:
    """The lead over the best rival; without rivals the score itself."""
    own, rival = result
    return own if rival is None else own - rival


class Wavering(RankingBot):
    """Plays as another bot does, but chooses at random between moves of nearly the same worth.

    Otherwise all rows of a game without hidden information would be the same. In one row a seat likes a move in a turn
    as much after one plan as after another: the preference follows from these alone, so plans stay comparable even when
    one of them needs more decisions than another.
    """

    def __init__(self, policy: RankingBot, taste: int, spread: float) -> None:
        self._policy = policy
        self._taste = taste
        self._spread = spread

    def ranked(self, position: Position) -> list[Choice]:
        return self._policy.ranked(position)

    def choose(self, position: Position) -> Move:
        moves = position.moves()
        if len(moves) == 1:
            return moves[0]
        choices = self._policy.ranked(position)
        least = choices[0].worth - LIMIT * self._spread
        moment = self._taste + position.turn * 64 + position.seat
        best, most = choices[0].move, -1e9
        for choice in choices:
            if choice.worth < least:
                break
            liked = choice.worth / self._spread + _gumbel(_mixed(moment, choice.move.id))
            if liked > most:
                best, most = choice.move, liked
        return best


def _mixed(one: int, other: int) -> int:
    """32 bits that follow from two numbers and look random (the last steps of MurmurHash3)."""
    x = (one * 0x9E3779B1 + other * 0x85EBCA77) & _MASK
    x = ((x ^ (x >> 16)) * 0x85EBCA6B) & _MASK
    x = ((x ^ (x >> 13)) * 0xC2B2AE35) & _MASK
    return x ^ (x >> 16)


def _gumbel(word: int) -> float:
    """A number of the Gumbel distribution: the largest sum of worth and such a number is a choice weighted by worth."""
    return -log(-log((word + 0.5) / (_MASK + 1.0)))


def _wavering(make: MakeBot, taste: int, spread: float, rng: Rng) -> Bot:
    bot = make(rng)
    return Wavering(bot, taste, spread) if isinstance(bot, RankingBot) else bot


def proposed_plans(bot: SearchBot, position: Position, seed: str) -> tuple[Position, list[list[Move]]]:
    """A sample of this true position, and the plans that the ways of the bot's study propose in it, at most eight.

    The same decisions in another order are the same plan.
    """
    rng = rng_of(seed, "plans", position.decisions)
    sample = position.sample(position.seat, rng)
    found: dict[tuple[str, ...], list[Move]] = {}
    study = bot.study()
    for branch in Proposals(study, sample, rng).in_turn(study.width):
        moves = list(bot.whole_plan(sample.copy(), branch.move, branch.way))
        found.setdefault(same_plan([move.text for move in moves]), moves)
    return sample, list(found.values())[:MOST_PROPOSED]


def same_plan(texts: list[str]) -> tuple[str, ...]:
    """What plans with the same decisions have in common."""
    return tuple(sorted(texts))


def play_row(study: Study, position: Position, plans: list[list[Move]], seed: str, row: int) -> list[Result]:
    """The result of each plan of the seat that decides, all in the same sample of this true position."""
    rng = rng_of(seed, "evaluation", position.decisions, row)
    sample = position.sample(position.seat, rng)
    chance = forked(rng)
    taste, spread = chance.word(), study.min_cost * WAVERS
    players: list[MakeBot] = [partial(_wavering, kind, taste, spread) for kind in cast(study, position, row)]
    return [_play_plan(study, sample, moves, players, chance) for moves in plans]


def _play_plan(study: Study, sample: Position, moves: list[Move], players: list[MakeBot], rng: Rng) -> Result:
    """Play the moves of the plan as far as this sample allows them, and let the players continue."""
    seat = sample.seat
    position = sample.copy()
    chance = rng.copy()
    bots: list[Bot] = [player(chance) for player in players]
    last = position.turn + study.horizon * position.seats if study.horizon else 1 << 30
    for move in moves:
        if position.seat < 0 or position.why_not(move) is not None:
            break
        position.play(move)
    while position.seat >= 0 and (position.turn <= last or not study.is_plan_point(position)):
        position.play(bots[position.seat].choose(position))
    values = study.values(position)
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat], max(others) if others else None
