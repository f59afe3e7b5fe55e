"""The report on a recorded game as one page: tables, and a chart for each line. It loads nothing and runs nothing."""

from __future__ import annotations

from html import escape
from typing import Final

from arktable.arena.page import Page
from arktable.cli.report_words import ReportWords
from arktable.engine.report_shapes import ReportLine, ReportMoment

WIDTH: Final = 720
HEIGHT: Final = 260
LEFT: Final = 50
RIGHT: Final = 150
FOOT: Final = 22
DASHES: Final = ("", "9 4", "2 4", "12 3 2 3")
COLOURS: Final = ("#1c5aa6", "#a3122f", "#2f7f47", "#8a6400")


def report_page(words: ReportWords, ruleset: str) -> str:
    """The whole page."""
    page = Page(words.words, words.text("cli-report-title", game=ruleset))
    page.section("cli-report-result")
    page.heading(words.headline())
    page.table(["", ""], [[line, ""] for line in [*words.places(), *words.lead()]])
    page.section("cli-report-lines")
    for line in words.report["lines"]:
        page.heading(words.text(f"report-line-{line['key']}"))
        page.plot(line_chart(words, line, words.report["moments"]))
    for title, head, rows in words.tables():
        page.heading(title)
        page.table(["" for _ in head], [head, *rows])
    for seat in range(len(words.report["turnings"])):
        told = words.turnings(seat)
        if told:
            page.heading(words.text("cli-report-turnings", who=words.name(seat)))
            page.table([""], [[sentence] for sentence in told])
    if words.report["awards"]:
        page.section("cli-report-awards")
        page.table(["", "", ""], words.awards())
    return page.html()


def line_chart(words: ReportWords, line: ReportLine, moments: list[ReportMoment]) -> str:
    """The line of each player, named at its end, each with a dash of its own."""
    top = max([1, *(n for row in line["values"] for n in row)])
    low = min([0, *(n for row in line["values"] for n in row)])

    def place(at: int, n: int) -> str:
        x = LEFT + (WIDTH - LEFT - RIGHT) * at / max(1, len(moments) - 1)
        y = HEIGHT - FOOT - (HEIGHT - FOOT - 10) * (n - low) / (top - low)
        return f"{x:.1f},{y:.1f}"

    parts = [_scale(words, line, top, low)]
    ends: list[tuple[float, str]] = []
    for row, values in enumerate(line["values"]):
        name = words.row(line["of"][row]) if line["of"] else words.name(row)
        points = " ".join(place(at, n) for at, n in enumerate(values))
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{COLOURS[row % 4]}" stroke-width="2" '
            f'stroke-dasharray="{DASHES[row % 4]}"/>'
        )
        if values:
            said = f"{name} {words.money(values[-1], line['money'])}"
            ends.append((float(place(0, values[-1]).split(",")[1]), said))
    below = -1000.0
    for y, said in sorted(ends):
        below = max(y + 4, below + 15)
        parts.append(f'<text x="{WIDTH - RIGHT + 8}" y="{below:.1f}">{escape(said)}</text>')
    label = escape(f"{words.text('report-line-' + line['key'])}: {', '.join(said for _, said in sorted(ends))}")
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(parts)}</svg>'


def _scale(words: ReportWords, line: ReportLine, top: int, low: int) -> str:
    floor, ceiling = HEIGHT - FOOT, 10
    lowest, highest = words.money(low, line["money"]), words.money(top, line["money"])
    number = f'<text class="number" x="{LEFT - 6}" text-anchor="end"'
    return (
        f'<line class="axis" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{floor}" y2="{floor}"/>'
        f'{number} y="{floor + 4}">{lowest}</text>{number} y="{ceiling + 4}">{highest}</text>'
    )
