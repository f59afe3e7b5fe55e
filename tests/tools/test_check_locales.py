"""The locale check finds what Fluent would pass over in silence."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import check_locales


@pytest.fixture
def problems(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> _Problems:
    monkeypatch.setattr(check_locales, "ROOT", tmp_path)
    return _Problems(tmp_path)


class _Problems:
    """Call it with an English and a French text."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, english: str, french: str) -> list[str]:
        paths = self.folder / "en.ftl", self.folder / "fr.ftl"
        for path, text in zip(paths, (english, french), strict=True):
            path.write_text(text, encoding="utf-8")
        return check_locales.compare(*paths)


@pytest.mark.parametrize(
    "text",
    [
        "Quoi\u202f?",
        "Quoi\u202f?!",
        "«\u202fOui\u202f»",
        "à 12:30",
        "voir https://arktable.test",
        "Or\u202f: 3\u202f; gemmes\u202f: 2",
    ],
)
def test_good_french_passes(text: str) -> None:
    assert check_locales.typography(text) == []


@pytest.mark.parametrize(
    "text", ["Quoi?", "Quoi ?", "Quoi\u00a0?", "« Oui\u202f»", "«\u202fOui»", "Or : 3", "un; deux"]
)
def test_a_missing_narrow_space_is_found(text: str) -> None:
    assert len(check_locales.typography(text)) == 1


def test_equal_files_pass(problems: _Problems) -> None:
    assert problems("gold = { $n } gold\n    .title = Gold", "gold = { $n } or\n    .title = Or") == []


def test_a_missing_message_is_found(problems: _Problems) -> None:
    assert problems("a = A\nb = B", "a = A") == ["fr.ftl: b is missing"]


def test_a_missing_attribute_is_found(problems: _Problems) -> None:
    assert problems("a = A", "a = A\n    .title = T") == ["en.ftl: a.title is missing"]


def test_another_variable_is_found(problems: _Problems) -> None:
    assert problems("a = { $name }", "a = { $nom }") == ["fr.ftl: a has the variables nom, in English name"]


def test_what_is_not_fluent_is_found_with_its_line(problems: _Problems) -> None:
    assert problems("a = A\nb B", "a = A") == ["en.ftl:2: not Fluent: b B"]


def test_the_variants_of_a_choice_are_read_too(problems: _Problems) -> None:
    choice = "a = { $n ->\n    [one] un\n   *[other] plusieurs !\n }"
    assert problems("a = { $n }", choice) == ["fr.ftl: a: narrow no-break space missing before '!': plusieurs !"]


@pytest.mark.parametrize(
    ("english", "french"),
    [
        ("a = { $n } workers return.", "a = { $n }"),
        ("a = { $n }", "a = { $n } ouvriers reviennent."),
        ("a = { $n } more shares", "a = { $n }"),
        ("a = { $n ->\n    [0] none\n   *[other] { $n } rows\n }", "a = { $n }"),
    ],
)
def test_a_number_before_a_plural_without_a_form_for_one_is_found(
    problems: _Problems, english: str, french: str
) -> None:
    assert len([problem for problem in problems(english, french) if "one or several?" in problem]) == 1


def test_a_number_with_a_form_for_one_passes(problems: _Problems) -> None:
    english = "a = { $n ->\n    [one] 1 worker\n   *[other] { $n } workers\n }"
    french = "a = { $n ->\n    [one] { $n } ouvrier\n   *[other] { $n } ouvriers\n }"
    assert problems(english, french) == []
