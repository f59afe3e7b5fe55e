"""The client of the current request, for limits that are checked far below the routes."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final, NamedTuple

CLIENT: Final[ContextVar[str]] = ContextVar("arktable-client", default="")
"""The network of the client, as `limits.network_of` names it; empty for the server's own work, such as bots."""


class Asking(NamedTuple):
    """How a request reached the server."""

    agent: str = ""
    """What the browser calls itself."""
    scheme: str = "http"
    host: str = ""
    """The address that the browser was given. The client can send anything: it is shown, and decides nothing."""
    port: int = 0
    """The port at which the server listens."""


NOT_ASKED: Final = Asking()
ASKING: Final[ContextVar[Asking]] = ContextVar("arktable-asking", default=NOT_ASKED)
"""How the current request reached the server; empty values for the server's own work."""
