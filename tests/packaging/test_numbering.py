"""The numbers of our moves and the specs of environments do not depend on which house rules are installed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.packaging import outside
from tests.packaging.numbered import OURS

HOUSE_RULE = """
from arktable.engine.additions import Addition
from arktable.engine.facts import Option
from arktable.engine.flow import Phase
from arktable.engine.rules import Module


class Aside(Phase):
    NAME = "aside"


def moves(catalogue):
    catalogue.add(catalogue.new_kind("aardvark"), "aardvark")
    catalogue.add(catalogue.new_kind("zebra"), "zebra")


MODULE = Module("aside=on", lambda rules: rules)
RULE = Addition(RULESETS, Option("aside", ("off", "on")), (MODULE,), (Aside,), moves, numbers="aside")
"""


def _install(folder: Path) -> Path:
    """A house rule for every ruleset of ours, as an installer leaves it: a package, and its entry points."""
    package, metadata = folder / "aside", folder / "aside-1.0.dist-info"
    package.mkdir()
    metadata.mkdir()
    (package / "__init__.py").write_text(HOUSE_RULE.replace("RULESETS", repr(OURS)), "utf-8")
    (package / "sheet.toml").write_text('[fee]\nvalue = 3\nstatus = "derived"\n', "utf-8")
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: aside\nVersion: 1.0\n", "utf-8")
    (metadata / "entry_points.txt").write_text("[arktable.additions]\naside = aside:RULE\n", "utf-8")
    return folder


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a program says without the house rule, and beside it."""
    bare = tmp_path_factory.mktemp("bare")
    beside = _install(tmp_path_factory.mktemp("beside"))
    without, found = (json.loads(outside.run(folder, "tests.packaging.numbered")) for folder in (bare, beside))
    return without, found


@pytest.mark.parametrize("ruleset", OURS)
def test_an_installed_house_rule_that_is_not_chosen_changes_no_number(
    pair: tuple[dict[str, Any], dict[str, Any]], ruleset: str
) -> None:
    without, beside = pair[0][ruleset], pair[1][ruleset]
    count, kinds = len(without["moves"]), len(without["kinds"])
    # Its moves and kinds come after all of ours, in the order in which it adds them.
    assert [move[1] for move in beside["moves"][count:]] == ["aardvark", "zebra"]
    assert [move[0] for move in beside["moves"][count:]] == [count, count + 1]
    assert beside["moves"][:count] == without["moves"]
    assert beside["kinds"] == [*without["kinds"], "aardvark", "zebra"] if kinds else not beside["kinds"][kinds:]
    assert {key: beside[key] for key in ("env", "spec", "options", "sheet", "text")} == {
        key: without[key] for key in ("env", "spec", "options", "sheet", "text")
    }
