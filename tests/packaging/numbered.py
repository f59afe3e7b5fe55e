"""How moves are numbered and what environments say of themselves, for every ruleset of ours, as JSON.

`test_numbering.py` runs it in processes with and without a house rule.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from arktable.engine.registry import find_game
from arktable.envs.setup import Setup

OURS = ("arkadia", "arkwright-cards", "spinning-jenny", "spinning-mule", "water-frame")


def numbered(ruleset: str) -> dict[str, Any]:
    """The moves by id with their kinds, the words of the kinds, the spec of the environment, the numbers in use."""
    game = find_game(ruleset)
    catalogue, setup = game.catalogue(), Setup(ruleset)
    env = setup.game.catalogue()
    return {
        "moves": [[move.id, move.text, move.kind, move.a, move.b, move.c] for move in catalogue],
        "kinds": catalogue.words,
        "env": [move.text for move in env],
        "spec": setup.spec(),
        "options": game.choose({}),
        "sheet": [game.sheet.hash, game.sheet_hash({}, setup.seats)],
        "text": game.start(setup.seats, {}, 1).save(),
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps({ruleset: numbered(ruleset) for ruleset in OURS}))
