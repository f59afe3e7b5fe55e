"""The pages that tell how to add something show the packages that the tests play."""

from __future__ import annotations

import re

import pytest

from tests.packaging.outside import PACKAGES, ROOT

PAGES = {"nim_with_money": "docs/how-to/add-a-game.md", "poor_law": "docs/how-to/add-a-house-rule.md"}


def page(package: str) -> str:
    return (ROOT / PAGES[package]).read_text("utf-8")


SHOWN = [
    (package, file, text)
    for package in PAGES
    for file, text in re.findall(r"^```\w+ (\S+)\n(.*?)^```", page(package), re.MULTILINE | re.DOTALL)
]


@pytest.mark.parametrize(("package", "file", "text"), SHOWN, ids=[f"{package}-{file}" for package, file, _ in SHOWN])
def test_what_is_shown_is_what_is_played(package: str, file: str, text: str) -> None:
    home = ROOT if file.startswith("examples/") else PACKAGES / package
    assert text in (home / file).read_text("utf-8")


def test_everything_a_page_is_given_is_told() -> None:
    host = (ROOT / "web/src/table/host/outside.ts").read_text("utf-8").split("export interface Host {")[1]
    names = re.findall(r"^  (?:readonly )?(\w+)[:(]", host, re.MULTILINE)
    assert len(names) == 9
    told = page("nim_with_money").split("| `host.` |")[1].split("\n\n")[0]
    assert re.findall(r"^\| `(\w+)[`(]", told, re.MULTILINE) == names
