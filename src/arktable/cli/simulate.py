"""`arktable simulate`: many games between bots."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from rich.table import Table

from arktable.arena.line_up import LineUp, fill_seats
from arktable.arena.simulate import Simulation
from arktable.arena.simulate import simulate as run_simulation
from arktable.cli.arguments import read_bots, read_choices, read_profile, read_seed
from arktable.cli.command import examples, language, one_command
from arktable.cli.kept_games import records_for, write_tables
from arktable.cli.options import (
    AsJson,
    BotNames,
    Language,
    Modules,
    RecordsFolder,
    RuleOptions,
    RulesetName,
    SheetFile,
    TablesFolder,
)
from arktable.cli.output import console, print_json
from arktable.cli.progress import games_bar
from arktable.engine.registry import find_game
from arktable.i18n.words import Words

app = one_command()

EXAMPLES = examples(
    "simulate arkadia --seats 3 --games 200",
    "simulate arkadia --seats 2 --bots greedy,random --games 100 --seed 7 --json",
    "simulate arkadia -o setup=beginner --games 1000 --workers 0",
)


@app.command(epilog=EXAMPLES)
def simulate(
    ruleset: RulesetName,
    seats: Annotated[
        int | None, typer.Option(min=1, max=8, help="Number of players.", show_default="4, or the most that can play")
    ] = None,
    games: Annotated[int, typer.Option(min=1, max=10_000_000, help="Number of games.")] = 100,
    seed: Annotated[int, typer.Option(help="Game i is played with seed SEED + i.")] = 1,
    bots: BotNames = None,
    option: RuleOptions = None,
    modules: Modules = None,
    sheet: SheetFile = None,
    workers: Annotated[int, typer.Option(min=0, max=256, help="Processes; 0 is one per core.")] = 1,
    records: RecordsFolder = None,
    tables: TablesFolder = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let bots play many games and sum up the results.

    The same seed gives the same games, however many processes play them. A game counts as finished when it reached
    its own end condition, and not when it stopped because nobody could act any more.
    """
    words = Words(language(lang))
    records = records_for(records, tables)
    seats = min(4, find_game(ruleset).facts.seats_max) if seats is None else seats
    names = fill_seats(read_bots(ruleset, bots), seats)
    line_up = LineUp(ruleset, seats, names, read_choices(ruleset, option, modules), read_profile(sheet))
    line_up.check()
    with games_bar(games, words.text("cli-simulate-games"), not as_json) as on_games:
        result = run_simulation(line_up, games, read_seed(seed), workers or os.cpu_count() or 1, on_games, records)
    write_tables(records, tables)
    if as_json:
        print_json(result.as_data())
    else:
        _print_result(result, words)


def _print_result(result: Simulation, words: Words) -> None:
    out = console()
    data, tally = result.as_data(), result.tally
    out.print(
        words.text("cli-simulate-head", games=tally.games, ruleset=result.line_up.ruleset, seats=result.line_up.seats)
    )
    percent, rest = 100 * tally.finished / tally.games, tally.games - tally.finished
    out.print(words.text("cli-simulate-finished", n=tally.finished, games=tally.games, percent=percent, rest=rest))
    rate = data["decisions_per_s"]
    out.print(words.text("cli-simulate-speed", n=tally.decisions, seconds=result.seconds, rate=rate))
    low, high = data["score_min"], data["score_max"]
    mean, best = tally.score_mean(), tally.winner_mean()
    out.print(words.text("cli-simulate-scores", mean=mean, low=low, high=high, won=tally.won, best=best))
    table = Table(box=None, pad_edge=False)
    table.add_column(words.text("cli-seat"))
    table.add_column(words.text("cli-bot"))
    table.add_column(words.text("cli-wins"), justify="right")
    table.add_column("%", justify="right")
    for seat, wins in enumerate(tally.wins):
        table.add_row(str(seat + 1), result.line_up.bots[seat], str(wins), f"{100 * wins / tally.games:.1f}")
    out.print(table)
