"""Functions that change plans: a plan is a tuple of steps, and a module replaces, adds or removes some of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

S = TypeVar("S")
"""A step of a plan: a function or a phase."""


def swapped(plan: tuple[S, ...], changes: Mapping[Any, tuple[S, ...]]) -> tuple[S, ...]:
    """Return the plan with some steps replaced or removed. A step that is not in the plan is ignored."""
    steps: list[S] = []
    for step in plan:
        steps += changes.get(step, (step,))
    return tuple(steps)


def before(plan: tuple[S, ...], new: S, where: S) -> tuple[S, ...]:
    """Return the plan with a new step directly before another one."""
    return swapped(plan, {where: (new, where)})


def after(plan: tuple[S, ...], new: S, where: S) -> tuple[S, ...]:
    """Return the plan with a new step directly after another one."""
    return swapped(plan, {where: (where, new)})


def without(plan: tuple[S, ...], gone: S) -> tuple[S, ...]:
    """Return the plan without a step."""
    return swapped(plan, {gone: ()})
