"""`arktable conformance`: does a game keep the promises that the table, the bots and the records rely on?"""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer
from rich.text import Text

from arktable.cli.command import examples, language, one_command
from arktable.cli.options import AsJson, Language, remember_ruleset
from arktable.cli.output import console, print_json
from arktable.conformance.checks import Finding, run
from arktable.engine.registry import find_game
from arktable.i18n.words import Words

app = one_command()

EXAMPLES = examples(
    "conformance arkwright-cards",
    "conformance my-game --every-option",
    "conformance my-game --json",
)


@app.command(epilog=EXAMPLES)
def conformance(
    ruleset: Annotated[
        str, typer.Argument(help="What to check; `arktable games` lists them.", callback=remember_ruleset)
    ],
    every_option: Annotated[
        bool, typer.Option("--every-option", help="Try each option by itself as well; takes longer.")
    ] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Check that a game keeps the promises of the contract.

    Plays random games with every number of seats, with the usual options and with as many
    others as go together, and checks copies, texts, records, views, samples, secrets, moves and
    events. Prints each promise and, if it is not kept, where and why. Ends with 1 if one is not.
    """
    game = find_game(ruleset)
    words = Words(language(lang), game.facts.game)
    out = console()
    found: list[Finding] = []
    for finding in run(game, every_option):
        found.append(finding)
        if not as_json:
            for line in _lines(finding, words):
                out.print(Text(line), soft_wrap=True)
    kept = sum(finding.kept for finding in found)
    if as_json:
        print_json([{**asdict(finding), "kept": finding.kept} for finding in found])
    else:
        out.print(Text(words.text("cli-conformance-sum", ruleset=ruleset, kept=kept, all=len(found))))
    if kept < len(found):
        raise typer.Exit(1)


def _lines(finding: Finding, words: Words) -> list[str]:
    """The result of one check: the promise in words, and the reason below it if it is not kept."""
    result = words.text("cli-conformance-ok" if finding.kept else "cli-conformance-failed")
    promise = f"{result:8} {words.text(f'conformance-{finding.key}')}"
    return [promise] if finding.kept else [promise, f"         {finding.failed}: {finding.reason}"]
