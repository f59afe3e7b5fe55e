"""Sheets: all printed numbers of a game, with their source and our confidence in them.

A sheet is TOML. A **datum** is a table with a `value` and a `status`; everything around it is grouping:

    [workers.own]
    value = 11
    status = "seed"            # seed · source · derived · reconstructed · profile
    source = ["AK 32"]
    confidence = "high"        # required when the status is reconstructed
    note = "…"                 # why, and what else it could be
    enter = "…"                # what the value contains, for people who copy it from the box
    example = […]              # a valid value of another form, if the box can give more than our value

A **profile** is a sheet that overrides some values of another one: copy it, correct it from your own box and play with
it (`--sheet my-box.toml`). Only keys that exist can be overridden, and only by a value of the same form or of that of
the example. `arktable sheet GAME --template` writes a profile to fill in.

Sheets of earlier versions are kept with the game, as values without their sources, in `sheet/archive/<hash>.json`: a
game that was begun with one always keeps it (`engine/records/editions.py`). `make archive-sheets` writes the present
one.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, Final

from arktable.engine.datum import Datum
from arktable.engine.errors import SheetError
from arktable.engine.text.foreign import TextRefused, read_toml

STATUSES: Final = ("seed", "source", "derived", "reconstructed", "profile")
_FIELDS: Final = ("value", "status", "source", "confidence", "note", "alternatives", "enter", "example")
MAX_SHEET_BYTES: Final = 256 * 1024
MAX_DEPTH: Final = 4
ARCHIVE: Final = "archive"
"""The folder next to a game's sheets that holds the earlier ones."""


