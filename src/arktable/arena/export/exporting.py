"""Exports the records of files and folders."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

from arktable.arena.export.reading import rows_of
from arktable.arena.export.writing import Writer
from arktable.engine.errors import ArktableError
from arktable.engine.records.record import MAX_RECORD_BYTES, read_record


class RecordNotExported(ArktableError):
    """A record could not be read or replayed."""

    def __init__(self, file: Path, what: str) -> None:
        super().__init__("not-exported", f"{file}: {what}", {"file": str(file), "what": what})


def records_in(sources: Sequence[Path]) -> list[Path]:
    """Return the records among these files and folders, those of a folder by name."""
    found: list[Path] = []
    for source in sources:
        found += sorted(source.rglob("*.ark")) if source.is_dir() else [source]
    return found


def export(
    files: Sequence[Path],
    out: Path,
    as_csv: bool | None = None,
    on_games: Callable[[int], None] = lambda games: None,
    on_fault: Callable[[RecordNotExported], None] | None = None,
) -> dict[str, int]:
    """Write the tables of these records, and return the number of rows of each.

    Without `as_csv` it is Parquet where the extra `arktable[arena]` is installed. A record that does not replay raises,
    or is told to `on_fault` and left out.
    """
    if as_csv is None:
        as_csv = find_spec("pyarrow") is None
    with closing(Writer(out, as_csv)) as writer:
        for number, file in enumerate(files):
            try:
                rows = rows_of(read_record(_text(file)), number, str(file))
            except ArktableError as error:
                fault = RecordNotExported(file, error.message)
                if on_fault is None:
                    raise fault from None
                on_fault(fault)
            else:
                writer.add(rows)
            on_games(1)
    return writer.counted


def _text(file: Path) -> str:
    try:
        if file.stat().st_size > MAX_RECORD_BYTES:
            raise RecordNotExported(file, f"larger than {MAX_RECORD_BYTES // 1024} KiB")
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RecordNotExported(file, str(error)) from None
