"""Every registered ruleset with seats and representative options, for tests that hold for all games."""

from __future__ import annotations

import os
from typing import Final

import pytest

from arktable.conformance.playing import moments
from arktable.conformance.settings import Setting, can_start, option_sets, settings_of, some_options
from arktable.engine import moves as a_module
from arktable.engine.registry import rulesets

__all__ = [
    "COMPILED",
    "EVERY",
    "EVERY_OPTION",
    "SOME",
    "Setting",
    "can_start",
    "moments",
    "option_sets",
    "settings",
    "some_options",
]

COMPILED: Final = not str(a_module.__file__).endswith(".py")
"""Do engine, games and bots run compiled?"""


EVERY_OPTION: Final = bool(os.environ.get("ARKTABLE_EVERY_OPTION"))
"""Are single options tried on the interpreted build too?"""


def settings(every_seat_count: bool = True) -> list[Setting]:
    """Every seat count with the defaults and with everything; the single options with a number of seats each.

    The single options are tried on the compiled build, which plays several times as fast (`make test-compiled`), or
    when ARKTABLE_EVERY_OPTION is set.
    """
    every_option = COMPILED or EVERY_OPTION
    return [one for game in rulesets() for one in settings_of(game, every_option, every_seat_count)]


EVERY = pytest.mark.parametrize("setting", settings(), ids=str)
"""Marks a test to run for every setting."""

SOME = pytest.mark.parametrize("setting", settings(every_seat_count=False), ids=str)
"""The same with one number of seats for each set of options."""
