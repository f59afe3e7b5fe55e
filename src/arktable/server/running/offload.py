"""Runs expensive work off the event loop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

T = TypeVar("T")


class Offload(Protocol):
    """Runs work that takes long. Work must not access a live table: everything it needs is passed in."""

    async def do(self, work: Callable[[], T]) -> T:
        """The result of this work; refused if the queue is full."""

    async def insist(self, work: Callable[[], T]) -> T:
        """The result of this work, even if the queue is full."""

    @property
    def waiting(self) -> int:
        """How much work waits."""

    def close(self) -> None:
        """Finish running work, and drop waiting work."""


class Inline:
    """Runs work immediately, where there are no threads."""

    waiting = 0

    async def do(self, work: Callable[[], T]) -> T:
        return work()

    async def insist(self, work: Callable[[], T]) -> T:
        return work()

    def close(self) -> None:
        pass
