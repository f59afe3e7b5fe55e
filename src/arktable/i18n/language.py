"""The languages of the program, from the files that are there, and which of them is used.

A language is a file `locales/<code>.ftl` of this package. What else the program must know of it are messages of that
file: `language-name` (its own name), `language-region` (for numbers and dates), `language-money` (`before` or `behind`:
where the pound sign stands) and `language-complete` (`yes` when every file has every message).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from arktable.engine.errors import UnknownName

_HOME: Final = "arktable.i18n"
_CODE: Final = re.compile(r"([a-z]{2,3})\.ftl")
_FACT: Final = re.compile(r"^language-(\w+) = (.*?) *$", re.MULTILINE)
_VARIABLES: Final = ("ARKTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
_DEFAULT: Final = "en"


class Facts(NamedTuple):
    """What the program must know of a language apart from its words."""

    name: str
    """Its name in the language itself."""
    region: str
    """For numbers and dates, such as `de-DE`."""
    behind: bool
    """Does the pound sign stand behind the amount?"""
    complete: bool
    """Has every file every message? If not, English ones stand in for those that lack."""


def _found() -> tuple[str, ...]:
    names = [_CODE.fullmatch(file.name) for file in (files(_HOME) / "locales").iterdir()]
    codes = sorted(name[1] for name in names if name)
    return (_DEFAULT, *(code for code in codes if code != _DEFAULT))


LANGUAGES: Final = _found()
"""The first one is the default, and the fallback for messages that another language lacks."""


@cache
def facts_of(language: str) -> Facts:
    """What the file of a language says of it; for a language without a file its code and the ways of English."""
    if language not in LANGUAGES:
        return Facts(language, language, behind=False, complete=False)
    text = (files(_HOME) / "locales" / f"{language}.ftl").read_text("utf-8")
    said = dict(_FACT.findall(text))
    return Facts(
        said.get("name", language),
        said.get("region", language),
        said.get("money") == "behind",
        said.get("complete") == "yes",
    )


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
            language = re.split(r"[^a-z]", value.lower())[0]
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
