"""The pages that say where a rule is carried out find its references in the sources."""

from __future__ import annotations

from pathlib import Path

from tools.citations import Place, Reference, first_sentence, places_in_python, places_in_sheet, references_in
from tools.where import chapters_of

SOURCE = '''"""The ship action (WF 1644–1776)."""

# How many ships there are (PB 226).
SHIPS = 2


class Ship:
    """One ship sails. The second may sail along (B70)."""

    def why_not(self):
        return Reason("ship-too-small", "WF 1663")

    def pay(self):
        """What the bank pays (WF 1734, 1742)."""
'''


def test_lists_ranges_and_rulings_are_read() -> None:
    text = "WF 798–804, 2813-22; PB 34 and B92–B94: £10"
    assert list(references_in(text)) == [
        Reference("WF", 798, 804),
        Reference("WF", 2813, 2822),
        Reference("PB", 34, 34),
        Reference("B", 92, 92),
        Reference("B", 93, 93),
        Reference("B", 94, 94),
    ]


def test_a_test_is_named_after_its_ruling() -> None:
    assert list(references_in("def test_c_14_quality_first() -> None:")) == [Reference("C", 14, 14)]


def test_a_reference_belongs_to_the_docstring_around_it(tmp_path: Path) -> None:
    path = tmp_path / "ships.py"
    path.write_text(SOURCE, encoding="utf-8")
    assert set(places_in_python(path, "ships.py")) == {
        Place("ships.py", "", "The ship action", frozenset({Reference("WF", 1644, 1776)})),
        Place("ships.py", "SHIPS", "", frozenset({Reference("PB", 226, 226)})),
        Place("ships.py", "Ship", "One ship sails", frozenset({Reference("B", 70, 70), Reference("WF", 1663, 1663)})),
        Place(
            "ships.py",
            "Ship.pay",
            "What the bank pays",
            frozenset({Reference("WF", 1734, 1734), Reference("WF", 1742, 1742)}),
        ),
    }


def test_the_numbers_of_a_sheet_name_their_source(tmp_path: Path) -> None:
    path = tmp_path / "ships.toml"
    path.write_text('[ships.crews]\nvalue = 1\nsource = ["PB 740"]\n', encoding="utf-8")
    assert places_in_sheet(path, "ships.toml") == [
        Place("ships.toml", "ships.crews", "", frozenset({Reference("PB", 740, 740)}))
    ]


def test_the_description_is_a_sentence_without_references() -> None:
    assert first_sentence("The market (EN 653–665, C31), once. And more.") == "The market, once"


def test_a_chapter_ends_where_the_next_begins() -> None:
    part = {"books": ["EN", "FR"], "ends": [90, 80], "chapters": [[10, 12, "Setup"], [40, 38, "Play", "why"]]}
    first, second = chapters_of(part)
    assert first.heading == "## Setup (EN 10–39, FR 12–37)"
    assert second.lines == (Reference("EN", 40, 90), Reference("FR", 38, 80))
    assert second.reason == "why"
    assert first.begins(Reference("EN", 39, 50))
    assert not second.begins(Reference("EN", 39, 50))
