"""`arktable play`: a table in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from arktable.arena.plan import PERSON, Plan, fill_seats
from arktable.cli.options import (
    BotNames,
    Language,
    Modules,
    RuleOptions,
    RulesetName,
    SheetFile,
    UsageError,
    console,
    data_folder,
    examples,
    language,
    one_command,
    read_bots,
    read_choices,
    read_profile,
    read_seed,
    write_text,
)
from arktable.cli.session import Session
from arktable.cli.terminal import Terminal
from arktable.engine.seats import SPECTATOR
from arktable.i18n.words import Teller, Words

app = one_command()

EXAMPLES = examples(
    "play arkadia",
    "play arkadia --seats 3 --seat 2 --bots greedy,random -o setup=beginner",
    "play arkadia --seed 7 --save evening.ark --lang fr",
    "play arkwright-cards --seats 1",
    "play water-frame --seats 3 --with bonus-markers,new-tiles",
)


@app.command(epilog=EXAMPLES)
def play(
    ruleset: RulesetName,
    seats: Annotated[int, typer.Option(min=1, max=8, help="Number of players.")] = 2,
    seat: Annotated[int, typer.Option(help="Where you sit, from 1; 0 to watch bots play.")] = 1,
    bots: BotNames = None,
    option: RuleOptions = None,
    modules: Modules = None,
    seed: Annotated[int | None, typer.Option(help="Play this deal again.", show_default=False)] = None,
    sheet: SheetFile = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where to write the record (.ark) when you leave.", show_default=False),
    ] = None,
    lang: Language = None,
) -> None:
    """Play at a table in the terminal, against bots.

    Answer with the number of a move or with its notation; `?` lists what else you can say. Moves may come from a file
    or another program, one per line; when they run out the record is saved and the command ends.
    """
    words = Words(language(lang))
    if not 0 <= seat <= seats:
        raise UsageError(f"--seat {seat}: there are seats 1 to {seats}; 0 is to watch")
    me = seat - 1 if seat else SPECTATOR
    others = iter(fill_seats(read_bots(ruleset, bots), seats))
    line_up = tuple(PERSON if number == me else next(others) for number in range(seats))
    plan = Plan(ruleset, seats, line_up, read_choices(ruleset, option, modules), read_profile(sheet))
    plan.check()
    names = [
        words.text("cli-player", n=number + 1) if bot == PERSON else f"{bot.capitalize()} {number + 1}"
        for number, bot in enumerate(line_up)
    ]
    session = Session(plan, read_seed(seed), me, names)
    game = plan.game()
    teller = Teller(Words(words.language, game.facts.game), names)
    terminal = Terminal(session, game, plan.options, teller, console())
    try:
        terminal.run()
    except KeyboardInterrupt:
        _save(session, terminal, save, asked_to=True)
        raise
    _save(session, terminal, save, asked_to=terminal.told_to_quit)


def _save(session: Session, terminal: Terminal, file: Path | None, asked_to: bool) -> None:
    """Where it was asked for; somebody who leaves a game in the middle finds it in the data folder."""
    if file is None:
        if not asked_to or not session.record.moves:
            return
        file = data_folder() / "games" / f"{session.record.ruleset}-{session.record.seed}.ark"
    write_text(file, session.record.text())
    terminal.say("cli-saved", file=str(file))
    sys.stdout.flush()
