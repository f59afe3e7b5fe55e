"""Chooses the language of the program."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arktable.engine.errors import UnknownName

LANGUAGES: Final = ("en", "fr")
"""The first one is the default, and the fallback for messages that another language lacks."""

_VARIABLES: Final = ("ARKTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(asked: str | None, environ: Mapping[str, str]) -> str:
    """The language that was asked for, else that of the environment, else English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise UnknownName("language", asked, LANGUAGES)
        return asked
    for variable in _VARIABLES:
        value = environ.get(variable, "")
        if value:
            # "fr_BE.UTF-8" and "fr" mean French. "C", "POSIX" and languages without a translation mean English.
            language = value[:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
