"""What holds for every position of every game (the promises of engine/game.py)."""

from __future__ import annotations

from typing import Any

import msgspec

from arktable.engine.position import Position
from arktable.engine.rng import Rng
from arktable.engine.seats import OPEN_BOOK, SPECTATOR


def as_bytes(view: dict[str, Any]) -> bytes:
    """A view as it goes over the wire."""
    return msgspec.json.encode(view, order="sorted")


def viewers(position: Position) -> list[int]:
    return [SPECTATOR, *range(position.seats)]


class Watch:
    """Follows one game from its start and checks what must hold after every decision."""

    def __init__(self, position: Position) -> None:
        self.census = position.census()
        self.reveals = position.reveals
        self.progress = position.progress()
        self.look(position)

    def look(self, position: Position) -> None:
        assert position.census() == self.census, "something came from nowhere or got lost"
        assert position.reveals >= self.reveals
        assert self.progress <= position.progress() <= 1
        self.reveals, self.progress = position.reveals, position.progress()
        moves = position.moves()
        over = position.seat < 0
        assert over == (not moves), "somebody must decide and has nothing to decide"
        assert over == (position.phase() == "over")
        assert len({move.id for move in moves}) == len(moves), "a move is offered twice"
        scores, winners = position.scores(), position.winners()
        assert len(scores) == position.seats
        if over:
            # Alone at the table one plays against colours of the game, and can lose to them.
            assert winners or not any(scores) or position.seats == 1, "somebody scored and nobody won"
            assert all(scores[seat] == max(scores) for seat in winners)
            assert position.progress() == 1
        else:
            assert 0 <= position.seat < position.seats
            assert winners == []


def why_not_agrees(position: Position, rng: Rng, most: int = 0) -> None:
    """`why_not` is None exactly for the legal moves; of the others at most so many are asked (0: all)."""
    legal = {move.id for move in position.moves()}
    others = [move for move in position.catalogue.all if move.id not in legal]
    if most and len(others) > most:
        others = [others[rng.below(len(others))] for _ in range(most)]
    for move in position.moves():
        assert position.why_not(move) is None, move.text
    for move in others:
        reason = position.why_not(move)
        assert reason is not None, move.text
        assert reason.key


def leaks_nothing(position: Position, rng: Rng) -> None:
    """For each viewer: deal anew what it cannot know, and not a byte of its view changes."""
    for viewer in viewers(position):
        before = as_bytes(position.view(viewer))
        sample = position.sample(viewer, rng)
        assert as_bytes(sample.view(viewer)) == before
        assert sample.counted(viewer) == position.counted(viewer)
        if position.seat == viewer:
            assert [move.id for move in sample.moves()] == [move.id for move in position.moves()]
        assert sample.census() == position.census()
        assert bool(sample.moves()) == bool(position.moves())
    assert as_bytes(position.sample(OPEN_BOOK, rng).view(OPEN_BOOK)) == as_bytes(position.view(OPEN_BOOK))
