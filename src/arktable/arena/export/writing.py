"""Writes tables as Parquet or CSV, game by game, so that an export of any length needs little memory."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from arktable.arena.export.tables import TABLES, Table
from arktable.engine.errors import ArktableError

BATCH: Final = 20_000
"""Rows that are collected before they are written to a Parquet file."""
ARROW: Final = {"int": "int32", "float": "float32", "bool": "bool_", "text": "string"}


class NoParquet(ArktableError):
    """Parquet files need a package that is not installed."""

    def __init__(self) -> None:
        what = "Parquet files need pyarrow: pip install 'arktable[arena]', or choose CSV"
        super().__init__("no-parquet", what, {})


class Sink(Protocol):
    """The file of one table."""

    def add(self, rows: Sequence[tuple[Any, ...]]) -> None: ...
    def close(self) -> None: ...


class CsvSink:
    """A CSV file with a line of names."""

    def __init__(self, table: Table, folder: Path) -> None:
        self._file = (folder / f"{table.name}.csv").open("w", encoding="utf-8", newline="")
        self._writer = csv.writer(self._file, lineterminator="\n")
        self._writer.writerow(table.names())

    def add(self, rows: Sequence[tuple[Any, ...]]) -> None:
        self._writer.writerows(rows)

    def close(self) -> None:
        self._file.close()


class ParquetSink:
    """A Parquet file with typed columns; words are dictionaries, so that files of several exports can be joined."""

    def __init__(self, table: Table, folder: Path) -> None:
        try:
            import pyarrow  # noqa: PLC0415 - an extra
            from pyarrow import parquet  # noqa: PLC0415 - an extra
        except ImportError:
            raise NoParquet from None
        self._arrow: Any = pyarrow
        words = pyarrow.dictionary(pyarrow.int32(), pyarrow.string())
        self._schema = pyarrow.schema(
            [
                (column.name, words if column.kind == "word" else getattr(pyarrow, ARROW[column.kind])())
                for column in table.columns
            ],
            metadata={column.name: column.about for column in table.columns},
        )
        self._writer: Any = parquet.ParquetWriter(folder / f"{table.name}.parquet", self._schema, compression="zstd")
        self._rows: list[tuple[Any, ...]] = []

    def add(self, rows: Sequence[tuple[Any, ...]]) -> None:
        self._rows.extend(rows)
        if len(self._rows) >= BATCH:
            self._write()

    def _write(self) -> None:
        columns = list(zip(*self._rows, strict=True)) or [() for _ in self._schema]
        arrays = [
            self._arrow.array(list(values), field.type) for values, field in zip(columns, self._schema, strict=True)
        ]
        self._writer.write_table(self._arrow.Table.from_arrays(arrays, schema=self._schema))
        self._rows.clear()

    def close(self) -> None:
        self._write()
        self._writer.close()


class Writer:
    """The files of an export. A table without rows gets no file, except those that every game has."""

    def __init__(self, folder: Path, as_csv: bool) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder, self._kind = folder, CsvSink if as_csv else ParquetSink
        self._sinks: dict[str, Sink] = {}
        self.counted: dict[str, int] = {}

    def add(self, rows: dict[str, list[tuple[Any, ...]]]) -> None:
        """Write the rows of a game."""
        for table in TABLES:
            found = rows.get(table.name)
            if found:
                if table.name not in self._sinks:
                    self._sinks[table.name] = self._kind(table, self._folder)
                self._sinks[table.name].add(found)
                self.counted[table.name] = self.counted.get(table.name, 0) + len(found)

    def close(self) -> None:
        """Finish every file."""
        for sink in self._sinks.values():
            sink.close()