class Sheet:
    """The data of one game, by dotted key. A sheet is immutable.

    `own` is the sheet of the program from which this one was made; `folder` is its folder, with the archive. `borrowed`
    are keys that do not count as values of this sheet: keys that an earlier sheet did not have, read from the present
    one, and the numbers of house rules (`Game.values` counts those of the chosen ones).
    """

    def __init__(
        self,
        name: str,
        data: Mapping[str, Datum],
        own: Sheet | None = None,
        folder: Traversable | None = None,
        borrowed: Sequence[str] = (),
    ) -> None:
        self.name: Final[str] = name
        self.data: Final[dict[str, Datum]] = dict(sorted(data.items()))
        self._borrowed: Final[frozenset[str]] = frozenset(borrowed)
        self.hash: Final[str] = hash_of(self.values())
        self._own: Final[Sheet | None] = own
        self.folder: Final[Traversable | None] = folder

    def own(self) -> Sheet:
        """Return the sheet that came with the program."""
        return self if self._own is None else self._own

    def values(self) -> dict[str, Any]:
        """Return all values without their sources."""
        return {key: datum.value for key, datum in self.data.items() if key not in self._borrowed}

    def with_numbers(self, numbers: Mapping[str, Datum]) -> Sheet:
        """Return this sheet with those numbers of house rules that it does not have yet."""
        more = {key: datum for key, datum in numbers.items() if key not in self.data}
        if not more:
            return self
        own = None if self._own is None else self._own.with_numbers(numbers)
        return Sheet(self.name, {**self.data, **more}, own, self.folder, [*self._borrowed, *more])

    def reads_like(self, other: Sheet) -> bool:
        """Return whether every key has the same value in both, borrowed ones included."""
        return {key: datum.value for key, datum in self.data.items()} == {
            key: datum.value for key, datum in other.data.items()
        }

    def used_hash(self, unused: Sequence[str]) -> str:
        """Return the hash without the numbers that these patterns name."""
        return hash_of(without(self.values(), unused))

    def earlier(self) -> list[dict[str, Any]]:
        """Return the values of every sheet of this and earlier versions of the program."""
        folder = self.own().folder
        return [] if folder is None else read_archive(folder)

    def __getitem__(self, key: str) -> Any:
        datum = self.data.get(key)
        if datum is None:
            raise SheetError(self.name, f"no value {key!r}")
        return datum.value

    def refused(self, key: str, what: str) -> SheetError:
        """Return the error for an unusable value: its key, what is wrong, and a valid value."""
        own = self.own()
        right = own.data.get(key)
        example = f"; for example value = {right.examples()}" if right is not None and own is not self else ""
        return SheetError(self.name, f"{key} {what}{example}")

    def number(self, key: str, low: int = 0, high: int = 0) -> int:
        """Return a whole number that is not below `low`, nor above `high` if given."""
        value = self[key]
        if not is_number(value) or value < low or (high and value > high):
            wanted = f"from {low} to {high}" if high else f"of {low} or more"
            raise self.refused(key, f"must be a whole number {wanted}, not {value!r}")
        return int(value)

    def words(self, key: str) -> list[str]:
        """Return a list of words."""
        value = self[key]
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise self.refused(key, f"must be a list of words, not {value!r}")
        return list(value)

    def numbers(self, key: str) -> dict[str, int]:
        """Return a table from words to whole numbers."""
        value = self[key]
        if not isinstance(value, dict) or not all(is_number(n) for n in value.values()):
            raise self.refused(key, f"must be a table of whole numbers, not {value!r}")
        return dict(value)

    def cells(self, key: str) -> list[tuple[int, int]]:
        """Return a list of [x, y] pairs."""
        return [self.as_cell(key, pair) for pair in self.rows(key)]

    def cell(self, key: str) -> tuple[int, int]:
        """Return one [x, y] pair."""
        return self.as_cell(key, self[key])

    def as_cell(self, key: str, pair: Any) -> tuple[int, int]:
        """Check one [x, y] pair of the value with this key."""
        if isinstance(pair, list) and len(pair) == 2 and all(is_number(n) for n in pair):
            return (pair[0], pair[1])
        raise self.refused(key, f"must hold pairs [x, y], not {pair!r}")

    def rows(self, key: str) -> list[Any]:
        """Return a list; the game's `printed.py` checks its contents."""
        value = self[key]
        if not isinstance(value, list):
            raise self.refused(key, f"must be a list, not {value!r}")
        return value

    def row(self, key: str, length: int = 0) -> list[int]:
        """Return a list of whole numbers, none negative: `length` of them, or at least one."""
        value = self.rows(key)
        if not value or (length and len(value) != length) or not all(is_number(n) for n in value):
            raise self.refused(key, f"needs {length or 'some'} whole numbers")
        return list(value)

    def grid(self, key: str, height: int, width: int) -> list[list[int]]:
        """Return `height` lists of `width` whole numbers, none negative."""
        value = self.rows(key)
        rows = [row for row in value if isinstance(row, list) and len(row) == width and all(is_number(n) for n in row)]
        if len(rows) != height or len(value) != height:
            raise self.refused(key, f"needs {height} lists of {width} whole numbers")
        return [list(row) for row in rows]

    def reconstructed(self) -> list[str]:
        """Return the keys of the reconstructed numbers."""
        return [key for key, datum in self.data.items() if datum.status == "reconstructed"]

    def overlaid(self, profile: Sheet) -> Sheet:
        """Return this sheet with the profile's values."""
        for key, datum in profile.data.items():
            if key not in self.data:
                close = ", ".join(known for known in self.data if known.split(".")[0] == key.split(".")[0])
                raise SheetError(profile.name, f"{key!r} is not in this game's sheet; near it: {close or 'nothing'}")
            refusal = self.data[key].refusal(datum.value)
            if refusal:
                raise SheetError(profile.name, f"{key} {refusal}")
        laid_over = {key: self.data[key].replaced(datum) for key, datum in profile.data.items()}
        borrowed = [key for key in self._borrowed if key not in profile.data]
        return Sheet(f"{self.name}+{profile.name}", {**self.data, **laid_over}, self.own(), None, borrowed)

    def renewed(self) -> Sheet:
        """Return the sheet of the program with those values of this one that are in no sheet of the program."""
        own, earlier = self.own(), self.earlier()
        foreign = {
            key: value
            for key, value in self.values().items()
            if key in own.data and value != own[key] and all(value != values.get(key) for values in earlier)
        }
        return own.with_values({**own.values(), **foreign}) if foreign else own

    def with_values(self, values: Mapping[str, Any]) -> Sheet:
        """Return a sheet of these values, including keys that this sheet lacks. An unchanged value keeps its source.

        Keys that are not given are borrowed from this sheet, so that every key can be read.
        """
        data = dict(self.data)
        for key, value in values.items():
            if key not in data:
                data[key] = Datum(value, "profile")
            elif data[key].value != value:
                data[key] = data[key].replaced(Datum(value, "profile"))
        borrowed = [key for key in data if key not in values]
        return Sheet(f"{self.name}+", data, self.own(), None, borrowed)


