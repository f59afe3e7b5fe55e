"""The list of the routes for play at a distance."""

from __future__ import annotations

from typing import Final

from arktable.server.distance_routes import account, clocks, features, orders, proposals, signin, talk
from arktable.server.routes.route import Route

PARTS: Final = (features, clocks, proposals, talk, orders, signin, account)
ROUTES: Final[list[Route]] = [route for part in PARTS for route in part.ROUTES.all]
