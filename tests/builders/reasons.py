"""Every move is legal, or there is a reason with its rule."""

from __future__ import annotations

from collections.abc import Iterable

from arktable.engine.position import Position
from arktable.engine.reasons import Reason


def explained_phases(positions: Iterable[Position], most: int) -> set[str]:
    """The phases of these positions. In `most` positions of each, all moves of the catalogue are asked for."""
    phases: dict[str, int] = {}
    for position in positions:
        phase = position.phase()
        if phases.setdefault(phase, 0) >= most:
            continue
        phases[phase] += 1
        legal = {move.id for move in position.moves()}
        for move in position.catalogue.all:
            reason = position.why_not(move)
            assert (reason is None) == (move.id in legal), f"{phase}: {move.text}"
            assert reason is None or reason.key == "over" or (reason.key and reason.rule), move.text
    return set(phases)


def check_reason(reason: Reason | None, key: str, rule: str, args: dict[str, int | str]) -> None:
    """The reason has this key, this rule and these details; without a key there is none."""
    if not key:
        assert reason is None
        return
    assert reason is not None
    assert (reason.key, reason.rule, reason.details) == (key, rule, args)
