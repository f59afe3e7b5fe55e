"""Says which extra is missing, where a package of an environment cannot be imported."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from arktable.engine.errors import ArktableError


class ExtraMissing(ArktableError):
    """An environment needs a package that is not installed."""

    def __init__(self, package: str, extra: str) -> None:
        what = f"learning environments need {package}: pip install 'arktable[{extra}]'"
        super().__init__("extra-missing", what, {"package": package, "extra": extra})


def needed(package: str, extra: str = "envs") -> Any:
    """Return the module of a package, or raise an error that names the extra."""
    try:
        return import_module(package)
    except ModuleNotFoundError as error:
        if error.name != package.partition(".")[0]:
            raise
        raise ExtraMissing(package, extra) from error
