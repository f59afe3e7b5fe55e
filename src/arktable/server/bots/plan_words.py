"""Evaluated plans as they travel to clients."""

from __future__ import annotations

from arktable.engine.moves import Catalogue
from arktable.jobs.evaluation import Compared, Run, Worth
from arktable.jobs.hint_reasons import with_comparison
from arktable.server.wire.advice import HintFigure, HintPlan, HintReason, PlanWorth


def plan_worth(worth: Worth) -> PlanWorth:
    """The figures of a plan."""
    return {
        "lead": worth.lead, "spread": worth.spread, "own": worth.own, "rival": worth.rival, "games": worth.games,
        "gap": worth.gap, "gap_spread": worth.gap_spread, "clear": worth.clear, "own_gap": worth.own_gap,
    }  # fmt: skip


def told_plan(run: Run, at: int, plans: list[Compared], catalogue: Catalogue) -> HintPlan:
    """One of the compared plans, best first, with its figures and reasons."""
    one, plan = plans[at], plans[at].plan
    worth = run.worth(one)
    moves = [catalogue.parse(text) for text in plan.moves]
    behind = _behind(run, one, plans[0])
    next_behind = _behind(run, plans[1], plans[0]) if len(plans) > 1 else None
    reasons = with_comparison(plan.reasons, at, moves[0], run.choices, behind, next_behind) if moves else plan.reasons
    figures: list[HintFigure] = [{"key": one.key, "was": one.was, "now": one.now} for one in plan.figures]
    said: list[HintReason] = [{"key": reason.key, "args": reason.args} for reason in reasons]
    return {
        "moves": [move.as_data() for move in moves],
        "worth": None if worth is None else plan_worth(worth),
        "behind": behind,
        "figures": figures,
        "sold": plan.sold,
        "reasons": said,
        "words": plan.words,
    }


def _behind(run: Run, one: Compared, best: Compared) -> float | None:
    """How far a plan is behind the best one; 0 if that is not clear."""
    worth = run.worth(one, best)
    if worth is None:
        return None
    return max(0.0, -worth.gap) if worth.clear else 0.0
