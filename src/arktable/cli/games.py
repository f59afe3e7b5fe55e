"""`arktable games`: what can be played."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from arktable.bots.catalogue import bots_for, goals_for
from arktable.cli.command import examples, language, one_command
from arktable.cli.explain import ruleset_explained
from arktable.cli.options import AsJson, Language, remember_ruleset
from arktable.cli.output import console, print_json
from arktable.engine.facts import Facts, Option
from arktable.engine.registry import find_game, rulesets
from arktable.i18n.words import Words

app = one_command()

EXAMPLES = examples(
    "games",
    "games water-frame",
    "games --json",
)


@app.command(epilog=EXAMPLES)
def games(
    ruleset: Annotated[
        str, typer.Argument(help="Explain this ruleset and its options.", callback=remember_ruleset, show_default=False)
    ] = "",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """List the rulesets: seats, options, bots.

    With the name of a ruleset: what it is, and what each of its options means.

    The first value of an option is its default. A ruleset marked ≈ has numbers that are
    reconstructed: `arktable sheet GAME` shows which.
    """
    facts = [game.facts for game in ([find_game(ruleset)] if ruleset else rulesets())]
    if as_json:
        print_json([_as_data(fact) for fact in facts])
        return
    out = console()
    if ruleset:
        for line in ruleset_explained(facts[0], Words(language(lang), facts[0].game)):
            out.print(Text(line))
        return
    words = Words(language(lang))
    table = Table(box=None, pad_edge=False)
    for key in ("ruleset", "seats", "minutes", "rules", "bots", "options"):
        table.add_column(words.text(f"cli-games-{key}"), overflow="fold")
    for fact in facts:
        mark = " ≈" if fact.reconstructed else ""
        options = "\n".join(f"{option.key} = {' | '.join(option.values)}" for option in fact.options)
        seats = f"{fact.seats_min}–{fact.seats_max}"
        bots = ", ".join(bots_for(fact.game))
        table.add_row(fact.id + mark, seats, str(fact.minutes), str(fact.rules_rev), bots, options)
    out.print(table)
    if any(fact.reconstructed for fact in facts):
        out.print(words.text("cli-games-reconstructed"))


def _as_data(facts: Facts) -> dict[str, Any]:
    return {
        "id": facts.id,
        "game": facts.game,
        "seats": [facts.seats_min, facts.seats_max],
        "minutes": facts.minutes,
        "rules_rev": facts.rules_rev,
        "reconstructed": facts.reconstructed,
        "options": [_option(option) for option in facts.options],
        "bots": bots_for(facts.game),
        "goals": goals_for(facts.game),
    }


def _option(option: Option) -> dict[str, Any]:
    return {"key": option.key, "values": list(option.values), "default": option.default}
