"""The reasons of Arkadia's hints name the building, the sale or the player that they are about."""

from __future__ import annotations

from collections import Counter
from typing import Any

from arktable.bots.bot import ask
from arktable.bots.catalogue import make_bot
from arktable.bots.commentary import PAIN, Because, commentary_on
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_of
from arktable.jobs.hint_plans import seen_after

COMMENTARY = commentary_on("arkadia")
DIFFERENCES = {"seals", "gold"}


def told(seed: int) -> list[tuple[Position, dict[str, Any], Because]]:
    """Of a game of greedy bots: each reason for a decision, with the position before it and the view after it."""
    game = find_game("arkadia")
    position, rng = game.start(2, {}, seed), rng_of(seed)
    kit, bot = game.kit({}), make_bot("greedy", "arkadia", rng)
    found = []
    while position.seat >= 0:
        seat, move = position.seat, ask(bot, position.copy(), rng)
        before, after = position.view(seat), seen_after(position, COMMENTARY, [move])
        found += [(position.copy(), after, reason) for reason in COMMENTARY.reasons(kit, seat, [move], before, after)]
        position.play(move)
    return found


def test_what_is_enclosed_sold_or_exposed_is_named_and_true() -> None:
    seen: Counter[str] = Counter()
    for position, after, reason in [*told(2), *told(5)]:
        seat, args = position.seat, reason.args
        before = position.view(seat)
        seen[reason.key] += 1
        had, has = before["players"][seat], after["players"][seat]
        if reason.key == "encloses":
            done = [one["form"] for one in after["buildings"] if one["done"]]
            assert done.count(args["form"]) > [one["form"] for one in before["buildings"] if one["done"]].count(
                args["form"]
            )
            assert int(args["n"]) <= sum(has["seals"]) - sum(had["seals"])
        elif reason.key == "sold":
            assert args == {"n": sum(had["seals"]) - sum(has["seals"]), "gold": has["gold"] - had["gold"]}
        elif reason.key == "exposes":
            rival = 1 - seat
            closable = [one for one in after["buildings"] if not one["done"] and one["closing"][rival] is not None]
            assert reason.kind == PAIN
            assert args["n"] in [one["closing"][rival] + 1 for one in closable if one["form"] == args["form"]]
        elif reason.key == "open-safe":
            assert int(args["n"]) > 0
    assert all(seen[key] for key in ("encloses", "sold", "exposes", "beside", "open-safe"))
    assert not any(seen[key] for key in DIFFERENCES)
