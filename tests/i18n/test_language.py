"""Which language is spoken."""

from __future__ import annotations

import pytest

from arktable.engine.errors import UnknownName
from arktable.i18n.language import LANGUAGES, choose_language, facts_of
from arktable.i18n.money import with_pounds


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "nl_NL.UTF-8"}, "en"),
        ({"LANG": "enx"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8", "ARKTABLE_LANG": "fr"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "ARKTABLE_LANG": ""}, "fr"),
    ],
)
def test_the_environment_says_which_language(environ: dict[str, str], language: str) -> None:
    assert choose_language(None, environ) == language


def test_what_is_asked_for_wins() -> None:
    assert choose_language("en", {"ARKTABLE_LANG": "fr"}) == "en"


def test_a_language_we_do_not_speak_is_refused_when_asked_for() -> None:
    with pytest.raises(UnknownName, match="en, de, fr"):
        choose_language("nl", {})


@pytest.mark.parametrize(
    ("language", "written"), [("en", "−£5, £7"), ("fr", "−5\u202f£, 7\u202f£"), ("de", "−5\u202f£, 7\u202f£")]
)
def test_the_sign_of_a_negative_amount_stands_before_the_pound(language: str, written: str) -> None:
    assert with_pounds("£-5, £7", language) == written


def test_the_languages_are_those_of_the_files_english_first() -> None:
    assert LANGUAGES == ("en", "de", "fr")


def test_a_language_says_what_must_be_known_of_it() -> None:
    assert facts_of("de") == ("Deutsch", "de-DE", True, True)
    assert facts_of("en") == ("English", "en-GB", False, True)
    assert facts_of("nl") == ("nl", "nl", False, False)
