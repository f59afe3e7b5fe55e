"""Checks for a position from outside: what is impossible, as (place in its text, sentence).

Companies are checked in `company_problems.py`, and each phase checks its own frame.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.fields import Whole
from arktable.engine.values import UNKNOWN
from arktable.games.arkwright.economy import factory
from arktable.games.arkwright.phases.decade.events import EventPhase, ExtraEvent
from arktable.games.arkwright.phases.economy import turned_marker
from arktable.games.arkwright.phases.rounds import Decades
from arktable.games.arkwright.terms import (
    AWARD_NAMES,
    BUREAUCRACY,
    END_OF_GAME,
    EVENT_NAMES,
    GOODS,
    LIGHT_EXCHANGE,
    MARKER_NAMES,
    NO_AWARD,
    OWN_MARKERS,
    PIER,
    TILE_NAMES,
    TILES,
)
from arktable.games.arkwright.text.company_problems import company_problems

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition

Problems = list[tuple[str, str]]


def problems(position: ArkwrightPosition) -> Problems:
    """Return everything that is impossible. Later checks rely on earlier ones, so the first groups end the search."""
    found = _counts(position) or _timetable(position)
    if found:
        return found
    for seat in range(position.seats):
        found += company_problems(position, seat)
    found += _workers(position) + _box(position) + _mat(position) + _awards(position)
    return found or _economy(position) + _events(position) + _frames(position)


# -- the board --------------------------------------------------------------------------------------------------------


def _counts(position: ArkwrightPosition) -> Problems:
    found: Problems = []
    if len(position.companies) != position.seats:
        found.append(("companies", f"there must be one for each of {position.seats} seats: {len(position.companies)}"))
    if len(position.mat) != len(position.rules.mat_levels):
        found.append(("mat", f"must have {len(position.rules.mat_levels)} rows, not {len(position.mat)}"))
    if not 0 <= position.start < position.seats:
        found.append(("start", f"must be a seat from 1 to {position.seats}, not {position.start + 1}"))
    if position.cycle == UNKNOWN:
        found.append(("cycle", "is visible to all, so it cannot be unknown"))
    for name, number in (("fired", position.fired), ("out", position.out)):
        if number < 0:
            found.append((name, f"cannot be less than 0: {number}"))
    for good, appeal in enumerate(position.importers):
        most = factory.most_importer_appeal(position.rules.printed)
        if not 0 <= appeal <= most:
            found.append((f"importers.{position.rules.printed.goods[good]}", f"must be 0 to {most}, not {appeal}"))
    return found


def _timetable(position: ArkwrightPosition) -> Problems:
    """Check that the timetable is the lowest frame and agrees with decade and cycle."""
    if not position.frames:
        if position.cycle != GOODS or not position.last_decade():
            return [("frames", "no decision is asked, but the game is not over")]
        return []
    timetable = position.frames[0]
    if not isinstance(timetable, Decades):
        return [("frames[0].phase", 'the lowest frame must be "decades", the timetable')]
    for at in range(1, len(position.frames)):
        if isinstance(position.frames[at], Decades):
            return [(f"frames[{at}].phase", "the timetable must be at the bottom, and only there")]
    return [(f"frames[0].{field}", what) for field, what in timetable.problems(position)]


def _workers(position: ArkwrightPosition) -> Problems:
    printed = position.rules.printed
    if position.empty > printed.spaces:
        used = position.empty - printed.spaces + printed.workers
        return [("companies", f"{used} workers are in use, but there are only {printed.workers}")]
    return []


def _box(position: ArkwrightPosition) -> Problems:
    """Check that there are not too many ships, tiles and shares."""
    printed = position.rules.printed
    found: Problems = []
    for kind, left in enumerate(position.ship_offer):
        if left < 0:
            found.append(("companies", f"too many ships of capacity {printed.ship_capacity[kind]}: {-left} more"))
    for tile in range(TILES):
        there, name = position.rules.tile_copies[tile], TILE_NAMES[tile]
        used = position.tile_offer[tile] + sum(company.has(tile) for company in position.companies)
        if position.tile_offer[tile] < 0:
            found.append((f"tile_offer.{name}", f"cannot be less than 0: {position.tile_offer[tile]}"))
        elif used > there:
            found.append((f"tile_offer.{name}", f"{used} of this tile are in use, but there are only {there}"))
    for seat in range(position.seats):
        left = position.rules.bank_shares(position, seat)
        if left < 0:
            what = f"{printed.shares - left} shares of this company are held, but there are only {printed.shares}"
            found.append((f"companies[{seat}].shares", what))
    return found


def _mat(position: ArkwrightPosition) -> Problems:
    """Check that there are not too many grey markers on the mat and in the companies."""
    found: Problems = []
    for row, markers in enumerate(position.mat):
        for at, marker in enumerate(markers):
            if not OWN_MARKERS <= marker < PIER:
                found.append((f"mat[{row}][{at}]", "must be a grey marker"))
    if found:
        return found
    for marker in range(OWN_MARKERS, PIER):
        there = position.seats if marker == LIGHT_EXCHANGE else position.rules.printed.marker_sets
        used = sum(row.count(marker) for row in position.mat) + sum(one.owns(marker) for one in position.companies)
        if used > there:
            name = MARKER_NAMES[marker]
            found.append(("mat", f"{used} markers {name!r} are in use, but there are only {there}"))
    return found


def _awards(position: ArkwrightPosition) -> Problems:
    found: Problems = []
    for award, at in enumerate(position.awards):
        if at >= position.seats or at < NO_AWARD:
            found.append((f"awards.{AWARD_NAMES[award]}", f"there is no seat {at + 1}"))
    if (position.awards[0] == NO_AWARD) != (position.awards[1] == NO_AWARD):
        found.append(("awards", "both award markers are played, or none"))
    return found


# -- economy and event markers ----------------------------------------------------------------------------------------


def _economy(position: ArkwrightPosition) -> Problems:
    rules, laid = position.rules, position.economy
    want = rules.last_decade * GOODS if rules.economy_step is turned_marker else 0
    if len(laid) != want:
        return [("economy", f"must have {want} markers, not {len(laid)}")]
    for good in range(GOODS if want else 0):
        pool = rules.economy_pool(position, good)
        for at in range(good, want, GOODS):
            if laid[at] not in pool:
                name = rules.printed.goods[good]
                return [(f"economy[{at}]", f"no such marker is left for {name}; each exists once")]
            pool.remove(laid[at])
    return []


def _events(position: ArkwrightPosition) -> Problems:
    rules, laid, extra = position.rules, position.events_laid, position.extra_laid
    want = rules.last_decade if EventPhase in rules.decade_plan else 0
    if len(laid) != want:
        return [("events_laid", f"must have {want} events, not {len(laid)}")]
    want_extra = rules.printed.extra_events if ExtraEvent in rules.decade_plan else 0
    if len(extra) != want_extra:
        return [("extra_laid", f"must have {want_extra} events, not {len(extra)}")]
    if laid and laid[-1] != END_OF_GAME:
        return [(f"events_laid[{want - 1}]", f"the last event is {EVENT_NAMES[END_OF_GAME]!r}")]
    pool = [*rules.event_pool(position), BUREAUCRACY]
    for name, events in (("events_laid", laid[:-1]), ("extra_laid", extra)):
        for at, event in enumerate(events):
            if event not in pool:
                return [(f"{name}[{at}]", "this event is not in the game, or is used twice")]
            pool.remove(event)
    return []


# -- frames -----------------------------------------------------------------------------------------------------------


def _frames(position: ArkwrightPosition) -> Problems:
    """Check what every frame needs, then what the phases check themselves."""
    found: Problems = []
    for at, frame in enumerate(position.frames):
        where = f"frames[{at}]"
        if not 0 <= frame.seat < position.seats:
            found.append((f"{where}.seat", f"must be a seat from 1 to {position.seats}"))
            continue
        own: Problems = []
        for field in frame.FIELDS:
            value = getattr(frame, field.name)
            if value == UNKNOWN:
                own.append((field.name, "is visible to all, so it cannot be unknown"))
            elif isinstance(field, Whole) and value < 0:
                own.append((field.name, f"cannot be less than 0: {value}"))
        own = own or frame.problems(position)
        found += [(f"{where}.{field}", what) for field, what in own]
    return found
