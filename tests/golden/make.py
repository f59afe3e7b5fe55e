"""Records the golden games of this folder anew: `python -m tests.golden.make`, or those named: `… cards-greedy-1`.

Do so only when a rule or a number was changed on purpose; the difference then shows what the change does.
"""

from __future__ import annotations

import sys
from pathlib import Path

from arktable.bots.bot import ask
from arktable.bots.catalogue import make_bot
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.record import Player, Record, new_record
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from tests.builders.random_play import recorded

FOLDER = Path(__file__).parent

EXPERT = {
    "supply": "random",
    "restrictions": "on",
    "factories": "chosen",
    "ships": "none",
    "shares": "bought",
    "actions": "seven",
}
RANDOM: dict[str, tuple[str, int, dict[str, str], int]] = {
    "random-2": ("arkadia", 2, {}, 1),
    "random-3": ("arkadia", 3, {}, 2),
    "random-4": ("arkadia", 4, {}, 3),
    "random-2-beginner": ("arkadia", 2, {"setup": "beginner"}, 4),
    "random-4-beginner-flip": ("arkadia", 4, {"setup": "beginner", "flip": "yes"}, 5),
    "random-3-everything": ("arkadia", 3, {"lot": "choose", "flip": "yes", "totals": "shown", "start": "random"}, 6),
    "cards-random-1": ("arkwright-cards", 1, {}, 21),
    "cards-random-2-passive": ("arkwright-cards", 2, {"neutral": "passive"}, 22),
    "cards-random-3": ("arkwright-cards", 3, {}, 23),
    "cards-random-4-expert": ("arkwright-cards", 4, EXPERT, 24),
}
GREEDY: dict[str, tuple[str, int, dict[str, str], int]] = {
    "greedy-2": ("arkadia", 2, {}, 11),
    "greedy-3-beginner": ("arkadia", 3, {"setup": "beginner"}, 12),
    "greedy-4": ("arkadia", 4, {"lot": "choose"}, 13),
    "cards-greedy-1": ("arkwright-cards", 1, {}, 31),
    "cards-greedy-1-expert": ("arkwright-cards", 1, {**EXPERT, "solo-factories": "random", "awards": "choose"}, 32),
    "cards-greedy-2": ("arkwright-cards", 2, {}, 33),
    "cards-greedy-3-expert": ("arkwright-cards", 3, EXPERT, 34),
    "cards-greedy-4": ("arkwright-cards", 4, {"tracks": "short"}, 35),
}


def by_bots(game: Game, seats: int, options: dict[str, str], seed: int) -> tuple[Record, Position]:
    players = [Player("bot:greedy", f"Greedy {seat + 1}") for seat in range(seats)]
    record = new_record(game, seats, options, seed, players)
    position, rng = game.start(seats, options, seed), rng_from_seed(seed)
    bots = [make_bot("greedy", game.facts.game, rng_from_seed(seed + seat)) for seat in range(seats)]
    while position.seat >= 0:
        move = ask(bots[position.seat], position, rng)
        record.moves.append((position.seat, move.text))
        position.play(move)
    return record, position


def write(name: str, record: Record, end: Position) -> None:
    lines = [
        "# scores " + " ".join(map(str, end.scores())),
        " ".join(["# winners", *(str(seat + 1) for seat in end.winners())]),
        "# ended " + ("properly" if end.ended_properly() else "stuck"),
    ]
    (FOLDER / f"{name}.ark").write_text("\n".join(lines) + "\n" + record.text(), encoding="utf-8")


def main(wanted: list[str]) -> None:
    for name, (ruleset, seats, options, seed) in RANDOM.items():
        if not wanted or name in wanted:
            write(name, *recorded(find_game(ruleset), seats, options, seed))
    for name, (ruleset, seats, options, seed) in GREEDY.items():
        if not wanted or name in wanted:
            write(name, *by_bots(find_game(ruleset), seats, options, seed))


if __name__ == "__main__":
    main(sys.argv[1:])
