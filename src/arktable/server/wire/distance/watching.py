"""Tables that can be watched."""

from __future__ import annotations

import msgspec

from arktable.server.wire.common import View
from arktable.server.wire.tables import Brief


class Watched(msgspec.Struct, frozen=True):
    """A public running table."""

    table: Brief
    view: View | None
    """The public part of the view, for a miniature; null if there is none."""


class Watch(msgspec.Struct, frozen=True):
    """`GET /watch`"""

    tables: list[Watched]
    """Live ones first, then by the number of people who watch."""
    at: str
    """When it was made; it is made again after ten seconds at the earliest."""
