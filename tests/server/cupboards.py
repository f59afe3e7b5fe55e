"""Cupboards in memory, for tests: one that works, and what can go wrong with one."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from arktable.server.store.browser_home.cupboard import CupboardFull


class MemoryCupboard:
    """Keeps texts as long as it lives. It can be full, break in the middle of a write, or break right after it."""

    def __init__(self, texts: Mapping[str, str] | None = None) -> None:
        self.texts = dict(texts or {})
        self.full = False
        self.breaks = ""
        """"before": the next write is lost; "after": it is written, and nobody is told so."""
        self.writes: list[dict[str, str]] = []

    async def read(self, prefix: str) -> list[tuple[str, str]]:
        await asyncio.sleep(0)
        return sorted((key, text) for key, text in self.texts.items() if key.startswith(prefix))

    async def write(self, puts: Mapping[str, str], deletes: Sequence[str]) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise CupboardFull("the quota is used up")
        breaks, self.breaks = self.breaks, ""
        if breaks == "before":
            raise OSError("the transaction was aborted")
        for key in deletes:
            self.texts.pop(key, None)
        self.texts.update(puts)
        self.writes.append(dict(puts))
        if breaks == "after":
            raise OSError("the connection was closed")

    def copied(self) -> MemoryCupboard:
        """What a browser finds that is opened again now, whatever is under way."""
        return MemoryCupboard(self.texts)
