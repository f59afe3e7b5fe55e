"""Refusals: a kind, which `http` turns into a status, a key and arguments.

The keys have sentences `error-<key>` in the locale files; `docs/reference/wire.md` lists them.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, Literal

from arktable.engine.reasons import Given, Reason
from arktable.server.store.rows import StoreFault, StoreFull

Kind = Literal[
    "malformed", "unauthorized", "forbidden", "missing", "too-slow", "conflict", "too-large", "misdirected", "illegal",
    "too-many", "busy", "full",
]  # fmt: skip


class Refused(Exception):
    """A request is refused. `more` is sent along with the error."""

    def __init__(self, kind: Kind, key: str, more: dict[str, Any] | None = None, **args: int | str) -> None:
        super().__init__(key)
        self.kind: Kind = kind
        self.key = key
        self.details = args
        self.more = more or {}


def no_such_table(table_id: str) -> Refused:
    return Refused("missing", "no-such-table", id=table_id[:40])


def set_aside(reason: str) -> Refused:
    """The table could not be opened; `reason` is what `TableRow.aside` says."""
    return Refused("conflict", "set-aside", reason=reason)


def not_seated() -> Refused:
    return Refused("forbidden", "not-seated")


def illegal(move: str, reason: Reason) -> Refused:
    return Refused("illegal", "illegal", {"reason": reason.as_data()}, move=move[:80])


async def why_illegal(trying: Awaitable[object]) -> Given | None:
    """The reason why a try is illegal; None if it is legal. Other refusals are raised."""
    try:
        await trying
    except Refused as refused:
        if refused.kind != "illegal":
            raise
        given: Given = refused.more["reason"]
        return given
    return None


def away() -> Refused:
    """The refusal while the database is unavailable. Bots and clients try again."""
    return Refused("busy", "database-away", seconds=5)


def refused_by(fault: StoreFault) -> Refused:
    """The refusal for a fault of the store."""
    return Refused("full", "storage-full") if isinstance(fault, StoreFull) else away()


def malformed(what: str) -> Refused:
    return Refused("malformed", "malformed", what=what[:200])
