"""The HTML report of a tournament."""

from __future__ import annotations

from collections.abc import Sequence

from arktable.arena.reports.charts import bars_chart, intervals_chart
from arktable.arena.reports.page import Page
from arktable.arena.schedule import Schedule
from arktable.arena.standings import Standing, Standings, distribution, thinking_times
from arktable.i18n.words import Words


def report_of(standings: Standings, language: str) -> str:
    """The report of a tournament as an HTML page in this language."""
    schedule = standings.schedule
    words = words_for(schedule, language)
    page = Page(words, words.text("arena-report", ruleset=words.text(f"ruleset-{schedule.ruleset}")))
    about(page, schedule, len(standings.games))
    warn_of_repeats(page, standings)
    rating_section(page, standings)
    bots_section(page, standings)
    _duels(page, standings)
    _line_ups(page, standings)
    seats_section(page, standings)
    _scores(page, standings)
    return page.html()


def words_for(schedule: Schedule, language: str) -> Words:
    """The words of the schedule's game."""
    return Words(language, schedule.match(()).game().facts.game)


def about(page: Page, schedule: Schedule, games: int) -> None:
    """The section that says what was played."""
    words, game = page.words, schedule.match(()).game()
    page.section("arena-about")
    page.say(
        "arena-about-games",
        games=games,
        deals=schedule.deals,
        seats=schedule.seats,
        first=str(schedule.seed),
        last=str(schedule.seed + schedule.deals - 1),
    )
    usual = game.choose({})
    chosen = [f"{key} = {value}" for key, value in game.choose(schedule.options).items() if usual.get(key) != value]
    facts = [
        (words.text("arena-bots"), ", ".join(schedule.bots)),
        (words.text("arena-options"), ", ".join(chosen) or words.text("arena-usual")),
        (words.text("arena-sheet"), schedule.profile.name if schedule.profile else words.text("arena-usual")),
        (words.text("arena-edition"), f"{game.revision} · {game.sheet_hash(schedule.options, schedule.seats)}"),
    ]
    page.table(["", ""], facts)


def warn_of_repeats(page: Page, standings: Standings) -> None:
    """Warn if most games are repetitions: then the intervals are too narrow."""
    games, different = len(standings.games), standings.different()
    if 2 * different < games:
        page.say("arena-repeats", bots=", ".join(standings.schedule.bots), games=games, different=different)


def rating_section(page: Page, standings: Standings) -> None:
    """The ratings, or how to get them."""
    if len(standings.schedule.bots) < 2 or standings.schedule.seats < 2:
        return
    page.section("arena-ratings")
    if standings.ratings is None:
        page.say("arena-no-ratings")
        return
    best_first = sorted(standings.ratings.items(), key=lambda item: -item[1].value)
    page.plot(intervals_chart(page.words.text("arena-ratings"), best_first, page.number))
    rows = [(bot, page.number(rating.value), page.numbers(rating)) for bot, rating in best_first]
    page.table(["arena-bot", "arena-rating", "arena-interval"], rows)


def bots_section(page: Page, standings: Standings) -> None:
    """How often each bot wins, and by how much."""
    page.section("arena-shares")
    _share_plot(page, "arena-shares", standings.bots)
    times = thinking_times(standings.schedule, standings.games)
    rows = [
        [*_row(page, standing), page.words.text("arena-milliseconds", n=1000 * times[standing.name])]
        for standing in sorted(standings.bots, key=lambda standing: -standing.won.value)
    ]
    page.table(["arena-bot", *_HEADS, "arena-time"], rows)


def seats_section(page: Page, standings: Standings) -> None:
    """How often each seat wins."""
    if standings.schedule.seats < 2:
        return
    page.section("arena-seats")
    named = [(page.words.text("arena-seat", n=standing.name), standing) for standing in standings.seats]
    plot = [(name, standing.won) for name, standing in named]
    fair = standings.seats[0].fair
    page.plot(intervals_chart(page.words.text("arena-seats"), plot, page.percent, fair, zero=True))
    page.table(["arena-place", *_HEADS], [[name, *_row(page, standing)[1:]] for name, standing in named])


_HEADS = ("arena-seatings", "arena-share", "arena-interval", "arena-lead", "arena-interval", "arena-score")


def _row(page: Page, standing: Standing) -> list[str]:
    alone = standing.fair == 1  # A solo player has no lead.
    return [
        standing.name,
        page.whole(standing.games),
        page.percent(standing.won.value),
        page.percents(standing.won),
        "–" if alone else page.number(standing.lead.value),
        "–" if alone else page.numbers(standing.lead),
        page.number(standing.score.value),
    ]


def _share_plot(page: Page, key: str, standings: Sequence[Standing]) -> None:
    rows = sorted(((standing.name, standing.won) for standing in standings), key=lambda row: -row[1].value)
    fair = standings[0].fair
    page.plot(intervals_chart(page.words.text(key), rows, page.percent, fair if fair < 1 else None, zero=True))


def _duels(page: Page, standings: Standings) -> None:
    bots = standings.schedule.bots
    if not standings.duels or len(bots) < 3:
        return  # Two bots: the section above says the same.
    page.section("arena-duels")
    rows = []
    for (bot, other), duel in standings.duels.items():
        rows.append((f"{bot} – {other}", page.percent(duel.value), page.percents(duel)))
    page.table(["arena-duel", "arena-better", "arena-interval"], rows)


def _line_ups(page: Page, standings: Standings) -> None:
    if len(standings.line_ups) < 2 or standings.schedule.seats < 2:
        return
    page.section("arena-line-ups")
    rows = []
    for names, found in standings.line_ups:
        text = ", ".join(_counted(names))
        rows += [[text, *_row(page, standing)] for standing in found]
    page.table(["arena-line-up", "arena-bot", *_HEADS], rows)


def _counted(names: Sequence[str]) -> list[str]:
    return [name if names.count(name) == 1 else f"{names.count(name)} × {name}" for name in dict.fromkeys(names)]


def _scores(page: Page, standings: Standings) -> None:
    page.section("arena-scores")
    rows = []
    for standing in standings.bots:
        spread = distribution(standings.scores(standing.name))
        title = page.words.text("arena-scores-of", bot=standing.name)
        page.heading(title)
        page.plot(bars_chart(title, spread["lowest"], spread["bar_width"], spread["bars"], page.whole))
        keys = ("lowest", "quarter", "median", "three_quarters", "highest")
        rows.append([standing.name, *(page.number(spread[key]) for key in keys)])
    heads = ["arena-lowest", "arena-quarter", "arena-median", "arena-three-quarters", "arena-highest"]
    page.table(["arena-bot", *heads], rows)
