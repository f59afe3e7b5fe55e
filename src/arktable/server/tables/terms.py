"""Changes of what was agreed at a table, as its log keeps them: who has agreed to what, and who has to agree again.

By sitting down a player agrees to the options, the pace and the rating. An entry `agreement` has the values before and
after a change of the host, an entry `agree` says that a player agrees to the values of that moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from arktable.engine.events import Event
from arktable.server.store.rows import EntryRow, TableRow

TERMS: Final = ("options", "pace", "rated")
"""What players agree to by sitting down. The rest (name, who may come, chat) is decided by the host alone."""


class TermsChange(msgspec.Struct, frozen=True):
    """What a host has changed, by column of the table."""

    before: dict[str, Any]
    after: dict[str, Any]


def change_text(row: TableRow, after: Mapping[str, Any]) -> str:
    """The text of an entry `agreement` for these new values."""
    before = {key: getattr(row, key) for key in after}
    return msgspec.json.encode(TermsChange(before, dict(after))).decode()


def change_of(row: EntryRow) -> TermsChange:
    return msgspec.json.decode(row.moves, type=TermsChange)


def former_terms(rows: Iterable[EntryRow], seat: int, now: TableRow) -> dict[str, Any]:
    """What the player of this seat has agreed to, where it is not so any more; empty if they need not agree again."""
    agreed: dict[str, Any] = {}
    for row in rows:
        if row.seat == seat and row.kind in ("sit", "agree"):
            agreed = {}
        elif row.kind == "agreement":
            before = change_of(row).before
            agreed = {**{key: before[key] for key in TERMS if key in before}, **agreed}
    return {key: value for key, value in agreed.items() if getattr(now, key) != value}


def told_changes(row: EntryRow) -> list[Event]:
    """One event for each thing that the host has changed."""
    after = change_of(row).after
    what: list[str] = [key for key in ("name", "options", "pace") if key in after]
    if "rated" in after:
        what.append("rated" if after["rated"] else "unrated")
    if "invited" in after or "unlisted" in after:
        what.append("invited" if after.get("invited") else "unlisted" if after.get("unlisted") else "public")
    if "chat" in after:
        what.append("chat" if after["chat"] else "no-chat")
    return [Event("agreement-changed", row.seat, {"what": one}) for one in what]
