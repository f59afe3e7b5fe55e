"""`arktable report`."""

from __future__ import annotations

from tests.archive.files import RECORDS
from tests.builders.reports import reported
from tests.cli.runner import arktable, refused

FRAME = "0.1.0/water-frame-3-greedy-default"
SOLO = "0.1.0/arkwright-cards-1-greedy-default"
ARKADIA = "0.1.0/arkadia-2-greedy-default"


def _file(name: str) -> str:
    return str(RECORDS / f"{name}.ark")


def test_a_report_names_the_result_the_books_and_the_turning_points() -> None:
    report, _ = reported(FRAME)
    out = arktable("report", _file(FRAME)).out
    first = report["places"][0]
    assert f"1. Bot {first['seat'] + 1}: £{first['score']} · " in out
    for title in ("Worth", "Share value", "Income by source and good", "Where the money went", "Sold: food"):
        assert title in out
    assert "Turning points of Bot 1" in out
    assert "report-" not in out


def test_a_solo_report_lists_the_awards_in_french() -> None:
    out = arktable("report", _file(SOLO), "--lang", "fr").out
    assert "Récompenses" in out
    assert "hors d’atteinte depuis 1770" in out
    assert "28 sur 30" in out
    assert "report-" not in out


def test_a_report_is_data_a_sheet_and_a_page() -> None:
    report, end = reported(ARKADIA)
    data = arktable("report", _file(ARKADIA), "--json").json()
    assert data["places"] == report["places"]
    assert data["players"] == ["Bot 1", "Bot 2"]
    rows = arktable("report", _file(ARKADIA), "--csv").out.splitlines()
    assert len(rows) == 1 + end.seats * len(report["moments"])
    page = arktable("report", _file(ARKADIA), "--html", "--lang", "fr").out
    assert page.startswith("<!doctype html>")
    assert page.count('role="img"') == len(report["lines"])
    assert '<html lang="fr">' in page


def test_one_form_at_a_time() -> None:
    assert "choose one" in refused("report", _file(ARKADIA), "--json", "--csv")
