"""Where dear work is done, so that nobody else waits for it longer than they must."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

T = TypeVar("T")


class Beside(Protocol):
    """A place for work that takes its time. Work gets everything it needs handed in: it never asks a live table."""

    async def do(self, work: Callable[[], T]) -> T:
        """The result of this work; refused when too much is waiting already."""

    async def insist(self, work: Callable[[], T]) -> T:
        """The result of this work, however much is waiting: somebody needs it to go on."""

    def close(self) -> None:
        """Finish what has begun, and drop what waits."""


class Inline:
    """Does all work at once, where there are no threads."""

    async def do(self, work: Callable[[], T]) -> T:
        return work()

    async def insist(self, work: Callable[[], T]) -> T:
        return work()

    def close(self) -> None:
        pass
