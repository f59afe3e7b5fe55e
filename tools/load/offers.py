"""Chooses a move at random from what a view offers, as a page does: from the offer only, without knowing the rules."""

from __future__ import annotations

import random
from typing import Any

Wish = str | dict[str, Any]
"""A move for the wire: its notation, or its kind and arguments."""


def chosen(offer: Any, chance: random.Random) -> Wish:
    """One of the offered moves. `offer` is a list of groups, or the short form of Arkadia."""
    groups = offer if isinstance(offer, list) else offer["moves"]
    wishes: list[Wish] = [row[0] for group in groups for row in group["moves"]]
    if isinstance(offer, dict):
        for kind in ("own", "neutral"):
            wishes += [{"kind": kind, "args": {"cell": cell}} for cell in offer.get(kind, ())]
        if not wishes:
            return _lay(offer["lay"], chance)
    return chance.choice(wishes)


def _lay(lay: dict[str, dict[str, str]], chance: random.Random) -> Wish:
    """A place for the card that was played: its anchors are one hexadecimal number for each rotation."""
    ((card, places),) = lay.items()
    turn = chance.choice(sorted(places))
    cells = int(places[turn], 16)
    cell = chance.choice([at for at in range(cells.bit_length()) if cells >> at & 1])
    return {"kind": "lay", "args": {"form": card.rpartition("-")[0], "cell": cell, "turn": turn}}
