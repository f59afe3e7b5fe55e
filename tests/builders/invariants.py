"""What holds for every position of every game (the promises of engine/game.py)."""

from __future__ import annotations

from typing import Any

import msgspec

from arktable.engine.position import Position
from arktable.engine.rng import Rng, rng_from_seed
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
    """`why_not` is None exactly for the legal moves; of the others at most this many are asked (0: all)."""
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


def keeps_secret_moves(position: Position) -> bool:
    """Whichever of its secret moves a seat makes, the others see, are dealt and are told the same.

    False if there is nothing to compare: no choice between secret moves, or they reveal something.
    """
    moves = [move for move in position.moves() if position.is_secret(move)]
    twins = [position.copy() for _ in (moves[:1] + moves[-1:])]
    for twin, move in zip(twins, moves[:1] + moves[-1:], strict=True):
        twin.events = []
        twin.play(move)
    if len(moves) < 2 or any(twin.reveals != position.reveals or twin.seat < 0 for twin in twins):
        return False
    for viewer in viewers(position):
        if viewer != position.seat:
            one, other = [_known_to(twin, viewer) for twin in twins]
            assert one == other, f"{moves[0].text} and {moves[-1].text} differ for viewer {viewer}"
    return True


def _known_to(position: Position, viewer: int) -> list[object]:
    """All that a viewer can get to know of a position and of what led to it."""
    told = [event.seen_by(viewer) for event in position.events or ()]
    return [
        as_bytes(position.view(viewer)),
        position.save(viewer),
        position.sample(viewer, rng_from_seed(1)).save(),
        told,
    ]


def leaks_nothing(position: Position, rng: Rng) -> None:
    """For each viewer: deal again what it cannot know, and not a byte of its view changes."""
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
