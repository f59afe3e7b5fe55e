"""Every route there is, each written once."""

from __future__ import annotations

from typing import Final

from arktable.server.routes import analysis, carry, games, history, lessons, people, records, tables
from arktable.server.routes.route import Route

PARTS: Final = (people, carry, games, lessons, tables, history, records, analysis)
ROUTES: Final[list[Route]] = [route for part in PARTS for route in part.ROUTES.all]
