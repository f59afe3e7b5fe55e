"""Arktable: one engine for Arkadia, Arkwright and Arkwright: The Card Game.

    >>> import arktable
    >>> position = arktable.start("arkadia", 2, seed=7)
    >>> position.play(position.moves()[0])

The public API is `arktable/api.py`; `__init__.pyi` lists its names. Importing the package loads none
of it; the first use does.
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

__version__ = "0.3.0"


def __getattr__(name: str) -> Any:
    if name == "games":
        return import_module("arktable.games")
    if name == "__all__" or not name.startswith("_"):
        api = import_module("arktable.api")
        if name in ("__all__", *api.__all__):
            return getattr(api, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}; dir({__name__}) lists the public names")


def __dir__() -> list[str]:
    return sorted({*globals(), *import_module("arktable.api").__all__})


class _Games(ModuleType):
    """The package `arktable.games`, which can also be called: `games()` is a function of the public API."""

    def __call__(self) -> Any:
        return import_module("arktable.api").games()


class _Package(ModuleType):
    """This package. The import system sets the attribute `games` when that package is imported."""

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "games" and isinstance(value, ModuleType):
            value.__class__ = _Games
        super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package
