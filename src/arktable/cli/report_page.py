"""The report on a recorded game as one page: tables, and a chart for each line. It loads nothing and runs nothing."""

from __future__ import annotations

from arktable.arena.reports.charts import lines_chart
from arktable.arena.reports.page import Page
from arktable.cli.report_words import ReportWords
from arktable.engine.reporting.shapes import ReportLine


def report_page(words: ReportWords, ruleset: str) -> str:
    """The whole page."""
    page = Page(words.words, words.text("cli-report-title", game=ruleset))
    page.section("cli-report-result")
    page.heading(words.headline())
    page.table(["", ""], [[line, ""] for line in [*words.places(), *words.lead()]])
    page.section("cli-report-lines")
    for line in words.report["lines"]:
        title = words.text(f"report-line-{line['key']}")
        page.heading(title)
        page.plot(_chart(words, line, title))
    for title, head, rows in words.tables():
        page.heading(title)
        page.table(["" for _ in head], [head, *rows])
    for seat in range(len(words.report["turnings"])):
        told = words.turnings(seat)
        if told:
            page.heading(words.text("cli-report-turnings", who=words.name(seat)))
            page.table([""], [[sentence] for sentence in told])
    if words.report["story"]:
        page.section("cli-report-story")
        page.table([""], [[line] for line in words.story()])
    if words.report["awards"]:
        page.section("cli-report-awards")
        page.table(["", "", ""], words.awards())
    return page.html()


def _chart(words: ReportWords, line: ReportLine, title: str) -> str:
    names = [words.row(of) for of in line["of"]] or [words.name(seat) for seat in range(len(line["values"]))]
    lines = list(zip(names, line["values"], strict=True))
    return lines_chart(title, lines, lambda number: words.money(round(number), line["money"]))
