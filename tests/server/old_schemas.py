"""Databases of earlier schemas, for tests: what later ones added is taken out again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import update

from arktable.server.settings import database_url
from arktable.server.store.opening import make_engine
from arktable.server.store.schema import meta
from arktable.server.store.upgrades import STEPS, Added


def set_back(database: Path | str, schema: int) -> None:
    """Make a closed database, given by its file or its address, one of this schema."""
    engine = make_engine(database_url(str(database)))
    with engine.execution_options(writes=True).begin() as connection:
        for number in sorted(STEPS, reverse=True):
            for statement in _taking_out(number) if number > schema else ():
                connection.exec_driver_sql(statement)
        connection.execute(update(meta).where(meta.c.key == "schema").values(value=str(schema)))
    engine.dispose()


def _taking_out(schema: int) -> Iterator[str]:
    """How to take out what a schema added."""
    step = STEPS[schema]
    assert isinstance(step, Added), f"say here how to take out what schema {schema} changed"
    for table in reversed(step.tables):
        yield f"DROP TABLE {table.name}"
    for index in step.indexes:
        yield f"DROP INDEX {index}"
    for table_name, columns in step.columns.items():
        for column in columns:
            yield f"ALTER TABLE {table_name} DROP COLUMN {column}"
