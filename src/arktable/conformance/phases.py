"""Checks of classes: what a phase declares, what its constructor takes and what its copy has are the same."""

from __future__ import annotations

from typing import Any

from arktable.conformance.broken import require
from arktable.conformance.fields import difference, field_names
from arktable.conformance.settings import Setting
from arktable.engine.fields import Field, Part, PartList
from arktable.engine.flow import Phase
from arktable.engine.game import Game
from arktable.engine.position import Position


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
        moves = game.catalogue().all
        return moves[number % len(moves)]
    return usual


def a_frame(game: Game, kind: type[Phase[Any]]) -> Phase[Any]:
    """A frame in which every field that can be told apart has a value of its own."""
    make: Any = kind
    frame: Phase[Any] = make(1, *(a_value(field, number, game) for number, field in enumerate(kind.FIELDS)))
    return frame


def declares_every_field(game: Game, kind: type[Phase[Any]]) -> None:
    """A phase declares every field that it has."""
    declared = sorted(["seat", *(field.name for field in kind.FIELDS)])
    found = sorted(field_names(a_frame(game, kind)))
    require(found == declared, f"phase {kind.__name__} has the fields {found}, and declares {declared}")


def constructor_takes_the_fields(game: Game, kind: type[Phase[Any]]) -> None:
    """The constructor of a phase takes the seat and the fields in their order."""
    frame = a_frame(game, kind)
    require(frame.seat == 1, f"phase {kind.__name__} does not take the seat first")
    for number, field in enumerate(kind.FIELDS):
        wrong = difference(getattr(frame, field.name), a_value(field, number, game))
        require(not wrong, f"phase {kind.__name__} takes its fields in another order: {field.name}{wrong}")


def copy_has_every_field(game: Game, kind: type[Phase[Any]]) -> None:
    """A copy of a phase has every field and shares no list."""
    frame = a_frame(game, kind)
    twin = frame.copy()
    require(type(twin) is kind, f"a copy of phase {kind.__name__} is a {type(twin).__name__}")
    for name in field_names(frame):
        one, other = getattr(twin, name), getattr(frame, name)
        require(not difference(one, other), f"a copy of phase {kind.__name__} has another {name}")
        require(not isinstance(other, list) or one is not other, f"a copy of phase {kind.__name__} shares {name}")


def parts_declare_every_field(game: Game, kind: type[Phase[Any]]) -> None:
    """What lies in a phase (a running sale and the like, with what lies in it) declares and copies every field."""
    todo = list(kind.FIELDS)
    while todo:
        field = todo.pop()
        if isinstance(field, (Part, PartList)) and not field.shape.fresh:
            fields = field.shape.fields
            thing = field.shape.build(*(a_value(part, number, game) for number, part in enumerate(fields)))
            same = {part.name for part in fields} == set(field_names(thing))
            require(same, f"{field.name} of phase {kind.__name__} does not declare every field")
            wrong = difference(thing.copy(), thing)
            require(not wrong, f"a copy of {field.name} of phase {kind.__name__} differs: {wrong}")
            todo += fields


def position_declares_every_field(game: Game) -> None:
    """A position declares every field, and no phase has the name of another."""
    position = game.start(game.facts.seats_max, {}, 1)
    found = set(field_names(position)) - _fields_of_the_engine(position) - {"rules"}
    declared = {field.name for field in position.FIELDS}
    wrong = ", ".join(sorted(found ^ declared))
    require(declared == found, f"the position has a field that it does not declare, or declares one too many: {wrong}")
    keys = [kind.__name__ for kind in game.phases()]
    require(len(keys) == len(set(keys)), "two phases have the same class name")


def _fields_of_the_engine(position: Position) -> set[str]:
    base = next(cls for cls in type(position).__mro__ if cls.__module__ == "arktable.engine.position")
    names = vars(base).get("__slots__") or vars(base).get("__mypyc_attrs__") or ()
    return {name for name in names if not name.startswith("__")}


def classes_declare_their_fields(setting: Setting) -> None:
    """All of the above, for the position and every phase of the game."""
    position_declares_every_field(setting.game)
    for kind in setting.game.phases():
        declares_every_field(setting.game, kind)
        constructor_takes_the_fields(setting.game, kind)
        copy_has_every_field(setting.game, kind)
        parts_declare_every_field(setting.game, kind)
