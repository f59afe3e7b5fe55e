"""Lets the usual bot of every ruleset decide once and makes all other bots: a trial of a compiled build.

Prints the folder of the package that did it.
"""

from __future__ import annotations

import sys
from pathlib import Path

import arktable
from arktable.bots.catalogue import bots_for, goals_for, make_bot, usual_bot
from arktable.engine.registry import rulesets
from arktable.engine.rng import rng_of
from arktable.jobs.job import Job
from arktable.jobs.worker import think


def main() -> None:
    """Fail if anything cannot be loaded."""
    for ruleset in rulesets():
        facts = ruleset.facts
        think(Job(facts.id, {}, facts.seats_max, "1", [], usual_bot(facts.game), 1))
        for name in (*bots_for(facts.game), *goals_for(facts.game)):
            make_bot(name, facts.game, rng_of(0))
    sys.stdout.write(f"{Path(arktable.__file__).parent}\n")


if __name__ == "__main__":
    main()
