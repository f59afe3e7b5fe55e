"""The version is written once in the code; what must repeat it says the same."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from arktable import __version__

ROOT = Path(__file__).resolve().parents[2]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")
HEADING = re.compile(r"^## (\d+\.\d+\.\d+) – (\d{4}-\d{2}-\d{2})$", re.MULTILINE)


def test_the_newest_version_of_the_changelog_is_that_of_the_package() -> None:
    versions = HEADING.findall(CHANGELOG)
    assert versions[0][0] == __version__
    numbers = [tuple(int(part) for part in version.split(".")) for version, _ in versions]
    assert numbers == sorted(numbers, reverse=True)
    assert [date for _, date in versions] == sorted((date for _, date in versions), reverse=True)


def test_the_changelog_has_a_place_for_what_comes_next_above_all_versions() -> None:
    headings = re.findall(r"^## (.+)$", CHANGELOG, re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert len(headings) == len(HEADING.findall(CHANGELOG)) + 1


def test_the_package_takes_its_version_from_the_code() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["hatch"]["version"]["path"] == "src/arktable/__init__.py"
    assert f'\n__version__ = "{__version__}"\n' in (ROOT / "src" / "arktable" / "__init__.py").read_text("utf-8")


def test_the_citation_names_the_newest_version_and_its_date() -> None:
    version, date = HEADING.findall(CHANGELOG)[0]
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {version}\n" in citation
    assert f"\ndate-released: {date}\n" in citation


def test_every_version_of_the_archive_is_in_the_changelog() -> None:
    kept = {folder.name for folder in (ROOT / "tests" / "archive" / "records").iterdir() if folder.is_dir()}
    assert kept <= {version for version, _ in HEADING.findall(CHANGELOG)}
