"""`arktable review`: the costliest decisions of a recorded game, and what was better."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from arktable.bots.reviewing import reviewer
from arktable.bots.search.review import MOST_SUSPECTS, Case
from arktable.cli.command import UsageError, examples, one_command
from arktable.cli.options import AsJson, Language, SheetFile
from arktable.cli.output import console, print_json
from arktable.cli.progress import games_bar
from arktable.cli.recorded import open_record, teller_of
from arktable.engine.events import Seen
from arktable.engine.game import Game
from arktable.engine.records.record import Record, line_of
from arktable.engine.rng import rng_of
from arktable.i18n.words import Teller
from arktable.jobs.job import Answer, ExplainedPlans, Job, ReviewStep
from arktable.jobs.make_review import make_review
from arktable.jobs.replay import Replays
from arktable.jobs.review import reviewed

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
    """Find the costliest decisions of a recorded game (.ark), and what was better.

    Shows up to three decisions of one player. Each is judged by what the player could know then: bots play on from what
    was played and from the best other plan, in the same samples of what was hidden. Only clear mistakes are shown, and
    the same record gets the same answer.
    """
    record, game, _ = open_record(file, None, sheet)
    if seat > record.seats:
        raise UsageError(f"--seat {seat}: the record has {record.seats} seats")
    bot = reviewer(game.facts.game, rng_of(record.seed, "review"))
    if bot is None:
        raise UsageError(f"no bot looks ahead in {record.ruleset}, so nobody can review it")
    found, weighed = asyncio.run(_made(record, game, seat - 1, bot.study().min_cost))
    if as_json:
        print_json({"ruleset": record.ruleset, "seat": seat, "weighed": weighed, "decisions": found})
        return
    _print(teller_of(record, game, lang), seat - 1, found, weighed)


async def _made(record: Record, game: Game, seat: int, min_cost: float) -> tuple[list[dict[str, Any]], int]:
    """The costliest decisions of the seat, and how many were examined."""
    replays, moves = Replays(game_of=lambda job: game), [text for _, text in record.moves]
    job = Job(
        record.ruleset, record.options, record.seats, str(record.seed), moves, "review", 1,
        switches=record.switches, start=record.start,
    )  # fmt: skip

    async def ask(step: ReviewStep, at: int | None) -> Answer:
        return reviewed(msgspec.structs.replace(job, review=step, moves=moves[:at]), replays)

    examined = 0
    with games_bar(MOST_SUSPECTS, "") as done:

        def on_progress(now: int, _: int) -> None:
            nonlocal examined
            done(now - examined)
            examined = now

        catalogue = line_of(record, game).at(0).catalogue
        cases = make_review(ask, seat, min_cost, catalogue, on_progress)
        return [_told(case, told) async for case, told in cases], examined


def _told(case: Case, told: ExplainedPlans) -> dict[str, Any]:
    gap = case.gap()
    return {
        "n": case.suspect.at + 1,
        "when": told.when,
        "played": msgspec.structs.asdict(told.played),
        "better": msgspec.structs.asdict(told.better),
        "cost": round(gap.mean, 1),
        "error": round(gap.error, 1),
        "rows": gap.samples,
        "changes": [{"key": change.key, "was": change.was, "now": change.now} for change in told.changes],
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
