"""The page of the balance lab."""

from __future__ import annotations

from typing import Final

from arktable.arena.intervals import Interval
from arktable.arena.lab import Answers, Change, Taking
from arktable.arena.reports.charts import intervals_chart, pairs_chart
from arktable.arena.reports.page import Page
from arktable.arena.reports.report import about, bots_section, rating_section, warn_of_repeats, words_for
from arktable.i18n.words import Words

MOST_TAKINGS: Final = 24
"""Rows of a table of what winners do: the surest differences."""


def lab_report(answers: Answers, language: str) -> str:
    """The answers of the lab as an HTML page in this language."""
    schedule = answers.questions.schedule
    words = words_for(schedule, language)
    page = Page(words, words.text("lab-report", ruleset=words.text(f"ruleset-{schedule.ruleset}")))
    about(page, schedule, schedule.deals)
    _seats(page, answers)
    _changes(page, answers)
    if answers.styles is not None:
        rating_section(page, answers.styles)
        bots_section(page, answers.styles)
    game = schedule.match(()).game().facts.game
    for key, named in (("lab-things", True), ("lab-decisions", False)):
        _takings(page, key, game, [taking for taking in answers.takings if taking.named() == named][:MOST_TAKINGS])
    return page.html()


def _seats(page: Page, answers: Answers) -> None:
    if answers.questions.schedule.seats < 2:
        return
    page.section("lab-seats")
    rows = []
    for standings in answers.seats:
        bot = standings.schedule.bots[0]
        named = [(page.words.text("lab-seat-of", n=seat.name, bot=bot), seat) for seat in standings.seats]
        rows += [(name, seat.won) for name, seat in named]
    fair = 1 / answers.questions.schedule.seats
    page.plot(intervals_chart(page.words.text("lab-seats"), rows, page.percent, fair, zero=True))
    for standings in answers.seats:
        warn_of_repeats(page, standings)
    verdict = [
        (name, page.percent(won.value), page.percents(won), _verdict(page.words, won, fair)) for name, won in rows
    ]
    page.table(["arena-place", "arena-share", "arena-interval", "lab-verdict"], verdict)


def _verdict(words: Words, won: Interval, fair: float) -> str:
    if won.low > fair:
        return words.text("lab-too-often")
    return words.text("lab-too-seldom" if won.high < fair else "lab-even")


def _changes(page: Page, answers: Answers) -> None:
    page.section("lab-changes")
    if len(answers.changes) < 2:
        keys = answers.questions.schedule.match(()).game().sheet.reconstructed()
        page.say("lab-no-changes", keys=", ".join(keys) or "–")
        return
    rows = [(change.name, change.more) for change in answers.changes[1:]]
    page.plot(intervals_chart(page.words.text("lab-changes"), rows, page.number, even=0.0))
    heads = ["lab-numbers", "lab-finished", "arena-score", "lab-more", "arena-interval", "lab-winner", "lab-length"]
    page.table([*heads, "arena-seats"], [_change_row(page, change) for change in answers.changes])


def _change_row(page: Page, change: Change) -> list[str]:
    usual = not change.name
    return [
        change.name or page.words.text("arena-usual"),
        page.percent(change.finished),
        page.number(change.score.value),
        "–" if usual else page.number(change.more.value),
        "–" if usual else page.numbers(change.more),
        page.number(change.winner.value),
        page.number(change.decisions.value),
        " · ".join(page.percent(seat.value) for seat in change.seats),
    ]


def _takings(page: Page, key: str, game: str, takings: list[Taking]) -> None:
    if not takings:
        return
    page.section(key)
    words = page.words
    rows = [(move_name(words, game, taking.move), taking.winners, taking.others) for taking in takings]
    page.plot(pairs_chart(words.text(key), rows, page.number))
    page.table(
        ["lab-move", "lab-by-winners", "lab-by-others", "lab-difference", "arena-interval"],
        [
            [name, page.number(winners), page.number(others), page.number(taking.more.value), page.numbers(taking.more)]
            for (name, winners, others), taking in zip(rows, takings, strict=True)
        ],
    )


def move_name(words: Words, game: str, move: str) -> str:
    """What a counted move is called: the things it names, or what the help of the game says of its kind."""
    kind, *named = move.split(" ")
    things = [_thing(words, game, *part.split("=", 1)) for part in named]
    if not things and words.has(f"move-{kind}"):
        # The help says "tile broker: take a development tile"; what stands before the colon is an example.
        things = [words.text(f"move-{kind}").partition(":")[2].strip()]
    return f"{', '.join(things)} ({kind})" if things else kind


def _thing(words: Words, game: str, name: str, value: str) -> str:
    for key in (f"{game}-{name}-{value}", f"{name}-{value}", f"{game}-a-{name}", f"{game}-{name}"):
        if words.has(key):
            return words.text(key, **{name: value})
    return value
