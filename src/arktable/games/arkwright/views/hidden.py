"""Hidden information: face-down economy and event markers and, with an option, others' cash (PB 315, B36).

It is concealed and then redealt. A sample for a bot takes both steps, the text of a position for a seat the first one,
and a position loaded from such a text the second one. So samples and loaded texts are positions of the same kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.rng import Rng
from arktable.engine.seats import OPEN_BOOK
from arktable.engine.values import UNKNOWN
from arktable.games.arkwright.economy import shares
from arktable.games.arkwright.phases.decade.events import EventPhase
from arktable.games.arkwright.phases.economy import turned_marker
from arktable.games.arkwright.phases.emergency import EmergencySale
from arktable.games.arkwright.phases.foundation import PayFactories, building_costs
from arktable.games.arkwright.phases.production.award import AwardShare
from arktable.games.arkwright.phases.rounds import awaits
from arktable.games.arkwright.terms import BUREAUCRACY, END_OF_GAME, GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright.rules import Rules
    from arktable.games.arkwright.state import ArkwrightPosition


def secrets_of(rules: Rules) -> tuple[str, ...]:
    """Return what a seat knows and the others not: its cash, if an option hides it. Markers are hidden from all."""
    return ("cash",) if rules.cash_hidden else ()


def redealt(position: ArkwrightPosition, viewer: int, rng: Rng) -> ArkwrightPosition:
    """Return a copy in which unseen markers and unknown cash are redealt; the viewer sees no difference."""
    copy = position.copy()
    if viewer == OPEN_BOOK:
        return copy
    conceal(copy, viewer)
    _draw(copy, rng)
    _deal_cash(copy, rng)
    if copy.rules.cash_hidden:
        copy.bank = -sum(company.cash for company in copy.companies)
    copy.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word() | 1)
    return copy


def conceal(position: ArkwrightPosition, viewer: int) -> None:
    """Conceal what this viewer does not know."""
    _turn_down(position)
    if position.rules.cash_hidden and position.seat >= 0:
        for seat, company in enumerate(position.companies):
            if seat != viewer:
                company.cash = UNKNOWN


def deal(position: ArkwrightPosition, rng: Rng) -> None:
    """Deal what is unknown from the possible values; markers that a text leaves out are unknown."""
    rules = position.rules
    if not position.economy and rules.economy_step is turned_marker:
        position.economy = [UNKNOWN] * (rules.last_decade * GOODS)
    if not position.events_laid and EventPhase in rules.decade_plan:
        position.events_laid = [*[UNKNOWN] * (rules.last_decade - 1), END_OF_GAME]
    _draw(position, rng)
    _deal_cash(position, rng)


def _turn_down(position: ArkwrightPosition) -> None:
    """Conceal the face-down markers, except the end of the game."""
    for at in range(position.economy_seen, len(position.economy)):
        position.economy[at] = UNKNOWN
    for at in range(position.events_seen, len(position.events_laid) - 1):
        position.events_laid[at] = UNKNOWN
    for at in range(position.extra_seen, len(position.extra_laid)):
        position.extra_laid[at] = UNKNOWN


def _draw(position: ArkwrightPosition, rng: Rng) -> None:
    """Replace unknown markers by random ones of those that are left."""
    if position.economy:
        _economy(position, rng)
    if position.events_laid:
        for redraw in position.rules.redraw_events:
            redraw(position, rng)


# -- cash -------------------------------------------------------------------------------------------------------------


def _deal_cash(position: ArkwrightPosition, rng: Rng) -> None:
    """Replace unknown cash by an amount that agrees with what is visible on the table."""
    for seat, company in enumerate(position.companies):
        if company.cash == UNKNOWN:
            least, most = _cash_bounds(position, seat)
            company.cash = least + rng.below(max(0, most - least) + 1)


def _cash_bounds(position: ArkwrightPosition, seat: int) -> tuple[int, int]:
    """Return the bounds: at most what the initial shares would bring, and consistent with the seat's decision.

    An emergency sale in progress means too little cash for its payment, the offer of a share enough for its price. In
    1760 every player keeps the cost of the factories.
    """
    printed, company = position.rules.printed, position.companies[seat]
    most = printed.start_shares * printed.share_value[min(printed.last_space, max(1, company.space))]
    least = building_costs(position, seat) if awaits(position, PayFactories) else 0
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
    """Replace unknown events by those from the end of the pool, as far as it lasts."""
    for at in _unknown(laid):
        if pool:
            laid[at] = pool.pop()


def any_events(position: ArkwrightPosition, rng: Rng) -> None:
    """Free set-up: draw any events, with bureaucracy among the first ones unless it was seen."""
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
    """Fixed set-up with shuffled starred events: these change places; bureaucracy stays where it is listed."""
    laid, fixed = position.events_laid, position.rules.printed.events_fixed
    for at in _unknown(laid):
        if at < len(fixed) and fixed[at] == BUREAUCRACY:
            laid[at] = BUREAUCRACY
    starred = [event for event in fixed if event not in laid]
    rng.shuffle(starred)
    _fill(laid, starred)


def listed_events(position: ArkwrightPosition, rng: Rng) -> None:
    """Fixed set-up: everybody knows the list, although the markers are face down (WF 224)."""
    fixed = position.rules.printed.events_fixed
    for at in _unknown(position.events_laid):
        if at < len(fixed):
            position.events_laid[at] = fixed[at]


def drawn_events(position: ArkwrightPosition, rng: Rng) -> None:
    """Spinning Mule: draw any events of its list; the end stays where it is (PB 933)."""
    pool = [event for event in position.rules.event_pool(position) if event not in position.events_laid]
    rng.shuffle(pool)
    _fill(position.events_laid, pool)


def known_events(position: ArkwrightPosition) -> list[int]:
    """Return the event markers in order, as far as everybody knows them: those turned, and those laid by a list."""
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
    """Return the possible events of this game's markers, as far as everybody knows; without the end of the game."""
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
    """Draw the unseen extra events from those that the others leave (PB 626)."""
    if not position.extra_laid:
        position.extra_laid = [UNKNOWN] * position.rules.printed.extra_events
    known = position.events_laid + position.extra_laid
    pool = [event for event in position.rules.event_pool(position) if event not in known]
    rng.shuffle(pool)
    _fill(position.extra_laid, pool)
