"""The page that tells how to add a game shows the game that the tests play."""

from __future__ import annotations

import re

import pytest

from tests.packaging.nim import PACKAGE, ROOT

PAGE = (ROOT / "docs/how-to/add-a-game.md").read_text("utf-8")
SHOWN = re.findall(r"^```\w+ (\S+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("file", "text"), SHOWN, ids=[file for file, _ in SHOWN])
def test_what_is_shown_is_what_is_played(file: str, text: str) -> None:
    assert text in (PACKAGE / file).read_text("utf-8")


def test_everything_a_page_is_given_is_told() -> None:
    host = (ROOT / "web/src/table/outside.ts").read_text("utf-8").split("export interface Host {")[1]
    names = re.findall(r"^  (?:readonly )?(\w+)[:(]", host, re.MULTILINE)
    assert len(names) == 9
    assert re.findall(r"^\| `(\w+)[`(]", PAGE.split("| `host.` |")[1].split("\n\n")[0], re.MULTILINE) == names
