"""What nobody can know: face-down economy and event markers, drawn anew (B36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.rng import Rng
from arktable.engine.seats import OPEN_BOOK
from arktable.games.arkwright.terms import BUREAUCRACY, GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


def drawn_anew(position: ArkwrightPosition, viewer: int, rng: Rng) -> ArkwrightPosition:
    """A twin whose unseen markers are drawn from what the set-up could have laid there."""
    twin = position.copy()
    if viewer == OPEN_BOOK:
        return twin
    if twin.economy:
        _economy(twin, rng)
    if twin.events_laid:
        _events(twin, rng)
    twin.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word() | 1)
    return twin


def _economy(twin: ArkwrightPosition, rng: Rng) -> None:
    for good in range(GOODS):
        slots = [at for at in range(good, len(twin.economy), GOODS)]
        pool = twin.rules.economy_pool(twin)
        for at in slots:
            if at < twin.economy_seen:
                pool.remove(twin.economy[at])
        rng.shuffle(pool)
        for at in slots:
            if at >= twin.economy_seen:
                twin.economy[at] = pool.pop()


def _events(twin: ArkwrightPosition, rng: Rng) -> None:
    seen = twin.events_laid[: twin.events_seen]
    pool = [event for event in twin.rules.event_pool(twin) if event not in seen]
    hidden = list(range(twin.events_seen, len(twin.events_laid) - 1))  # the end lies where it lies
    rng.shuffle(pool)
    drawn = [pool.pop() for _ in hidden]
    if BUREAUCRACY in twin.events_laid and BUREAUCRACY not in seen:
        # It is among the first three as long as it was not seen (WF 145).
        early = [at for at in hidden if at < 3]
        place = early[rng.below(len(early))]
        if BUREAUCRACY in drawn:
            drawn.remove(BUREAUCRACY)
            drawn.append(pool.pop())
        drawn.pop()
        drawn.insert(hidden.index(place), BUREAUCRACY)
    for at, event in zip(hidden, drawn, strict=True):
        twin.events_laid[at] = event