def is_number(value: Any) -> bool:
    """Return whether the value is a whole number and not negative; booleans do not count."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def read_sheet(name: str, text: str, default_status: str = "") -> Sheet:
    """Parse one TOML text. `default_status` ("profile") allows data without a status."""
    if len(text.encode(errors="replace")) > MAX_SHEET_BYTES:
        raise SheetError(name, f"larger than {MAX_SHEET_BYTES // 1024} KiB")
    try:
        tree = read_toml(text)
    except TextRefused as error:
        raise SheetError(name, str(error)) from None
    data: dict[str, Datum] = {}
    _collect(name, "", tree, default_status, data)
    return Sheet(name, data)


def join_sheets(name: str, sheets: list[Sheet]) -> Sheet:
    """Join the files of a game to one sheet; a key may occur in only one of them."""
    data: dict[str, Datum] = {}
    for sheet in sheets:
        for key, datum in sheet.data.items():
            if key in data:
                raise SheetError(sheet.name, f"{key} is also in another file")
            data[key] = datum
    return Sheet(name, data)


def packaged_sheet(name: str, folder: Traversable, files: Sequence[str]) -> Sheet:
    """Return the sheet that comes with a game: these files of its folder, and the archive in it."""
    joined = join_sheets(name, [read_sheet(file, (folder / file).read_text("utf-8")) for file in files])
    return Sheet(name, joined.data, None, folder)


def read_archive(folder: Traversable) -> list[dict[str, Any]]:
    """Return the archived values of a game, in the order of their hashes."""
    archive = folder / ARCHIVE
    if not archive.is_dir():
        return []
    files = sorted((file for file in archive.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    return [json.loads(file.read_text("utf-8")) for file in files]


def archive_text(values: Mapping[str, Any]) -> str:
    """Return the text of an archive file: JSON with one number per line, so that versions can be compared."""
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in sorted(values.items())]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def hash_of(values: Mapping[str, Any]) -> str:
    """Return the hash that identifies a set of values."""
    return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:16]


def without(values: Mapping[str, Any], patterns: Sequence[str]) -> dict[str, Any]:
    """Return the values that none of these patterns names ("award.space", or "award.*" for all of a group)."""
    exact = {pattern for pattern in patterns if not pattern.endswith(".*")}
    groups = tuple(pattern[:-1] for pattern in patterns if pattern.endswith(".*"))
    return {key: value for key, value in values.items() if key not in exact and not key.startswith(groups)}


def _collect(name: str, path: str, tree: Mapping[str, Any], default_status: str, data: dict[str, Datum]) -> None:
    for key, branch in tree.items():
        here = f"{path}.{key}" if path else key
        if here.count(".") > MAX_DEPTH:
            raise SheetError(name, f"{here[:40]}… is nested too deeply")
        if not isinstance(branch, dict):
            raise SheetError(name, f"{here} is a single value; write it as a table with `value` and `status`")
        if "value" in branch:
            data[here] = _datum(name, here, branch, default_status)
        else:
            _collect(name, here, branch, default_status, data)


def _datum(name: str, key: str, table: Mapping[str, Any], default_status: str) -> Datum:
    unknown = [field for field in table if field not in _FIELDS]
    if unknown:
        raise SheetError(name, f"{key} has unknown fields {', '.join(unknown)}; known: {', '.join(_FIELDS)}")
    status = str(table.get("status", default_status))
    if status not in STATUSES:
        raise SheetError(name, f"{key} needs a status, one of {', '.join(STATUSES)}")
    source = table.get("source", [])
    if isinstance(source, str):
        source = [source]
    if not isinstance(source, list):
        raise SheetError(name, f"{key}: `source` must be a text or a list of texts")
    confidence = str(table.get("confidence", ""))
    if status == "reconstructed" and not confidence:
        raise SheetError(name, f"{key} is reconstructed and needs a confidence")
    if status in ("seed", "source") and not source:
        raise SheetError(name, f"{key} has status {status} and needs a source")
    if not _plain(table["value"]) or not _plain(table.get("example", 0)):
        raise SheetError(name, f"{key}: a value is made of numbers, words, lists and tables")
    alternatives = table.get("alternatives", [])
    if not isinstance(alternatives, list):
        raise SheetError(name, f"{key}: `alternatives` must be a list")
    note, enter = str(table.get("note", "")), str(table.get("enter", ""))
    return Datum(table["value"], status, source, confidence, note, alternatives, enter, table.get("example"))


def _plain(value: Any) -> bool:
    """Return False for dates and infinities: their hash is not the same everywhere."""
    if isinstance(value, dict):
        return all(_plain(part) for part in value.values())
    if isinstance(value, list):
        return all(_plain(part) for part in value)
    return isinstance(value, (bool, int, str))
