"""The bot that looks ahead: it plays the plans of simpler bots on in many samples and takes the one that ends best.

The study knows several ways to play, the policy first. Each way names its plans, best first, and plays them on in the
same samples of what the seat cannot know, with the same random numbers (common random numbers); they are compared pair
by pair. In stages the worse half of the plans is dropped (sequential halving). The policy's own plan stays to the end;
another one is taken only if it is clearly better. From earlier turns the bot keeps only which kinds of players its
rivals seem to be.
"""

from __future__ import annotations

import time
from typing import Final

from arktable.bots.bot import Advice, AdvisingBot, Choice, Notes
from arktable.bots.budget import Budget, Now
from arktable.bots.search.branch import Branch, Gap
from arktable.bots.search.meter import Meter
from arktable.bots.search.plans import Proposals, begin_alike
from arktable.bots.search.reading import Reading
from arktable.bots.search.rows import Rows
from arktable.bots.search.study import Study
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import Rng

USUAL: Final = Budget(milliseconds=1000)
# Many plans with few samples each find more than few plans with many: docs/research/search.md has the figures.
SAMPLES: Final = 3
# A plan that is worse by this many standard errors after this many samples is dropped.
DROP_ERRORS: Final = 4.0
MIN_SAMPLES: Final = 8
# A plan that is worse by more than the margin plus this many standard errors is not weighed further.
SURE_ERRORS: Final = 2.0
# Maximum number of plans in an advice.
MOST_PLANS: Final = 3


class SearchBot(AdvisingBot):
    """A bot for any game that has a study. Its random numbers are the seed of its samples."""

    def __init__(self, study: Study, rng: Rng, now: Now = time.perf_counter) -> None:
        self._study = study
        self._rng = rng
        self._now = now
        self._budget = USUAL
        self._reading = Reading(study)

    def allow(self, budget: Budget) -> None:
        self._budget = budget

    def reckon_by(self, now: Now) -> None:
        self._now = now

    def notes(self) -> Notes:
        return self._reading

    def go_on_with(self, notes: Notes) -> None:
        assert isinstance(notes, Reading)
        self._reading = notes

    def study(self) -> Study:
        """The game as this bot sees it."""
        return self._study

    def ranked(self, position: Position) -> list[Choice]:
        """The two or three best plans by their first move, the one to take first, with the lead that each promises."""
        return [Choice(plan.move, worth) for plan, worth in best_plans(self.compare(position))]

    def advise(self, position: Position) -> list[Advice]:
        """The same plans with all their decisions to the end of the turn."""
        plans = best_plans(self.compare(position))
        sample = position.sample(position.seat, self._rng)
        return [Advice(self.whole_plan(sample.copy(), plan.move, plan.way), worth) for plan, worth in plans]

    def whole_plan(self, position: Position, move: Move, way: int = 0) -> tuple[Move, ...]:
        """This move and how this way continues, to the end of the turn or until chance reveals something."""
        seat, turn, reveals = position.seat, position.turn, position.reveals
        bot = self._study.ways()[way](self._rng.copy())
        moves = [move]
        position.play(move)
        while position.seat == seat and position.turn == turn and position.reveals == reveals:
            moves.append(bot.choose(position))
            position.play(moves[-1])
        return tuple(moves)

    def weigh(self, position: Position, plans: list[Branch], margin: float) -> None:
        """Play these plans out in the same samples, row by row, as far as the budget of the decision goes.

        A plan that is surely worse than the best one by more than `margin` is not played out further.
        """
        meter = Meter(self._budget, self._study.share(position), self._now)
        rows = Rows(self._study, position, self._rng, meter, self._reading)
        left = list(plans)
        while len(left) > 1 and meter.allows(len(left)):
            rows.deal()
            if not rows.play(left):
                return
            best = max(left, key=Branch.mean)
            if len(best.results) >= MIN_SAMPLES:
                left = [plan for plan in left if Gap(best, plan).mean - SURE_ERRORS * Gap(best, plan).error <= margin]

    # -- the comparison -----------------------------------------------------------------------------------------

    def compare(self, position: Position) -> list[Branch]:
        """The plans of all ways, the one to take first, each with the results of its play-outs."""
        study = self._study
        meter = Meter(self._budget, study.share(position), self._now)
        moves = position.moves()
        if len(moves) == 1:
            return [Branch(moves[0])]
        proposals = Proposals(study, position, self._rng)
        plans = proposals.in_turn(study.width)
        if begin_alike(plans) or not meter.allows(2):
            return plans[:1]
        rows = Rows(study, position, self._rng, meter, self._reading)
        rows.deal()
        if not rows.play(plans[:1]):
            return plans[:1]
        plans = proposals.in_turn(meter.affordable() // SAMPLES)
        if begin_alike(plans) or not rows.play(plans[1:]):
            return plans[:1]
        return self._thin_out(plans, rows, meter)

    def _thin_out(self, plans: list[Branch], rows: Rows, meter: Meter) -> list[Branch]:
        """Row after row, with fewer plans from stage to stage; the plan to take comes first."""
        fallen: list[Branch] = []
        stages = max(1, (len(plans) - 1).bit_length())
        for stage in range(1, stages + 1):
            while len(plans) > 1 and meter.allows(len(plans), stage / stages):
                rows.deal()
                if not rows.play(plans):
                    break
                self._drop_clear(plans, fallen)
            if stage < stages:
                self._halve(plans, fallen)
        return self._order(plans, fallen)

    def _drop_clear(self, plans: list[Branch], fallen: list[Branch]) -> None:
        """Drop every plan that is clearly worse than the best one."""
        if len(plans[0].results) < MIN_SAMPLES:
            return
        best = max(plans, key=Branch.mean)
        for plan in plans[1:]:
            gap = Gap(best, plan)
            if plan is not best and gap.mean >= DROP_ERRORS * gap.error:  # of two equal plans one is enough
                plans.remove(plan)
                fallen.insert(0, plan)

    def _halve(self, plans: list[Branch], fallen: list[Branch]) -> None:
        """Keep the policy's own plan and the better half of the others."""
        others = sorted(plans[1:], key=Branch.mean, reverse=True)
        kept = max(1, len(others) // 2)
        fallen[:0] = others[kept:]
        plans[1:] = others[:kept]

    def _order(self, plans: list[Branch], fallen: list[Branch]) -> list[Branch]:
        """The policy's own plan comes first unless the best of the others is clearly better."""
        others = sorted(plans[1:], key=Branch.mean, reverse=True)
        own = plans[0]
        if others:
            gap = Gap(others[0], own)
            if gap.samples > 1 and gap.mean > self._study.gate * gap.error:
                return [others[0], *sorted([own, *others[1:]], key=Branch.mean, reverse=True), *fallen]
        return [own, *others, *fallen]


def best_plans(plans: list[Branch]) -> list[tuple[Branch, float]]:
    """The best plans with comparable worths: each differs from the first by the mean over their common samples.

    A plan that looks better than the first, but not clearly so, counts as much as the first. Of plans that begin with
    the same move only the best is named.
    """
    first = plans[0]
    judged = [(first, first.mean())]
    for plan in plans[1:]:
        gap = Gap(first, plan)
        if gap.samples:
            judged.append((plan, first.mean() - max(0.0, gap.mean)))
    found: dict[Move, tuple[Branch, float]] = {}
    for plan, worth in sorted(judged, key=_worth, reverse=True):
        found.setdefault(plan.move, (plan, worth))
    return list(found.values())[:MOST_PLANS]


def _worth(judged: tuple[Branch, float]) -> float:
    return judged[1]
