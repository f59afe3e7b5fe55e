"""Writes the position files of this folder: `python -m tests.perft.make`.

Nodes are counted by the second Arkadia of tests/builders/shadow.py, not by the engine: the test then compares the two.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path

from arktable.engine.record import Record, new_record
from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK
from arktable.games.arkadia.state import ArkadiaPosition
from tests.builders.arkadia import ARKADIA
from tests.builders.random_play import pick
from tests.builders.shadow import Shadow

FOLDER = Path(__file__).parent
MOST_NODES = 30_000

Wanted = Callable[[ArkadiaPosition], bool]


def nodes(position: ArkadiaPosition, shadow: Shadow, depth: int) -> int:
    """Paths of this length by the shadow's rules; the engine only says what chance drew."""
    moves = shadow.legal()
    if depth <= 1 or not moves:
        return len(moves) if depth == 1 else 1
    found = 0
    for text in sorted(moves):
        after, then = position.copy(), copy.deepcopy(shadow)
        after.play(after.catalogue.parse(text))
        then.play(text, after.view(OPEN_BOOK))
        found += nodes(after, then, depth - 1)
    return found


def find(wanted: Wanted, seats: int, options: dict[str, str], seed: int) -> tuple[Record, ArkadiaPosition, Shadow]:
    """The first position of a random game that is wanted, trying seed after seed."""
    while True:
        record = new_record(ARKADIA, seats, options, seed)
        position = ARKADIA.start(seats, options, seed)
        shadow = Shadow(position.view(OPEN_BOOK), flip=options.get("flip") == "yes")
        rng = rng_from_seed(seed)
        while position.seat >= 0:
            if wanted(position):
                return record, position, shadow
            move = pick(position.moves(), rng)
            record.moves.append((position.seat, move.text))
            position.play(move)
            shadow.play(move.text, position.view(OPEN_BOOK))
        seed += 1


POSITIONS: dict[str, tuple[Wanted, int, dict[str, str]]] = {
    "lot": (lambda p: p.phase() == "lot", 2, {"lot": "choose"}),
    "opening-2": (lambda p: p.phase() == "must", 2, {}),
    "opening-4": (lambda p: p.phase() == "must", 4, {"start": "random"}),
    "beginner-3": (lambda p: p.phase() == "must", 3, {"setup": "beginner"}),
    "middle": (lambda p: p.turn == 25 and p.phase() == "must", 3, {}),
    "crowded": (lambda p: p.turn == 60 and p.phase() == "must", 4, {}),
    "workers": (lambda p: p.turn > 15 and p.phase() == "workers" and sum(p.neutral) > 0, 2, {}),
    "lay": (lambda p: p.turn == 12 and p.phase() == "lay", 4, {}),
    "lay-flipped": (lambda p: p.turn > 6 and p.phase() == "lay" and p.frames[-1].name() == "lay", 2, {"flip": "yes"}),
    "castle-two": (lambda p: p.phase() == "castle" and p.view(-1)["asked"]["castle"]["left"] == 2, 3, {}),
    "castle-third-floor": (lambda p: p.phase() == "castle" and p.floor == 3, 4, {"setup": "beginner"}),
    "draw": (lambda p: p.turn > 30 and p.phase() == "draw", 3, {}),
    "sell": (lambda p: p.phase() == "sell" and sum(p.seals) > 12, 4, {}),
    "last-turn": (lambda p: p.turns_left == 1 and p.phase() == "must", 4, {}),
}


def main() -> None:
    for name, (wanted, seats, options) in POSITIONS.items():
        record, position, shadow = find(wanted, seats, options, 100)
        lines: list[str] = []
        for depth in (1, 2, 3):
            if depth > 1 and int(lines[-1].split()[-1]) * len(position.moves()) > MOST_NODES:
                break
            lines.append(f"# perft {depth} {nodes(position, shadow, depth)}")
        (FOLDER / f"{name}.ark").write_text("\n".join(lines) + "\n" + record.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
