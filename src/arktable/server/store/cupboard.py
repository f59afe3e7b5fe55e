"""A cupboard: named texts that last. It is all that a browser has to offer for keeping games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol


class CupboardFull(Exception):
    """There is no room for what was to be written, and nothing of it was."""


class Cupboard(Protocol):
    """Texts by key. One program at a time has a cupboard, as one server has a database."""

    async def read(self, prefix: str) -> list[tuple[str, str]]:
        """All keys that begin so, in their order, with their texts."""

    async def write(self, puts: Mapping[str, str], deletes: Sequence[str]) -> None:
        """Put these texts in and take those keys out, all of it or nothing; returns once it lasts.

        Raises `CupboardFull` when there is no room. Whatever else it raises leaves open whether it was written.
        """
