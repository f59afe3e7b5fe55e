"""Set-up, before the first decision (WF 109–421)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkwright.packed import economy_marker
from arktable.games.arkwright.phases.foundation import found
from arktable.games.arkwright.terms import (
    BUREAUCRACY,
    CHARISMA,
    DARK_DISTRIBUTION,
    DARK_MACHINERY,
    DARK_PRODUCTION,
    DARK_QUALITY,
    END_OF_GAME,
    GOODS,
    INVENTOR,
    LIGHT_DISTRIBUTION,
    LIGHT_EXCHANGE,
    LIGHT_MACHINERY,
    LIGHT_PRODUCTION,
    LIGHT_QUALITY,
    PATRON,
    TILES,
)

if TYPE_CHECKING:
    from arktable.games.arkwright.printed import Printed
    from arktable.games.arkwright.state import ArkwrightPosition


def companies(position: ArkwrightPosition) -> None:
    """Give each player 15 shares, the share value on space 10 (WF 277–288)."""
    printed = position.rules.printed
    for company in position.companies:
        company.shares = printed.start_shares
        company.space = printed.start_space


def job_market(position: ArkwrightPosition) -> None:
    """Put one worker on each space of the job market, and remove a few by the number of players (WF 198–247)."""
    printed, seats = position.rules.printed, position.seats
    position.fired = printed.to_fired[seats]
    position.out = printed.to_box[seats]
    position.empty = position.fired + position.out


# -- economy and event markers --------------------------------------------------------------------------------------


def economy_choice(printed: Printed, good: int, few_workers: bool) -> list[int]:
    """Return the economy markers of one good."""
    return [
        economy_marker(steps, workers)
        for steps, workers in printed.economy[good]
        if not (few_workers and workers == printed.many_workers)
    ]


def economy_choice_mule(printed: Printed, good: int) -> list[int]:
    """Return the five economy markers of each good in Spinning Mule (PB 927)."""
    return [economy_marker(steps, workers) for steps, workers in printed.mule_economy[good]]


def economy_markers(position: ArkwrightPosition) -> None:
    """Lay one marker per good and decade, face down (WF 150–166)."""
    decades = position.rules.last_decade
    per_good: list[list[int]] = []
    for good in range(GOODS):
        markers = position.rules.economy_pool(position, good)
        position.rng.shuffle(markers)
        per_good.append(markers[:decades])
    position.economy = [per_good[good][decade] for decade in range(decades) for good in range(GOODS)]


def event_choice(printed: Printed, seats: int) -> list[int]:
    """Return the events in the game, without bureaucracy and the end."""
    without = printed.events_not_for_two if seats == 2 else []
    return [event for event in printed.events if event != BUREAUCRACY and event not in without]


def event_pool(position: ArkwrightPosition) -> list[int]:
    """Return the events from which this number of players draws."""
    return event_choice(position.rules.printed, position.seats)


def event_markers(position: ArkwrightPosition) -> None:
    """Lay one on 1800, two more shuffled with bureaucracy on 1770 to 1790, and the end on 1810 (WF 140–148)."""
    drawn = position.rules.event_pool(position)
    position.rng.shuffle(drawn)
    early = position.rules.printed.early_events
    later = position.rules.last_decade - 1 - early
    first = [BUREAUCRACY, *drawn[later : later + early - 1]]
    position.rng.shuffle(first)
    position.events_laid = [*first, *drawn[:later], END_OF_GAME]


def event_markers_fixed(position: ArkwrightPosition) -> None:
    """Lay the events as the predetermined set-up lists them (WF 226–230)."""
    position.events_laid = [*position.rules.printed.events_fixed, END_OF_GAME]


def event_markers_starred(position: ArkwrightPosition) -> None:
    """Shuffle the three events with an asterisk among themselves (WF 231, B40)."""
    fixed = position.rules.printed.events_fixed
    starred = [event for event in fixed if event != BUREAUCRACY]
    position.rng.shuffle(starred)
    laid = [event if event == BUREAUCRACY else starred.pop() for event in fixed]
    position.events_laid = [*laid, END_OF_GAME]


def event_markers_mule(position: ArkwrightPosition) -> None:
    """Spinning Mule: lay two of the list on 1770 and 1780, and the end on 1790 (PB 933)."""
    drawn = position.rules.event_pool(position)
    position.rng.shuffle(drawn)
    position.events_laid = [*drawn[: position.rules.last_decade - 1], END_OF_GAME]


def extra_event_markers(position: ArkwrightPosition) -> None:
    """Lay one more for each decade from 1760 to 1800, of those that are left (PB 626, B80)."""
    left = [event for event in position.rules.event_pool(position) if event not in position.events_laid]
    position.rng.shuffle(left)
    position.extra_laid = left[: position.rules.printed.extra_events]


# -- special markers ------------------------------------------------------------------------------------------------


def _lay_greys(position: ArkwrightPosition, rows: tuple[int, ...], kinds: tuple[int, ...]) -> None:
    printed, seats = position.rules.printed, position.seats
    sets = printed.marker_sets - printed.sets_removed[seats]
    pool = [kind for kind in kinds for _ in range(sets)]
    position.rng.shuffle(pool)
    for row in rows:
        position.mat[row] = sorted(pool.pop() for _ in range(min(len(pool), printed.mat_per_row[seats][row])))


def grey_markers(position: ArkwrightPosition) -> None:
    """Lay light grey markers in rows I and II, dark grey in III and IV; the rest is not used (WF 331–352, B26)."""
    _lay_greys(position, (0, 1), (LIGHT_MACHINERY, LIGHT_QUALITY, LIGHT_DISTRIBUTION, LIGHT_PRODUCTION))
    _lay_greys(position, (2, 3), (DARK_MACHINERY, DARK_QUALITY, DARK_DISTRIBUTION, DARK_PRODUCTION))


def grey_markers_jenny(position: ArkwrightPosition) -> None:
    """Lay light grey markers for level I, with a stock exchange marker per player, and dark grey for level II (B82)."""
    _lay_greys(position, (0,), (LIGHT_MACHINERY, LIGHT_QUALITY, LIGHT_DISTRIBUTION))
    position.mat[0] += [LIGHT_EXCHANGE] * position.seats
    _lay_greys(position, (1,), (DARK_MACHINERY, DARK_QUALITY, DARK_DISTRIBUTION))


def grey_markers_mule(position: ArkwrightPosition) -> None:
    """Lay all markers for the number of players: light grey for level I, dark grey for level II (B84)."""
    printed = position.rules.printed
    sets = printed.marker_sets - printed.sets_removed[position.seats]
    for row, kinds in enumerate(
        ((LIGHT_MACHINERY, LIGHT_QUALITY, LIGHT_DISTRIBUTION), (DARK_MACHINERY, DARK_QUALITY, DARK_DISTRIBUTION))
    ):
        position.mat[row] = [kind for kind in kinds for _ in range(sets)]


def grey_markers_pictured(position: ArkwrightPosition) -> None:
    """Lay the mat of the predetermined set-up, if a profile describes its picture (WF 371–405, B27)."""
    for row, markers in enumerate(position.rules.printed.mat_pictured[position.seats][: len(position.mat)]):
        position.mat[row] = markers.copy()


def ships(position: ArkwrightPosition) -> None:
    """Lay all ships; two players use only the four smallest (WF 327–338)."""
    copies = position.rules.printed.ship_copies
    position.ship_offer = [copies[0]] + [0] * (len(copies) - 1) if position.seats == 2 else copies.copy()


def _draw_tiles(position: ArkwrightPosition, number: int, always: list[int]) -> None:
    seats = position.seats
    offer = [0] * TILES
    for tile in always:
        offer[tile] += 1
    copies = position.rules.tile_copies
    pool = [tile for tile in range(TILES) for _ in range(copies[tile] - offer[tile])]
    position.rng.shuffle(pool)
    left = number
    while left and pool:
        tile = pool.pop()
        # The game never has as many equal tiles as players: such a tile is removed and another drawn (B41).
        if offer[tile] + 1 < seats or copies[tile] == 1:
            offer[tile] += 1
            left -= 1
    position.tile_offer = offer


def tiles(position: ArkwrightPosition) -> None:
    """Draw charisma, one inventor and 26, 19 or 12 more (WF 354–384)."""
    _draw_tiles(position, position.rules.printed.tiles_random[position.seats], [CHARISMA, INVENTOR])


def tiles_with_patrons(position: ArkwrightPosition) -> None:
    """Draw the tiles with all four patrons and fewer random tiles (WF 360, B40)."""
    always = [CHARISMA, INVENTOR, *[PATRON + good for good in range(GOODS)]]
    _draw_tiles(position, position.rules.printed.tiles_random_patrons[position.seats], always)


def tiles_fixed(position: ArkwrightPosition) -> None:
    """Take the tiles listed for the number of players (WF 406–419)."""
    position.tile_offer = [0] * TILES
    for group in position.rules.printed.tiles_fixed[: position.seats - 1]:
        for tile in group:
            position.tile_offer[tile] += 1


def tiles_mule(position: ArkwrightPosition) -> None:
    """Spinning Mule: take the tiles listed by number of players; an alternative replaces a listed one (PB 905–923)."""
    printed, played = position.rules.printed, position.rules.alternative_tiles
    position.tile_offer = [0] * TILES
    for group in printed.mule_tiles[: position.seats - 1]:
        for tile in group:
            position.tile_offer[tile] += 1
    for tile, replaced in zip(printed.mule_alternatives, printed.mule_replaced, strict=True):
        if played >> tile & 1:
            position.tile_offer[replaced] -= 1
            position.tile_offer[tile] += 1


# -- predetermined companies ----------------------------------------------------------------------------------------


def factories_fixed(position: ArkwrightPosition) -> None:
    """Found the factories of the predetermined set-up (WF 528–553)."""
    for seat, start in enumerate(position.rules.printed.starts[position.seats]):
        for good in range(GOODS):
            if start.prices[good]:
                found(position, seat, good, start.prices[good])


def capital_fixed(position: ArkwrightPosition) -> None:
    """Give the shares and the start-up capital of the predetermined set-up (WF 600–619)."""
    printed = position.rules.printed
    for seat, start in enumerate(printed.starts[position.seats]):
        company = position.companies[seat]
        position.earn(seat, (company.shares - start.shares) * printed.share_value[company.space])
        company.shares = start.shares


def capital_jenny(position: ArkwrightPosition) -> None:
    """Sell five shares and add £20 for every player (PB 243)."""
    printed = position.rules.printed
    for seat, company in enumerate(position.companies):
        company.shares -= printed.jenny_sold
        position.earn(seat, printed.jenny_sold * printed.share_value[company.space] + printed.jenny_cash)
