"""What holds for every position of every game (the promises of engine/game.py)."""

from __future__ import annotations

from typing import Any

import msgspec

from arktable.conformance.broken import Broken, require
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
        census = position.census()
        require(census == self.census, f"something came from nowhere or got lost: {self.census} became {census}")
        require(position.reveals >= self.reveals, "`reveals` went down")
        grown = self.progress <= position.progress() <= 1
        require(grown, f"progress goes up to 1, not from {self.progress} to {position.progress()}")
        self.reveals, self.progress = position.reveals, position.progress()
        moves = position.moves()
        over = position.seat < 0
        require(over == (not moves), "somebody must decide and has nothing to decide, or nobody and has something")
        require(over == (position.phase() == "over"), f"nobody decides: {over}, and the phase is {position.phase()}")
        require(len({move.id for move in moves}) == len(moves), "a move is offered twice")
        scores, winners = position.scores(), position.winners()
        require(len(scores) == position.seats, f"{position.seats} seats have {len(scores)} scores")
        if over:
            # Alone at the table one plays against colours of the game, and can lose to them.
            require(bool(winners) or not any(scores) or position.seats == 1, "somebody scored and nobody won")
            best = all(scores[seat] == max(scores) for seat in winners)
            require(best, f"the winners {winners} have not the highest of the scores {scores}")
            require(position.progress() == 1, f"progress is {position.progress()} when the game is over, not 1")
        else:
            require(0 <= position.seat < position.seats, f"there is no seat {position.seat}")
            require(winners == [], f"seats {winners} have won before the game is over")


def why_not_agrees(position: Position, rng: Rng, most: int = 0) -> None:
    """`why_not` is None exactly for the legal moves; of the others at most this many are asked (0: all)."""
    legal = {move.id for move in position.moves()}
    others = [move for move in position.catalogue.all if move.id not in legal]
    if most and len(others) > most:
        others = [others[rng.below(len(others))] for _ in range(most)]
    for move in position.moves():
        require(position.why_not(move) is None, f"{position.phase()}: {move.text!r} is offered, and why_not refuses it")
    for move in others:
        reason = position.why_not(move)
        if reason is None:
            raise Broken(f"{position.phase()}: {move.text!r} is not offered, and why_not gives no reason")
        require(bool(reason.key), f"{position.phase()}: the reason against {move.text!r} has no key")


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
            require(one == other, f"{moves[0].text} and {moves[-1].text} differ for viewer {viewer}")
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
        where = f"{position.phase()}, viewer {viewer}"
        require(
            as_bytes(sample.view(viewer)) == before,
            f"{where}: the view depends on something hidden: {_different_keys(position, sample, viewer)}",
        )
        require(sample.counted(viewer) == position.counted(viewer), f"{where}: `counted` depends on something hidden")
        if position.seat == viewer:
            same = [move.id for move in sample.moves()] == [move.id for move in position.moves()]
            require(same, f"{where}: the moves depend on something that who decides cannot know")
        require(sample.census() == position.census(), f"{where}: a sample has another census")
        require(bool(sample.moves()) == bool(position.moves()), f"{where}: a sample is over, or is not")
    same = as_bytes(position.sample(OPEN_BOOK, rng).view(OPEN_BOOK)) == as_bytes(position.view(OPEN_BOOK))
    require(same, f"{position.phase()}: a sample for the open book differs from the truth")


def _different_keys(one: Position, other: Position, viewer: int) -> str:
    first, second = one.view(viewer), other.view(viewer)
    return ", ".join(key for key in first if first[key] != second.get(key)) or "its keys"
