"""`/privacy`: how long what is kept."""

from __future__ import annotations

from arktable.server.distance_routes.services import distance_of
from arktable.server.routes.call import Call
from arktable.server.routes.reply import Reply, answer
from arktable.server.routes.route import Routes

ROUTES = Routes()


@ROUTES.get("/privacy")
async def get_privacy(call: Call) -> Reply:
    return answer(distance_of(call).retention.told())
