"""Changing plans: a plan is a tuple of steps, and a module replaces, adds or leaves out some of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

S = TypeVar("S")
"""A step of a plan: a function."""


def swapped(plan: tuple[S, ...], changes: Mapping[Any, tuple[S, ...]]) -> tuple[S, ...]:
    """The plan with some steps replaced by others, or by none. A step that is not there is no matter."""
    steps: list[S] = []
    for step in plan:
        steps += changes.get(step, (step,))
    return tuple(steps)


def before(plan: tuple[S, ...], new: S, where: S) -> tuple[S, ...]:
    """The plan with a new step right before another one."""
    return swapped(plan, {where: (new, where)})


def after(plan: tuple[S, ...], new: S, where: S) -> tuple[S, ...]:
    """The plan with a new step right after another one."""
    return swapped(plan, {where: (where, new)})


def without(plan: tuple[S, ...], gone: S) -> tuple[S, ...]:
    """The plan without a step."""
    return swapped(plan, {gone: ()})
