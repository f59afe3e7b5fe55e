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

    def __call__(self, english: str, french: str, *, complete: bool = True) -> list[str]:
        paths = self.folder / "en.ftl", self.folder / "fr.ftl"
        for path, text in zip(paths, (english, french), strict=True):
            path.write_text(text, encoding="utf-8")
        return check_locales.compare(*paths, complete=complete)


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
    assert check_locales.french(text) == []


@pytest.mark.parametrize(
    "text", ["Quoi?", "Quoi ?", "Quoi\u00a0?", "« Oui\u202f»", "«\u202fOui»", "Or : 3", "un; deux"]
)
def test_a_missing_narrow_space_is_found(text: str) -> None:
    assert len(check_locales.french(text)) == 1


@pytest.mark.parametrize(("text", "faults"), [("„Ja“", 0), ("“Ja”", 2), ('"Ja"', 2), ("„Ja", 1), ("Adas Tisch", 0)])
def test_german_has_its_own_quotation_marks(text: str, faults: int) -> None:
    assert len(check_locales.german(text)) == faults


def test_a_language_that_is_not_complete_may_lack_messages(problems: _Problems) -> None:
    assert problems("a = A\nb = B", "a = A", complete=False) == []
    assert problems("a = { $n }", "a = { $nom }", complete=False) != []
    assert problems("a = A", "a = A\nb = B", complete=False) == ["en.ftl: b is missing"]


def test_what_lacks_is_listed_by_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check_locales, "ROOT", tmp_path)
    for name, text in {"en.ftl": "a = A\nb = B", "xy.ftl": "b = B", "learn.en.ftl": "c = C"}.items():
        (tmp_path / "src").mkdir(exist_ok=True)
        (tmp_path / "src" / name).write_text(text, encoding="utf-8")
    assert check_locales.main(["--missing", "xy"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "src/xy.ftl",
        "  a",
        "src/learn.xy.ftl (no such file)",
        "  c",
        "xy: 2 messages lack, in 2 files",
    ]


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
