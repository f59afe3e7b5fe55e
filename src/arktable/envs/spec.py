"""The spec of an environment: everything on which a trained agent depends, as plain data for a checkpoint."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import arktable
from arktable.engine.errors import ArktableError
from arktable.engine.game import Game
from arktable.envs.setup import Setup

NOTED: Final = ("arktable",)
"""Keys that are noted but may differ."""


class SpecMismatch(ArktableError):
    """A checkpoint was made for another environment."""

    def __init__(self, differing: list[str]) -> None:
        what = "; ".join(differing)
        super().__init__("spec-mismatch", f"this was made for another environment: {what}", {"what": what})


@lru_cache(maxsize=32)
def catalogue_hash(game: Game) -> str:
    """Return a hash of all moves in their order: it changes when a number means another move."""
    texts = "\n".join([move.text for move in game.catalogue().all])
    return hashlib.sha256(texts.encode()).hexdigest()[:16]


def spec_of(setup: Setup) -> dict[str, Any]:
    """Return the spec of an environment."""
    game = setup.game
    return {
        "arktable": arktable.__version__,
        "ruleset": game.facts.id,
        "rules_rev": game.revision,
        "sheet": game.sheet_hash(setup.options, setup.seats),
        "seats": setup.seats,
        "options": dict(setup.options),
        "moves": setup.moves,
        "catalogue": catalogue_hash(game),
        "memory": setup.memory,
        "planes": setup.planes,
        "observation": setup.schema.length,
        "schema_version": setup.schema.version,
        "schema": setup.schema.hash(),
    }


def check_spec(saved: Mapping[str, Any], present: Any) -> None:
    """Raise a `SpecMismatch` that names every difference, unless a saved spec is that of this environment.

    `present` is an environment, its set-up, or a spec.
    """
    now: Mapping[str, Any] = present if isinstance(present, Mapping) else present.spec()
    keys = [key for key in now if key not in NOTED]
    found = [
        f"{key} was {saved.get(key)!r}, is {now[key]!r}" for key in keys if key not in saved or saved[key] != now[key]
    ]
    if found:
        raise SpecMismatch(found)
