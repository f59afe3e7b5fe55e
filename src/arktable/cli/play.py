"""`arktable play`: a table in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from arktable.arena.line_up import PERSON, LineUp, fill_seats
from arktable.cli.arguments import read_bots, read_choices, read_profile, read_seed
from arktable.cli.command import UsageError, examples, language, one_command
from arktable.cli.options import BotNames, Language, Modules, RuleOptions, RulesetName, SheetFile
from arktable.cli.output import console, data_folder, write_text
from arktable.cli.positions import open_position, position_text
from arktable.cli.session import Session
from arktable.cli.terminal import Terminal
from arktable.engine.position import Position
from arktable.engine.seats import SPECTATOR
from arktable.i18n.words import Teller, Words

app = one_command()

EXAMPLES = examples(
    "play arkadia",
    "play arkadia --seats 3 --seat 2 --bots greedy,random -o setup=beginner",
    "play arkadia --seed 7 --save evening.ark --lang fr",
    "play arkwright-cards --seats 1",
    "play water-frame --seats 3 --with bonus-markers,new-tiles",
    "play --from lesson.toml",
)


@app.command(epilog=EXAMPLES)
def play(
    ruleset: RulesetName = "",
    seats: Annotated[int | None, typer.Option(min=1, max=8, help="Number of players.", show_default="2")] = None,
    seat: Annotated[
        int | None,
        typer.Option(help="Where you sit, from 1; 0 to watch bots play.", show_default="1, or with --from who decides"),
    ] = None,
    bots: BotNames = None,
    option: RuleOptions = None,
    modules: Modules = None,
    seed: Annotated[int | None, typer.Option(help="Play this deal again.", show_default=False)] = None,
    sheet: SheetFile = None,
    start: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help="Begin in the position of this file.", show_default=False),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where to write the record (.ark) when you leave.", show_default=False),
    ] = None,
    lang: Language = None,
) -> None:
    """Play at a table in the terminal, against bots.

    Answer with the number of a move or with its notation; `?` lists what else you can say. Moves may come from a file
    or another program, one per line; when they run out the record is saved and the command ends.

    A position (`arktable position`) contains its ruleset, seats and options: `arktable play --from FILE` is enough.
    """
    words = Words(language(lang))
    position, text = _position(start, ruleset, seats, option, modules)
    options = read_choices(ruleset, option, modules)
    if position is not None:
        begun = position.begun_by()
        ruleset, seats, options = begun.game.facts.id, position.seats, begun.options
        seat = max(1, position.seat + 1) if seat is None else seat
    seats, seat = 2 if seats is None else seats, 1 if seat is None else seat
    if not 0 <= seat <= seats:
        raise UsageError(f"--seat {seat}: there are seats 1 to {seats}; 0 is to watch")
    me = seat - 1 if seat else SPECTATOR
    others = iter(fill_seats(read_bots(ruleset, bots), seats))
    players = tuple(PERSON if number == me else next(others) for number in range(seats))
    line_up = LineUp(ruleset, seats, players, options, read_profile(sheet), text)
    line_up.check()
    names = [
        words.text("cli-player", n=number + 1) if bot == PERSON else f"{bot.capitalize()} {number + 1}"
        for number, bot in enumerate(players)
    ]
    session = Session(line_up, read_seed(seed), me, names)
    game = line_up.game()
    teller = Teller(Words(words.language, game.facts.game), names, game.told().arguments)
    terminal = Terminal(session, game, line_up.options, teller, console())
    try:
        terminal.run()
    except KeyboardInterrupt:
        _save(session, terminal, save, asked_to=True)
        raise
    _save(session, terminal, save, asked_to=terminal.told_to_quit)


def _position(
    file: Path | None, ruleset: str, seats: int | None, option: list[str] | None, modules: str | None
) -> tuple[Position | None, str]:
    """The position to begin in and its text, if one is given. It contains the ruleset and options."""
    if file is None:
        if not ruleset:
            raise UsageError("say what to play (`arktable games` lists it), or --from FILE with a position")
        return None, ""
    game, position = open_position(file, 0, None)
    if (ruleset and ruleset != game.facts.id) or seats is not None or option or modules:
        raise UsageError("--from: the position says what is played, by how many, and with which options")
    return position, position_text(file)


def _save(session: Session, terminal: Terminal, file: Path | None, asked_to: bool) -> None:
    """Write the record where it was asked for. A game that somebody leaves in the middle goes to the data folder."""
    if file is None:
        if not asked_to or not session.record.moves:
            return
        file = data_folder() / "games" / f"{session.record.ruleset}-{session.record.seed}.ark"
    write_text(file, session.record.text())
    terminal.say("cli-saved", file=str(file))
    sys.stdout.flush()
