"""What commands that play many games keep of them: records (`--records`) and tables (`--tables`)."""

from __future__ import annotations

from pathlib import Path

from arktable.arena.export.exporting import export, records_in

RECORDS = "records"
"""The folder of the records inside that of the tables, where no other was named."""


def records_for(records: Path | None, tables: Path | None) -> Path | None:
    """Return the folder for records: tables are made of them."""
    return tables / RECORDS if records is None and tables is not None else records


def write_tables(records: Path | None, tables: Path | None) -> None:
    """Write the tables of the games that were played."""
    if records is not None and tables is not None:
        export(records_in([records]), tables)
