"""`arktable conformance`: each promise with its result, and a code that a script can use."""

from __future__ import annotations

import pytest

import arktable.cli.conformance as command
from arktable.conformance.checks import CHECKS
from tests.builders.sealed import sealed
from tests.cli.runner import arktable, refused


@pytest.fixture
def leaky(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that shows everybody what is secret."""
    monkeypatch.setattr(command, "find_game", lambda name: sealed("view"))


@pytest.mark.usefixtures("leaky")
def test_a_broken_promise_is_told_with_its_place_and_its_reason() -> None:
    ran = arktable("conformance", "sealed")
    assert ran.code == 1
    lines = ran.out.splitlines()
    at = lines.index("FAILED   No view depends on what its viewer cannot know.")
    assert lines[at + 1].startswith(
        "         sealed-2-default: bid, viewer -1: the view depends on something hidden: bids"
    )
    assert "ok       A record replays exactly." in lines
    assert lines[-1].startswith("sealed keeps ")


@pytest.mark.usefixtures("leaky")
def test_the_same_as_json() -> None:
    ran = arktable("conformance", "sealed", "--json")
    assert ran.code == 1
    found = {finding["key"]: finding for finding in ran.json()}
    assert list(found) == list(CHECKS)
    assert not found["leaks"]["kept"]
    assert found["record"] == {"key": "record", "settings": 2, "failed": "", "reason": "", "kept": True}


@pytest.mark.usefixtures("leaky")
def test_it_speaks_french_and_german() -> None:
    assert "Un enregistrement se rejoue exactement." in arktable("conformance", "sealed", "--lang", "fr").out
    assert "Keine Ansicht hängt davon ab" in arktable("conformance", "sealed", "--lang", "de").out


def test_a_ruleset_that_is_not_there_is_refused() -> None:
    assert "there is no ruleset 'chess'" in refused("conformance", "chess")
