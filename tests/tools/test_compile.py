"""What mypyc compiles is what runs interpreted: `tools/compile.py` writes out the fields that the classes declare."""

from __future__ import annotations

import ast
import pkgutil
import sys
from functools import cache
from importlib import import_module
from inspect import getsource, signature
from types import ModuleType
from typing import Any

import pytest

from arktable.engine.fields import Field
from arktable.engine.state import Base, Struct
from arktable.engine.state.declaring import GENERATED
from arktable.jobs.builds import COMPILED
from tests.builders.fields import difference
from tools.compile import expanded


@cache
def modules() -> dict[str, ModuleType]:
    """Every module that is compiled."""
    parts = [import_module(f"arktable.{name}") for name in COMPILED]
    names = [one.name for part in parts for one in pkgutil.walk_packages(part.__path__, f"{part.__name__}.")]
    return {name: import_module(name) for name in names}


CLASSES: list[Any] = [
    cls
    for module in modules().values()
    for cls in vars(module).values()
    if isinstance(cls, type) and issubclass(cls, Base) and cls.__module__ == module.__name__ and GENERATED in vars(cls)
]

STRUCTS = [cls for cls in CLASSES if issubclass(cls, Struct)]


def name_of(cls: type) -> str:
    return f"{cls.__module__}.{cls.__name__}"


@cache
def written_out(module: str) -> ModuleType:
    """A second module made of the text that is compiled."""
    twin = ModuleType(module)
    twin.__file__ = sys.modules[module].__file__
    code = compile(expanded(getsource(sys.modules[module]), module), f"<{module} written out>", "exec")
    exec(code, vars(twin))  # noqa: S102 - a module of ours
    return twin


def twin_of(cls: type) -> Any:
    return getattr(written_out(cls.__module__), cls.__name__)


def told(one: Field) -> tuple[Any, ...]:
    return (type(one).__name__, one.name, one.default, one.type, one.optional)


def a_value(one: Field, number: int) -> Any:
    """A value of the type that the field has, another one for each number."""
    values = {"int": number, "bool": number % 2 > 0, "list[int]": [number, 5], "list[list[int]]": [[number], []]}
    return values.get(one.type, one.usual())


def values_of(cls: Any) -> list[Any]:
    return [a_value(one, 100 + number) for number, one in enumerate(cls.FIELDS)]


def check_copy(cls: Any, thing: Any, made: Any) -> None:
    for one, value in zip(cls.FIELDS, values_of(cls), strict=True):
        assert not difference(getattr(made, one.name), value), one.name
        assert not isinstance(value, list) or getattr(made, one.name) is not getattr(thing, one.name), one.name


def test_there_are_classes_of_every_game() -> None:
    games = {cls.__module__.split(".")[2] for cls in CLASSES if ".games." in cls.__module__}
    assert games == {"arkadia", "arkwright", "arkwright_cards"}
    assert len(CLASSES) > 100


@pytest.mark.parametrize("cls", CLASSES, ids=name_of)
def test_fields_and_constructor_are_the_same(cls: Any) -> None:
    twin = twin_of(cls)
    assert twin is not cls
    assert [told(one) for one in twin.FIELDS] == [told(one) for one in cls.FIELDS]
    assert str(signature(twin)) == str(signature(cls))


@pytest.mark.parametrize(
    "cls", [cls for cls in CLASSES if issubclass(cls, Struct) and "copy" in vars(cls)], ids=name_of
)
def test_a_copy_by_the_constructor_is_the_same(cls: Any) -> None:
    for kind in (cls, twin_of(cls)):
        thing = kind(*range(len(cls.LEADING)), *values_of(cls))
        made = thing.copy()
        assert type(made) is kind
        assert [getattr(made, name) for name in cls.LEADING] == list(range(len(cls.LEADING)))
        check_copy(cls, thing, made)


@pytest.mark.parametrize("cls", [cls for cls in CLASSES if "take_fields" in vars(cls)], ids=name_of)
def test_a_copy_of_many_fields_is_the_same(cls: Any) -> None:
    defaults: list[list[Any]] = []
    for kind in (cls, twin_of(cls)):
        thing, made = kind.__new__(kind), kind.__new__(kind)
        thing.set_defaults()
        defaults.append([getattr(thing, one.name) for one in cls.FIELDS])
        for one, value in zip(cls.FIELDS, values_of(cls), strict=True):
            setattr(thing, one.name, value)
        made.take_fields(thing)
        check_copy(cls, thing, made)
    assert defaults[0] == defaults[1]


def test_nothing_is_left_that_mypyc_cannot_compile() -> None:
    for module in {cls.__module__ for cls in CLASSES} | {"arktable.engine.state"}:
        for node in ast.walk(ast.parse(expanded(getsource(sys.modules[module]), module))):
            if isinstance(node, ast.ClassDef):
                assert not node.keywords, module
                assert not any("dataclass_transform" in ast.unparse(one) for one in node.decorator_list), module
            assert not isinstance(node, ast.Call) or ast.unparse(node.func) != "field", module


def test_a_module_without_such_classes_stays_as_it_is() -> None:
    source = getsource(sys.modules["arktable.engine.rng"])
    assert expanded(source, "arktable.engine.rng") == source
