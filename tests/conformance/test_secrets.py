"""A game names what a seat knows that the others do not, and hides nothing else from the people at one screen."""

from __future__ import annotations

from typing import Any

import pytest

from arktable.engine.game import ANYTHING
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from tests.builders.random_play import walk
from tests.builders.rulesets import EVERY, Setting

OF_THE_VIEWER = ("viewer", "offer", "assumed", "idle")
"""Whose view it is, what they may choose now, and the usual choice. The rest of a view tells of the table."""


def known(position: Position, viewer: int) -> dict[str, Any]:
    found = {key: value for key, value in position.view(viewer).items() if key not in OF_THE_VIEWER}
    if isinstance(found.get("asked"), dict):  # what can be answered in advance belongs to the offer
        found["asked"] = {key: value for key, value in found["asked"].items() if key != "standing"}
    return found


def differs(position: Position) -> bool:
    """Does a seat know something that the next one does not?"""
    return any(known(position, seat) != known(position, (seat + 1) % position.seats) for seat in range(position.seats))


@EVERY
def test_all_seats_know_the_same_exactly_where_no_secret_is_named(setting: Setting) -> None:
    secrets = setting.game.secrets(setting.options, setting.seats)
    seen: set[str] = set()
    found = False
    for position in walk(setting.game, setting.seats, setting.options, 14):
        if position.seat >= 0 and (position.phase() not in seen or position.decisions % 40 == 0):
            seen.add(position.phase())
            found = found or differs(position)
            assert secrets or not found
    if secrets != [ANYTHING]:  # a game that does not name its secrets may have some, or none
        assert found == bool(secrets and setting.seats > 1)


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
