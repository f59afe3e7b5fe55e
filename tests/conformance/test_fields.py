"""No class forgets a field: what a phase declares, what its constructor takes and what its copy has are the same."""

from __future__ import annotations

from typing import Any

import pytest

from arktable.conformance import phases
from arktable.conformance.fields import field_names
from arktable.engine.flow import Phase
from arktable.engine.game import Game
from arktable.engine.registry import rulesets

KINDS = [(game, kind) for game in rulesets() for kind in game.phases()]
EVERY_PHASE = pytest.mark.parametrize(
    ("game", "kind"), KINDS, ids=[f"{game.facts.id}-{kind.__name__}" for game, kind in KINDS]
)


@EVERY_PHASE
def test_a_phase_declares_every_field(game: Game, kind: type[Phase[Any]]) -> None:
    phases.declares_every_field(game, kind)


@EVERY_PHASE
def test_the_constructor_takes_the_fields_in_their_order(game: Game, kind: type[Phase[Any]]) -> None:
    phases.constructor_takes_the_fields(game, kind)


@EVERY_PHASE
def test_a_copy_of_a_phase_has_every_field_and_shares_no_list(game: Game, kind: type[Phase[Any]]) -> None:
    phases.copy_has_every_field(game, kind)


@pytest.mark.parametrize("game", rulesets(), ids=lambda game: game.facts.id)
def test_a_position_declares_every_field_and_no_phase_has_the_key_of_another(game: Game) -> None:
    phases.position_declares_every_field(game)


def test_the_parts_of_the_positions_declare_every_field() -> None:
    """Companies and the like: whatever in a position can be copied and has fields declares them."""
    for game in rulesets():
        position = game.start(game.facts.seats_max, {}, 1)
        for name in field_names(position):
            value = getattr(position, name)
            for part in value if isinstance(value, list) else []:
                fields = getattr(type(part), "FIELDS", None)
                if fields is not None and not isinstance(part, Phase):
                    assert {field.name for field in fields} == set(field_names(part)), f"{game.facts.id} {name}"


@EVERY_PHASE
def test_what_lies_in_a_phase_declares_and_copies_every_field(game: Game, kind: type[Phase[Any]]) -> None:
    phases.parts_declare_every_field(game, kind)
