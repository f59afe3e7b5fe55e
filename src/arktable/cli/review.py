"""`arktable review`: the costliest decisions of a recorded game, and what was better."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from arktable.bots.reviewing import reviewer
from arktable.bots.search.review import MOST_SUSPECTS
from arktable.cli.command import UsageError, examples, one_command
from arktable.cli.options import AsJson, Language, SheetFile
from arktable.cli.output import console, print_json
from arktable.cli.progress import games_bar
from arktable.cli.recorded import open_record, teller_of
from arktable.engine.events import Seen
from arktable.engine.game import Game
from arktable.engine.records.record import Record
from arktable.engine.rng import rng_of
from arktable.i18n.words import Teller, Words
from arktable.jobs.evaluation import GAMES, MOST_GAMES, Run, deepen
from arktable.jobs.job import Answer, Job, ReviewStep
from arktable.jobs.make_review import MOST_COSTLY, CostlyDecision, make_review
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
    games: Annotated[int, typer.Option(min=2, max=MOST_GAMES, help="Games in which plans are compared.")] = GAMES,
    sheet: SheetFile = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Find the costliest decisions of a recorded game (.ark), and what was better.

    Shows up to three decisions of one player. Each is judged by what the player could know then: bots play on from what
    was played and from other plans, in the same games. Only clear mistakes are shown: what is smaller than its spread
    (±) is left out. The same record gets the same answer, here and at a table.
    """
    record, game, _ = open_record(file, None, sheet)
    if seat > record.seats:
        raise UsageError(f"--seat {seat}: the record has {record.seats} seats")
    bot = reviewer(game.facts.game, rng_of(record.seed, "review"))
    if bot is None:
        raise UsageError(f"no bot looks ahead in {record.ruleset}, so nobody can review it")
    found, weighed = asyncio.run(_made(record, game, seat - 1, bot.study().min_cost, games))
    if as_json:
        print_json({"ruleset": record.ruleset, "seat": seat, "weighed": weighed, "decisions": found})
        return
    _print(teller_of(record, game, lang), seat - 1, found, weighed)


async def _made(record: Record, game: Game, seat: int, min_cost: float, games: int) -> tuple[list[dict[str, Any]], int]:
    """The costliest decisions of the seat, and how many were examined."""
    replays, moves = Replays(game_of=lambda job: game), [text for _, text in record.moves]
    whole = Job(
        record.ruleset, record.options, record.seats, str(record.seed), moves, "review", 1,
        switches=record.switches, start=record.start,
    )  # fmt: skip
    runs: dict[int, Run] = {}

    async def answer(step: ReviewStep, job: Job) -> Answer:
        return reviewed(msgspec.structs.replace(job, review=step), replays)

    async def evaluate(at: int, games: int) -> Run:
        job = msgspec.structs.replace(whole, moves=moves[:at])
        run = runs.setdefault(at, Run())
        await deepen(run, lambda step: answer(step, job), games, moves[at:])
        return run

    examined = 0
    with games_bar(MOST_SUSPECTS, "") as done:

        def on_progress(now: int, _: int) -> None:
            nonlocal examined
            done(now - examined)
            examined = now

        found = make_review(lambda step: answer(step, whole), evaluate, seat, min_cost, games, on_progress)
        return [_told(decision) async for decision in found], examined


def _told(decision: CostlyDecision) -> dict[str, Any]:
    worth, explained = decision.worth, decision.explained
    return {
        "n": decision.at + 1,
        "when": explained.when,
        "played": msgspec.structs.asdict(explained.played),
        "better": msgspec.structs.asdict(explained.better),
        "cost": worth.gap,
        "spread": worth.gap_spread,
        "own": worth.own_gap,
        "rival": None if worth.rival is None else round(worth.own_gap - worth.gap, 1),
        "games": worth.games,
        "changes": [{"key": change.key, "was": change.was, "now": change.now} for change in explained.changes],
    }


def _print(teller: Teller, seat: int, found: list[dict[str, Any]], weighed: int) -> None:
    out, words = console(), teller.words
    out.print(Text(words.text("cli-review-head", who=teller.name(seat), n=weighed), style="bold"))
    if not found:
        out.print(Text(words.text("cli-review-none")))
    for one in found:
        cost = words.text("review-cost", n=round(one["cost"]))
        moment, spread = words.text("review-when", **one["when"]), round(one["spread"])
        out.print()
        head = words.text("cli-review-line", when=moment, n=one["n"], cost=cost, spread=spread, games=one["games"])
        out.print(Text(head, style="bold"))
        for key in ("played", "better"):
            line = words.text(f"cli-review-{key}", what=_sentences(teller, one[key]["events"]))
            out.print(Text(f"  {line}"), soft_wrap=True)
        reasons = [words.text(f"review-{c['key']}", was=c["was"], now=c["now"]) for c in one["changes"]]
        own, rival = (_signed(words, amount) for amount in (one["own"], one["rival"] or 0.0))
        why = words.text("cli-review-why-solo" if one["rival"] is None else "cli-review-why", own=own, rival=rival)
        out.print(Text("  " + " ".join([*reasons[:2], why])), soft_wrap=True)
    if 0 < len(found) < MOST_COSTLY:
        out.print()
        out.print(Text(words.text("cli-review-no-other")))


def _signed(words: Words, amount: float) -> str:
    """A change with its sign, in the unit of the game."""
    text = words.text("review-sum", n=abs(round(amount)))
    return f"−{text}" if round(amount) < 0 else f"+{text}"


def _sentences(teller: Teller, events: list[Seen]) -> str:
    return " ".join(teller.sentence(event) for event in events) or teller.words.text("cli-review-nothing")
