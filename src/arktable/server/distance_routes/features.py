"""`/features`: what this server can do."""

from __future__ import annotations

from arktable.server.distance_routes.services import distance_of
from arktable.server.routes.call import Call
from arktable.server.routes.reply import Reply, answer
from arktable.server.routes.route import Routes

ROUTES = Routes()


@ROUTES.get("/features")
async def get_features(call: Call) -> Reply:
    return answer({"features": distance_of(call).features.all()})
