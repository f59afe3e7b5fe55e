"""What is noted about each request: a line of the log, and metrics. Neither has an address that was asked for, because
addresses contain secrets; both have the pattern of the route.
"""

from __future__ import annotations

import logging
import time
from typing import Final

from arktable.server.logs.formats import FIELDS
from arktable.server.logs.request_ids import Mark
from arktable.server.metrics.declared import MOVE_SECONDS, REQUEST_SECONDS, REQUESTS

log = logging.getLogger("arktable.access")

METHODS: Final = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
PAGE: Final = "page"
"""The route of files of the web client."""
UNKNOWN: Final = "unknown"
"""The route of an address below `/api` that there is not."""
MOVE: Final = "/api/tables/{table_id}/moves"
PROBES: Final = ("/health", "/ready", "/api/health")
"""Asked all the time by monitoring: their lines have the lowest level, unless they fail."""
FAILED: Final = 500


def note_request(mark: Mark, method: str, route: str, status: int, client: str, level: int) -> None:
    """Note a request that was answered."""
    seconds = time.perf_counter() - mark.began
    if method not in METHODS:
        method = "other"
    REQUESTS.add(method, route, str(status))
    REQUEST_SECONDS.observe(seconds)
    if route == MOVE and method == "POST" and status == 200:
        MOVE_SECONDS.observe(seconds, "answer")
    if route in PROBES and status < FAILED:
        level = logging.DEBUG
    if log.isEnabledFor(level):
        _write(level, method, route, status, client, seconds)


def note_socket(mark: Mark, route: str, code: int, client: str, level: int) -> None:
    """Note a WebSocket that has ended, with its close code."""
    if log.isEnabledFor(level):
        _write(level, "WS", route, code, client, time.perf_counter() - mark.began)


def _write(level: int, method: str, route: str, status: int, client: str, seconds: float) -> None:
    ms = round(seconds * 1000, 2)
    fields = {"method": method, "route": route, "status": status, "ms": ms, "client": client}
    log.log(level, "%s %s %d %s ms %s", method, route, status, ms, client, extra={FIELDS: fields})
