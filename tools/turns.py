"""Ten usual turns of every game, as a person at the table meets them: what the count of clicks is made on.

Greedy bots play; of each turn of the first seat every decision is kept with what was on offer, as far as clicks depend
on it. `tools/fixtures.py` writes them to `web/src/table/plan/made/turns.json`, and `clicks.test.ts` there counts.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from arktable.bots.bot import ask
from arktable.bots.catalogue import make_bot
from arktable.engine.moves import Move, offer_of
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_of

TURNS: Final = 10
SEED: Final = 7


class Usual(NamedTuple):
    """A game that is usual enough to be counted."""

    name: str
    ruleset: str
    seats: int


USUAL: Final = (
    Usual("arkadia", "arkadia", 2),
    Usual("spinning-jenny", "spinning-jenny", 2),
    Usual("water-frame", "water-frame", 2),
    Usual("card-game", "arkwright-cards", 2),
    Usual("solo", "arkwright-cards", 1),
)

NUMBERS: Final = ("price", "n", "cost", "pay", "size", "cell", "turn")
"""Arguments that are chosen on a scale: all their values are kept; of all else one move of a kind."""

TURN_BEGINS: Final = ("must", "marker", "action")
"""Phases with which a turn begins; what is asked between turns is counted with the turn before."""


def turns_of(usual: Usual) -> list[list[dict[str, Any]]]:
    """Ten turns of the first seat, decision by decision."""
    game = find_game(usual.ruleset)
    position = game.start(usual.seats, {}, SEED)
    bots = [make_bot("greedy", game.facts.game, rng_of(SEED + seat)) for seat in range(usual.seats)]
    goods = game.kit({}).get("goods", [])
    turns: list[list[dict[str, Any]]] = []
    while position.seat >= 0:
        move = ask(bots[position.seat], position, rng_of(position.decisions))
        if position.seat == 0:
            if position.phase() in TURN_BEGINS:
                if len(turns) == TURNS:
                    break
                turns.append([])
            if turns:
                turns[-1].append(_decision(position, move, goods))
        mine, shown = position.seat == 0, position.reveals
        position.play(move)
        if turns and mine:
            turns[-1][-1]["then"] = _then(position, shown)
    return turns


def _decision(position: Position, move: Move, goods: list[str]) -> dict[str, Any]:
    view = position.view(0)
    wanted = _fixed(move)
    seen: set[str] = set()
    kept: list[Move] = []
    for one in position.moves():
        if one is move or (one.word == move.word and _fixed(one) == wanted) or one.word not in seen:
            kept.append(one)
        seen.add(one.word)
    kept += [one for one in position.moves() if one is not move][: 1 if len(kept) == 1 else 0]
    more = {"from": _price(view, goods.index(str(move.args["good"])))} if move.word == "price" else {}
    return {"view": _part(view) | {"offer": offer_of(kept)}, "move": move.text, **more}


def _then(position: Position, shown: int) -> str:
    """Who is asked next: the same seat ("mine") or another one; or does something show that nobody could know?"""
    return "shown" if position.reveals > shown else "mine" if position.seat == 0 else "theirs"


def _part(view: dict[str, Any]) -> dict[str, Any]:
    """What of a view decides where a turn ends."""
    names = ("viewer", "to_move", "over", "phase", "year", "cycle", "turn", "round")
    asked = {name: view["asked"][name] for name in ("step", "production") if view["asked"].get(name)}
    return {name: view[name] for name in names if name in view} | {"asked": asked}


def _fixed(move: Move) -> dict[str, Any]:
    return {name: value for name, value in move.args.items() if name not in NUMBERS}


def _price(view: dict[str, Any], good: int) -> int:
    return int(view["companies"][0]["factories"][good]["price"])
