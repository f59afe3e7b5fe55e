"""A cupboard: persistent texts by key, which is the only storage that a browser offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol


class CupboardFull(Exception):
    """There is no space left, and nothing was written."""


class Cupboard(Protocol):
    """Texts by key. One program at a time uses a cupboard."""

    async def read(self, prefix: str) -> list[tuple[str, str]]:
        """All keys with this prefix in order, with their texts."""

    async def write(self, puts: Mapping[str, str], deletes: Sequence[str]) -> None:
        """Put these texts and delete those keys, all or nothing; returns once it is stored.

        Raises `CupboardFull` if there is no space. After any other exception it is unknown whether it was written.
        """
