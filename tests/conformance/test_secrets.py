"""A game names what a seat knows that the others do not, and hides nothing else from the people at one screen."""

from __future__ import annotations

import pytest

from arktable.conformance.knowledge import secrets_are_named
from arktable.engine.registry import find_game
from tests.builders.rulesets import EVERY, Setting


@EVERY
def test_all_seats_know_the_same_exactly_where_no_secret_is_named(setting: Setting) -> None:
    secrets_are_named(setting)


@pytest.mark.parametrize(
    ("ruleset", "options", "secrets"),
    [
        ("arkadia", {}, ["hand", "screens"]),
        ("arkadia", {"totals": "shown"}, ["hand"]),
        ("water-frame", {}, []),
        ("water-frame", {"cash": "hidden"}, ["cash"]),
        ("arkwright-cards", {}, []),
    ],
    ids=str,
)
def test_what_is_secret_depends_on_the_options(ruleset: str, options: dict[str, str], secrets: list[str]) -> None:
    assert find_game(ruleset).secrets(options, 2) == secrets
