"""Every table of the database. The schema is complete only when all modules that declare tables are imported."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Table

import arktable.server.store.distance_schema  # noqa: F401 - declares tables
from arktable.server.store.schema import meta, metadata
from arktable.server.store.shared.schema import here, lease, process

ALL_TABLES: Final[tuple[Table, ...]] = tuple(metadata.sorted_tables)
"""Owners before what belongs to them."""
OF_SERVERS: Final = (meta.name, process.name, lease.name, here.name)
"""What servers write about themselves: a database that has only this is empty."""
