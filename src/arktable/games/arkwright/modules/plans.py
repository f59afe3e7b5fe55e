"""Changing plans and set-ups: a step replaced, or put before another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from arktable.engine.flow import Phase
from arktable.games.arkwright.rules import Rules
from arktable.games.arkwright.state import ArkwrightPosition

Step = Callable[[ArkwrightPosition], Phase[Any]]


def swap_setup(rules: Rules, changes: dict[object, tuple[object, ...]]) -> Rules:
    """The set-up with some steps replaced by others."""
    steps: list[object] = []
    for step in rules.setup:
        steps += changes.get(step, (step,))
    return replace(rules, setup=tuple(steps))  # type: ignore[arg-type]


def before(plan: tuple[Step, ...], new: Step, where: Step) -> tuple[Step, ...]:
    """The plan with a new step right before another one."""
    steps: list[Step] = []
    for step in plan:
        if step is where:
            steps.append(new)
        steps.append(step)
    return tuple(steps)


def without(plan: tuple[Step, ...], gone: Step) -> tuple[Step, ...]:
    """The plan without a step."""
    return tuple([step for step in plan if step is not gone])
