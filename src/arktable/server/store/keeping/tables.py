"""Every table of the database. The schema is complete only when all modules that declare tables are imported."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Table

import arktable.server.store.distance_schema  # noqa: F401 - declares tables
from arktable.server.store.schema import metadata

ALL_TABLES: Final[tuple[Table, ...]] = tuple(metadata.sorted_tables)
"""Owners before what belongs to them."""
