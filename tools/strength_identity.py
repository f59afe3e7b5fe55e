"""Identifies the rules and bots that played a match by what they do, not by their source files.

Every bot of a game plays a short, seeded game, and the moves are hashed. Results become stale when a bot or a rule
decides differently. They stay valid when files are moved, renamed or reworded.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Final

from arktable.arena.line_up import LineUp, Profile
from arktable.arena.match import Watcher, play_match
from arktable.bots.bot import ThinkingBot
from arktable.bots.catalogue import bots_for, make_bot
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed

SEED: Final = 20261118
DECISIONS: Final = 200
"""Decisions of a bot that decides at once: a third of a long game and more."""
THINKING_DECISIONS: Final = 12
PLAYOUTS: Final = 3
"""Play-outs per decision of a bot that thinks: counted, because time would depend on the machine."""


class Moves(Watcher):
    """Collects the moves of a game."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def step(self, position: Position, seat: int, move: Move) -> None:
        self.texts.append(f"{seat} {move.text}")


@cache
def fingerprint(ruleset: str, profile: Profile | None = None) -> str:
    """A name for the rules, numbers and bots by which games of this ruleset are played."""
    facts = find_game(ruleset).facts
    digest = hashlib.sha256()
    for name in bots_for(facts.game):
        thinks = isinstance(make_bot(name, facts.game, rng_from_seed(0)), ThinkingBot)
        bot, limit = (f"{name}@{PLAYOUTS}", THINKING_DECISIONS) if thinks else (name, DECISIONS)
        moves = Moves()
        play_match(LineUp(ruleset, facts.seats_max, (bot,) * facts.seats_max, profile=profile), SEED, [moves], limit)
        digest.update("\n".join([bot, *moves.texts]).encode())
    return digest.hexdigest()[:12]
