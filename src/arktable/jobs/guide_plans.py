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
from arktable.bots.catalogue import make_bot, usual_bot
from arktable.bots.commentary import Commentary, commentary_on
from arktable.bots.search.branch import Branch, Gap
from arktable.bots.search.plans import Proposals
from arktable.bots.search.thinking import SearchBot
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import rng_of
from arktable.engine.seats import OPEN_BOOK
from arktable.jobs.hint_plans import explained_plan, seen_after, thoughts_of
from arktable.jobs.job import Plan, Topic

OWN: Final = 10
"""Number of the bot's own plans that are compared, whether they show something new or not."""
FEWEST: Final = 4
"""Samples that a comparison needs."""
CAUTION: Final = 0.5
"""Standard errors that are added to the cost of a plan."""
NEVER: Final = -1e9
REPLIES: Final = 2
"""Samples in which the next player replies to a plan."""
VARIATIONS: Final = 8
"""Number of other answers that are tried at each decision of a plan with which the learner would be unhappy."""
MOST_MOVES: Final = 60
PRESSING: Final = 4.0
"""How much more a topic may cost when the guide ends soon."""

TOTALS: Final = ("total", "production", "money", "worth")
"""Sums by which a plan is judged at a glance."""

Moves = tuple[Move, ...]


def guided(
    bot: Bot, sample: Position, game: str, kit: dict[str, Any], topics: list[Topic], pressing: bool = False
) -> list[Plan]:
    """The plan to suggest: the only element of the list, as it is explained in a hint.

    `pressing`: the guide ends soon, so a topic may cost more than usual.
    """
    lesson = _Lesson(sample, game, kit)
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

    def __init__(self, sample: Position, game: str, kit: dict[str, Any]) -> None:
        self._sample = sample
        self._game = game
        self._kit = kit
        self.commentary: Commentary = commentary_on(game)
        self._before = sample.view(OPEN_BOOK)
        self._known: dict[Moves, int] = {}

    def regrets(self, moves: Moves) -> int:
        """How much this plan gives away or wastes, as the game counts it, at worst among some replies."""
        if not self.commentary.JUDGES:
            return 0
        if moves not in self._known:
            after = self._after(moves)
            replies = [self._reply(after, number) for number in range(REPLIES)] if self.commentary.FORESEES else [after]
            self._known[moves] = max([self._regret(moves, after, reply) for reply in replies])
        return self._known[moves]

    def shown(self, moves: Moves) -> int:
        """What the learner sees that this plan brings, as one number; below 0 if its figures speak against it."""
        after = seen_after(self._sample, self.commentary, list(moves))
        seen = self._sample.view(self._sample.seat)
        sums = self.commentary.sums(self._kit, self._sample.seat, seen, after)
        return sum([one.amount for one in sums if one.key in TOTALS])

    def _after(self, moves: Moves) -> Position:
        """The sample after the plan, before anything hidden shows: samples may be read as open books."""
        position = self._sample.copy()
        for move in moves:
            after = position.copy()
            after.play(move)
            if after.reveals != position.reveals or after.seat < 0:
                break
            position = after
        return position

    def _regret(self, moves: Moves, after: Position, reply: Position) -> int:
        views = [position.view(OPEN_BOOK) for position in (after, reply)]
        return self.commentary.regrets(self._kit, self._sample.seat, moves, self._before, *views)

    def _reply(self, after: Position, number: int) -> Position:
        """The position after the next player's turn, if the usual bot ends this turn and plays that one."""
        rng = rng_of("reply", number)
        position = after.sample(self._sample.seat, rng)
        bot = make_bot(usual_bot(self._game), self._game, rng)
        seat, rival = self._sample.seat, -1
        while position.seat >= 0 and (rival < 0 or position.seat == rival):
            position.play(bot.choose(position.copy()))
            if rival < 0 and position.seat != seat:
                rival = position.seat
        return position


class _Candidate:
    """A plan, and what the policy expects of it."""

    def __init__(self, branch: Branch, moves: Moves, expected: float) -> None:
        self.branch = branch
        self.moves = moves
        self.expected = expected
        """Less than the best choice of the policy, so 0 or negative."""


