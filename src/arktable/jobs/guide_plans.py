"""The next step of a guided game: a plan that the bot stands by and that, where possible, shows something new.

The learner's page says what it has not shown yet (`Topic`). Of the plans that show one of these topics the best is
suggested, unless it loses clearly against the bot's own plan; then the bot's plan is suggested, and the topic comes
later. All positions passed in are samples: the bot knows as much as the person who asks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from arktable.bots.bot import Bot, RankingBot
from arktable.bots.commentary import Commentary, commentary_on
from arktable.bots.search.branch import Branch, Gap
from arktable.bots.search.thinking import SearchBot
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import rng_of
from arktable.engine.seats import OPEN_BOOK
from arktable.jobs.hint_plans import explained_plan, thoughts_of
from arktable.jobs.job import Plan, Topic

OTHERS: Final = 2
"""Number of the bot's other plans that are compared with its best one."""
VARIATIONS: Final = 8
"""Number of other answers that are tried at each decision of a plan with which the learner would be unhappy."""
MOST_MOVES: Final = 60
PRESSING: Final = 3.0
"""How much more a topic may cost when the guide ends soon."""

Moves = tuple[Move, ...]


def guided(
    bot: Bot, sample: Position, game: str, kit: dict[str, Any], topics: list[Topic], pressing: bool = False
) -> list[Plan]:
    """The plan to suggest: the only element of the list, as it is explained in a hint.

    `pressing`: the guide ends soon, so a topic may cost more than usual.
    """
    lesson = _Lesson(sample, commentary_on(game), kit)
    if isinstance(bot, SearchBot):
        most = bot.study().min_cost * (PRESSING if pressing else 1.0)
        moves, worth, best = _weighed(bot, sample, lesson, topics, most)
    else:
        plans = [tuple(moves) for moves, _ in thoughts_of(bot, sample)]
        found = [plan for plan in plans if lesson.regrets(plan) == 0] or plans
        moves, worth, best = next((plan for plan in found if topic_of(plan, topics)), found[0]), None, None
    plan = explained_plan(sample, lesson.commentary, kit, list(moves), worth)
    behind = None if worth is None or best is None else max(0.0, best - worth)
    return [msgspec.structs.replace(plan, topic=topic_of(moves, topics), behind=behind)]


def topic_of(moves: Moves, topics: list[Topic]) -> str:
    """The first of these topics that the moves show; empty if they show none."""
    return next((topic.name for topic in topics if any(_shows(move, topic) for move in moves)), "")


def _shows(move: Move, topic: Topic) -> bool:
    if move.word not in topic.kinds:
        return False
    return all(str(move.args.get(name)) in values for name, values in topic.args.items())


class _Lesson:
    """The position in which a suggestion is wanted, and what the game says against plans in it."""

    def __init__(self, sample: Position, commentary: Commentary, kit: dict[str, Any]) -> None:
        self._sample = sample
        self.commentary = commentary
        self._kit = kit
        self._before = sample.view(OPEN_BOOK)

    def regrets(self, moves: Moves) -> int:
        """How much this plan gives away or wastes, as the game counts it. A sample may be read as an open book."""
        position = self._sample.copy()
        for move in moves:
            after = position.copy()
            after.play(move)
            if after.reveals != position.reveals or after.seat < 0:
                break
            position = after
        return self.commentary.regrets(self._kit, self._sample.seat, moves, self._before, position.view(OPEN_BOOK))


def _weighed(
    bot: SearchBot, sample: Position, lesson: _Lesson, topics: list[Topic], most: float
) -> tuple[Moves, float | None, float | None]:
    """The chosen plan, its worth, and that of the best plan; no worths where nothing was compared.

    A plan that shows a topic may cost at most `most` pounds or points.
    """
    plans: dict[tuple[Move, int], Moves] = {}
    own = bot.compare(sample.copy())[: 1 + OTHERS]
    showing = _showing(bot, sample, topics)
    branches: list[Branch] = []
    for branch in [*own, *showing]:
        if (branch.move, branch.way) not in plans:
            plans[branch.move, branch.way] = bot.whole_plan(sample.copy(), branch.move, branch.way)
            branches.append(Branch(branch.move, branch.way))
    if len(branches) > 1:
        bot.weigh(sample.copy(), branches)
    regrets = [lesson.regrets(plans[branch.move, branch.way]) for branch in branches]
    if min(regrets) > 0:
        return _without_regret(bot, sample, plans[branches[0].move, branches[0].way], lesson), None, None
    fine = [branch for branch, regret in zip(branches, regrets, strict=True) if regret == 0]
    # Without samples the bot's own order stays.
    best = max(fine, key=Branch.mean) if fine[0].results else fine[0]
    for branch in sorted(fine, key=Branch.mean, reverse=True):
        moves = plans[branch.move, branch.way]
        if topic_of(moves, topics) and Gap(best, branch).mean <= most:
            return moves, branch.mean(), best.mean()
    return plans[best.move, best.way], best.mean(), best.mean()


def _showing(bot: SearchBot, sample: Position, topics: list[Topic]) -> list[Branch]:
    """For each topic the first choice of the policy whose plan shows it."""
    found: dict[str, Branch] = {}
    if topics and len(sample.moves()) > 1:
        for choice in bot.study().policy(rng_of(0)).ranked(sample.copy()):
            moves = bot.whole_plan(sample.copy(), choice.move)
            for topic in topics:
                if topic.name not in found and topic_of(moves, [topic]):
                    found[topic.name] = Branch(choice.move)
            if len(found) == len(topics):
                break
    return list(found.values())


def _without_regret(bot: SearchBot, sample: Position, plan: Moves, lesson: _Lesson) -> Moves:
    """The same turn with another answer at one of its decisions, if that gives less away."""
    best, least = plan, lesson.regrets(plan)
    for other in _variations(bot.study().policy(rng_of(0)), sample, plan):
        regret = lesson.regrets(other)
        if regret < least:
            best, least = other, regret
        if least == 0:
            break
    return best


def _variations(policy: RankingBot, sample: Position, plan: Moves) -> Iterator[Moves]:
    """The plan with one decision answered otherwise, the policy's next best first; the policy ends the turn."""
    position = sample.copy()
    for at, move in enumerate(plan):
        if len(position.moves()) > 1:
            others = [choice.move for choice in policy.ranked(position.copy()) if choice.move is not move]
            for other in others[:VARIATIONS]:
                yield (*plan[:at], *_to_the_end(policy, position.copy(), other))
        position.play(move)


def _to_the_end(policy: RankingBot, position: Position, first: Move) -> Moves:
    """This move and those of the policy to the end of the turn, or until something hidden shows."""
    seat, turn, reveals, moves = position.seat, position.turn, position.reveals, [first]
    position.play(first)
    while position.seat == seat and position.turn == turn and position.reveals == reveals and len(moves) < MOST_MOVES:
        moves.append(policy.choose(position.copy()))
        position.play(moves[-1])
    return tuple(moves)
