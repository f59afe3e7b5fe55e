"""What nobody can know: face-down economy and event markers, drawn anew (B36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arktable.engine.rng import Rng
from arktable.engine.seats import OPEN_BOOK
from arktable.games.arkwright.terms import BUREAUCRACY, GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition

EARLY_EVENTS: Final = 3
"""Bureaucracy lies on one of the first three event spaces (WF 145)."""


def drawn_anew(position: ArkwrightPosition, viewer: int, rng: Rng) -> ArkwrightPosition:
    """A twin whose unseen markers are drawn from what the set-up could have laid there."""
    twin = position.copy()
    if viewer == OPEN_BOOK:
        return twin
    if twin.economy:
        _economy(twin, rng)
    if twin.events_laid:
        for redraw in twin.rules.redraw_events:
            redraw(twin, rng)
    twin.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word() | 1)
    return twin


def _economy(twin: ArkwrightPosition, rng: Rng) -> None:
    for good in range(GOODS):
        slots = range(good, len(twin.economy), GOODS)
        pool = twin.rules.economy_pool(twin)
        for at in slots:
            if at < twin.economy_seen:
                pool.remove(twin.economy[at])
        rng.shuffle(pool)
        for at in slots:
            if at >= twin.economy_seen:
                twin.economy[at] = pool.pop()


def any_events(twin: ArkwrightPosition, rng: Rng) -> None:
    """Free set-up: any events of the game, with bureaucracy among the first three as long as it was not seen."""
    laid, seen = twin.events_laid, twin.events_seen
    known = laid[:seen] + twin.extra_laid[: twin.extra_seen]
    pool = [event for event in twin.rules.event_pool(twin) if event not in known]
    rng.shuffle(pool)
    places = list(range(seen, len(laid) - 1))  # the end lies where it lies
    if BUREAUCRACY not in laid[:seen]:
        early = [at for at in places if at < EARLY_EVENTS]
        place = early[rng.below(len(early))]
        places.remove(place)
        laid[place] = BUREAUCRACY
    for at in places:
        laid[at] = pool.pop()


def starred_events(twin: ArkwrightPosition, rng: Rng) -> None:
    """Fixed set-up with the starred events shuffled: they change places, bureaucracy lies where it is listed."""
    laid = twin.events_laid
    places = [at for at in range(twin.events_seen, len(laid) - 1) if laid[at] != BUREAUCRACY]
    starred = [laid[at] for at in places]
    rng.shuffle(starred)
    for at in places:
        laid[at] = starred.pop()


def listed_events(twin: ArkwrightPosition, rng: Rng) -> None:
    """Fixed set-up: everybody knows the list, though the markers lie face down (WF 224)."""


def drawn_events(twin: ArkwrightPosition, rng: Rng) -> None:
    """Spinning Mule: any events of its list, the end where it lies (PB 933)."""
    laid, seen = twin.events_laid, twin.events_seen
    pool = [event for event in twin.rules.event_pool(twin) if event not in laid[:seen]]
    rng.shuffle(pool)
    for at in range(seen, len(laid) - 1):
        laid[at] = pool.pop()


def extra_events(twin: ArkwrightPosition, rng: Rng) -> None:
    """The unseen extra events, of what the others leave (PB 626)."""
    extra, seen = twin.extra_laid, twin.extra_seen
    known = twin.events_laid + extra[:seen]
    pool = [event for event in twin.rules.event_pool(twin) if event not in known]
    rng.shuffle(pool)
    for at in range(seen, len(extra)):
        extra[at] = pool.pop()


def conceal(position: ArkwrightPosition, viewer: int) -> None:
    """Make unknown what this viewer does not know."""


def deal(position: ArkwrightPosition, rng: Rng) -> None:
    """Fill in what is unknown from what can still be there."""
