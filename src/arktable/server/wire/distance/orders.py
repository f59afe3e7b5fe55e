"""Orders ahead, and the facts that their conditions are about."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from arktable.engine.moves import MoveData
from arktable.engine.reasons import Given

Comparison: TypeAlias = Literal["at-least", "at-most", "equals", "is-not"]
Figure: TypeAlias = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
FactKey: TypeAlias = Annotated[str, Meta(max_length=100)]


class Condition(msgspec.Struct, frozen=True):
    """A condition of an order: it is carried out only if this is true."""

    fact: FactKey
    """The kind of fact and its arguments, such as `price food 2`."""
    op: Comparison
    value: Figure


class ConditionShown(msgspec.Struct, frozen=True):
    """A condition of an order with its state: now, or when the order was stopped."""

    fact: str
    op: Comparison
    value: int
    now: int | None
    """Null: there is no such figure, such as the price of a factory that was closed."""
    holds: bool


class Stop(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why an order was stopped."""

    key: str
    """`condition`, `illegal`, `price`, `hand-over`, `substitute`, `resigned` or `revision`."""
    at: str
    step: int = -1
    """The step at fault, from 0."""
    reason: Given | None = None
    """Why that step is illegal."""
    noted: int = 0
    """What that step brought (or cost, below 0) when the order was left."""
    now: int = 0
    """What it brings now."""
    values: list[int | None] = []
    """By condition: the figure when it was stopped."""


class Order(msgspec.Struct, frozen=True, omit_defaults=True):
    """`GET /tables/{id}/order`: the order of the asking seat."""

    state: Literal["none", "left", "held", "stopped", "done"] = "none"
    """`held`: the turn has come, and the order is carried out within minutes. `done`: it was carried out."""
    made: str = ""
    steps: list[MoveData] = []
    conditions: list[ConditionShown] = []
    stop: Stop | None = None
    version: int = 0
    """If it is done: the version of the entry that carried it out."""


class FactKindShown(msgspec.Struct, frozen=True):
    """A kind of fact that the game declares (words: `fact-<name>`)."""

    name: str
    arguments: list[str]
    """`seat`, or the name of a kind of code of the game, such as `good`."""
    unit: str
    """`money` or `number`."""


class FactsShown(msgspec.Struct, frozen=True):
    """`GET /tables/{id}/facts`: what the conditions of the asking seat can be about."""

    kinds: list[FactKindShown]
    """Empty for a game that declares none: it has no orders ahead."""
    values: dict[str, int]
    """By key of the fact (`price food 2`): its value now, as this seat knows it."""
