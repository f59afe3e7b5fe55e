"""`/health` and `/ready`, for what supervises a server. No limits apply, and no names of hosts.

`/health` says that this process answers; it asks nothing else, so that a fault of the database restarts no process.
`/ready` says whether a move would work now.
"""

from __future__ import annotations

from typing import Final

from arktable.server.routes.reply import Reply, answer
from arktable.server.running.errors import refused_by
from arktable.server.running.health import Health
from arktable.server.store.rows import StoreFault

HEALTH: Final = "/health"
READY: Final = "/ready"
LIVES: Final = answer({"status": "ok"})
IS_READY: Final = answer({"status": "ready"})


def not_ready(reason: str) -> Reply:
    """The reply while no move would work; the reason is the key of the error that a move would get."""
    return answer({"status": "not-ready", "reason": reason}, 503)


async def readiness(health: Health, is_leaving: bool) -> Reply:
    """Can this process take a move now?"""
    if is_leaving:
        return not_ready("stopping")
    try:
        await health.check()
    except StoreFault as fault:
        return not_ready(refused_by(fault).key)
    return IS_READY
