"""The moments of the client's unit tests are found again by playing."""

from __future__ import annotations

import json

import pytest

from arktable.engine.registry import find_game
from tools.fixtures import MOMENTS, Moment, outputs, play_to, some_moves


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: f"{moment.ruleset}-{moment.name}")
def test_a_moment_is_what_it_says(moment: Moment) -> None:
    position = play_to(moment)
    assert (position.phase(), position.seats) == (moment.phase, moment.seats)
    assert position.progress() * 100 >= moment.progress


RULESETS = {"arkadia": "arkadia", "arkwright": "water-frame", "arkwright-cards": "arkwright-cards"}
"""Of each game one."""


def test_every_game_has_its_moments_and_some_moves_of_every_kind() -> None:
    made = {path: json.loads(text) for path, text in outputs().items()}
    assert {path.parent.parent.name for path in made} == {"arkadia", "arkwright", "arkwright-cards"}
    numbers = {path.parent.parent.name: thing["values"] for path, thing in made.items() if path.name == "numbers.json"}
    assert numbers == {game: find_game(ruleset).sheet.values() for game, ruleset in RULESETS.items()}
    moments = [thing for path, thing in made.items() if path.name not in ("moves.json", "numbers.json")]
    assert all(thing["kit"]["game"] == thing["view"]["game"] for thing in moments)
    for moment in MOMENTS:
        kinds = {group["kind"] for group in some_moves(moment.ruleset)}
        assert kinds == {move.word for move in find_game(moment.ruleset).catalogue().all}
