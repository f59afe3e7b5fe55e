"""The client of the current request, for limits that are checked far below the routes."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final

CLIENT: Final[ContextVar[str]] = ContextVar("arktable-client", default="")
"""The network of the client, as `limits.network_of` names it; empty for the server's own work, such as bots."""
