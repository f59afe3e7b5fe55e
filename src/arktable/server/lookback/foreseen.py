"""What a person could foresee of a scene: the end of their last turn before it, and the turns of the others since."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arktable.engine.records.line import Line
from arktable.engine.reporting.scenes import Scene, SceneKind
from arktable.server.tables.attempts import Decision

Turns = list[tuple[int, list[str]]]
"""Seats with the moves of their turns."""


def turns_before(decisions: Sequence[Decision], first: int, seat: int) -> tuple[int, Turns] | None:
    """Return the decision that ended the seat's last turn, and the later turns of the others up to decision `first`.

    A turn belongs to the seat of its first decision. Answers of other seats in it, and what is secret, are left out.
    None if the seat has had no turn.
    """
    last = 0
    owner, turn = -1, -1
    turns: Turns = []
    for n, decision in enumerate(decisions[:first], 1):
        if decision.turn != turn:
            owner, turn = decision.seat, decision.turn
            if owner != seat:
                turns.append((owner, []))
        if owner == seat:
            last, turns = n, []
        elif decision.seat == owner and not decision.secret:
            turns[-1][1].append(decision.move)
    return (last, turns) if last else None


def foreseen(
    kind: SceneKind, scene: Scene, drawn: Mapping[str, Any], line: Line, decisions: Sequence[Decision], seat: int
) -> Mapping[str, Any] | None:
    """Return the forecast of this seat and what each later turn changed by itself; None where there is none."""
    if kind.foreseen is None or seat < 0 or not scene.over:
        return None
    found = turns_before(decisions, scene.first, seat)
    if found is None:
        return None
    moment = line.turn_end(found[0], seat)
    parse = moment.catalogue.parse
    return kind.foreseen(moment, [(other, [parse(move) for move in moves]) for other, moves in found[1]], drawn, seat)