def _weighed(
    bot: SearchBot, sample: Position, lesson: _Lesson, topics: list[Topic], most: float
) -> tuple[Moves, float | None, float | None]:
    """The chosen plan, its worth, and that of the best plan; no worths where nothing was compared.

    A plan that shows a topic may cost at most `most` pounds or points.
    """
    candidates = _candidates(bot, sample, topics)
    fine = [one for one in candidates if lesson.regrets(one.moves) == 0]
    if not fine:
        return _without_regret(bot, sample, candidates[0].moves, lesson), None, None
    if len(fine) > 1:
        bot.weigh(sample.copy(), [one.branch for one in fine], most)
    best = _best(fine, bot.study().gate)
    showing = [one for one in fine if topic_of(one.moves, topics) and _is_close(best, one, most)]
    if showing:
        chosen = max(showing, key=lambda one: _lesson_order(one, lesson, topics, bot.study().min_cost))
    elif lesson.shown(best.moves) < 0:
        # The figures speak against it. If the samples cannot tell it from another one, that is easier to believe.
        equal = [one for one in fine if _may_be_as_good(best, one, bot.study().min_cost)]
        chosen = max(equal, key=lambda one: (lesson.shown(one.moves), _mean(one)))
    else:
        chosen = best
    return chosen.moves, chosen.branch.mean(), best.branch.mean()


def _lesson_order(one: _Candidate, lesson: _Lesson, topics: list[Topic], clear: float) -> tuple[float, int, float]:
    """Plans whose figures clearly speak for them come first, then the topics in their order: the first is learnt first.

    `clear`: from how much on a difference is clear.
    """
    names = [topic.name for topic in topics]
    return min(clear, lesson.shown(one.moves)), -names.index(topic_of(one.moves, topics)), _mean(one)


def _candidates(bot: SearchBot, sample: Position, topics: list[Topic]) -> list[_Candidate]:
    """The plans that the bot would compare, the policy's own first, and for each topic the best one that shows it."""
    found: list[_Candidate] = []
    expected: dict[Move, float] = {}
    if len(sample.moves()) == 1:
        branches = [Branch(sample.moves()[0])]
    else:
        ranked = bot.study().policy(rng_of(0)).ranked(sample.copy())
        expected = {choice.move: choice.worth - ranked[0].worth for choice in ranked}
        branches = [
            *Proposals(bot.study(), sample.copy(), rng_of(0)).in_turn(OWN),
            *[Branch(one.move) for one in ranked],
        ]
    left = list(topics)
    seen: set[Moves] = set()
    for number, branch in enumerate(branches):
        if number >= OWN and not left:
            break
        moves = bot.whole_plan(sample.copy(), branch.move, branch.way)
        shows = [topic for topic in left if topic_of(moves, [topic])]
        if moves not in seen and (number < OWN or shows):
            seen.add(moves)
            found.append(_Candidate(Branch(branch.move, branch.way), moves, expected.get(branch.move, NEVER)))
            left = [topic for topic in left if topic not in shows]
    return found


def _best(candidates: list[_Candidate], gate: float) -> _Candidate:
    """The policy's own choice, unless another one is better in the samples."""
    own, best = candidates[0], max(candidates, key=_mean)
    gap = Gap(best.branch, own.branch)
    return best if gap.samples >= FEWEST and gap.mean > gate * gap.error else own


def _is_close(best: _Candidate, other: _Candidate, most: float) -> bool:
    """Does this plan cost little? Where there are few samples, the policy says it."""
    gap = Gap(best.branch, other.branch)
    if gap.samples < FEWEST:
        return best.expected - other.expected <= most
    return gap.mean + gap.error * CAUTION <= most


def _may_be_as_good(best: _Candidate, other: _Candidate, most: float) -> bool:
    """Does the difference of these plans lie within what chance makes of the samples?

    Where there are few samples, the policy says it.
    """
    gap = Gap(best.branch, other.branch)
    if gap.samples < FEWEST:
        return best.expected - other.expected <= most
    return gap.mean - gap.error <= most


def _mean(candidate: _Candidate) -> float:
    """Plans that were played out come first; the others follow in the order of the policy."""
    branch = candidate.branch
    return branch.mean() if len(branch.results) >= FEWEST else NEVER + candidate.expected


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
