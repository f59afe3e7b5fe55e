"""Finds the Fluent files in the folder `locales` of a package."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable


def locale_file(home: str, name: str) -> Traversable | None:
    """A file of words of this package, such as `en.ftl`; None if it has none."""
    file = files(home) / "locales" / name
    return file if file.is_file() else None
