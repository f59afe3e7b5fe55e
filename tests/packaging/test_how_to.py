"""The page that tells how to add a game tells everything that a page of a game is given."""

from __future__ import annotations

import re

from tests.packaging.outside import ROOT

HOW_TO = (ROOT / "docs/how-to/add-a-game.md").read_text("utf-8")


def test_everything_a_page_is_given_is_told() -> None:
    host = (ROOT / "web/src/table/host/outside.ts").read_text("utf-8").split("export interface Host {")[1]
    names = re.findall(r"^  (?:readonly )?(\w+)[:(]", host, re.MULTILINE)
    assert len(names) == 9
    told = HOW_TO.split("| `host.` |")[1].split("\n\n")[0]
    assert re.findall(r"^\| `(\w+)[`(]", told, re.MULTILINE) == names
