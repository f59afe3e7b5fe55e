"""Writes the positions of the card game in this folder: `python -m tests.perft.make_cards`.

There is no second card game to count with. Nodes are counted by asking `why_not` of every move of the catalogue, which
shares no line with `moves`; the test then counts with `moves`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from arktable.engine.record import Record, new_record
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.games.arkwright_cards.state import CardPosition
from tests.builders.random_play import pick

FOLDER = Path(__file__).parent
MOST_NODES = 4_000
CARDS = find_game("arkwright-cards")
EXPERT = {
    "supply": "random",
    "restrictions": "on",
    "factories": "chosen",
    "ships": "none",
    "shares": "bought",
    "actions": "seven",
}

Wanted = Callable[[CardPosition], bool]


def nodes(position: CardPosition, depth: int) -> int:
    """Paths of this length by what `why_not` has nothing against."""
    if position.seat < 0:
        return 1 if depth else 0
    fine = [move for move in position.catalogue.all if position.why_not(move) is None]
    if depth <= 1:
        return len(fine)
    found = 0
    for move in fine:
        after = position.copy()
        after.play(move)
        found += nodes(after, depth - 1) if after.seat >= 0 else 1
    return found


def find(wanted: Wanted, seats: int, options: dict[str, str], seed: int) -> tuple[Record, CardPosition]:
    """The first position of a random game that is wanted, trying seed after seed."""
    while True:
        record = new_record(CARDS, seats, options, seed)
        position, rng = CARDS.start(seats, options, seed), rng_from_seed(seed)
        assert isinstance(position, CardPosition)
        while position.seat >= 0:
            if wanted(position):
                return record, position
            move = pick(position.moves(), rng)
            record.moves.append((position.seat, move.text))
            position.play(move)
        seed += 1


def asked(phase: str, decade: int = 1, choices: int = 1) -> Wanted:
    """A decision of this kind, not before this decade, between at least so many moves."""
    return lambda p: p.phase() == phase and p.decade >= decade and len(p.moves()) >= choices


POSITIONS: dict[str, tuple[Wanted, int, dict[str, str]]] = {
    "cards-opening-3": (asked("develop"), 3, {}),
    "cards-found-4": (asked("found"), 4, EXPERT),
    "cards-action": (asked("action", 2), 4, EXPERT),
    "cards-solo-action": (asked("action", 3), 1, {}),
    "cards-price": (asked("price", 2, 16), 3, {}),
    "cards-quality": (asked("quality", 2, 8), 2, {}),
    "cards-distribution": (asked("distribution", 2, 10), 4, {}),
    "cards-build": (asked("build", 2, 4), 3, {}),
    "cards-exchange": (asked("exchange", 2, 12), 2, {}),
    "cards-extra": (asked("extra", 2, 7), 2, EXPERT),
    "cards-sell": (asked("sell", 2, 3), 3, EXPERT),
    "cards-solo-ship": (asked("ship", 3, 3), 1, {}),
}


def main() -> None:
    for name, (wanted, seats, options) in POSITIONS.items():
        record, position = find(wanted, seats, options, 200)
        lines: list[str] = []
        for depth in (1, 2, 3):
            if depth > 1 and int(lines[-1].split()[-1]) * len(position.moves()) > MOST_NODES:
                break
            lines.append(f"# perft {depth} {nodes(position, depth)}")
        (FOLDER / f"{name}.ark").write_text("\n".join(lines) + "\n" + record.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
