"""The plans to compare: first moves, each with a way to continue after it."""

from __future__ import annotations

from typing import Final

from arktable.bots.bot import RankingBot
from arktable.bots.search.branch import Branch
from arktable.bots.search.study import Study
from arktable.engine.position import Position
from arktable.engine.rng import Rng

# With room for fewer plans of each, the policy's own second and third plan are worth more than another way.
PER_WAY: Final = 2


class Proposals:
    """The ranked choices of every way."""

    def __init__(self, study: Study, position: Position, rng: Rng) -> None:
        self._ways: list[list[Branch]] = []
        for number, way in enumerate(study.ways()):
            bot = way(rng.copy())
            assert isinstance(bot, RankingBot)
            self._ways.append([Branch(choice.move, number) for choice in bot.ranked(position)[: study.width]])
        self._width = study.width

    def in_turn(self, room: int) -> list[Branch]:
        """The policy's own plan, then in turn the next best one of every way for which there is room."""
        room = max(1, min(room, self._width))
        ways = self._ways[: max(1, room // PER_WAY)]
        longest = max([len(plans) for plans in ways])
        return [plans[rank] for rank in range(longest) for plans in ways if rank < len(plans)][:room]


def begin_alike(plans: list[Branch]) -> bool:
    """Do all plans begin with the same move? Then there is nothing to decide now."""
    return all(plan.move is plans[0].move for plan in plans)
