"""The kinds of news that processes on one database tell each other, and what each is about."""

from __future__ import annotations

from typing import Final

TABLE: Final = "table"
"""The log of a table has grown, or its row or seats have changed: the table."""
TALK: Final = "talk"
"""Somebody has written at a table: the table."""
ASKED: Final = "asked"
"""Somebody has asked to step in: the table."""
ORDER: Final = "order"
"""Somebody has left an order at a table: the table."""
HERE: Final = "here"
"""Somebody has come to a table, left it or looked at it: the table."""
HIDDEN: Final = "hidden"
"""A person hides their presence (1) or no longer does (0): that number and the account."""
VACATION: Final = "vacation"
"""The vacations of a person have changed: the account."""
RENAMED: Final = "renamed"
"""A person has another name: the account."""
SESSION: Final = "session"
"""A session has ended: its hash."""
SPENT: Final = "spent"
"""Something was spent of a shared limit: its name, the amount, a number, the key."""
ENDED: Final = "ended"
"""A process has ended, and its leases are free: the process."""
