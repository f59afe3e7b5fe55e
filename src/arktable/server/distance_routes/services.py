"""The services for play at a distance, and people who must have an account."""

from __future__ import annotations

from arktable.server.distance.distance import Distance
from arktable.server.routes.call import Call
from arktable.server.running.errors import Refused
from arktable.server.store.rows import AccountRow


def distance_of(call: Call) -> Distance:
    """The services of this server."""
    distance = call.services.distance
    if not isinstance(distance, Distance):
        raise Refused("missing", "needs-server")
    return distance


async def somebody(call: Call) -> AccountRow:
    """The person who asks; refused for a visitor without a session."""
    person = await call.person()
    if person is None:
        raise Refused("forbidden", "no-session")
    return person
