"""Makes fields of their declarations, and generates the constructor and the copy of a class as source text.

How fields are declared is explained in `engine/state/__init__.py`.
"""

from __future__ import annotations
import __future__

import re
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Any, Concatenate, Final, ParamSpec

from arktable.engine.fields import Field, Part, PartList, Unkept

Q = ParamSpec("Q")
"""What a kind of field takes after the name."""

DECLARED: Final = "__declared__"
"""Attribute of a class: its declarations, before the fields are made of them."""
GENERATED: Final = "__generated__"
"""Attribute of a class: the source text of its generated methods."""
LIST: Final = re.compile(r"list\[.*\]")
LIST_OF_LISTS: Final = re.compile(r"list\[list\[.*\]\]")
MUTABLE: Final = re.compile(r"\b(list|dict|set)\b")
INITIAL: Final[dict[str, Any]] = {"int": 0, "bool": False, "str": ""}
"""Default values of derived fields by their type; of other types it is None."""


class Declaration:
    """What `field` returns: a field that does not know its name yet."""

    __slots__ = ("args", "kind", "options")

    def __init__(self, kind: Callable[..., Field], args: tuple[Any, ...], options: dict[str, Any]) -> None:
        self.kind: Final[Callable[..., Field]] = kind
        self.args: Final[tuple[Any, ...]] = args
        self.options: Final[dict[str, Any]] = options

    def __set_name__(self, owner: type, name: str) -> None:
        if not hasattr(owner, "FIELDS"):
            raise TypeError(f"{owner.__name__} declares {name} as a field, but is neither a Struct nor a State")


def field(kind: Callable[Concatenate[str, Q], Field], *args: Q.args, **options: Q.kwargs) -> Any:
    """Declare a field of this kind. With `default=` the constructor can be called without the field."""
    return Declaration(kind, args, options)


# -- making the fields ------------------------------------------------------------------------------------------------


def complete(cls: Any) -> None:
    """Make the fields of a class of its declarations, and generate its methods."""
    own = [_made(cls, name, declaration) for name, declaration in _declarations(cls).items()]
    if "__init__" not in vars(cls):
        _check_annotations(cls, [one.name for one in own])
    if own:
        cls.FIELDS = joined(cls.FIELDS, own)
    if any(not one.type for one in cls.FIELDS):
        if own:
            raise TypeError(f"{cls.__name__} declares fields, but its base class lists FIELDS: declare those as well")
        return
    text = generated(cls, bool(own))
    if text:
        setattr(cls, GENERATED, text)
        _define(cls, text)


def _declarations(cls: Any) -> dict[str, Declaration]:
    found: dict[str, Declaration] | None = vars(cls).get(DECLARED)
    if found is None:  # derived from a compiled class, so without `Slotted`
        found = {name: value for name, value in vars(cls).items() if isinstance(value, Declaration)}
        for name in found:
            delattr(cls, name)
    return found


def _made(cls: Any, name: str, declaration: Declaration) -> Field:
    annotation = cls.__annotations__.get(name)
    if annotation is None:
        raise TypeError(f"{cls.__name__}.{name} needs a type: {name}: int = field(…)")
    plain = isinstance(annotation, type) and not hasattr(annotation, "__origin__")
    try:
        made = declaration.kind(name, *declaration.args, **declaration.options)
    except TypeError as error:
        raise TypeError(f"{cls.__name__}.{name}: {error}") from None
    text = annotation.__name__ if plain else str(annotation)
    return declared(text, made, "default" in declaration.options)


def _check_annotations(cls: Any, own: list[str]) -> None:
    """Refuse attributes that the generated constructor would not set."""
    for name, annotation in cls.__annotations__.items():
        if name not in own and not name.isupper() and "ClassVar" not in str(annotation):
            raise TypeError(f"{cls.__name__}.{name} is no field: write {name}: {annotation} = field(…), or a ClassVar")


def declared(annotation: str, made: Field, optional: bool) -> Field:
    """Add to a field what its declaration says about the attribute."""
    made.type = annotation
    made.optional = optional
    return made


def joined(inherited: Iterable[Field], own: Iterable[Field]) -> tuple[Field, ...]:
    """Return the fields of a subclass: the inherited ones, some replaced by its own, then the rest of its own."""
    fields = {one.name: one for one in inherited}
    fields.update({one.name: one for one in own})
    return tuple(fields.values())


