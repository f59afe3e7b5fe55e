"""No class forgets a field: what a phase declares, what its constructor takes and what its copy has are the same."""

from __future__ import annotations

from typing import Any

import pytest

from arktable.engine.fields import Field, Part, PartList
from arktable.engine.flow import Phase
from arktable.engine.game import Game
from arktable.engine.registry import rulesets
from tests.builders.fields import difference, field_names

KINDS = [(game, kind) for game in rulesets() for kind in game.phases()]
EVERY_PHASE = pytest.mark.parametrize(
    ("game", "kind"), KINDS, ids=[f"{game.facts.id}-{kind.__name__}" for game, kind in KINDS]
)


def a_value(field: Field, number: int, game: Game) -> Any:
    """Something that differs from the default and from the other fields, of the type that the field has."""
    usual = field.usual()
    if isinstance(usual, bool):
        return not usual
    if isinstance(usual, int):
        return usual + 1 + number
    if isinstance(usual, list):
        return [usual[0] + 1 + number, *usual[1:]] if usual and isinstance(usual[0], int) else usual
    if type(field).__name__ == "Taking":
        return game.catalogue().all[number]
    return usual


def a_frame(game: Game, kind: type[Phase[Any]]) -> Phase[Any]:
    """A frame in which every field that can be told apart has a value of its own."""
    make: Any = kind
    frame: Phase[Any] = make(1, *(a_value(field, number, game) for number, field in enumerate(kind.FIELDS)))
    return frame


@EVERY_PHASE
def test_a_phase_declares_every_field(game: Game, kind: type[Phase[Any]]) -> None:
    declared = [field.name for field in kind.FIELDS]
    assert sorted(field_names(a_frame(game, kind))) == sorted(["seat", *declared])


@EVERY_PHASE
def test_the_constructor_takes_the_fields_in_their_order(game: Game, kind: type[Phase[Any]]) -> None:
    frame = a_frame(game, kind)
    assert frame.seat == 1
    for number, field in enumerate(kind.FIELDS):
        assert not difference(getattr(frame, field.name), a_value(field, number, game)), field.name


@EVERY_PHASE
def test_a_copy_of_a_phase_has_every_field_and_shares_no_list(game: Game, kind: type[Phase[Any]]) -> None:
    frame = a_frame(game, kind)
    twin = frame.copy()
    assert type(twin) is kind
    for name in field_names(frame):
        assert not difference(getattr(twin, name), getattr(frame, name)), name
        assert not isinstance(getattr(frame, name), list) or getattr(twin, name) is not getattr(frame, name), name


@pytest.mark.parametrize("game", rulesets(), ids=lambda game: game.facts.id)
def test_a_position_declares_every_field_and_no_phase_has_the_key_of_another(game: Game) -> None:
    position = game.start(game.facts.seats_max, {}, 1)
    base = set(field_names(super_of(position)))
    declared = {field.name for field in position.FIELDS}
    assert declared == set(field_names(position)) - base - {"rules"}
    keys = [kind.__name__ for kind in game.phases()]
    assert len(keys) == len(set(keys))


def super_of(position: object) -> Any:
    """An object whose fields are those of the engine's position class."""
    base = next(cls for cls in type(position).__mro__ if cls.__module__ == "arktable.engine.position")
    return type("Base", (), {"__slots__": vars(base).get("__slots__") or vars(base).get("__mypyc_attrs__")})()


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
    """A running sale and the like, with what lies in it."""
    todo = list(kind.FIELDS)
    while todo:
        field = todo.pop()
        if isinstance(field, (Part, PartList)) and not field.shape.fresh:
            fields = field.shape.fields
            thing = field.shape.build(*(a_value(part, number, game) for number, part in enumerate(fields)))
            assert {part.name for part in fields} == set(field_names(thing)), field.name
            assert not difference(thing.copy(), thing), field.name
            todo += fields
