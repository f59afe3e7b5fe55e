"""`arktable static`: where it writes, what it leaves alone, and what it says when it cannot."""

from __future__ import annotations

from pathlib import Path

import pytest

from arktable.cli.command import UsageError
from arktable.cli.static import standalone, write_table

FILES = {"index.html": '<meta name="arktable-desk" content="{}" />', "sw.js": "work", "assets/a-2.js": "new"}


@pytest.fixture(name="source")
def _source(tmp_path: Path) -> Path:
    """A small table for browsers, as it lies in the package."""
    for name, text in FILES.items():
        path = tmp_path / "package" / "standalone" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return standalone(tmp_path / "package")


def texts(folder: Path) -> dict[str, str]:
    found = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in found}


def test_a_folder_is_made_and_an_earlier_version_brought_up_to_date(source: Path, tmp_path: Path) -> None:
    out = tmp_path / "site" / "table"
    assert write_table(source, out)[-2:] == [
        "index.html",
        "sw.js",
    ]  # they name the others, and come when those are there
    assert texts(out) == FILES
    for name in ("assets/a-1.js", "sw.js", "CNAME"):
        (out / name).write_text("of before", encoding="utf-8")
    write_table(source, out)
    assert texts(out) == {**FILES, "CNAME": "of before"}


def test_files_of_somebody_else_are_left_alone(source: Path, tmp_path: Path) -> None:
    letter = tmp_path / "letters" / "letter.txt"
    letter.parent.mkdir()
    letter.write_text("mine", encoding="utf-8")
    with pytest.raises(UsageError, match="other files"):
        write_table(source, letter.parent)
    with pytest.raises(UsageError, match="not a folder"):
        write_table(source, letter)
    assert texts(letter.parent) == {"letter.txt": "mine"}


def test_an_installation_without_the_files_says_where_they_come_from(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="make static"):
        standalone(tmp_path)
