"""Judges an order: its conditions, the legality of its steps and their prices, on a sample of the position.

A sample has the same legal moves and the same view for the seat as the position, so the result depends on nothing that
the seat cannot know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from arktable.engine.position import Position
from arktable.engine.reporting.ahead import Ahead, fact_key
from arktable.server.running.errors import Refused, illegal
from arktable.server.store.distance.ahead import AheadRow
from arktable.server.tables.attempts import AFTER_REVEAL, attempt
from arktable.server.wire.distance.orders import Comparison, Condition, Stop

HOLDS: Final = {
    "at-least": lambda now, value: now >= value,
    "at-most": lambda now, value: now <= value,
    "equals": lambda now, value: now == value,
    "is-not": lambda now, value: now != value,
}


class Plan(NamedTuple):
    """What an order consists of."""

    steps: list[str]
    prices: list[int]
    conditions: list[Condition]


def plan_of(row: AheadRow) -> Plan:
    """The content of a stored order."""
    return Plan(
        msgspec.json.decode(row.steps, type=list[str]),
        msgspec.json.decode(row.prices, type=list[int]),
        msgspec.json.decode(row.conditions, type=list[Condition]),
    )


def holds(op: Comparison, now: int | None, value: int) -> bool:
    """Is this true? A figure that there is not fulfils no condition."""
    return now is not None and HOLDS[op](now, value)


class Walk:
    """Plays the steps of an order one after the other, on copies. A step is refused after a reveal."""

    def __init__(self, ahead: Ahead, start: Position, seat: int) -> None:
        self._ahead = ahead
        self._seat = seat
        self._position = start
        self._reveals = start.reveals
        self._money = self._money_in(start)

    def step(self, text: str) -> int:
        """Play a step; returns what it brings (or costs, below 0). What happens after the end of the turn, such as a
        production, is not counted.
        """
        if self._position.reveals != self._reveals:
            raise illegal(text, AFTER_REVEAL)
        tried = attempt(self._position, self._seat, [text], ask=True)
        before, self._money = self._money, self._money_in(tried.ended.get(self._seat, tried.position))
        self._position = tried.position
        return self._money - before

    def _money_in(self, position: Position) -> int:
        return self._ahead.facts(position, self._seat).get(fact_key(self._ahead.money, self._seat), 0)


def prices_of(ahead: Ahead, start: Position, seat: int, steps: Sequence[str]) -> list[int]:
    """By step, what it brings; raises at the first illegal one."""
    walk = Walk(ahead, start, seat)
    return [walk.step(text) for text in steps]


def judged(ahead: Ahead, sample: Position, seat: int, order: Plan, at: str) -> Stop | None:
    """Why an order must not be carried out in this position; None if it may."""
    facts = ahead.facts(sample, seat)
    values = [facts.get(one.fact) for one in order.conditions]
    if not all(holds(one.op, now, one.value) for one, now in zip(order.conditions, values, strict=True)):
        return Stop("condition", at, values=values)
    walk = Walk(ahead, sample, seat)
    for number, (text, noted) in enumerate(zip(order.steps, order.prices, strict=True)):
        try:
            now = walk.step(text)
        except Refused as refused:
            return Stop("illegal", at, number, refused.more.get("reason"), values=values)
        if now < noted:
            return Stop("price", at, number, None, noted, now, values)
    return None
