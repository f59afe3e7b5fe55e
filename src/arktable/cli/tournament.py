"""`arktable tournament`: bots play each other in every seat on the same deals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from arktable.arena.reports.page import Page
from arktable.arena.reports.report import report_of
from arktable.arena.rows import write_rows
from arktable.arena.schedule import Schedule, deals_for
from arktable.arena.standings import Standings, standings_of
from arktable.arena.tournament import Where, play_in
from arktable.cli.arguments import read_bots, read_choices, read_profile, read_seed
from arktable.cli.command import UsageError, examples, language, one_command
from arktable.cli.kept_games import records_for, write_tables
from arktable.cli.options import (
    AsJson,
    Language,
    Modules,
    RecordsFolder,
    RuleOptions,
    RulesetName,
    SheetFile,
    TablesFolder,
)
from arktable.cli.output import console, print_json, write_text
from arktable.cli.progress import games_bar
from arktable.i18n.words import Words

app = one_command()

EXAMPLES = examples(
    "tournament arkadia --bots random,greedy --games 200",
    "tournament water-frame --bots search@64,greedy --seats 4 --games 80 --workers 0 --out wf",
    "tournament arkwright-cards --bots greedy,random --seats 3 --ray 192.168.1.5:6379 --out cards",
)

Workers = Annotated[int, typer.Option(min=0, max=256, help="Processes; 0 is one per core.")]
RayAddress = Annotated[
    str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on this Ray cluster instead.", show_default=False)
]
Folder = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER",
        help="Where games and report go; a tournament there goes on where it stopped.",
        show_default=False,
    ),
]


@app.command(epilog=EXAMPLES)
def tournament(
    ruleset: RulesetName,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="Who takes part; search@1s and search@64 limit thinking.")],
    seats: Annotated[int, typer.Option(min=1, max=8, help="Number of players.")] = 2,
    games: Annotated[
        int, typer.Option(min=1, max=10_000_000, help="Number of games, rounded up to whole deals.")
    ] = 100,
    seed: Annotated[int, typer.Option(help="Deal i is played with seed SEED + i.")] = 1,
    option: RuleOptions = None,
    modules: Modules = None,
    sheet: SheetFile = None,
    workers: Workers = 1,
    ray: RayAddress = None,
    out: Folder = None,
    records: RecordsFolder = None,
    tables: TablesFolder = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let bots meet in every seat on the same deals, and rate them.

    Every line-up plays every deal in all its rotations. With more kinds of bots than seats, every choice of them meets;
    with fewer, one of a kind sits against the rest of another kind, and the other way round.

    Games are written to FOLDER as they end: a tournament that was stopped or killed continues from there. When it is
    over the folder has the results (one row per game and seat), summary.json and report.html.
    """
    words = Words(language(lang))
    records = records_for(records, tables)
    where = where_of(workers, ray)
    names = tuple(read_bots(ruleset, bots))
    choices, profile = read_choices(ruleset, option, modules), read_profile(sheet)
    schedule = Schedule(ruleset, seats, names, deals_for(games, names, seats), read_seed(seed), choices, profile)
    schedule.check()
    with games_bar(len(schedule.fixtures()), words.text("cli-simulate-games"), not as_json) as on_games:
        standings = standings_of(schedule, play_in(schedule, where, out, on_games, records))
    if out is not None:
        keep(standings, out, words.language)
    write_tables(records, tables)
    if as_json:
        print_json(standings.as_data())
    else:
        _print(standings, words, out)


def where_of(workers: int, ray: str | None) -> Where:
    """Where the games are played."""
    if ray is not None and workers != 1:
        raise UsageError("--workers and --ray exclude each other: on a cluster, its machines say how much they play")
    return Where(workers, ray or "")


def keep(standings: Standings, folder: Path, in_language: str) -> None:
    """Write results, summary and report of a tournament that is over."""
    write_rows(standings.rows, folder)
    write_text(folder / "summary.json", json.dumps(standings.as_data(), indent=2) + "\n")
    write_text(folder / "report.html", report_of(standings, in_language))


def _print(standings: Standings, words: Words, folder: Path | None) -> None:
    out, schedule = console(), standings.schedule
    figures = Page(words, "")
    out.print(
        words.text("cli-tournament-head", games=len(standings.games), ruleset=schedule.ruleset, deals=schedule.deals)
    )
    table = Table(box=None, pad_edge=False)
    table.add_column(words.text("cli-bot"))
    for key in ("arena-rating", "arena-share", "arena-interval", "arena-lead", "arena-score"):
        table.add_column(words.text(key), justify="right")
    for standing in sorted(standings.bots, key=lambda standing: -standing.won.value):
        rating = None if standings.ratings is None else standings.ratings[standing.name]
        table.add_row(
            standing.name,
            "–" if rating is None else figures.number(rating.value),
            figures.percent(standing.won.value),
            figures.percents(standing.won),
            figures.number(standing.lead.value),
            figures.number(standing.score.value),
        )
    out.print(table)
    if folder is not None:
        out.print(words.text("cli-tournament-kept", file=str(folder / "report.html")))
