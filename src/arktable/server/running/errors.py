"""What can be refused, as key and arguments; `http` turns the kind into a status.

The keys have sentences `error-<key>` in the locale files; `docs/reference/wire.md` lists them.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, Literal

from arktable.engine.reasons import Given, Reason
from arktable.server.store.rows import StoreFault, StoreFull

Kind = Literal[
    "malformed", "forbidden", "missing", "too-slow", "conflict", "too-large", "misdirected", "illegal", "too-many",
    "busy", "full",
]  # fmt: skip


class Refused(Exception):
    """Something was asked that cannot be granted. `more` is sent beside the error."""

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
    """Why what is tried is not allowed; None when it is. Any other refusal stays one."""
    try:
        await trying
    except Refused as refused:
        if refused.kind != "illegal":
            raise
        given: Given = refused.more["reason"]
        return given
    return None


def away() -> Refused:
    """What is said while the database is at fault. Bots and clients try again by themselves."""
    return Refused("busy", "database-away", seconds=5)


def refused_by(fault: StoreFault) -> Refused:
    """What is said of a fault of the store."""
    return Refused("full", "storage-full") if isinstance(fault, StoreFull) else away()


def malformed(what: str) -> Refused:
    return Refused("malformed", "malformed", what=what[:200])
