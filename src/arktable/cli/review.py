"""`arktable review`: the dearest decisions of a recorded game, and what was better."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from arktable.bots.reviewing import better_plan, deeds, rest_of_turn, reviewer
from arktable.bots.search.review import Case, Suspect, dearest, most_suspicious, play_row, suspicion
from arktable.bots.search.thinking import SearchBot
from arktable.cli.options import AsJson, Language, SheetFile, UsageError, console, examples, one_command, print_json
from arktable.cli.progress import games_bar
from arktable.cli.recorded import open_record, teller_of
from arktable.engine.events import Seen
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.record import Record, line_of
from arktable.engine.rng import rng_of
from arktable.i18n.words import Teller
from arktable.jobs.review import changed, when

app = one_command()

EXAMPLES = examples(
    "review evening.ark",
    "review evening.ark --seat 2 --lang fr",
    "review evening.ark --seat 1 --json",
)


@app.command("review", epilog=EXAMPLES)
def command(
    file: Annotated[Path, typer.Argument(help="A record (.ark).")],
    seat: Annotated[int, typer.Option(min=1, help="Whose decisions, counted from 1.")] = 1,
    sheet: SheetFile = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Find the dearest decisions of a recorded game (.ark), and what was better.

    Up to three of one player are told. Each is judged by what the player could know then: bots play on from what was
    played and from the best other plan, in the same samples of what was hidden. Only what is clear is told, and the
    same record gets the same answer.
    """
    record, game, _ = open_record(file, None, sheet)
    if seat > record.seats:
        raise UsageError(f"--seat {seat}: the record has {record.seats} seats")
    bot = reviewer(game.facts.game, rng_of(record.seed, "review"))
    if bot is None:
        raise UsageError(f"no bot looks ahead in {record.ruleset}, so nobody can review it")
    suspects = _suspects(record, game, bot, seat - 1)
    cases = _weighed(record, bot, suspects)
    teller = teller_of(record, game, lang)
    found = [_told(record, game, bot, case, position) for case, position in cases]
    if as_json:
        print_json({"ruleset": record.ruleset, "seat": seat, "weighed": len(suspects), "decisions": found})
        return
    _print(teller, seat - 1, found, len(suspects))


Held = list[tuple[Suspect, Position]]


def _suspects(record: Record, game: Game, bot: SearchBot, seat: int) -> Held:
    """The suspicious decisions of a seat, each with the true position before it."""
    found: list[Suspect] = []
    before: dict[int, Position] = {}
    for index, (position, (mover, text)) in enumerate(
        zip(line_of(record, game).positions(), record.moves, strict=False)
    ):
        if mover == seat:
            rng = rng_of(str(record.seed), "suspect", index)
            suspect = suspicion(bot.study(), position, position.catalogue.parse(text), index, rng)
            if suspect is not None:
                found.append(suspect)
                before[index] = position.copy()
    return [(suspect, before[suspect.at]) for suspect in most_suspicious(found)]


def _weighed(record: Record, bot: SearchBot, suspects: Held) -> list[tuple[Case, Position]]:
    """The dearest of these decisions, each with the position before it."""
    cases: list[Case] = []
    before: dict[int, Position] = {}
    with games_bar(len(suspects), "") as done:
        for suspect, position in suspects:
            case = Case(suspect, bot.study().dear)
            while moves := case.moves():
                case.add(play_row(bot.study(), position, moves, str(record.seed), case.rows))
            cases.append(case)
            before[suspect.at] = position
            done(1)
    return [(case, before[case.suspect.at]) for case in dearest(cases)]


def _told(record: Record, game: Game, bot: SearchBot, case: Case, position: Position) -> dict[str, Any]:
    at, gap = case.suspect.at, case.gap()
    parse = position.catalogue.parse
    played = rest_of_turn(position, [parse(text) for _, text in record.moves[at:]])
    sample, better = better_plan(bot, position, case.better(), str(record.seed))
    changes = changed(game, position, played, sample, better)
    return {
        "n": at + 1,
        "when": when(game, position),
        "played": {"moves": [move.text for move in played], "events": deeds(bot.study(), position, played)},
        "better": {"moves": [move.text for move in better], "events": deeds(bot.study(), sample, better)},
        "cost": round(gap.mean, 1),
        "error": round(gap.error, 1),
        "rows": gap.samples,
        "changes": [{"key": change.key, "was": change.was, "now": change.now} for change in changes],
    }


def _print(teller: Teller, seat: int, found: list[dict[str, Any]], weighed: int) -> None:
    out, words = console(), teller.words
    out.print(Text(words.text("cli-review-head", who=teller.name(seat), n=weighed), style="bold"))
    if not found:
        out.print(Text(words.text("cli-review-none")))
    for one in found:
        cost = words.text("review-cost", n=round(one["cost"]))
        moment = words.text("review-when", **one["when"])
        out.print()
        out.print(Text(words.text("cli-review-line", when=moment, n=one["n"], cost=cost), style="bold"))
        for key in ("played", "better"):
            line = words.text(f"cli-review-{key}", what=_sentences(teller, one[key]["events"]))
            out.print(Text(f"  {line}"), soft_wrap=True)
        reasons = [words.text(f"review-{c['key']}", was=c["was"], now=c["now"]) for c in one["changes"]]
        why = words.text("cli-review-why", rows=one["rows"])
        out.print(Text("  " + " ".join([*reasons[:2], why])), soft_wrap=True)


def _sentences(teller: Teller, events: list[Seen]) -> str:
    return " ".join(teller.sentence(event) for event in events) or teller.words.text("cli-review-nothing")
