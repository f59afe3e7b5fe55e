"""The pages of tournaments and of the lab."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest

from arktable.arena.intervals import Interval
from arktable.arena.reports.charts import bars_chart, intervals_chart, pairs_chart
from arktable.arena.reports.page import Page
from arktable.arena.reports.report import report_of
from arktable.arena.schedule import Schedule
from arktable.arena.standings import Standings, standings_of
from arktable.arena.tournament import Where, play_tournament
from arktable.i18n.language import LANGUAGES
from arktable.i18n.words import Words

TOKENS = Path(__file__).parents[2] / "web" / "src" / "look" / "tokens.css"


def played(*bots: str, seats: int = 2, ruleset: str = "arkadia") -> Standings:
    schedule = Schedule(ruleset, seats, bots, 2, 1)
    return standings_of(schedule, play_tournament(schedule, Where()))


@pytest.fixture(scope="module")
def standings() -> Standings:
    return played("random", "greedy", seats=3)


class Reader(HTMLParser):
    """Checks that tags are closed in order, and collects what is loaded and written."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loaded: list[str] = []
        self.text = ""
        self.tags: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.loaded += [str(value) for name, value in attrs if name in ("src", "href", "srcset")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_one_page_that_loads_and_runs_nothing(standings: Standings, language: str) -> None:
    html = report_of(standings, language)
    page = Reader(html)
    assert page.open == []
    assert page.loaded == []
    assert "script" not in page.tags
    assert "url(" not in html
    assert "@import" not in html
    assert page.tags.count("svg") >= 4
    assert not re.search(r"\b(arena|lab|ruleset)-[a-z]", page.text)  # no key without its words


def test_a_report_speaks_the_language_that_was_asked_for(standings: Standings) -> None:
    assert "Share of victories" in report_of(standings, "en")
    french = report_of(standings, "fr")
    assert '<html lang="fr">' in french
    assert "Part des victoires" in french
    assert "Tournoi\u202f: Arkadia" in french
    assert re.search(r"\d,\d\u202f%", french)


def test_the_colours_are_those_of_the_table_in_light_and_dark() -> None:
    ours = (files("arktable.arena.reports") / "report.css").read_text("utf-8")
    theirs = TOKENS.read_text("utf-8")

    def colours(css: str) -> tuple[dict[str, str], dict[str, str]]:
        light, dark = css.split("@media (prefers-color-scheme: dark)", 1)
        dark = dark.split(':root[data-theme="dark"]')[0]
        found = [dict(re.findall(r"(--[a-z0-9-]+):\s*(#[0-9a-f]{6})", part)) for part in (light, dark)]
        return found[0], found[1]

    for mine, look in zip(colours(ours), colours(theirs), strict=True):
        assert len(mine) >= 10
        assert mine == {name: look.get(name) for name in mine}
    assert set(re.findall(r"var\((--[a-z0-9-]+)\)", ours)) <= set(re.findall(r"(--[a-z0-9-]+):", ours))


def test_a_solo_tournament_has_scores_and_no_seats_or_ratings() -> None:
    html = report_of(played("random", "greedy", seats=1, ruleset="arkwright-cards"), "en")
    assert "Scores of greedy" in html
    assert "<h2>Seats</h2>" not in html
    assert "<h2>Ratings</h2>" not in html
    assert html.count("<td>–</td>") == 4  # nobody to lead


def test_names_cannot_become_markup() -> None:
    page = Page(Words("en"), "<b>")
    page.section("arena-about")
    page.heading("<i>")
    page.table(["arena-bot"], [["<script>"]])
    page.plot(intervals_chart("<u>", [("<s>", Interval(1, 0, 2))], page.number))
    assert not set(Reader(page.html()).tags) & {"b", "i", "script", "u", "s"}


def test_numbers_are_written_as_the_reader_does() -> None:
    english, french = Page(Words("en"), ""), Page(Words("fr"), "")
    assert (english.number(-12.34), english.number(-0.01), english.percent(0.125)) == ("−12.3", "0.0", "12.5 %")
    assert (french.number(-12.34), french.percent(0.125), french.whole(2.6)) == ("−12,3", "12,5\u202f%", "3")


@pytest.mark.parametrize(
    "svg",
    [
        intervals_chart("one", [("a", Interval(0.0, 0.0, 0.0))], str, even=0.0),
        intervals_chart("two", [("a", Interval(-3.0, -7.0, 1.0)), ("b & c" * 20, Interval(4, 3, 5))], str, zero=True),
        pairs_chart("three", [("a", 0.0, 0.0), ("b", 3.0, 0.2)], str),
        bars_chart("four", -5, 3, [0, 2, 1], str),
    ],
)
def test_plots_are_whole_and_stay_inside_their_frame(svg: str) -> None:
    root = ElementTree.fromstring(svg)
    width, height = (float(number) for number in root.attrib["viewBox"].split()[2:])
    for mark in root.iter():
        for name, most in (("x", width), ("x1", width), ("x2", width), ("cx", width), ("y", height), ("cy", height)):
            assert 0 <= float(mark.attrib.get(name, 0)) <= most
    assert root[0].text in ("one", "two", "three", "four")
