"""The API reference as Markdown, from the signatures and docstrings of `arktable.api`."""

from __future__ import annotations

import inspect
from typing import Any

from arktable import api

INTRODUCTION = """# Names of the Python API

Made from the docstrings of `arktable.api`: everything that `import arktable` offers. [Python API](python.md) explains
how it is used, what is public and for how long.
"""


def reference() -> str:
    """The whole page."""
    names = sorted(api.__all__, key=lambda name: (not name[0].islower(), name.lower()))
    return "\n".join([INTRODUCTION, *(described(name, getattr(api, name)) for name in names)])


def described(name: str, thing: Any) -> str:
    """One name: a function with its signature, a class with its public methods."""
    parts = [f"## {name}\n"]
    if inspect.isclass(thing):
        parts.append(documented(thing))
        for member, function in methods(thing):
            parts += [
                f"### {name}.{member}\n",
                f"```python\n{member}{signature(function)}\n```\n",
                documented(function),
            ]
    else:
        parts += [f"```python\n{name}{signature(thing)}\n```\n", documented(thing)]
    return "\n".join(part for part in parts if part)


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
