"""Makes what the client's unit tests look at: views and printed things as the engine says them.

`make fixtures` plays a seeded random game of every ruleset below to its moments and writes each as
`web/src/games/<game>/made/<moment>.json`, with the printed things next to them, and some moves of every kind as
`moves.json` and the numbers of its sheet as `numbers.json`; with --check it fails when a file is not what would be
written.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from arktable.engine.moves import Move, OfferGroup, offer_of  # noqa: E402 - after the path is set
from arktable.engine.position import Position  # noqa: E402 - the same
from arktable.engine.registry import find_game  # noqa: E402 - the same
from arktable.engine.rng import rng_from_seed  # noqa: E402 - the same
from arktable.server.lobby.rulesets import numbers_of  # noqa: E402 - the same

MOST_DECISIONS = 5000
MOST_OF_A_KIND = 8


class Moment(NamedTuple):
    """The first time that this phase is asked after this share of the game, as the seat that decides sees it.

    `progress` counts in hundredths. The phase "over" is the end, seen by a spectator.
    """

    name: str
    ruleset: str
    seats: int
    phase: str
    progress: int = 0
    seed: int = 1
    options: tuple[tuple[str, str], ...] = ()


MOMENTS = (
    Moment("workers", "arkadia", 4, "workers", 40),
    Moment("must", "arkadia", 3, "must", 20),
    Moment("sell", "arkadia", 2, "sell"),
    Moment("over", "arkadia", 2, "over"),
    Moment("marker", "water-frame", 4, "marker", 40),
    Moment("exchange", "water-frame", 3, "exchange", 30, options=(("stock-exchange", "on"),)),
    Moment("over", "spinning-jenny", 2, "over"),
    Moment("action", "arkwright-cards", 3, "action", 40),
    Moment("price", "arkwright-cards", 3, "price", 40, seed=59),
    Moment("solo", "arkwright-cards", 1, "action", 30),
    Moment("over", "arkwright-cards", 3, "over"),
)


def play_to(moment: Moment) -> Position:
    """A random game at this moment. Kinds of moves are equally likely: a sale is not drowned by a hundred places."""
    game = find_game(moment.ruleset)
    for seed in range(moment.seed, moment.seed + 50):
        position = game.start(moment.seats, dict(moment.options), seed)
        rng = rng_from_seed(seed + 1_000_003)
        while position.decisions < MOST_DECISIONS:
            if position.phase() == moment.phase and position.progress() * 100 >= moment.progress:
                return position
            if position.seat < 0:
                break  # this game never came there: the next seed may
            moves = position.moves()
            verbs = sorted({move.text.split()[0] for move in moves})
            verb = verbs[rng.below(len(verbs))]
            some = [move for move in moves if move.text.split()[0] == verb]
            position.play(some[rng.below(len(some))])
    raise SystemExit(f"no random game of {moment.ruleset} comes to {moment.name}")


def some_moves(ruleset: str) -> list[OfferGroup]:
    """Moves of every kind that the ruleset knows, a few of each, in the shape of an offer."""
    kinds: dict[str, list[Move]] = {}
    for move in find_game(ruleset).catalogue().all:
        kinds.setdefault(move.word, []).append(move)
    return offer_of([move for moves in kinds.values() for move in moves[:: -(-len(moves) // MOST_OF_A_KIND)]])


def outputs() -> dict[Path, str]:
    """Every file that is made, with its text."""
    found = {}
    for moment in MOMENTS:
        game = find_game(moment.ruleset)
        position = play_to(moment)
        folder = ROOT / "web/src/games" / game.facts.game / "made"
        made = {"kit": game.kit(dict(moment.options)), "view": position.view(position.seat)}
        found[folder / f"{moment.name}.json"] = _text(made)
        found.setdefault(folder / "moves.json", _lines(some_moves(moment.ruleset)))
        found.setdefault(folder / "numbers.json", _text({"values": numbers_of(game)["values"]}))
    return found


def _lines(things: list[Any]) -> str:
    return "[\n" + ",\n".join(json.dumps(thing, ensure_ascii=False) for thing in things) + "\n]\n"


def _text(made: dict[str, Any]) -> str:
    """One line for each top-level key of the two: short, and what changed can still be seen."""
    parts = []
    for name, things in made.items():
        lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in things.items()]
        parts.append(f' "{name}": {{\n' + ",\n".join(lines) + "\n }")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main(arguments: list[str]) -> int:
    """Write, or with --check compare; 1 when something is stale."""
    stale = {
        path: text for path, text in outputs().items() if not path.is_file() or path.read_text(encoding="utf-8") != text
    }
    names = [path.relative_to(ROOT).as_posix() for path in stale]
    if "--check" in arguments:
        print(*(f"{name} is stale: run `make fixtures`" for name in names), sep="\n", end="\n" if names else "")
        print(f"fixtures: {len(names)} stale")
        return 1 if names else 0
    for path, text in stale.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    print(*(f"wrote {name}" for name in names), sep="\n", end="\n" if names else "")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