# -- generating the methods -------------------------------------------------------------------------------------------


def generated(cls: Any, own: bool) -> str:
    """Return the source of the methods that the class does not define itself. `own`: it declares fields."""
    methods = _of_struct(cls, own) if hasattr(cls, "LEADING") else _of_state(cls, own)
    return "\n\n".join(text for name, text in methods.items() if name not in vars(cls))


def _of_struct(cls: Any, own: bool) -> dict[str, str]:
    """Return a constructor that takes every field, and a copy that calls it."""
    leading, fields, name = cls.LEADING, cls.FIELDS, cls.__name__
    methods: dict[str, str] = {}
    for before, one in pairwise(fields):
        if before.optional and not one.optional:
            raise TypeError(f"{name}.{one.name} needs a default, because {before.name} has one")
    if own:
        given = ["self", *(f"{key}: int" for key in leading), *(_parameter(one) for one in fields)]
        lines = [*(f"self.{key} = {key}" for key in leading), *(_assigned(one) for one in fields)]
        methods["__init__"] = _method(f"__init__({', '.join(given)}) -> None", lines)
    if "copy" not in vars(cls) and not _is_abstract(cls):
        values = [*(f"self.{key}" for key in leading), *(_copied(one, "self") for one in fields)]
        methods["copy"] = _method(f"copy(self) -> {name}", [f"return {name}({', '.join(values)})"])
    return methods


def _of_state(cls: Any, own: bool) -> dict[str, str]:
    """Return a constructor that takes nothing or an object to copy."""
    fields, name = cls.FIELDS, cls.__name__
    if not fields:
        return {}
    methods = {"copy": _method(f"copy(self) -> {name}", [f"return {name}(self)"])}
    if own:
        choice = ["if source is None:", "    self.set_defaults()", "else:", "    self.take_fields(source)"]
        fresh = [f"self.{one.name} = {_initial(one)!r}" for one in fields]
        twin = [f"self.{one.name} = {_copied(one, 'source')}" for one in fields]
        methods["__init__"] = _method(f"__init__(self, source: {name} | None = None) -> None", choice)
        methods["set_defaults"] = _method("set_defaults(self) -> None", fresh)
        methods["take_fields"] = _method(f"take_fields(self, source: {name}) -> None", twin)
    return methods


def _method(head: str, lines: list[str]) -> str:
    return "\n".join([f"def {head}:", *(f"    {line}" for line in lines)])


def _parameter(one: Field) -> str:
    if not one.optional:
        return f"{one.name}: {one.type}"
    if isinstance(one.default, list):
        return f"{one.name}: {one.type} | None = None"
    return f"{one.name}: {one.type} = {one.default!r}"


def _assigned(one: Field) -> str:
    if one.optional and isinstance(one.default, list):
        return f"self.{one.name} = {one.default!r} if {one.name} is None else {one.name}"
    return f"self.{one.name} = {one.name}"


def _initial(one: Field) -> Any:
    if one.default is None and LIST.fullmatch(one.type):
        return []
    return INITIAL.get(one.type) if one.default is None else one.default


def _copied(one: Field, owner: str) -> str:
    value = f"{owner}.{one.name}"
    if isinstance(one, Unkept):
        return repr(one.default)
    if isinstance(one, PartList) or LIST_OF_LISTS.fullmatch(one.type):
        return f"[part.copy() for part in {value}]"
    if isinstance(one, Part) or LIST.fullmatch(one.type):
        return f"{value}.copy()"
    if MUTABLE.search(one.type):
        raise TypeError(f"{one.name}: {one.type} cannot be copied: only numbers, words, lists and parts can")
    return value


def _is_abstract(cls: Any) -> bool:
    return any(getattr(getattr(cls, name), "__isabstractmethod__", False) for name in dir(cls))


def _define(cls: Any, text: str) -> None:
    flags = __future__.annotations.compiler_flag
    place: dict[str, Any] = {cls.__name__: cls, "__name__": cls.__module__}
    exec(compile(text, f"<generated methods of {cls.__name__}>", "exec", flags, dont_inherit=True), place)  # noqa: S102 - source of our own
    for name, value in place.items():
        if name not in (cls.__name__, "__name__", "__builtins__"):
            value.__qualname__ = f"{cls.__qualname__}.{name}"
            setattr(cls, name, value)
