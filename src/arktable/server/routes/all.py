"""The list of all routes."""

from __future__ import annotations

from typing import Final

from arktable.server.routes import analysis, games, history, lessons, people, records, seat_links, tables
from arktable.server.routes.route import Route

PARTS: Final = (people, seat_links, games, lessons, tables, history, records, analysis)
ROUTES: Final[list[Route]] = [route for part in PARTS for route in part.ROUTES.all]
