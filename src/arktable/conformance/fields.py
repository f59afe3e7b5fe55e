"""Walks over all fields of a position, interpreted or compiled, and changes them one by one.

Whatever can be copied (a frame, a company, a running sale) is walked into.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from arktable.engine.position import Position
from arktable.engine.rng import Rng

# Shared by all positions of a game, and never changed.
SHARED = {"catalogue", "rules", "seats", "setting"}
# The fields of every class that was asked about.
_NAMES: dict[type[object], list[str]] = {}


def field_names(thing: object) -> list[str]:
    """All fields of the class and its bases.

    They are in `__slots__` interpreted, in `__mypyc_attrs__` compiled, and in the dictionary of the object if the class
    is interpreted and its base compiled.
    """
    kind = type(thing)
    if kind not in _NAMES:
        names: list[str] = []
        for cls in kind.__mro__:
            own = vars(cls).get("__slots__") or vars(cls).get("__mypyc_attrs__") or ()
            names += [name for name in own if name not in names and not name.startswith("__")]
        _NAMES[kind] = [*names, *getattr(thing, "__dict__", ())]
    return list(_NAMES[kind])


def changes(position: Position) -> Iterator[tuple[str, Callable[[], None]]]:
    """What can be changed in place or by assignment, each as a name and a function that does it."""
    for name in field_names(position):
        if name in SHARED:
            continue
        value = getattr(position, name)
        yield from _changes_of(position, name, value, name)


def _changes_of(owner: Any, name: str, value: object, path: str) -> Iterator[tuple[str, Callable[[], None]]]:
    if isinstance(value, (list, dict)):
        yield from _changes_inside(value, path)
    elif hasattr(value, "copy"):
        yield from _changes_of_fields(value, path)
    elif isinstance(value, bool):
        yield path, lambda: setattr(owner, name, not value)
    elif isinstance(value, int):
        yield path, lambda: setattr(owner, name, value + 1)


def _changes_of_fields(thing: Any, path: str) -> Iterator[tuple[str, Callable[[], None]]]:
    if isinstance(thing, Rng):
        yield path, lambda: _draw(thing)
        return
    for name in field_names(thing):
        yield from _changes_of(thing, name, getattr(thing, name), f"{path}.{name}")


def _draw(rng: Rng) -> None:
    rng.word()


def _changes_inside(value: list[Any] | dict[Any, Any], path: str) -> Iterator[tuple[str, Callable[[], None]]]:
    keys = list(value) if isinstance(value, dict) else range(len(value))
    for key in keys:
        inner = value[key]
        if isinstance(inner, bool):
            continue
        if isinstance(inner, int):
            yield f"{path}[{key}]", lambda key=key, inner=inner: value.__setitem__(key, inner + 1)  # type: ignore[misc]
        elif isinstance(inner, (list, dict)):
            yield from _changes_inside(inner, f"{path}[{key}]")
        elif hasattr(inner, "copy"):
            yield from _changes_of_fields(inner, f"{path}[{key}]")
    yield f"{path} emptied", value.clear


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two positions, or parts of them, differ; an empty text if they do not."""
    if type(one) is not type(other):
        return f"{path}: {one!r} and {other!r}"
    if isinstance(one, Rng):
        return "" if one.state() == other.state() else f"{path}: another chance"
    if isinstance(one, list):
        if len(one) != len(other):
            return f"{path}: {one!r} and {other!r}"
        pairs = [(f"{path}[{at}]", a, b) for at, (a, b) in enumerate(zip(one, other, strict=True))]
    elif one is not other and not isinstance(one, (dict, int, str)) and field_names(one):
        pairs = [
            (f"{path}.{name}", getattr(one, name), getattr(other, name))
            for name in field_names(one)
            if name not in SHARED | {"events"}
        ]
    else:
        return "" if one == other else f"{path}: {one!r} and {other!r}"
    return next((found for where, a, b in pairs if (found := difference(a, b, where))), "")
