"""What a viewer cannot know: face-down economy and event markers and, with the option, the others' cash (B36).

It is made unknown, and dealt again. A sample for a bot takes both steps, the text of a position for a seat the first
one, and a position loaded from such a text the second one: so a sample and a loaded text are positions of one kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.rng import Rng
from arktable.engine.seats import OPEN_BOOK
from arktable.engine.values import UNKNOWN
from arktable.games.arkwright.economy import shares
from arktable.games.arkwright.phases.award import AwardShare
from arktable.games.arkwright.phases.economy import turned_marker
from arktable.games.arkwright.phases.emergency import EmergencySale
from arktable.games.arkwright.phases.events import event_phase
from arktable.games.arkwright.phases.foundation import building_costs, pay_factories
from arktable.games.arkwright.phases.rounds import awaits
from arktable.games.arkwright.terms import BUREAUCRACY, END_OF_GAME, GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright.rules import Rules
    from arktable.games.arkwright.state import ArkwrightPosition


def secrets_of(rules: Rules) -> tuple[str, ...]:
    """What a seat knows that the others do not: its cash, where an option hides it. Markers are hidden from all."""
    return ("cash",) if rules.cash_hidden else ()


def drawn_anew(position: ArkwrightPosition, viewer: int, rng: Rng) -> ArkwrightPosition:
    """A twin in which unseen markers and unknown cash are dealt again, as far as the viewer can tell the same."""
    twin = position.copy()
    if viewer == OPEN_BOOK:
        return twin
    conceal(twin, viewer)
    _draw(twin, rng)
    _deal_cash(twin, rng)
    if twin.rules.cash_hidden:
        twin.bank = -sum(company.cash for company in twin.companies)
    twin.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word() | 1)
    return twin


def conceal(position: ArkwrightPosition, viewer: int) -> None:
    """Make unknown what this viewer does not know."""
    _turn_down(position)
    if position.rules.cash_hidden and position.seat >= 0:
        for seat, company in enumerate(position.companies):
            if seat != viewer:
                company.cash = UNKNOWN


def deal(position: ArkwrightPosition, rng: Rng) -> None:
    """Fill in what is unknown from what can still be there; markers that a text leaves out altogether are unknown."""
    rules = position.rules
    if not position.economy and rules.economy_step is turned_marker:
        position.economy = [UNKNOWN] * (rules.last_decade * GOODS)
    if not position.events_laid and event_phase in rules.decade_plan:
        position.events_laid = [*[UNKNOWN] * (rules.last_decade - 1), END_OF_GAME]
    _draw(position, rng)
    _deal_cash(position, rng)


def _turn_down(position: ArkwrightPosition) -> None:
    """The markers that lie face down become unknown; the end of the game lies where it lies."""
    for at in range(position.economy_seen, len(position.economy)):
        position.economy[at] = UNKNOWN
    for at in range(position.events_seen, len(position.events_laid) - 1):
        position.events_laid[at] = UNKNOWN
    for at in range(position.extra_seen, len(position.extra_laid)):
        position.extra_laid[at] = UNKNOWN


def _draw(position: ArkwrightPosition, rng: Rng) -> None:
    """Unknown markers become some of those that are left."""
    if position.economy:
        _economy(position, rng)
    if position.events_laid:
        for redraw in position.rules.redraw_events:
            redraw(position, rng)


# -- cash -------------------------------------------------------------------------------------------------------------


def _deal_cash(position: ArkwrightPosition, rng: Rng) -> None:
    """Unknown cash becomes an amount that fits what lies open on the table."""
    for seat, company in enumerate(position.companies):
        if company.cash == UNKNOWN:
            least, most = _cash_bounds(position, seat)
            company.cash = least + rng.below(max(0, most - least) + 1)


def _cash_bounds(position: ArkwrightPosition, seat: int) -> tuple[int, int]:
    """At most what the shares of the start would bring; and what is asked of the seat must be possible.

    An emergency sale under way means too little cash for its payment, the offer of a share enough for its price. In
    1760 everybody keeps what the factories cost.
    """
    printed, company = position.rules.printed, position.companies[seat]
    most = printed.start_shares * printed.share_value[min(printed.last_space, max(1, company.space))]
    least = building_costs(position, seat) if awaits(position, pay_factories) else 0
    for frame in position.frames:
        if frame.seat != seat:
            continue
        if isinstance(frame, EmergencySale):
            least, most = 0, min(most, frame.amount - 1)
        elif isinstance(frame, AwardShare):
            least = max(least, shares.half_price(printed, company, 1))
    return least, most


# -- economy markers --------------------------------------------------------------------------------------------------


def _economy(position: ArkwrightPosition, rng: Rng) -> None:
    for good in range(GOODS):
        places = range(good, len(position.economy), GOODS)
        pool = position.rules.economy_pool(position, good)
        for at in places:
            if position.economy[at] in pool:
                pool.remove(position.economy[at])
        rng.shuffle(pool)
        for at in places:
            if position.economy[at] == UNKNOWN and pool:
                position.economy[at] = pool.pop()


# -- events -----------------------------------------------------------------------------------------------------------


def _unknown(laid: list[int]) -> list[int]:
    return [at for at, event in enumerate(laid) if event == UNKNOWN]


def _fill(laid: list[int], pool: list[int]) -> None:
    """Unknown events from the end of the pool, as far as it goes."""
    for at in _unknown(laid):
        if pool:
            laid[at] = pool.pop()


def any_events(position: ArkwrightPosition, rng: Rng) -> None:
    """Free set-up: any events of the game, with bureaucracy among the first ones as long as it was not seen."""
    laid = position.events_laid
    known = laid + position.extra_laid
    pool = [event for event in position.rules.event_pool(position) if event not in known]
    rng.shuffle(pool)
    if BUREAUCRACY not in laid:
        early = [at for at in _unknown(laid) if at < position.rules.printed.early_events]
        if early:
            laid[early[rng.below(len(early))]] = BUREAUCRACY
    _fill(laid, pool)


def starred_events(position: ArkwrightPosition, rng: Rng) -> None:
    """Fixed set-up with the starred events shuffled: they change places, bureaucracy lies where it is listed."""
    laid, fixed = position.events_laid, position.rules.printed.events_fixed
    for at in _unknown(laid):
        if at < len(fixed) and fixed[at] == BUREAUCRACY:
            laid[at] = BUREAUCRACY
    starred = [event for event in fixed if event not in laid]
    rng.shuffle(starred)
    _fill(laid, starred)


def listed_events(position: ArkwrightPosition, rng: Rng) -> None:
    """Fixed set-up: everybody knows the list, though the markers lie face down (WF 224)."""
    fixed = position.rules.printed.events_fixed
    for at in _unknown(position.events_laid):
        if at < len(fixed):
            position.events_laid[at] = fixed[at]


def drawn_events(position: ArkwrightPosition, rng: Rng) -> None:
    """Spinning Mule: any events of its list, the end where it lies (PB 933)."""
    pool = [event for event in position.rules.event_pool(position) if event not in position.events_laid]
    rng.shuffle(pool)
    _fill(position.events_laid, pool)


def known_events(position: ArkwrightPosition) -> list[int]:
    """The event markers in order, as far as everybody knows them: those that were turned, and those laid by a list."""
    rules, laid = position.rules, position.events_laid.copy()
    fixed = rules.printed.events_fixed
    for at in range(position.events_seen, len(laid) - 1):
        listed = fixed[at] if at < len(fixed) else UNKNOWN
        is_known = listed_events in rules.redraw_events
        if starred_events in rules.redraw_events:
            is_known = listed == BUREAUCRACY
        laid[at] = listed if is_known else UNKNOWN
    return laid


def possible_events(position: ArkwrightPosition) -> list[int]:
    """The events that the markers of this game can show, as far as everybody knows; without the end of the game."""
    rules = position.rules
    if not position.events_laid:
        return []
    found = set(rules.event_pool(position)) if position.extra_laid else set()
    if any_events in rules.redraw_events:
        found |= {BUREAUCRACY, *rules.event_pool(position)}
    elif drawn_events in rules.redraw_events:
        found |= set(rules.event_pool(position))
    else:
        found |= set(rules.printed.events_fixed)
    return sorted(found)


def extra_events(position: ArkwrightPosition, rng: Rng) -> None:
    """The unseen extra events, of what the others leave (PB 626)."""
    if not position.extra_laid:
        position.extra_laid = [UNKNOWN] * position.rules.printed.extra_events
    known = position.events_laid + position.extra_laid
    pool = [event for event in position.rules.event_pool(position) if event not in known]
    rng.shuffle(pool)
    _fill(position.extra_laid, pool)
