"""`arktable lab`: what many games say about a ruleset."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from arktable.arena.lab import Answers, Questions, ask_lab, read_sweep
from arktable.arena.line_up import Profile
from arktable.arena.reports.lab_report import lab_report, move_name
from arktable.arena.reports.page import Page
from arktable.arena.schedule import Schedule
from arktable.arena.tournament import play_in
from arktable.bots.bot import ThinkingBot
from arktable.bots.catalogue import bots_for, make_bot, usual_bot
from arktable.cli.arguments import read_bots, read_choices, read_profile, read_seed
from arktable.cli.command import examples, language, one_command
from arktable.cli.kept_games import records_for, write_tables
from arktable.cli.options import AsJson, Language, Modules, RecordsFolder, RuleOptions, RulesetName, TablesFolder
from arktable.cli.output import console, print_json, write_text
from arktable.cli.progress import games_bar
from arktable.cli.tournament import Folder, RayAddress, Workers, where_of
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.engine.sheets import Sheet
from arktable.i18n.words import Words

app = one_command()

EXAMPLES = examples(
    "lab arkadia --games 200 --out balance",
    "lab arkadia --seats 4 --sweep workers.start=4,5,6",
    "lab water-frame --bots greedy,random --sweep job_market.wage_rows --workers 0",
)

SHOWN = 5
"""Lines of what winners do in the terminal; the page has more."""


@app.command(epilog=EXAMPLES)
def lab(
    ruleset: RulesetName,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,…", help="Who plays; the first one tries the numbers.", show_default="all quick ones"
        ),
    ] = None,
    seats: Annotated[int, typer.Option(min=1, max=8, help="Number of players.")] = 2,
    games: Annotated[int, typer.Option(min=2, max=10_000_000, help="Games for each question.")] = 100,
    seed: Annotated[int, typer.Option(help="Deal i is played with seed SEED + i.")] = 1,
    option: RuleOptions = None,
    modules: Modules = None,
    sweep: Annotated[
        list[str] | None,
        typer.Option(metavar="KEY=A,B,…", help="Values of a number to try; KEY alone: the alternatives of the sheet."),
    ] = None,
    sheet: Annotated[
        list[Path] | None, typer.Option(metavar="FILE", help="A profile to try; may be repeated.", show_default=False)
    ] = None,
    workers: Workers = 1,
    ray: RayAddress = None,
    out: Folder = None,
    records: RecordsFolder = None,
    tables: TablesFolder = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Ask many games about a ruleset: seats, numbers, styles, what winners do.

    Does a seat win too often? What do other numbers change, above all those that are reconstructed? How do the bots
    fare against each other? What do winners do more often than the others?

    Games are written to FOLDER as they end, then lab.json and lab.html.
    """
    words, where = Words(language(lang)), where_of(workers, ray)
    records = records_for(records, tables)
    names = tuple(read_bots(ruleset, bots)) if bots else tuple(quick_bots(find_game(ruleset).facts.game))
    schedule = Schedule(ruleset, seats, names, games, read_seed(seed), read_choices(ruleset, option, modules))
    questions = Questions(schedule, tuple(_variants(sweep, sheet, find_game(ruleset).sheet)))
    for each in questions.schedules():
        each.check()
    total = sum(len(each.fixtures()) for each in questions.schedules())
    with games_bar(total, words.text("cli-simulate-games"), not as_json) as on_games:
        answers = ask_lab(
            questions,
            lambda each: play_in(
                each,
                where,
                None if out is None else out / each.name(),
                on_games,
                None if records is None else records / each.name(),
            ),
        )
    if out is not None:
        write_text(out / "lab.json", json.dumps(answers.as_data(), indent=2) + "\n")
        write_text(out / "lab.html", lab_report(answers, words.language))
    write_tables(records, tables)
    if as_json:
        print_json(answers.as_data())
    else:
        _print(answers, Words(words.language, find_game(ruleset).facts.game), out)


def quick_bots(game: str) -> list[str]:
    """The bots that decide at once, the usual one first: those that play many games in a short time."""
    names = [name for name in bots_for(game) if not isinstance(make_bot(name, game, rng_from_seed(0)), ThinkingBot)]
    first = usual_bot(game)
    return [first, *(name for name in names if name != first)]


def _variants(sweeps: list[str] | None, sheets: list[Path] | None, numbers: Sheet) -> list[Profile]:
    found = [profile for profile in map(read_profile, sheets or []) if profile is not None]
    for sweep in sweeps or []:
        found += read_sweep(sweep, numbers)
    return found


def _print(answers: Answers, words: Words, folder: Path | None) -> None:
    out, schedule, figures = console(), answers.questions.schedule, Page(words, "")
    game = schedule.match(()).game().facts.game
    out.print(words.text("cli-lab-head", games=schedule.deals, ruleset=schedule.ruleset))
    for standings in answers.seats:
        shares = " · ".join(f"{figures.percent(seat.won.value)}" for seat in standings.seats)
        out.print(words.text("cli-lab-seats", bot=standings.schedule.bots[0], shares=shares))
    for change in answers.changes[1:]:
        more, reach = figures.number(change.more.value), figures.numbers(change.more)
        out.print(words.text("cli-lab-change", numbers=change.name, more=more, interval=reach))
    if answers.styles is not None:
        for standing in answers.styles.bots:
            won, reach = figures.percent(standing.won.value), figures.percents(standing.won)
            out.print(words.text("cli-lab-style", bot=standing.name, won=won, interval=reach))
    for taking in [taking for taking in answers.takings if taking.named()][:SHOWN]:
        winners, others = figures.number(taking.winners), figures.number(taking.others)
        name = move_name(words, game, taking.move)
        out.print(words.text("cli-lab-taking", move=name, winners=winners, others=others))
    if folder is not None:
        out.print(words.text("cli-tournament-kept", file=str(folder / "lab.html")))
