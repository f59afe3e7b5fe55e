"""The API reference as Markdown, from the signatures and docstrings of `arktable.api`."""

from __future__ import annotations

import dataclasses
import inspect
import re
from typing import Any

from arktable import api, typed
from arktable.engine import game as contract

INTRODUCTION = """# Names of the Python API

Made from the docstrings of `arktable.api`: everything that `import arktable` offers. [Python API](python.md) explains
how it is used, what is public and for how long.
"""


WIDTH = 88
"""The longest signature on one line."""
CONTRACT = frozenset(re.findall(r"^`(\w+)", contract.__doc__ or "", re.MULTILINE))
"""The names in the table of the contract (`engine/game.py`): of a position, these are public."""

TYPES = """## Types of our games

For annotations and `isinstance`; `from arktable.typed import …`. Views are described in the references of
[Arkadia](arkadia.md), [Arkwright](arkwright.md) and [the card game](arkwright-cards.md).

| name | what it is | from |
|---|---|---|
"""


def reference() -> str:
    """The whole page."""
    names = sorted(api.__all__, key=lambda name: (not name[0].islower(), name.lower()))
    return "\n".join([INTRODUCTION, *(described(name, getattr(api, name)) for name in names), types()])


def described(name: str, thing: Any) -> str:
    """One name: a function with its signature, a class with its fields and public methods."""
    if not inspect.isclass(thing):
        return "\n".join([f"## {name}\n", shown(name, thing), documented(thing)])
    parts = [f"## {name}\n", documented(thing), fields(thing)]
    found = methods(thing)
    public = [one for one in found if thing is not api.Position or one[0] in CONTRACT]
    parts += [method(name, *one) for one in public]
    if len(public) < len(found):
        parts.append("The following methods are for authors of games, and are not part of the public API.\n")
        parts += [method(name, *one) for one in found if one not in public]
    return "\n".join(part for part in parts if part)


def method(owner: str, name: str, function: Any) -> str:
    """One method of a class."""
    return "\n".join([f"### {owner}.{name}\n", shown(name, function), documented(function)])


def shown(name: str, function: Any) -> str:
    """The signature as a block of code; a long one has a line for each argument."""
    text = f"{name}{signature(function)}"
    if len(text) > WIDTH:
        kept = [one for one in inspect.signature(function).parameters.values() if one.name != "self"]
        lines = [f"    {one},".replace("'", "") for one in kept]
        star = next((at for at, one in enumerate(kept) if one.kind is one.KEYWORD_ONLY), None)
        if star is not None:
            lines.insert(star, "    *,")
        text = "\n".join([f"{name}(", *lines, f"){text.rpartition(')')[2]}"])
    return f"```python\n{text}\n```\n"


def fields(cls: type) -> str:
    """The fields of a dataclass and the properties of a class, as a table."""
    found = {one.name: ("", one.type) for one in dataclasses.fields(cls)} if dataclasses.is_dataclass(cls) else {}
    for name, one in inspect.getmembers(cls, lambda member: isinstance(member, property)):
        if not name.startswith("_"):
            returned = inspect.signature(one.fget).return_annotation
            found[name] = (" ".join(documented(one).split()), returned)
    rows = [f"| `{name}` | `{escaped(kind)}` | {about} |" for name, (about, kind) in found.items()]
    return "\n".join(["| field | type | |", "|---|---|---|", *rows, ""]) if rows else ""


def escaped(kind: Any) -> str:
    """A type inside a table."""
    return str(getattr(kind, "__name__", kind) if inspect.isclass(kind) else kind).replace("|", "\\|")


def types() -> str:
    """The names of `arktable.typed`."""
    rows = [
        f"| `{name}` | {documented(thing).splitlines()[0]} | `{thing.__module__}` |"
        for name, thing in ((name, getattr(typed, name)) for name in typed.__all__)
    ]
    return TYPES + "\n".join([*rows, ""])


def methods(cls: type) -> list[tuple[str, Any]]:
    """The public methods of a class that have a docstring, in the order of their names."""
    return [
        (name, one)
        for name, one in inspect.getmembers(cls, inspect.isfunction)
        if not name.startswith("_") and inspect.getdoc(one)
    ]


def signature(function: Any) -> str:
    """The arguments of a function and what it returns, without `self`."""
    try:
        found = inspect.signature(function)
    except (TypeError, ValueError):
        return "(…)"
    kept = [one for one in found.parameters.values() if one.name != "self"]
    return str(found.replace(parameters=kept)).replace("'", "")


def documented(thing: Any) -> str:
    """A docstring as Markdown."""
    return (inspect.getdoc(thing) or "").strip() + "\n"
