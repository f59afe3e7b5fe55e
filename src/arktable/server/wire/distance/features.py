"""What a server can do."""

from __future__ import annotations

import msgspec


class Feature(msgspec.Struct, frozen=True):
    """A feature of the server (`GET /features`)."""

    on: bool
    reason: str = ""
    """Why it is off (words: `feature-<reason>`); empty if it is on."""
